// Groups: several avatars as one horizontal stack, or as one drawing per tile.
import type { Catalogue } from '../choose/catalogue.js';
import { hashSeed, selectSeed } from '../choose/select.js';
import { checkSeeds, hintMember } from '../options/hints.js';
import { AVATAR_DEFAULTS, readAvatarOptions, readGiven, valuesOf } from '../options/read.js';
import type { SchemaTable } from '../options/row.js';
import { AVATAR_SCHEMA, GROUP_SEEDS, type AvatarSettings, type GroupSettings } from '../options/schema.js';
import type { MemberOptions } from '../options/types.js';
import { typeName, wrongType } from '../options/words.js';
import { accentOf, delayClass, drawAvatar, nameRoot, rootOf } from './avatar.js';
import { drawBadge } from './badge.js';
import { formatHundredths, printDrawing, styleOf, type Drawing } from './svg.js';

/**
 * A seed with its own avatar options, in functions, elements and components. Size and motion are options of the group.
 *
 * @example
 * const member: GroupMember = { seed: 'ada', mood: 'wink' };
 */
export interface GroupMember extends MemberOptions {
  /**
   * Seed of the member: any text of at least one character. A number is treated as text.
   *
   * @example
   * createGroup([{ seed: 'ada' }, { seed: 42, mood: 'wink' }]);
   */
  readonly seed: string | number;
  /**
   * Name for people. Elements and components name the group after its members; a drawing shows no names.
   *
   * @example
   * const member: GroupMember = { seed: 'Hopper, Grace', label: 'Grace' };
   */
  readonly label?: string | null | undefined;
  /**
   * Name for people. `label` overrides it.
   *
   * @example
   * const member: GroupMember = { seed: 'ada', title: 'Ada' };
   */
  readonly title?: string | null | undefined;
  /**
   * Address of a photo. Elements and components show it in place of the mascot.
   *
   * @example
   * const member: GroupMember = { seed: 'ada', src: 'ada.jpg' };
   */
  readonly src?: string | null | undefined;
}

/** The members of a group. A bare seed has no options. */
export type Seeds = readonly (string | number | GroupMember)[];

/** A seed with its settings. */
export interface Member {
  readonly seed: string;
  readonly settings: AvatarSettings;
  /** Its own variant, not one by the defaults of the engine. */
  readonly own: number | undefined;
  /** Its part in the hash of the clip ids. */
  readonly key: unknown;
}

/** The members of a group. */
export interface Members {
  /** The members that may be drawn, at most 50. */
  readonly drawable: readonly Member[];
  /** The number of all members, with those that only the counter counts. */
  readonly count: number;
}

/** The content of one tile, before its place in the stack is known. */
interface Tile {
  readonly ring: string;
  readonly fill: string;
  /** The drawing inside the clip. */
  readonly inside: string;
  /** The badge over the clip. */
  readonly badge: string;
}

function isMember(value: unknown): value is GroupMember {
  return typeName(value) === 'object' && 'seed' in (value as object);
}

const ROWS: SchemaTable = AVATAR_SCHEMA;

/** The options of avatars that the group decides for its members, whatever the defaults of the engine are. */
const FIXED: Partial<AvatarSettings> = /* @__PURE__ */ Object.fromEntries(
  /* @__PURE__ */ Object.entries(AVATAR_DEFAULTS).filter(([name]) => ROWS[name]?.inMember === false),
);

function seedOf(given: unknown): string {
  const seed = isMember(given) ? given.seed : given;
  if (typeof seed !== 'string' && typeof seed !== 'number') throw wrongType('seeds', 'strings', seed);
  return String(seed);
}

/** The settings that a key always names, as the first keys did. It names other settings only if they are not at their defaults, so that a
 * new setting changes no id. */
const NAMED: readonly string[] = ['size', 'packs', 'animated'] satisfies (keyof AvatarSettings)[];

/** Reads the settings of a member, and the key that they add to its seed: no key if it looks like a bare seed, so that both give the same
 * bytes. */
function settle(looks: AvatarSettings, { animated }: GroupSettings) {
  const settings = { ...looks, ...FIXED, animated };
  const key = Object.entries(settings).filter(([name, value]) => NAMED.includes(name) || value !== ROWS[name]?.default);
  const isPlain = key.length === NAMED.length && settings.packs.length === 0;
  return { settings, key: isPlain ? undefined : Object.fromEntries(key) };
}

function readMember(given: GroupMember, group: GroupSettings, catalogue: Catalogue) {
  hintMember(given, catalogue);
  const valueOf = valuesOf(given);
  const own = readGiven(AVATAR_SCHEMA.variant, valueOf('variant'), catalogue) as number | undefined;
  return { ...settle(readAvatarOptions(valueOf, catalogue), group), own };
}

/**
 * Reads the members of a group. It keeps at most as many as can be drawn.
 *
 * @throws TypeError when the seeds are not an array of strings and members, RangeError when there are none
 */
export function readMembers(seeds: Seeds, group: GroupSettings, catalogue: Catalogue): Members {
  checkSeeds(seeds);
  if (!Array.isArray(seeds)) throw wrongType('seeds', 'an array of strings', seeds);
  const bare = { ...settle(catalogue.defaults, group), own: undefined };
  const drawable: Member[] = [];
  let count = 0;
  for (const given of seeds as readonly unknown[]) {
    const seed = seedOf(given);
    if (seed === '') continue;
    count += 1;
    if (count > GROUP_SEEDS) continue;
    const { settings, own, key } = isMember(given) ? readMember(given, group, catalogue) : bare;
    drawable.push({ seed, settings, own, key: key === undefined ? seed : [seed, key] });
  }
  if (count === 0) throw new RangeError('seeds: expected at least one seed, got none');
  return { drawable, count };
}

