// The fragments of the docs that print what the engine knows: tables of options, and pictures of parts, packs and palettes.
import { build, PALETTES } from '../../lib/core.js';
import {
  AVATAR_OPTIONS,
  createAvatar,
  GROUP_OPTIONS,
  MOODS,
  MOTION_CSP_HASH,
  PACKS,
  renderGroup,
  seedFromEmail,
  SLOTS,
} from '../../lib/index.js';
import { describeDefault, describeValues } from '../../lib/options/describe.js';
import type { OptionTable } from '../../lib/options/row.js';
import { each, escapeHtml, renderWords } from '../shared/html.js';
import type { Fragment, Fragments } from '../shared/page-entry.js';
import { renderAttributes, renderStyles } from './elements/tables.js';
import {
  renderIndex,
  renderNext,
  renderOverview,
  renderParts as renderPageParts,
  renderSiblings,
} from './navigation.js';
import { renderAnchors, renderFaults, renderInks, renderKinds } from './packs/figures.js';
import { MODEL } from './parts/groups.js';
import { renderGroups } from './parts/list.js';

function printTable(table: OptionTable, kind: string): string {
  const rows = each(
    Object.entries(table),
    ([name, row]) =>
      `<div id="${kind}-${name}"><dt><code>${name}</code></dt><dd>${renderWords(row.doc)}<br>` +
      `<small>Takes ${escapeHtml(describeValues(row))}. Default: ${escapeHtml(describeDefault(row))}.</small></dd></div>`,
  );
  return `<dl class="rows">${rows}</dl>`;
}

/** The options of an avatar. */
function renderAvatarTable(): string {
  return printTable(AVATAR_OPTIONS, 'avatar');
}

/** The options of a group. */
function renderGroupTable(): string {
  return printTable(GROUP_OPTIONS, 'group');
}

/** The names of the slots, in the order of a spec. */
function renderSlotNames(): string {
  return SLOTS.map((slot) => `<code>${slot}</code>`).join(', ');
}

/** Every base palette, with its id. */
function renderPaletteList(): string {
  const cells = each(PALETTES, ({ id }) => {
    const svg = build({ ...MODEL, palette: id, background: 'solid' }, { size: 72 });
    return `<li>${svg}<code data-copy="${id}">${id}</code></li>`;
  });
  return `<ul class="parts">${cells}</ul>`;
}

/** Every pack, with its id and its first picture. */
function renderPackList(): string {
  return each(
    PACKS,
    ({ id, about }) =>
      `<li><img src="/pictures/pack-${id}.svg" width="96" height="96" alt=""><p><code data-copy="${id}">${id}</code> ` +
      `${escapeHtml(about)} <a href="/docs/parts#${id}">Its parts</a></p></li>`,
  );
}

/** The moods, side by side. */
function renderMoodList(): string {
  const cells = each(
    MOODS,
    (mood) => `<li>${createAvatar('Otto', { mood, size: 96 })}<code data-copy="${mood}">${mood}</code></li>`,
  );
  return `<ul class="parts">${cells}</ul>`;
}

/** The pictures that the samples of the quick start give. */
function renderSamples(): string {
  const seeds = ['ada', 'grace', 'alan', 'mary', 'hedy'];
  return (
    `<div class="stage" aria-hidden="true">${createAvatar('ada', { size: 96, mood: 'happy' })}` +
    `${createAvatar('ada', { size: 96, palette: 'mint' })}${renderGroup(seeds, { size: 72, max: 4 })}</div>`
  );
}

/** The elements of the sample above them. The drawings inside are shown until the elements are defined. */
function renderElements(): string {
  const [seed, hash, seeds] = ['ada', seedFromEmail('ada@example.org'), ['ada', 'grace', 'alan', 'mary']];
  const [palette, mood, ring, max] = ['mint', 'wink', '#1d0f38', 3] as const;
  const members = [{ seed: 'ada', label: 'Ada', mood }, 'Hopper, Grace'];
  return (
    `<div class="stage"><navii-avatar seed="${seed}" label="Ada" status="online" shape="rounded">` +
    `${createAvatar(seed)}</navii-avatar><navii-avatar email="ada@example.org" palette="${palette}" mood="${mood}">` +
    `${createAvatar(hash, { palette, mood })}</navii-avatar><navii-group seeds="${seeds.join(', ')}" max="${max}" ` +
    `ring="${ring}" label="The team">${renderGroup(seeds, { max, ring })}</navii-group>` +
    `<navii-group seeds="${escapeHtml(JSON.stringify(members))}">${renderGroup(members)}</navii-group></div>`
  );
}

/** The line of a policy that lets animated mascots move. */
function renderMotionPolicy(): string {
  return (
    '<figure class="code"><figcaption>Policy</figcaption><pre tabindex="0" data-run="policy-motion"><code>' +
    `style-src '${MOTION_CSP_HASH}'</code></pre></figure>`
  );
}

/** The fragments of the docs that are the same in every build. */
export const DOCS_FRAGMENTS: Fragments = new Map<string, Fragment>([
  ['avatar-table', renderAvatarTable],
  ['slot-names', renderSlotNames],
  ['group-table', renderGroupTable],
  ['parts', renderGroups],
  ['palette-list', renderPaletteList],
  ['pack-list', renderPackList],
  ['mood-list', renderMoodList],
  ['pack-anchors', renderAnchors],
  ['pack-inks', renderInks],
  ['pack-kinds', renderKinds],
  ['pack-faults', renderFaults],
  ['samples', renderSamples],
  ['elements', renderElements],
  ['element-attributes', renderAttributes],
  ['element-styles', renderStyles],
  ['motion-policy', renderMotionPolicy],
  ['docs-index', renderIndex],
  ['docs-next', renderNext],
  ['docs-overview', renderOverview],
  ['docs-parts', renderPageParts],
  ['docs-siblings', renderSiblings],
]);
