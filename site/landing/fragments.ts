// Parts of the front page that the build draws, and that no script draws again.
import { type AvatarOptions, createAvatar, listPacks, MOODS } from '../../lib/index.js';
import { SORTED_PACKS } from '../shared/choices.js';
import { joinDrawings } from '../shared/download.js';
import { each, escapeHtml } from '../shared/html.js';
import { linkToPlayground } from '../shared/links.js';
import { NAMES } from '../shared/mascots.js';
import { drawAnimated } from '../shared/motion.js';
import type { Fragment, Fragments } from '../shared/page-entry.js';
import { FIRST_SEED } from './state.js';

// In the order of the positions in crowd.css, back row first: mascots in front cover those behind them.
const CROWD =
  'Otto Sven Eva Juno Dara Elif Ike Quinn Roz Hugo Una Cleo Joan Linus Tao Kaya Leo Bea Gala Zuri Imani Mika';

/** Renders the crowd as list items with links to the playground. Each is the mascot of its name, without its background. */
function renderCrowd(): string {
  return each(CROWD.split(' '), (seed) => {
    const drawing = drawAnimated(seed, { background: 'none' });
    return `<li><a href="${escapeHtml(linkToPlayground(seed, {}))}">${drawing}<span class="tag">${seed}</span></a></li>`;
  });
}

/** The palettes of the base, in the order of the rainbow. */
const RAINBOW: readonly string[] = (
  'blossom rose raspberry cherry coral tangerine apricot amber cream butter lime clover mint teal turquoise sky aqua navy ' +
  'azure cobalt violet grape lilac orchid plum snow'
).split(' ');

/** A link that adds an option to the mascot of the playground, as a list item. */
function renderOffer(name: string, option: Readonly<Record<string, string>>, picture: string): string {
  const href = `/?${new URLSearchParams(option).toString()}#playground`;
  return `<li><a href="${escapeHtml(href)}">${picture}<b>${escapeHtml(name)}</b></a></li>`;
}

function drawOffer(options: AvatarOptions): string {
  return createAvatar(FIRST_SEED, { background: 'none', size: 96, ...options });
}

/** The number of mascots in the picture of a pack. */
const PACK_FACES = 4;

/** The mascots in the picture of a team. */
const TEAM = 'Grace Alan Hedy Linus Mae Radia Tim Ada Zuri Otto Bea Hugo Imani Juno'.split(' ');

/** Shows the edge of a dark disc on a dark band. */
const RING = '<circle cx="50%" cy="50%" r="49.4%" fill="none" stroke="#fff" stroke-opacity=".18" stroke-width="1.2%"/>';

/** Draws avatars of 100 units in rows. */
function drawSheet(seeds: readonly string[], options: AvatarOptions, columns: number): string {
  const placed = seeds.map((seed, at) => {
    const [x, y] = [(at % columns) * 104, Math.floor(at / columns) * 104];
    return { svg: createAvatar(seed, { ...options, size: 100 }).replace('</svg>', `${RING}</svg>`), x, y };
  });
  const [width, height] = [columns, Math.ceil(seeds.length / columns)].map((count) => count * 104 - 4);
  return joinDrawings(placed, `viewBox="0 0 ${width} ${height}"`);
}

/** Draws the pictures of the page, by file name. They are separate files, to keep the page small. */
export function drawLandingPictures(): Map<string, string> {
  const packs = listPacks().map(({ id }, index) => {
    // Each pack has other seeds, so that the pictures differ in more than the clothes.
    const seeds = NAMES.slice(index * PACK_FACES, (index + 1) * PACK_FACES);
    return [`pictures/pack-${id}.svg`, drawSheet(seeds, { packs: id }, 2)] as const;
  });
  return new Map([
    ['pictures/first.svg', createAvatar(FIRST_SEED, { size: 256 })],
    ['pictures/team.svg', drawSheet(TEAM, {}, 7)],
    ...packs,
  ]);
}

function renderPacks(): string {
  return each(SORTED_PACKS, ({ id, name }) => {
    const picture = `<img src="/pictures/pack-${id}.svg" width="204" height="204" alt="" loading="lazy">`;
    return renderOffer(name, { packs: id }, picture);
  });
}

/** Draws empty discs where a pack has its mascots, and a plus on them. */
function drawOwnPack(): string {
  const discs = each([51, 153], (y) =>
    each([51, 153], (x) => `<circle cx="${x}" cy="${y}" r="46" stroke-dasharray="9 9"/>`),
  );
  return `<svg viewBox="0 0 204 204" fill="none" stroke="currentColor" stroke-width="4" stroke-linecap="round" aria-hidden="true">${discs}<path d="M102 84v36M84 102h36" stroke-width="7"/></svg>`;
}

/** Measures the mean size of an avatar over all names, in kilobytes. */
function measureAverageSize(): string {
  const total = NAMES.reduce((sum, name) => sum + createAvatar(name).length, 0);
  return (total / NAMES.length / 1000).toFixed(1);
}

export const LANDING_FRAGMENTS: Fragments = new Map<string, Fragment>([
  ['crowd', renderCrowd],
  ['average-size', measureAverageSize],
  ['packs', renderPacks],
  ['own-pack', drawOwnPack],
  // `neutral` is a face of the seed, so it may smile as `happy` does.
  ['moods', () => each(MOODS.slice(1), (mood) => renderOffer(mood, { mood }, drawOffer({ mood })))],
  ['palettes', () => each(RAINBOW, (palette) => renderOffer(palette, { palette }, drawOffer({ palette })))],
]);
