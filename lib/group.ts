// Groups: several avatars as one horizontal stack, or as one picture per tile (SPEC §2.2, §4.3).
import type { Catalogue } from './catalogue.js';
import { hashSeed } from './draw.js';
import { GROUP_SEEDS } from './limits.js';
import { MOTION_CSS } from './motion.js';
import { readAvatarOptions, readGroupOptions, valuesOf, type GroupOptions, type GroupSettings } from './options.js';
import { accentOf, delayClass, drawAvatar, openRoot } from './render.js';
import { selectSpec } from './select.js';
import { formatHundredths } from './svg.js';

/** What one tile shows, before it has a place in the stack. */
interface Tile {
  readonly ring: string;
  readonly fill: string;
  /** What is drawn inside the clip. */
  readonly inside: string;
}

function expectSeeds(seeds: readonly string[]): string[] {
  if (!Array.isArray(seeds)) throw new TypeError(`seeds: expected an array of strings, got ${typeof seeds}`);
  const kept = seeds.filter((seed) => seed !== '').slice(0, GROUP_SEEDS);
  if (kept.length === 0) throw new RangeError('seeds: expected at least one seed, got none');
  for (const seed of kept) {
    if (typeof seed !== 'string') throw new TypeError(`seeds: expected strings, got ${typeof seed}`);
  }
  return kept;
}

function drawSeedTile(seed: string, group: GroupSettings, catalogue: Catalogue): Tile {
  const settings = readAvatarOptions(valuesOf({ animated: group.animated }), catalogue);
  const spec = selectSpec(seed, settings, catalogue);
  const accent = accentOf(spec, catalogue);
  const figure = drawAvatar(spec, settings, catalogue);
  return {
    ring: group.ring === 'auto' ? accent : group.ring,
    fill: group.tileBg === 'auto' ? accent : group.tileBg,
    inside: group.animated ? `<g class="${delayClass(spec)}">${figure}</g>` : figure,
  };
}

function drawCounterTile(hidden: number, group: GroupSettings): Tile {
  const label =
    `<text x="50" y="61" text-anchor="middle" font-family="system-ui,sans-serif" font-size="32" font-weight="700" ` +
    `fill="${group.counterInk}">+${hidden}</text>`;
  const ring = group.ring === 'auto' ? group.counterFill : group.ring;
  return { ring, fill: group.counterFill, inside: label };
}

/** The tiles of a group: at most `max`, the last one a counter when seeds are left over. */
function drawTiles(seeds: readonly string[], group: GroupSettings, catalogue: Catalogue): Tile[] {
  const overflows = seeds.length > group.max;
  const shown = overflows ? group.max - 1 : seeds.length;
  const tiles = seeds.slice(0, shown).map((seed) => drawSeedTile(seed, group, catalogue));
  return overflows ? [...tiles, drawCounterTile(seeds.length - shown, group)] : tiles;
}

/** A name for the clips of one group: equal for equal requests, different for different ones. */
function clipPrefix(seeds: readonly string[], group: GroupSettings): string {
  const words = hashSeed(JSON.stringify([seeds, group]));
  return `navii-${words.map((word) => (word >>> 0).toString(36)).join('')}`;
}

// The avatar keeps its own 100 × 100 space, four units inside the ring on every side.
function frameTile(tile: Tile, clip: string): string {
  return (
    `<clipPath id="${clip}"><circle cx="50" cy="50" r="50"/></clipPath>` +
    `<circle cx="50" cy="50" r="50" fill="${tile.ring}"/>` +
    `<g transform="translate(4 4) scale(.92)" clip-path="url(#${clip})">` +
    `<circle cx="50" cy="50" r="50" fill="${tile.fill}"/>${tile.inside}</g>`
  );
}

function styleOf(group: GroupSettings): string {
  return group.animated ? `<style>${MOTION_CSS}</style>` : '';
}

/** See `renderGroup` of the entry points. */
export function renderGroup(catalogue: Catalogue, seeds: readonly string[], options?: GroupOptions): string {
  const kept = expectSeeds(seeds);
  const group = readGroupOptions(valuesOf(options), catalogue);
  const prefix = clipPrefix(kept, group);
  // In hundredths of a unit; a tile is 100 units wide. One rounding, before anything is added up.
  const step = 10_000 - Math.round(group.overlap * 10_000);
  const tiles = drawTiles(kept, group, catalogue);
  const placed = tiles.map((tile, i) => {
    const move = i === 0 ? '' : ` transform="translate(${formatHundredths(step * i)} 0)"`;
    return `<g${move}>${frameTile(tile, `${prefix}-${i}`)}</g>`;
  });
  const span = 10_000 + step * (tiles.length - 1);
  const width = formatHundredths(Math.round((span * group.size) / 100));
  return `${openRoot(formatHundredths(span), width, group.size)}>` + `${styleOf(group)}${placed.join('')}</svg>`;
}

/** See `renderGroupTiles` of the entry points. */
export function renderGroupTiles(catalogue: Catalogue, seeds: readonly string[], options?: GroupOptions): string[] {
  const kept = expectSeeds(seeds);
  const group = readGroupOptions(valuesOf(options), catalogue);
  const prefix = clipPrefix(kept, group);
  return drawTiles(kept, group, catalogue).map(
    (tile, i) =>
      `${openRoot('100', String(group.size), group.size)}>` +
      `${styleOf(group)}${frameTile(tile, `${prefix}-${i}`)}</svg>`,
  );
}
