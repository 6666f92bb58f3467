// The samples of the docs for Nuxt on one page, rendered on a server and hydrated in a browser.
import { renderToString } from '@vue/server-renderer';
import { createSSRApp, h, type App } from 'vue';
import Face from '../../examples/nuxt/app/components/face.vue';
import People from '../../examples/nuxt/app/components/people.vue';
import Team from '../../examples/nuxt/app/components/team.vue';
import { MEMBERS, PEOPLE, USER } from './people.js';

function createPage(): App {
  return createSSRApp({
    render: () => [h(Face, { user: USER }), h(People, { first: PEOPLE }), h(Team, { members: MEMBERS })],
  });
}

export function renderPage(): Promise<string> {
  return renderToString(createPage());
}

export function hydratePage(box: Element): void {
  createPage().mount(box);
}
