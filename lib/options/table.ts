// The option tables. Query parameters, attributes, command-line flags and SDK options all enter here, by the same names.
// After a change: `npm run build && npm run types && npm run readme`.
import { BACKGROUNDS, MOODS, SHAPES, STYLES } from '../slots.js';
import type { OptionTable, SettingsOf } from './row.js';

/** Seeds that one group takes; the rest is dropped (SPEC §4.3, §8). */
export const GROUP_SEEDS = 50;

const animated = {
  kind: 'flag',
  default: false,
  label: 'Motion',
  doc: 'Floats, blinks and sways, unless the viewer prefers reduced motion. SVG only.',
  example: true,
  inPng: false,
  inMember: false,
} as const;

/**
 * Options of one avatar (SPEC §2.1), each a row of data: its kind, its bounds or words, its default and what it does.
 *
 * @example
 * Object.keys(AVATAR_OPTIONS); // ['size', 'palette', 'background', …]
 * AVATAR_OPTIONS.size.max; // 1024
 */
export const AVATAR_OPTIONS = {
  size: {
    kind: 'integer',
    min: 16,
    max: 1024,
    default: 96,
    unit: 'px',
    label: 'Size',
    doc: 'Width and height. Out of range is clamped.',
    example: 256,
    inMember: false,
  },
  palette: {
    kind: 'id',
    of: 'palettes',
    unset: 'seeded',
    label: 'Palette',
    doc: 'Recolours the same character.',
    example: 'mint',
    chooses: true,
  },
  background: {
    kind: 'enum',
    values: BACKGROUNDS,
    unset: 'seeded',
    label: 'Background',
    doc: 'What stands behind the mascot: nothing, its ground, or its ground with a ring.',
    example: 'ring',
    chooses: true,
  },
  tileBg: {
    kind: 'color',
    auto: true,
    unset: 'none',
    label: 'Tile',
    doc: 'Ground of this colour behind the mascot, opaque; `auto` is the accent of its palette.',
    example: '#ffc94a',
  },
  shape: {
    kind: 'enum',
    values: SHAPES,
    default: 'circle',
    label: 'Shape',
    doc: 'What the colour behind the mascot fills.',
    example: 'rounded',
    inMember: false,
  },
  mood: {
    kind: 'enum',
    values: MOODS,
    unset: 'seeded',
    label: 'Mood',
    doc: 'Sets eyes and mouth and nothing else; `neutral` keeps the face of the seed.',
    example: 'wink',
    chooses: true,
  },
  packs: {
    kind: 'ids',
    of: 'packs',
    default: [],
    unset: 'none',
    label: 'Packs',
    doc: 'Themes whose parts stand in for the base ones. Order does not matter, unknown ids are skipped.',
    example: 'garden',
    chooses: true,
  },
  style: {
    kind: 'enum',
    values: STYLES,
    unset: 'seeded',
    label: 'Style',
    doc: 'Biases what the packs choose; without packs it does nothing.',
    example: 'femme',
    chooses: true,
  },
  parts: {
    kind: 'parts',
    unset: 'seeded',
    label: 'Parts',
    doc: 'Forces slots, over all other options; `none` empties one.',
    example: 'body:heart,topper:crown',
    chooses: true,
  },
  title: {
    kind: 'text',
    maxLength: 200,
    unset: 'none',
    label: 'Title',
    doc: 'Accessible name: the SVG gets `role="img"` and this `aria-label`.',
    example: 'Ada',
    inPng: false,
    inMember: false,
  },
  animated,
} as const satisfies OptionTable;

/**
 * Options of a group (SPEC §4.3); the colours of the counter are not in a query (SPEC §2.2).
 *
 * @example
 * GROUP_OPTIONS.overlap.default; // 0.3
 */
export const GROUP_OPTIONS = {
  size: {
    kind: 'integer',
    min: 16,
    max: 256,
    default: 64,
    unit: 'px',
    label: 'Size',
    doc: 'Width and height of one tile. Out of range is clamped.',
    example: 96,
  },
  overlap: {
    kind: 'number',
    min: 0,
    max: 0.7,
    default: 0.3,
    step: 0.05,
    label: 'Overlap',
    doc: 'Share of each tile that lies over the one before it.',
    example: 0.5,
  },
  max: {
    kind: 'integer',
    min: 1,
    max: GROUP_SEEDS,
    default: GROUP_SEEDS,
    unset: 'all',
    label: 'At most',
    doc: 'Tiles drawn at the most, the `+N` counter included.',
    example: 4,
  },
  ring: {
    kind: 'color',
    auto: true,
    default: '#ffffff',
    label: 'Ring',
    doc: 'Border around each tile.',
    example: 'auto',
  },
  tileBg: {
    kind: 'color',
    auto: true,
    default: '#ffffff',
    label: 'Tile',
    doc: 'Opaque disc under each avatar, so that none shows through the next.',
    example: '#fff4d6',
  },
  animated,
  counterFill: {
    kind: 'color',
    auto: false,
    default: '#ece9f4',
    label: 'Counter',
    doc: 'Disc of the `+N` counter (not in a query).',
    example: '#1d0f38',
    inQuery: false,
  },
  counterInk: {
    kind: 'color',
    auto: false,
    default: '#3a3354',
    label: 'Counter text',
    doc: 'Text of the `+N` counter (not in a query).',
    example: '#ffffff',
    inQuery: false,
  },
} as const satisfies OptionTable;

/** What the page of the gallery takes beside the options of an avatar (SPEC §4.4; the bounds are ours). */
export const GALLERY_OPTIONS = {
  count: {
    kind: 'integer',
    min: 1,
    max: 500,
    default: 96,
    label: 'How many',
    doc: 'Mascots on the page.',
    example: 24,
  },
  prefix: {
    kind: 'text',
    maxLength: 100,
    default: 'user',
    label: 'Seeds begin with',
    doc: 'What the seeds begin with; a hyphen and a number follow.',
    example: 'team',
  },
} as const satisfies OptionTable;

/**
 * Avatar options, read: every one present and valid, equal for equivalent input.
 *
 * @example
 * const settings: AvatarSettings = readAvatarOptions((name) => ({ size: '9999' })[name], catalogue);
 * settings.size; // 1024
 */
export type AvatarSettings = SettingsOf<typeof AVATAR_OPTIONS>;
/**
 * Group options, read: every one present and valid, equal for equivalent input.
 *
 * @example
 * const settings: GroupSettings = readGroupOptions(() => undefined, catalogue);
 * settings.overlap; // 0.3
 */
export type GroupSettings = SettingsOf<typeof GROUP_OPTIONS>;
