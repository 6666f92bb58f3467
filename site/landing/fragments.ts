// Parts of the front page that the build draws, and that no script draws again: decorative mascots and numbers.
import { computeOdds } from '../../lib/choose/search.js';
import { catalogue, createAvatar, describe, PACKS, renderGroup, selectAvatar, SLOTS } from '../../lib/index.js';
import { formatCount } from '../../lib/pages/numbers.js';
import { each, escapeHtml } from '../shared/html.js';
import { linkToPlayground } from '../shared/links.js';
import { findMascots, NAMES, renderMascots, type MascotLook } from '../shared/mascots.js';
import { drawAnimated, removeMotionStyle } from '../shared/motion.js';
import type { Fragment, Fragments } from '../shared/page-entry.js';

// In the order of the positions in crowd.css, back row first: mascots in front cover those behind them.
const CROWD: readonly MascotLook[] = [
  { palette: 'teal', body: 'ghost' },
  { palette: 'rose', body: 'star' },
  { palette: 'lime', body: 'egg', topper: true },
  { palette: 'violet', body: 'dome' },
  { palette: 'snow', body: 'peak' },
  { palette: 'cherry', body: 'swirl' },
  { palette: 'lilac', body: 'pill', topper: true },
  { palette: 'clover', body: 'cloud' },
  { palette: 'aqua', body: 'mushroom' },
  { palette: 'grape', body: 'pill' },
  { palette: 'blossom', body: 'bell', topper: true },
  { palette: 'navy', body: 'heart' },
  { palette: 'turquoise', body: 'bun', topper: true },
  { palette: 'orchid', body: 'swirl' },
  { palette: 'navy', body: 'loaf', topper: true },
  { palette: 'mint', body: 'star' },
  { palette: 'coral', body: 'fluff' },
  { palette: 'cobalt', body: 'ghost', topper: true },
  { palette: 'cream', body: 'egg', topper: true },
  { palette: 'sky', body: 'mushroom', mood: 'happy' },
  { palette: 'clover', body: 'loaf', topper: true, mood: 'wink' },
  { palette: 'raspberry', body: 'heart', mood: 'happy' },
];

/** Renders the crowd as list items with links to the playground. */
export function renderCrowd(): string {
  return each(findMascots(CROWD), ({ seed, options, spec }) => {
    const label = escapeHtml(`${seed}, ${describe(spec)}`);
    return (
      `<li><a href="${escapeHtml(linkToPlayground(seed, options))}" aria-label="${label}">` +
      `${drawAnimated(seed, options)}<span class="tag" aria-hidden="true">${escapeHtml(seed)}</span></a></li>`
    );
  });
}

const FOOTER: readonly MascotLook[] = [
  { palette: 'tangerine', body: 'bun', topper: true },
  { palette: 'lilac', body: 'ghost' },
  { palette: 'lime', body: 'bell', topper: true, mood: 'happy' },
  { palette: 'rose', body: 'cloud' },
  { palette: 'cream', body: 'loaf', topper: true },
  { palette: 'aqua', body: 'pill', mood: 'wink' },
  { palette: 'coral', body: 'egg', topper: true },
];

/** Renders the row of mascots on the edge of the footer. */
function renderFooterMascots(): string {
  return `<ul class="footer-mascots" aria-hidden="true">${renderMascots(FOOTER, NAMES.toReversed())}</ul>`;
}

const PANEL: readonly MascotLook[] = [
  { palette: 'aqua', body: 'swirl', mood: 'happy' },
  { palette: 'tangerine', body: 'pill', topper: true },
  { palette: 'lilac', body: 'mushroom', mood: 'wink' },
];

/** Renders the three mascots on the panel of the playground. */
function renderPanelMascots(): string {
  return `<ul class="panel-mascots" aria-hidden="true">${renderMascots(PANEL, NAMES.slice(60))}</ul>`;
}

const TILES = findMascots(
  [
    { palette: 'mint', body: 'star', mood: 'happy' },
    { palette: 'sky', body: 'bun', topper: true, mood: 'happy' },
    { palette: 'rose', body: 'bell', topper: true, mood: 'wink' },
    { palette: 'grape', body: 'pill', mood: 'happy' },
  ],
  NAMES.slice(90),
);

/** Draws the mascot on the code of a tile. Each tile shows a way to use an avatar. */
export function drawTileMascot(tile: number): string {
  const mascot = TILES[tile];
  return mascot === undefined ? '' : drawAnimated(mascot.seed, mascot.options);
}

/** The number of seeds for the estimate. With more seeds, its first two digits stay the same. */
const SEEDS = 5000;

/** The number of people in the example of two who look alike. */
const PEOPLE = 1000;

/**
 * Estimates the number of looks. Looks are not equally likely, so this is the number of equally likely looks that would make
 * two people look alike as often. The mean odds of the looks of seeds are the chance that another seed has the same look.
 */
function estimateLooks(): number {
  let sum = 0;
  for (let index = 0; index < SEEDS; index += 1) {
    const spec = selectAvatar(`navii-${index}`);
    sum += computeOdds({ spec, match: SLOTS, packs: [] }, catalogue);
  }
  return SEEDS / sum;
}

function round(count: number): string {
  return formatCount(Number(count.toPrecision(2)));
}

/** Describes the number of looks, and how likely two people in a group look alike (the birthday problem). */
function describeLooks(): string {
  const looks = estimateLooks();
  const pairs = (PEOPLE * (PEOPLE - 1)) / 2;
  return (
    `<b>${round(looks)}</b> looks, roughly. Among a thousand people, the chance that two look alike is 1 in ` +
    `${round(looks / pairs)}.`
  );
}

const PACK_FACES = 4;

/** Lists the seeds in the picture of a pack. Each pack has other seeds, so that the pictures differ in more than the clothes. */
function listPackSeeds(index: number): readonly string[] {
  return NAMES.slice(index * PACK_FACES, (index + 1) * PACK_FACES);
}

/** Draws the pictures of the packs, by file name. They are separate files, to keep the page small. */
export function drawPackPictures(): Map<string, string> {
  return new Map(
    PACKS.map(({ id }, index) => {
      const faces = each(listPackSeeds(index), (seed, place) =>
        createAvatar(seed, { packs: id, size: 100 }).replace(
          '<svg ',
          `<svg x="${(place % 2) * 104}" y="${Math.floor(place / 2) * 104}" `,
        ),
      );
      const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 204 204">${faces}</svg>`;
      return [`pictures/pack-${id}.svg`, svg];
    }),
  );
}

/** Draws a team from the properties of `<navii-group>`. */
export function drawTeam({ seeds, ...options }: { readonly seeds?: readonly string[] }): string {
  return removeMotionStyle(renderGroup(seeds ?? [], options));
}

/** Measures the mean size of an avatar over all names, in kilobytes. */
function measureAverageSize(): string {
  const total = NAMES.reduce((sum, name) => sum + createAvatar(name).length, 0);
  return (total / NAMES.length / 1000).toFixed(1);
}

/** The fragments of the front page. */
export const LANDING_FRAGMENTS: Fragments = new Map<string, Fragment>([
  ['crowd', renderCrowd],
  ['panel-mascots', renderPanelMascots],
  ['looks', describeLooks],
  ['average-size', measureAverageSize],
  ['footer-mascots', renderFooterMascots],
]);
