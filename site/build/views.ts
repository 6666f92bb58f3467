// Prints the views (`site/shared/view.ts`) into the pages, each in its first state.
import { collectResultSync } from '@lit-labs/ssr/lib/render-result.js';
import { renderThunked } from '@lit-labs/ssr/lib/render.js';
import { FIRST as FIRST_BUILDER, renderBuilder } from '../builder/view.js';
import { POPULATION, renderRarest } from '../finder/rarest.js';
import { FIRST as FIRST_FINDER, renderFinder, renderToday, STAND_IN } from '../finder/view.js';
import { BLANK_CELL, FIRST as FIRST_GALLERY, renderGallery } from '../gallery/view.js';
import { drawTileMascot } from '../landing/edge-mascots.js';
import { drawTeam } from '../landing/fragments.js';
import { renderSnippet, renderWays } from '../landing/samples.js';
import { renderShowcase } from '../landing/showcase.js';
import { FIRST as FIRST_LANDING, renderPanel, renderSign, renderTeam as renderLandingTeam } from '../landing/view.js';
import { FIRST_MASCOT, FIRST_FIND, MASCOT_TEMPLATE } from '../share/printed.js';
import type { Fragments } from '../shared/page-entry.js';
import { FIRST as FIRST_TEAM, renderTeam } from '../team/view.js';

/** Prints a template so that a script can take it over. */
export function printView(view: unknown): string {
  // The mark of a drawing has a digest of it, which no script reads and which does not compress.
  return collectResultSync(renderThunked(view)).replace(
    /<!--lit-part [^ >]+-->(?=<svg xmlns=|\{svg\}|\{portrait\})/g,
    '<!--lit-part-->',
  );
}

/** Prints a template that no script takes over. */
function printStill(view: unknown): string {
  return printView(view).replace(/<!--\/?lit-[^>]+-->/g, '');
}

const COUNT = new Intl.NumberFormat('en');

// Events are not printed.
const NO_ACTIONS = {} as never;

/** The views of the pages. */
export const VIEWS: Fragments = new Map([
  ['builder', () => printView(renderBuilder(FIRST_BUILDER, NO_ACTIONS))],
  ['sign', () => printView(renderSign(FIRST_LANDING, NO_ACTIONS))],
  ['panel', () => printView(renderPanel(FIRST_LANDING, NO_ACTIONS))],
  ['with-team', () => printView(renderLandingTeam(FIRST_LANDING, NO_ACTIONS, drawTeam))],
  ['snippet', () => printView(renderSnippet(FIRST_LANDING, NO_ACTIONS))],
  ['showcase', () => printView(renderShowcase(FIRST_LANDING, NO_ACTIONS))],
  ['ways', () => printView(renderWays(FIRST_LANDING, drawTileMascot))],
  ['gallery', () => printView(renderGallery(FIRST_GALLERY, NO_ACTIONS))],
  ['team-page', () => printView(renderTeam(FIRST_TEAM, NO_ACTIONS))],
  ['finder', () => printView(renderFinder(FIRST_FINDER, NO_ACTIONS))],
  ['finder-today', () => printView(renderToday(STAND_IN))],
  ['finder-rarest', () => printStill(renderRarest())],
  ['finder-population', () => COUNT.format(POPULATION)],
  // The service replaces what is between two comments.
  ['share-mascot', () => `<!--mascot-->${printView(FIRST_MASCOT)}<!--/mascot-->`],
  ['share-find', () => printView(FIRST_FIND)],
  ['share-template', () => printView(MASCOT_TEMPLATE)],
  ['gallery-cell', () => printView(BLANK_CELL)],
]);
