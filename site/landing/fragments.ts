// The fragments of the landing page: the results side of the playground, and what the other files of this folder draw.
import { each, escapeHtml } from '../shared/html.js';
import type { Fragment, Fragments } from '../shared/page-entry.js';
import { PNG_SIZE, PNG_SIZES } from '../shared/png-sizes.js';
import { renderCodeTabs } from '../shared/tab-markup.js';
import { renderControls, renderTeamControls } from './controls.js';
import { renderCrowd } from './crowd.js';
import { describeState, drawTeam } from './draw.js';
import { renderFooterMascots, renderPanelMascots, renderTileMascot } from './edge-mascots.js';
import { renderPreview } from './preview.js';
import { measureAverageSize, renderMoods, renderPacks, renderPalettes } from './showcase.js';
import { findSnippet, SNIPPETS } from './snippets.js';
import { FIRST_SEED } from './state.js';

// Publishing the site puts the address of the service in its place (server/pages/absolute.ts).
const SAMPLE_ORIGIN = 'https://navii.example';

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
    renderCodeTabs('Code for', SNIPPETS, SNIPPETS[0].write({}, SAMPLE_ORIGIN), note) +
    '<div class="export-actions"><button type="button" data-copy>Copy code</button></div>' +
    `<div class="code-mascot">${renderPreview('size=160&background=none&tileBg=none&animated=1')}</div>`
  );
}

/** A sample of a tile, which follows the state where it is that of a tab. */
function renderTileCode(code: string, tab?: string): string {
  const follows = tab === undefined ? '' : ` data-code="${tab}"`;
  return (
    `<div class="tile-code"><pre tabindex="0"><code${follows}>${escapeHtml(code)}</code></pre>` +
    '<button type="button" data-copy-code>Copy</button></div>'
  );
}

function renderTabCode(tab: string): string {
  return renderTileCode(findSnippet(tab).write({}, SAMPLE_ORIGIN), tab);
}

/** The sizes in which a PNG is saved, in pixels. */
function renderPngSizes(): string {
  const options = each(
    PNG_SIZES,
    (size) => `<option${size === PNG_SIZE ? ' selected' : ''} value="${size}">${size} px</option>`,
  );
  return `<select data-png-size aria-label="Size of the PNG" autocomplete="off">${options}</select>`;
}

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
  ['tile-mascot-url', () => renderTileMascot(0)],
  ['tile-mascot-element', () => renderTileMascot(1)],
  ['tile-mascot-code', () => renderTileMascot(2)],
  ['tile-mascot-server', () => renderTileMascot(3)],
  ['tile-code-url', () => renderTabCode('html')],
  ['tile-code-element', () => renderTabCode('element')],
  ['tile-code-code', () => renderTabCode('esm')],
  ['tile-code-server', () => renderTileCode('npm start')],
  ['png-sizes', renderPngSizes],
  ['average-size', measureAverageSize],
  ['footer-mascots', renderFooterMascots],
]);
