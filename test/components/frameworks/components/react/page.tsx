/** @jsxImportSource react */
// The page of every framework with components, rendered on a server and hydrated in a browser.
import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { App } from '../../react/app.js';
import { Team } from './team.js';

const page = (
  <StrictMode>
    <App team={Team} />
  </StrictMode>
);

export function renderPage(): string {
  return renderToString(page);
}

/** Hydrates the page, and returns a function that unmounts it. */
export function hydratePage(box: Element): () => void {
  const root = hydrateRoot(box, page);
  return () => root.unmount();
}
