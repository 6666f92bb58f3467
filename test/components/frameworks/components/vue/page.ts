// The page of every framework with components, rendered on a server and hydrated in a browser.
import { renderToString } from '@vue/server-renderer';
import { createSSRApp } from 'vue';
import App from '../../vue/app.vue';
import Team from './team.vue';

export function renderPage(): Promise<string> {
  return renderToString(createSSRApp(App, { team: Team }));
}

/** Hydrates the page, and returns a function that unmounts it. */
export function hydratePage(box: Element): () => void {
  const app = createSSRApp(App, { team: Team });
  app.mount(box);
  return () => app.unmount();
}
