// Prints the views (`site/shared/view.ts`) into the pages, each with its first state.
import { collectResultSync } from '@lit-labs/ssr/lib/render-result.js';
import { renderThunked } from '@lit-labs/ssr/lib/render.js';
import { html } from 'lit/html.js';
import { toStrings } from '../../components/element/show.js';
import { createAvatar } from '../../lib/index.js';
import {
  cutTemplate,
  fillTemplate,
  markHole,
  SHARE_HOLES,
  type SharePlaces,
  type HoleValues,
  type Template,
} from '../../lib/pages/template.js';
import { FIRST as FIRST_APP, readWork } from '../app/state.js';
import { type DrawFace, renderApp, renderWork } from '../app/view.js';
import { FIRST_PAGE as FIRST_BUILDER, renderBuilder } from '../builder/view.js';
import { POPULATION, renderRarest } from '../gallery/rarest.js';
import { PRINTED_NAME, renderToday } from '../gallery/today.js';
import { FIRST as FIRST_GALLERY, listCells, renderBlankCell, renderGallery } from '../gallery/view.js';
import { FIRST as FIRST_LANDING, renderPanel, renderSign, renderSnippet } from '../landing/view.js';
import { fillFirst, FIRST_FIND, printShare, renderFind, renderMascot } from '../share/view.js';
import { each } from '../shared/html.js';
import { drawAnimated } from '../shared/motion.js';
import type { Fragment, Fragments } from '../shared/page-entry.js';
import { FIRST as FIRST_TEAM } from '../team/state.js';
import { renderTeam } from '../team/view.js';

/** Prints a template that a script hydrates. */
export function printView(view: unknown): string {
  return (
    collectResultSync(renderThunked(view))
      // Lit marks a drawing with a digest. No script reads it, and it does not compress.
      .replace(/<!--lit-part [^ >]+-->(?=<svg xmlns=|\ue000)/g, '<!--lit-part-->')
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

// The build does not print event listeners.
const NO_ACTIONS = {} as never;

const SHARE_MARKS = Object.fromEntries(
  Object.keys(SHARE_HOLES).map((name) => [name, markHole(name as keyof SharePlaces)]),
) as SharePlaces;

/**
 * The template of a mascot on its share page, which the build, the service and the script of the page show alike. Lit allows no
 * expressions in `<noscript>`, so this hole is part of the template itself.
 */
export const MASCOT: Template = cutTemplate(
  printView(
    renderMascot(printShare(SHARE_MARKS), NO_ACTIONS, html(toStrings(`<noscript>${SHARE_MARKS.files}</noscript>`))),
  ),
);

export const CELL: Template = cutTemplate(printView(renderBlankCell()));

/** The holes of pages as hosts of files fill them. Such a host cannot send files without the script. */
export const FIRST_VALUES: HoleValues = {
  mascot: fillTemplate(MASCOT, { ...fillFirst(), files: '<p>Saving and sharing need JavaScript here.</p>' }),
  cells: each(listCells(FIRST_GALLERY.cells), ({ seed, query, svg }) =>
    fillTemplate(CELL, { seed, query, svg: svg() }),
  ),
  people:
    '<p class="needs-script">Your own list needs JavaScript. It is read in this page and sent nowhere. A link that you share contains the names. Below is an example.</p>',
};

/** Prints the team at work as a picture: its faces are drawings, and no elements. */
function printWork(): string {
  const draw: DrawFace = (seed, options) => drawAnimated(seed, options);
  const work = readWork({ ...FIRST_APP, at: 2 });
  return printStill(renderWork(work, { answer: () => undefined, draw })).replaceAll(
    /<navii-avatar.*?>(.*?)<\/navii-avatar>/gs,
    '<span>$1</span>',
  );
}

export const VIEWS: Fragments = new Map<string, Fragment>([
  ['builder', () => printView(renderBuilder(FIRST_BUILDER, NO_ACTIONS))],
  ['sign', () => printView(renderSign(FIRST_LANDING, NO_ACTIONS))],
  ['panel', () => printView(renderPanel(FIRST_LANDING, NO_ACTIONS))],
  ['snippet', () => printView(renderSnippet(FIRST_LANDING, NO_ACTIONS))],
  ['work', printWork],
  ['app', () => printView(renderApp(FIRST_APP, NO_ACTIONS, createAvatar))],
  ['gallery', () => printView(renderGallery(FIRST_GALLERY, NO_ACTIONS, markHole('cells')))],
  ['people', () => markHole('people')],
  ['team-page', () => printView(renderTeam(FIRST_TEAM, NO_ACTIONS))],
  ['today', () => printView(renderToday(PRINTED_NAME))],
  ['rarest', () => printStill(renderRarest())],
  ['population', () => POPULATION.length.toLocaleString('en')],
  ['share-mascot', () => markHole('mascot')],
  ['share-find', () => printView(renderFind(FIRST_FIND, NO_ACTIONS))],
]);
