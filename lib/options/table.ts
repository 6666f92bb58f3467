// The option tables: each option with what it is for, for docs, forms, `--help`, manifests and types.
// After a change: `npm run build && npm run types && npm run readme`.
import type { OptionTable, SchemaTable, Words } from './row.js';
import { AVATAR_SCHEMA, GALLERY_SCHEMA, GROUP_SCHEMA } from './schema.js';

/** Adds words to each option of a schema. */
export function describeOptions<const Schema extends SchemaTable, const Told extends Record<keyof Schema, Words>>(
  schema: Schema,
  words: Told,
): { readonly [Name in keyof Schema]: Schema[Name] & Told[Name] } {
  const rows = Object.entries(schema).map(([name, row]) => [name, { ...row, ...words[name] }]);
  return Object.fromEntries(rows) as { readonly [Name in keyof Schema]: Schema[Name] & Told[Name] };
}

const animated = {
  label: 'Motion',
  doc: 'Floats, blinks and sways, unless the viewer prefers reduced motion. SVG only.',
  example: true,
} as const;

/**
 * Options of one avatar (SPEC §2.1), each a row of data: its kind, its bounds or words, its default and what it does.
 *
 * @example
 * Object.keys(AVATAR_OPTIONS); // ['size', 'palette', 'background', …]
 * AVATAR_OPTIONS.size.max; // 1024
 */
export const AVATAR_OPTIONS = /* @__PURE__ */ describeOptions(AVATAR_SCHEMA, {
  size: {
    label: 'Size',
    doc: 'Width and height. Out of range is clamped.',
    example: 256,
  },
  palette: {
    unset: 'seeded',
    label: 'Palette',
    doc: 'Recolours the same character.',
    example: 'mint',
  },
  background: {
    unset: 'seeded',
    label: 'Background',
    doc: 'What stands behind the mascot: nothing, its ground, or its ground with a ring.',
    example: 'ring',
  },
  tileBg: {
    unset: 'none',
    label: 'Tile',
    doc: 'Ground of this colour behind the mascot, opaque; `auto` is the accent of its palette.',
    example: '#ffc94a',
  },
  shape: {
    label: 'Shape',
    doc: 'What the colour behind the mascot fills.',
    example: 'rounded',
  },
  mood: {
    unset: 'seeded',
    label: 'Mood',
    doc: 'Sets eyes and mouth and nothing else; `neutral` keeps the face of the seed.',
    example: 'wink',
  },
  packs: {
    unset: 'none',
    label: 'Packs',
    doc: 'Themes whose parts stand in for the base ones. Order does not matter, unknown ids are skipped.',
    example: 'garden',
  },
  style: {
    unset: 'seeded',
    label: 'Style',
    doc: 'Biases what the packs choose; without packs it does nothing.',
    example: 'femme',
  },
  parts: {
    unset: 'seeded',
    label: 'Parts',
    doc: 'Forces slots, over all other options; `none` empties one.',
    example: 'body:heart,topper:crown',
  },
  title: {
    unset: 'none',
    label: 'Title',
    doc: 'Accessible name: the SVG gets `role="img"` and this `aria-label`.',
    example: 'Ada',
  },
  animated,
}) satisfies OptionTable;

/**
 * Options of a group (SPEC §4.3); the colours of the counter are not in a query (SPEC §2.2).
 *
 * @example
 * GROUP_OPTIONS.overlap.default; // 0.3
 */
export const GROUP_OPTIONS = /* @__PURE__ */ describeOptions(GROUP_SCHEMA, {
  size: {
    label: 'Size',
    doc: 'Width and height of one tile. Out of range is clamped.',
    example: 96,
  },
  overlap: {
    label: 'Overlap',
    doc: 'Share of each tile that lies over the one before it.',
    example: 0.5,
  },
  max: {
    unset: 'all',
    label: 'At most',
    doc: 'Tiles drawn at the most, the `+N` counter included.',
    example: 4,
  },
  ring: {
    label: 'Ring',
    doc: 'Border around each tile.',
    example: 'auto',
  },
  tileBg: {
    label: 'Tile',
    doc: 'Opaque disc under each avatar, so that none shows through the next.',
    example: '#fff4d6',
  },
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

/** What the page of the gallery takes beside the options of an avatar. */
export const GALLERY_OPTIONS = /* @__PURE__ */ describeOptions(GALLERY_SCHEMA, {
  count: {
    label: 'How many',
    doc: 'Mascots on the page.',
    example: 24,
  },
  prefix: {
    label: 'Seeds begin with',
    doc: 'What the seeds begin with; a hyphen and a number follow.',
    example: 'team',
  },
}) satisfies OptionTable;
