/** @jsxImportSource react */
// The page of every framework with components in it, drawn on a server and taken over in a browser.
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

/** Takes over; returns what takes everything away. */
export function hydratePage(box: Element): () => void {
  const root = hydrateRoot(box, page);
  return () => root.unmount();
}
