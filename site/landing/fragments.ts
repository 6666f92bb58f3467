// Parts of the front page that the build draws, and that no script draws again: decorative mascots and numbers.
import { type AvatarOptions, createAvatar, describeAvatar, MOODS, listPacks, createGroup } from '../../lib/index.js';
import { formatCount, formatOdds } from '../../lib/pages/numbers.js';
import { joinDrawings } from '../shared/download.js';
import { each, escapeHtml } from '../shared/html.js';
import { linkToPlayground } from '../shared/links.js';
import { NAMES } from '../shared/mascots.js';
import { drawAnimated } from '../shared/motion.js';
import type { Fragment, Fragments } from '../shared/page-entry.js';
import { RAINBOW } from './showcase.js';
import { FIRST_SEED, listTeam } from './state.js';

// In the order of the positions in crowd.css, back row first: mascots in front cover those behind them.
const CROWD =
  'Otto Sven Eva Juno Dara Elif Ike Quinn Roz Hugo Una Cleo Joan Linus Tao Kaya Leo Bea Gala Zuri Imani Mika'.split(
    ' ',
  );

/** Renders the crowd as list items with links to the playground. Each is the mascot of its name, without its background. */
export function renderCrowd(): string {
  return each(CROWD, (seed) => {
    const label = escapeHtml(`${seed}, ${describeAvatar(seed)}`);
    return (
      `<li><a href="${escapeHtml(linkToPlayground(seed, {}))}" aria-label="${label}">` +
      `${drawAnimated(seed, { background: 'none' })}<span class="tag white" aria-hidden="true">${escapeHtml(seed)}</span></a></li>`
    );
  });
}

/**
 * The chance that two people have the same look: the mean share of all seeds that have the look of a seed. It is a number and no
 * computation, because the base never changes. Looks are not equally likely, so their number is that of equally likely looks that would
 * make two people look alike as often.
 */
export const TWIN_ODDS = 3.951e-13;

/** Computes the chance that at least two of some people have the same look (the birthday problem). */
function computeTwinChance(people: number): number {
  return -Math.expm1((-people * (people - 1) * TWIN_ODDS) / 2);
}

/** The number of mascots in the picture of a pack. */
const PACK_FACES = 4;

/** Draws avatars of 100 units side by side, in rows. */
function drawSheet(avatars: readonly string[], columns: number): string {
  const placed = avatars.map((svg, at) => ({ svg, x: (at % columns) * 104, y: Math.floor(at / columns) * 104 }));
  const [width, height] = [columns, Math.ceil(avatars.length / columns)].map((count) => count * 104 - 4);
  return joinDrawings(placed, `viewBox="0 0 ${width} ${height}"`);
}

const PALETTE_COLUMNS = 11;

/** Draws the pictures that the page shows without a script, by file name. They are separate files, to keep the page small. */
export function drawLandingPictures(): Map<string, string> {
  const drawSame = (options: AvatarOptions): string =>
    createAvatar(FIRST_SEED, { background: 'none', ...options, size: 100 });
  const packs = listPacks().map(({ id }, index) => {
    // Each pack has other seeds, so that the pictures differ in more than the clothes.
    const seeds = NAMES.slice(index * PACK_FACES, (index + 1) * PACK_FACES);
    const faces = seeds.map((seed) => createAvatar(seed, { packs: id, size: 100 }));
    return [`pictures/pack-${id}.svg`, drawSheet(faces, 2)] as const;
  });
  const moods = MOODS.map((mood) => drawSame({ mood }));
  const palettes = RAINBOW.map((palette) => drawSame({ palette, mood: 'happy' }));
  return new Map([
    ['pictures/first.svg', createAvatar(FIRST_SEED, { size: 256 })],
    ['pictures/first-team.svg', createGroup(listTeam({}), { size: 96 })],
    ['pictures/moods.svg', drawSheet(moods, MOODS.length)],
    ['pictures/palettes.svg', drawSheet(palettes, PALETTE_COLUMNS)],
    ...packs,
  ]);
}

// The content of a band for visitors without JavaScript. With a script, browsers do not read it as elements.

function renderStillPicture(name: string, values: readonly string[], columns: number): string {
  const [width, height] = [columns, Math.ceil(values.length / columns)].map((count) => count * 104 - 4);
  const size = `width="${width}" height="${height}"`;
  return `<noscript><img class="still" src="/pictures/${name}.svg" ${size} alt="" loading="lazy"><p class="sub">${values.join(', ')}</p></noscript>`;
}

function renderStillPacks(): string {
  const items = each(
    listPacks(),
    ({ id, name, about }) =>
      `<li><a href="/gallery?packs=${id}"><img src="/pictures/pack-${id}.svg" width="204" height="204" alt="" loading="lazy">` +
      `<b>${escapeHtml(name)}</b><span>${escapeHtml(about)}</span></a></li>`,
  );
  return `<noscript><ul class="row shelf">${items}</ul></noscript>`;
}

/** Measures the mean size of an avatar over all names, in kilobytes. */
function measureAverageSize(): string {
  const total = NAMES.reduce((sum, name) => sum + createAvatar(name).length, 0);
  return (total / NAMES.length / 1000).toFixed(1);
}

export const LANDING_FRAGMENTS: Fragments = new Map<string, Fragment>([
  ['crowd', renderCrowd],
  ['looks', () => formatCount(Number((1 / TWIN_ODDS).toPrecision(2)))],
  ['twins', (_, people) => formatOdds(computeTwinChance(Number(people)))],
  ['average-size', measureAverageSize],
  ['still-moods', () => renderStillPicture('moods', MOODS, MOODS.length)],
  ['still-palettes', () => renderStillPicture('palettes', RAINBOW, PALETTE_COLUMNS)],
  ['still-packs', renderStillPacks],
]);
