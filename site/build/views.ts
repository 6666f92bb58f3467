// Prints the views (`site/shared/view.ts`) into the pages, each with its first state.
import { collectResultSync } from '@lit-labs/ssr/lib/render-result.js';
import { renderThunked } from '@lit-labs/ssr/lib/render.js';
import { html } from 'lit/html.js';
import { createAvatar, createGroup } from '../../lib/index.js';
import { SHARE_BLANK } from '../../lib/pages/share.js';
import type { Drawers } from '../app/people.js';
import { FIRST as FIRST_APP } from '../app/state.js';
import { renderApp } from '../app/view.js';
import { FIRST_PAGE as FIRST_BUILDER, renderBuilder } from '../builder/view.js';
import { POPULATION, renderRarest } from '../finder/rarest.js';
import { FIRST as FIRST_FINDER, PRINTED_NAME, renderFinder, renderToday } from '../finder/view.js';
import { BLANK_CELL, FIRST as FIRST_GALLERY, renderGallery } from '../gallery/view.js';
import { renderTeam as renderLandingTeam } from '../landing/controls.js';
import { drawTileMascot } from '../landing/fragments.js';
import { renderSnippet, renderWays } from '../landing/samples.js';
import { FIRST as FIRST_LANDING, renderPanel, renderSign } from '../landing/view.js';
import { fillFirst, FIRST_FIND, printShare, renderFind, renderMascot } from '../share/view.js';
import type { Fragments } from '../shared/page-entry.js';
import { FIRST as FIRST_TEAM } from '../team/state.js';
import { renderTeam } from '../team/view.js';
import { FIRST as FIRST_TWINS, renderTwins } from '../twins/view.js';

/** Prints a template that a script hydrates. */
export function printView(view: unknown): string {
  return (
    collectResultSync(renderThunked(view))
      // Lit marks a drawing with a digest. No script reads it, and it does not compress.
      .replace(/<!--lit-part [^ >]+-->(?=<svg xmlns=|\{svg\}|\{portrait\})/g, '<!--lit-part-->')
      // Lit writes both of these, and HTML allows neither: the end of a template that ends with an expression, and a property
      // that is true.
      .replaceAll('<?>', '')
      .replaceAll(/ (checked|selected)="true"/g, ' $1')
  );
}

/** Prints a template that no script hydrates. */
function printStill(view: unknown): string {
  return printView(view).replace(/<!--\/?lit-[^>]+-->/g, '');
}

const COUNT = new Intl.NumberFormat('en');

// The build does not print event listeners.
const NO_ACTIONS = {} as never;

/** The share page before the script has started. A host of static files cannot send files without it. */
const FIRST_MASCOT = renderMascot(
  printShare(fillFirst()),
  NO_ACTIONS,
  html`<noscript><p>Saving and sharing need JavaScript here.</p></noscript>`,
);

/** The template that the service fills, like the script of the page. Lit allows no expressions in `<noscript>`. */
const MASCOT_TEMPLATE = renderMascot(
  printShare(SHARE_BLANK),
  NO_ACTIONS,
  html`<noscript><p class="actions files"><a class="button" href="{svgFile}" download>Save SVG</a> <a class="button plain" href="{pngFile}" download>Save PNG</a></p></noscript>`,
);

/** Draw the screens of an app for visitors without JavaScript. They do not move there. */
const DRAWERS: Drawers = {
  avatar: (seed, options) => createAvatar(seed, { ...options, animated: '0' }),
  group: (seeds, options, look) =>
    createGroup(
      seeds.map((seed) => ({ ...look, seed })),
      options,
    ),
};

/** The views of the pages, by the names of their fragments. */
export const VIEWS: Fragments = new Map([
  ['builder', () => printView(renderBuilder(FIRST_BUILDER, NO_ACTIONS))],
  ['sign', () => printView(renderSign(FIRST_LANDING, NO_ACTIONS))],
  ['panel', () => printView(renderPanel(FIRST_LANDING, NO_ACTIONS))],
  ['with-team', () => printView(renderLandingTeam(FIRST_LANDING, NO_ACTIONS))],
  ['snippet', () => printView(renderSnippet(FIRST_LANDING, NO_ACTIONS))],
  ['ways', () => printView(renderWays(FIRST_LANDING, drawTileMascot))],
  ['app', () => printView(renderApp(FIRST_APP, NO_ACTIONS, DRAWERS))],
  ['gallery', () => printView(renderGallery(FIRST_GALLERY, NO_ACTIONS))],
  ['team-page', () => printView(renderTeam(FIRST_TEAM, NO_ACTIONS))],
  ['twins', () => printView(renderTwins(FIRST_TWINS, NO_ACTIONS))],
  ['finder', () => printView(renderFinder(FIRST_FINDER, NO_ACTIONS))],
  ['finder-today', () => printView(renderToday(PRINTED_NAME))],
  ['finder-rarest', () => printStill(renderRarest())],
  ['finder-population', () => COUNT.format(POPULATION)],
  // The service replaces the text between the two comments.
  ['share-mascot', () => `<!--mascot-->${printView(FIRST_MASCOT)}<!--/mascot-->`],
  ['share-find', () => printView(renderFind(FIRST_FIND, NO_ACTIONS))],
  ['share-template', () => printView(MASCOT_TEMPLATE)],
  ['gallery-cell', () => printView(BLANK_CELL)],
]);
