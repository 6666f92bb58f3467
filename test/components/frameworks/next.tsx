// The samples of the docs for Next on one page, rendered on a server and hydrated in a browser.
import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { Face } from '../../examples/next/app/face.js';
import { NaviiAvatar } from '../../examples/next/app/mascots.js';
import { People } from '../../examples/next/app/people.js';
import { Team } from '../../examples/next/app/team.js';
import { MEMBERS, PEOPLE, USER } from './people.js';

const page = (
  <StrictMode>
    <Face user={USER} />
    <People first={PEOPLE} />
    <Team members={MEMBERS} />
    <NaviiAvatar seed="ada" packs="neon" id="neon" />
  </StrictMode>
);

export function renderPage(): string {
  return renderToString(page);
}

export function hydratePage(box: Element): void {
  hydrateRoot(box, page);
}
