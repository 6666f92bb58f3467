import { generateHydrationScript, renderToString } from 'solid-js/web';
import { App } from './app';

/** Renders the page's head and its body. */
export const render = () => ({ head: generateHydrationScript(), body: renderToString(() => <App />) });