function drawSeedTile({ seed, settings }: Member, group: GroupSettings, catalogue: Catalogue): Tile {
  const selection = selectSeed(seed, settings, catalogue);
  const accent = accentOf(selection);
  const figure = drawAvatar('', selection, settings, catalogue.layers);
  return {
    ring: group.ring === 'auto' ? accent : group.ring,
    fill: group.tileBg === 'auto' ? accent : group.tileBg,
    inside: group.animated ? `<g class="${delayClass(selection)}">${figure}</g>` : figure,
    badge: drawBadge(settings),
  };
}

function drawCounterTile(hidden: number, group: GroupSettings): Tile {
  const label =
    `<text x="50" y="61" text-anchor="middle" font-family="system-ui,sans-serif" font-size="32" font-weight="700" ` +
    `fill="${group.counterInk}">+${hidden}</text>`;
  const ring = group.ring === 'auto' ? group.counterFill : group.ring;
  return { ring, fill: group.counterFill, inside: label, badge: '' };
}

/**
 * Counts the members of a group that are drawn: all, or as many as leave one tile for the counter.
 *
 * @param max - most tiles
 */
export function countShown(count: number, max: number): number {
  return count > max ? max - 1 : count;
}

/** Changes the drawing of a member inside its tile. */
export type Cover = (inside: string, index: number) => string;

/** Draws the tiles of a group: at most `max`. The last one is a counter when members are left over. */
function drawTiles({ drawable, count }: Members, group: GroupSettings, catalogue: Catalogue, cover?: Cover): Tile[] {
  const shown = countShown(count, group.max);
  const tiles = drawable.slice(0, shown).map((member, i) => {
    const tile = drawSeedTile(member, group, catalogue);
    return cover ? { ...tile, inside: cover(tile.inside, i) } : tile;
  });
  return shown < count ? [...tiles, drawCounterTile(count - shown, group)] : tiles;
}

/** The prefix of the clip ids of a group: equal for equal groups, and different for different ones. */
function clipPrefix({ drawable, count }: Members, group: GroupSettings): string {
  // The count is left out if all members are drawable, so that ids stay the same as before further members were counted.
  const others = count > drawable.length ? [count] : [];
  // Members that are set apart have their variants in their keys.
  const { title: _name, distinct: _apart, ...looks } = group;
  const hash = hashSeed(JSON.stringify([drawable.map(({ key }) => key), looks, ...others]));
  return `navii-${hash.map((word) => (word >>> 0).toString(36)).join('')}`;
}

/** Units between a ring and the avatar inside it. The avatar keeps its own 100 × 100 units. */
export const INSET = 4;

const PLACE = `translate(${INSET} ${INSET}) scale(${/* @__PURE__ */ formatHundredths(100 - 2 * INSET)})`;

function frameTile(tile: Tile, clip: string): string {
  return (
    `<clipPath id="${clip}"><circle cx="50" cy="50" r="50"/></clipPath>` +
    `<circle cx="50" cy="50" r="50" fill="${tile.ring}"/>` +
    `<g transform="${PLACE}" clip-path="url(#${clip})">` +
    `<circle cx="50" cy="50" r="50" fill="${tile.fill}"/>${tile.inside}</g>`
  );
}

/** Joins badges to one layer over all tiles: else the next tile would cover a badge. */
function layBadges(badges: readonly string[]): string {
  const layer = badges.join('');
  return layer && `<svg>${layer}</svg>`;
}

/** The layout of a group. */
interface Layout {
  readonly tiles: number;
  /** Distance from one tile to the next, in hundredths of a unit. A tile is 100 units wide. */
  readonly step: number;
  /** Width of the drawing, in its own units and in pixels. */
  readonly units: string;
  readonly width: string;
}

/** Lays out a group. */
export function measureGroup(members: number, { max, overlap, size }: GroupSettings): Layout {
  const tiles = Math.min(members, max);
  // Rounded once, before anything is added.
  const step = 10_000 - Math.round(overlap * 10_000);
  const span = 10_000 + step * (tiles - 1);
  return { tiles, step, units: formatHundredths(span), width: formatHundredths(Math.round((span * size) / 100)) };
}

/** Draws the members of a group as one stack. Elements cover members with their photos. */
export function drawMembers(members: Members, group: GroupSettings, catalogue: Catalogue, cover?: Cover): Drawing {
  const prefix = clipPrefix(members, group);
  const { step, units, width } = measureGroup(members.count, group);
  const tiles = drawTiles(members, group, catalogue, cover);
  const place = (content: string, i: number): string => {
    const shift = i === 0 ? '' : ` transform="translate(${formatHundredths(step * i)} 0)"`;
    return content && `<g${shift}>${content}</g>`;
  };
  const placed = tiles.map((tile, i) => place(frameTile(tile, `${prefix}-${i}`), i)).join('');
  const attributes = { ...rootOf(units, width, group.size), ...nameRoot(group.title) };
  return {
    attributes,
    style: styleOf(group),
    inside: placed,
    over: layBadges(tiles.map(({ badge }, i) => place(badge, i))),
  };
}

/** Draws the members of a group as a whole SVG document. */
export function renderMembers(members: Members, group: GroupSettings, catalogue: Catalogue): string {
  return printDrawing(drawMembers(members, group, catalogue));
}

/** Draws each tile of a group as a separate document. */
export function renderMemberTiles(members: Members, group: GroupSettings, catalogue: Catalogue): string[] {
  const prefix = clipPrefix(members, group);
  const attributes = rootOf('100', String(group.size), group.size);
  return drawTiles(members, group, catalogue).map((tile, i) =>
    printDrawing({ attributes, style: styleOf(group), inside: frameTile(tile, `${prefix}-${i}`), over: tile.badge }),
  );
}
