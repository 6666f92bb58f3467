// The option tables: the schemas with words, for docs, forms, `--help`, manifests and types. They are apart from the schemas so that
// bundles of the engine contain no words. After a change: `npm run print`.
import { kindOf } from './kinds.js';
import type { OptionRow, OptionSchema, OptionTable, SchemaTable, Words } from './row.js';
import { AVATAR_SCHEMA, GALLERY_SCHEMA, GROUP_SCHEMA } from './schema.js';

/** Adds words to each option of a schema. */
export function describeOptions<const Schema extends SchemaTable, const Texts extends Record<keyof Schema, Words>>(
  schema: Schema,
  words: Texts,
): { readonly [Name in keyof Schema]: Schema[Name] & Texts[Name] } {
  const rows = Object.entries(schema).map(([name, row]) => [name, { ...row, ...words[name] }]);
  return Object.fromEntries(rows) as { readonly [Name in keyof Schema]: Schema[Name] & Texts[Name] };
}

const title = {
  unset: 'none',
  label: 'Title',
  doc: 'Name for screen readers: the SVG gets `role="img"` and this `aria-label`.',
  example: 'Ada',
} as const;

const animated = {
  label: 'Motion',
  doc: 'Floats, blinks and sways; respects reduced motion. SVG only.',
  example: true,
} as const;

/**
 * Options of one avatar, each as a row of data: its type, its bounds or words, its default and its effect.
 *
 * @example
 * Object.keys(AVATAR_OPTIONS); // ['size', 'palette', 'colors', …]
 * AVATAR_OPTIONS.size.max; // 1024
 */
export const AVATAR_OPTIONS = /* @__PURE__ */ describeOptions(AVATAR_SCHEMA, {
  size: {
    label: 'Size',
    doc: 'Width and height.',
    example: 256,
  },
  palette: {
    unset: 'the seed decides',
    label: 'Palette',
    doc: 'Colours of the mascot; it stays the same character.',
    example: 'mint',
  },
  colors: {
    unset: 'none',
    label: 'Colours',
    doc: 'Your colours for body, background and accent; the seed decides the order of three. Low contrast is adjusted. Wins over `palette`.',
    example: '#2bb5a8',
  },
  background: {
    unset: 'the seed decides',
    label: 'Background',
    doc: 'Nothing, a colour, or a colour with a ring behind the mascot.',
    example: 'ring',
  },
  tileBg: {
    unset: 'none',
    label: 'Tile',
    doc: 'Opaque colour behind the mascot; `auto` is the accent of its palette.',
    example: '#ffc94a',
  },
  shape: {
    label: 'Shape',
    doc: 'Shape of the colour behind the mascot.',
    example: 'rounded',
  },
  scale: {
    label: 'Scale',
    doc: 'How much of the background the mascot fills.',
    example: 80,
  },
  flip: {
    label: 'Flip',
    doc: 'Mirrors the mascot, not its background.',
    example: true,
  },
  variant: {
    unset: '0',
    label: 'Variant',
    doc: 'Another mascot for the same seed; 0 is the normal one.',
    example: 1,
  },
  mood: {
    unset: 'the seed decides',
    label: 'Mood',
    doc: 'Changes only eyes and mouth; `neutral` keeps the face of the seed.',
    example: 'wink',
  },
  packs: {
    unset: 'none',
    label: 'Packs',
    doc: 'Themes with their own bodies, parts and palettes. Their order does not matter; unknown ids are ignored.',
    example: 'garden',
  },
  style: {
    unset: 'the seed decides',
    label: 'Style',
    doc: 'Prefers some parts of a pack; without packs it does nothing.',
    example: 'femme',
  },
  parts: {
    unset: 'the seed decides',
    label: 'Parts',
    doc: 'The parts that you choose, each as slot:id; `none` empties a slot. Wins over all other options.',
    example: 'body:heart,topper:crown',
  },
  status: {
    unset: 'none',
    label: 'Status',
    doc: 'Shows a badge (`idle` has none); all except `online`, `away`, `busy` and `offline` also change the face. Screen readers hear it after the name. Wins over `mood`.',
    example: 'waiting',
  },
  badge: {
    label: 'Badge',
    doc: 'Shows the badge of the status; `0` leaves it out.',
    example: false,
  },
  title,
  statusLabel: {
    unset: 'the English word',
    label: 'Status in words',
    doc: 'Your words for the status, for screen readers.',
    example: 'needs you',
  },
  animated,
}) satisfies OptionTable;

/**
 * Options of a group; the colours of the counter are not in a query.
 *
 * @example
 * GROUP_OPTIONS.overlap.default; // 0.3
 */
export const GROUP_OPTIONS = /* @__PURE__ */ describeOptions(GROUP_SCHEMA, {
  size: {
    label: 'Size',
    doc: 'Width and height of one tile.',
    example: 96,
  },
  overlap: {
    label: 'Overlap',
    doc: 'How much of each tile lies on the tile before it.',
    example: 0.5,
  },
  max: {
    unset: 'all',
    label: 'At most',
    doc: 'The highest number of tiles, the `+N` counter included.',
    example: 4,
  },
  ring: {
    label: 'Ring',
    doc: 'Border around each tile. An element without it shows the page between the tiles.',
    example: 'auto',
  },
  tileBg: {
    label: 'Tile',
    doc: 'Colour under each avatar, so that no avatar shows through the next.',
    example: '#fff4d6',
  },
  distinct: {
    label: 'No two alike',
    doc: 'Makes members look different: each without a `variant` gets the lowest number that looks like nobody before; after 12 tries, the one that differs most.',
    example: true,
  },
  title,
  animated,
  counterFill: {
    label: 'Counter',
    doc: 'Disc of the `+N` counter (not in a query).',
    example: '#1d0f38',
  },
  counterInk: {
    label: 'Counter text',
    doc: 'Text of the `+N` counter (not in a query).',
    example: '#ffffff',
  },
}) satisfies OptionTable;

/** Options of the gallery page, besides the options of an avatar. */
export const GALLERY_OPTIONS = /* @__PURE__ */ describeOptions(GALLERY_SCHEMA, {
  count: {
    label: 'How many',
    doc: 'Mascots on the page.',
    example: 24,
  },
  prefix: {
    label: 'Seeds begin with',
    doc: 'Start of each seed; a hyphen and a number follow.',
    example: 'team',
  },
}) satisfies OptionTable;

/** The values that an option takes, in words. */
export function describeValues(row: OptionSchema): string {
  const values = kindOf(row).describe(row);
  return 'several' in row && row.several ? `${values}; or several, separated by commas` : values;
}

/** The default of an option, in words. */
export function describeDefault(row: OptionSchema & Pick<OptionRow, 'unset'>): string {
  return row.unset ?? (row.kind === 'flag' ? String(Number(row.default)) : String(row.default));
}
