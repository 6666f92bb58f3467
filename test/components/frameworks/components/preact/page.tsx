/** @jsxImportSource preact */
// The page of every framework with components in it, drawn on a server and taken over in a browser.
import { hydrate, render } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { App } from '../../preact/app.js';
import { Team } from './team.js';

const page = <App team={Team} />;

export function renderPage(): string {
  return renderToString(page);
}

/** Takes over; returns what takes everything away. */
export function hydratePage(box: Element): () => void {
  hydrate(page, box);
  return () => render(null, box);
}
