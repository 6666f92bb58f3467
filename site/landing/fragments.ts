// The fragments of the landing page: the results side of the playground, and what the other files of this folder draw.
import { EXAMPLE_ORIGIN } from '../../lib/example-origin.js';
import { each, escapeHtml } from '../shared/html.js';
import type { Fragment, Fragments } from '../shared/page-entry.js';
import { renderPngSizes } from '../shared/png-sizes.js';
import { renderCodeTabs } from '../shared/tab-markup.js';
import { renderControls, renderTeamControls } from './controls.js';
import { renderCrowd } from './crowd.js';
import { describeState, drawTeam } from './draw.js';
import { renderFooterMascots, renderPanelMascots } from './edge-mascots.js';
import { describeLooks } from './looks.js';
import { renderPreview } from './preview.js';
import { measureAverageSize, renderMoods, renderPacks, renderPalettes } from './showcase.js';
import { SNIPPETS } from './snippets.js';
import { FIRST_SEED } from './state.js';
import { renderWays } from './ways.js';

const BACKDROPS = ['light', 'dark', 'photo'] as const;
const SMALL_SIZES = [96, 48, 24] as const;

/** The state on every backdrop, in every size. */
function renderPreviews(): string {
  return each(BACKDROPS, (backdrop) => {
    const small = each(SMALL_SIZES, (size) => `<div class="s${size}">${renderPreview(`size=${size}`)}</div>`);
    return (
      `<div class="backdrop ${backdrop}"><b>${backdrop}</b><div class="s256">${renderPreview('size=256')}</div>` +
      `<div class="small">${small}</div></div>`
    );
  });
}

/** What the state looks like, in words. */
function renderCaption(): string {
  return `<strong dir="auto" data-seed-text>${FIRST_SEED}</strong> <span data-words>${escapeHtml(describeState({}))}</span>`;
}

/** The code, and the mascot that looks over the edge of its box. */
function renderCode(): string {
  const note =
    '<p class="note" data-note>A service draws this picture. Where only these pages are hosted, put in the address of ' +
    '<a href="/docs/hosting">your own</a>.</p>';
  return (
    renderCodeTabs('Code for', SNIPPETS, SNIPPETS[0].write({}, EXAMPLE_ORIGIN), note) +
    '<div class="export-actions"><button type="button" data-copy>Copy code</button></div>' +
    `<div class="code-mascot">${renderPreview('size=160&background=none&tileBg=none&animated=1')}</div>`
  );
}

/** The face of a die that shows five. */
const DIE =
  '<svg viewBox="0 0 24 24" aria-hidden="true"><rect x="3" y="3" width="18" height="18" rx="5"/>' +
  '<circle cx="8" cy="8" r="1.8"/><circle cx="16" cy="8" r="1.8"/><circle cx="12" cy="12" r="1.8"/>' +
  '<circle cx="8" cy="16" r="1.8"/><circle cx="16" cy="16" r="1.8"/></svg>';

export const LANDING_FRAGMENTS: Fragments = new Map<string, Fragment>([
  ['hero-mascot', () => renderPreview('size=512&animated=1')],
  ['crowd', renderCrowd],
  ['panel-mascots', renderPanelMascots],
  ['previews', renderPreviews],
  ['caption-preview', () => renderPreview('size=64')],
  ['caption', renderCaption],
  ['controls', renderControls],
  ['team', () => drawTeam({})],
  ['team-controls', renderTeamControls],
  ['code', renderCode],
  ['moods', renderMoods],
  ['palettes', renderPalettes],
  ['packs', renderPacks],
  ['ways', renderWays],
  ['die', () => DIE],
  ['png-sizes', renderPngSizes],
  ['looks', describeLooks],
  ['average-size', measureAverageSize],
  ['footer-mascots', renderFooterMascots],
]);
