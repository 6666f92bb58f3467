// The page of the components in Vue.
import { renderToString } from '@vue/server-renderer';
import { NaviiAvatar, NaviiGroup } from 'navii/vue';
import { createSSRApp, h, shallowRef, type App, type ShallowRef } from 'vue';
import type { Show, State } from './pages.js';

function createPage(shown: ShallowRef<State>): App {
  return createSSRApp({
    render: () => {
      const { seed, mood, animated, src } = shown.value;
      const team = [{ seed, label: seed }, 'Grace, Inc.', 'Alan'];
      return [
        h('main', [
          h(NaviiAvatar, { seed, mood, animated, class: 'face', id: 'me' }),
          h(NaviiGroup, { seeds: team, ring: 'auto', animated: true }),
        ]),
        h('aside', [
          h(NaviiAvatar, { seed: 'ada', label: 'Ada', src, mood }),
          h(NaviiGroup, { seeds: [{ seed: 'ada', label: 'Ada', src }, 'grace'] }),
          h(NaviiAvatar, { seed: 'grace', src: '/none.jpg' }),
        ]),
      ];
    },
  });
}

export function renderPage(state: State): Promise<string> {
  return renderToString(createPage(shallowRef(state)));
}

export function hydratePage(box: Element, first: State): Show {
  const shown = shallowRef(first);
  const app = createPage(shown);
  app.mount(box);
  return (state) => {
    if (state) shown.value = state;
    else app.unmount();
  };
}
