/** @jsxImportSource preact */
// The page of every framework with components, rendered on a server and hydrated in a browser.
import { hydrate, render } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { App } from '../../preact/app.js';
import { Team } from './team.js';

const page = <App team={Team} />;

export function renderPage(): string {
  return renderToString(page);
}

/** Hydrates the page, and returns a function that unmounts it. */
export function hydratePage(box: Element): () => void {
  hydrate(page, box);
  return () => render(null, box);
}
