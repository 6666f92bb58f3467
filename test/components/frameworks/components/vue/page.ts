// The page of every framework with components in it, drawn on a server and taken over in a browser.
import { renderToString } from '@vue/server-renderer';
import { createSSRApp } from 'vue';
import App from '../../vue/app.vue';
import Team from './team.vue';

export function renderPage(): Promise<string> {
  return renderToString(createSSRApp(App, { team: Team }));
}

/** Takes over; returns what takes everything away. */
export function hydratePage(box: Element): () => void {
  const app = createSSRApp(App, { team: Team });
  app.mount(box);
  return () => app.unmount();
}
