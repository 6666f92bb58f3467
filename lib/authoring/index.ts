// `navii/authoring`: packs of your own. The functions to make and draw a pack, its checks, and a sheet that shows it.
import { BODIES, POOLS } from '../parts/index.js';
import type { Body, Pool } from '../parts/part.js';
import type { PartSlot } from '../spec.js';

/**
 * The bodies of the base, for packs that use some of them.
 *
 * @example
 * const round = BASE_BODIES.filter(({ id }) => id === 'bun' || id === 'egg');
 */
export const BASE_BODIES: readonly Body[] = BODIES;

/**
 * The pools of the base, for packs that add parts to one. A slot without a pool in the pack keeps the pool of the base.
 *
 * @example
 * const whistle: Part = { id: 'whistle', weight: 4, face: (f, c) => line(c.dark, `${f.mouth}h.01`, 8) };
 * const mouth: Pool = { none: 0, parts: [...BASE_POOLS.mouth.parts, whistle] };
 */
export const BASE_POOLS: Readonly<Record<PartSlot, Pool>> = POOLS;

export { createPalette } from './brand.js';
export { checkPack, definePack } from './check.js';
export { renderPackSheet, type PackSheetOptions } from './sheet.js';

export type { Pack, StyledSlot } from '../packs/pack.js';
export { bandOf, createHeld, createTopper, drawCloth, matt } from '../packs/shapes.js';
export type { Palette } from '../palettes/palette.js';
export {
  bowl,
  brim,
  crest,
  garland,
  shaded,
  toBrim,
  toEars,
  toFace,
  toHand,
  toPerch,
  toTemples,
  twice,
} from '../parts/head.js';
export { rimmed, at, beads, dot, fill, line, mirror, move } from '../parts/shapes.js';
export type {
  Anchors,
  Body,
  Draw,
  DrawFace,
  Face,
  Inks,
  Kind,
  Motion,
  Paint,
  Part,
  PathOf,
  Point,
  Pool,
} from '../parts/part.js';
export type { Background, Ground, PartSlot, Role, Style, Tone } from '../spec.js';
