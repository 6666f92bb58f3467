// What the documentation prints from the code: tables of options, and a picture of everything there is.
import { build, catalogue, PALETTES } from '../../lib/core.js';
import {
  AVATAR_OPTIONS,
  createAvatar,
  GROUP_OPTIONS,
  MOODS,
  MOTION_CSP_HASH,
  PACKS,
  renderGroup,
} from '../../lib/index.js';
import { each, escapeHtml, renderWords } from './html.js';

type Table = Readonly<Record<string, { readonly values: string; readonly fallback: string; readonly doc: string }>>;

function printTable(table: Table): string {
  const rows = each(
    Object.entries(table),
    ([name, { values, fallback, doc }]) =>
      `<div><dt><code>${name}</code></dt><dd>${renderWords(doc)}<br>` +
      `<small>Takes ${escapeHtml(values)}. Default: ${escapeHtml(fallback)}.</small></dd></div>`,
  );
  return `<dl class="rows">${rows}</dl>`;
}

/** The options of an avatar. */
export function renderAvatarTable(): string {
  return printTable(AVATAR_OPTIONS);
}

/** The options of a group. */
export function renderGroupTable(): string {
  return printTable(GROUP_OPTIONS);
}

/** A model that every part can be seen on. */
const MODEL = { palette: 'mint', body: 'loaf', eyes: 'wide', mouth: 'smile', background: 'none' } as const;

const SLOTS: ReadonlyMap<string, readonly string[]> = new Map([
  ['body', [...catalogue.bodies.keys()]],
  ...Object.entries(catalogue.parts).map(([slot, parts]) => [slot, [...parts.keys()]] as const),
]);

/** Every base part by slot, with its id. In the page itself: a hundred pictures are a hundred requests, and alike enough to shrink well. */
export function renderParts(): string {
  return each(SLOTS, ([slot, ids]) => {
    if (ids.length === 0) return '';
    const cells = each(ids, (id) => `<li>${build({ ...MODEL, [slot]: id }, { size: 88 })}<code>${id}</code></li>`);
    return `<h3 id="${slot}">${slot}</h3><ul class="parts">${cells}</ul>`;
  });
}

/** Every base palette, with its id. */
export function renderPaletteList(): string {
  const cells = each(
    PALETTES,
    ({ id }) => `<li>${build({ ...MODEL, palette: id, background: 'solid' }, { size: 72 })}<code>${id}</code></li>`,
  );
  return `<ul class="parts">${cells}</ul>`;
}

/** Every pack, with its id and its first picture. */
export function renderPackList(): string {
  return each(
    PACKS,
    ({ id, about }) =>
      `<li><img src="/pictures/pack-${id}.svg" width="96" height="96" alt=""><p><code>${id}</code> ${escapeHtml(about)}</p></li>`,
  );
}

/** The moods, side by side. */
export function renderMoodList(): string {
  const cells = each(MOODS, (mood) => `<li>${createAvatar('Otto', { mood, size: 96 })}<code>${mood}</code></li>`);
  return `<ul class="parts">${cells}</ul>`;
}

/** What the samples of the quick start draw. */
export function renderSamples(): string {
  const seeds = ['ada', 'grace', 'alan', 'mary', 'hedy'];
  return (
    `<div class="stage" aria-hidden="true">${createAvatar('ada', { size: 96, mood: 'happy' })}` +
    `${createAvatar('ada', { size: 96, palette: 'mint' })}${renderGroup(seeds, { size: 72, max: 4 })}</div>`
  );
}

/** Elements at work; what is in them stands until they are defined. */
export function renderElements(): string {
  const faces = [
    ['online', 'circle', 'ada'],
    ['away', 'rounded', 'grace'],
    ['busy', 'square', 'alan'],
  ] as const;
  const avatars = each(
    faces,
    ([status, shape, seed]) =>
      `<navii-avatar seed="${seed}" size="96" status="${status}" shape="${shape}" label="${seed}">` +
      `${createAvatar(seed, { size: 96 })}</navii-avatar>`,
  );
  const seeds = ['ada', 'grace', 'alan', 'mary', 'hedy'];
  const group = `<navii-group seeds="${seeds.join(', ')}" max="4" size="72" label="The team">${renderGroup(seeds, { size: 72, max: 4 })}</navii-group>`;
  return `<div class="stage">${avatars}${group}</div>`;
}

/** The line that lets an animated mascot move. */
export function renderMotionPolicy(): string {
  return (
    '<figure class="code"><figcaption>Policy</figcaption><pre tabindex="0" data-run="policy-motion"><code>' +
    `style-src '${MOTION_CSP_HASH}'</code></pre></figure>`
  );
}
