import type { Pack } from './packs/pack.js';
// All that can be chosen and drawn, indexed by id: the base pools and the packs an entry point brings along.
import { mixPalette, type Palette } from './palette.js';
import { PALETTE_ROWS } from './palettes.js';
import { BODIES, POOLS } from './parts/index.js';
import type { Body, Part } from './parts/part.js';
import { BACKGROUNDS, type Background, type PartSlot } from './spec.js';
import { createLayers, type Cutting, type LayerOf } from './stencil.js';

/** Slots that hold a drawn part, in the order of a spec. */
export const PART_SLOTS = [
  'eyes',
  'mouth',
  'antenna',
  'topper',
  'marking',
  'accessory',
  'cheeks',
  'outfit',
] as const satisfies readonly PartSlot[];

/** Anything that is picked by weight. */
export interface Weighted {
  readonly id: string;
  /** Relative frequency: a non-negative integer. */
  readonly weight: number;
}

/** What each slot picks from: every item as often as it weighs, `undefined` for nothing. */
export interface Wheels extends Readonly<Record<PartSlot, readonly (Part | undefined)[]>> {
  readonly palette: readonly Weighted[];
  readonly body: readonly Weighted[];
  readonly background: readonly (Weighted & { readonly id: Background })[];
}

/** Lays out a wheel; a pick is then one multiplication and one look-up. */
export function makeWheel<T extends Weighted>(items: readonly T[], none: 0, weigh?: (item: T) => number): T[];
export function makeWheel<T extends Weighted>(
  items: readonly T[],
  none: number,
  weigh?: (item: T) => number,
): (T | undefined)[];
export function makeWheel<T extends Weighted>(
  items: readonly T[],
  none: number,
  weigh: (item: T) => number = (item) => item.weight,
): (T | undefined)[] {
  const wheel: (T | undefined)[] = [];
  for (const item of items) for (let i = weigh(item); i > 0; i--) wheel.push(item);
  for (let i = none; i > 0; i--) wheel.push(undefined);
  return wheel;
}

/** Weights of the backgrounds where no pack has its own. */
export const BACKGROUND_WEIGHTS: Readonly<Record<Background, number>> = { none: 4, solid: 64, ring: 32 };

/** A table of weights as items of a wheel. */
export function listBackgrounds(weights: Readonly<Partial<Record<Background, number>>>) {
  return BACKGROUNDS.map((id) => ({ id, weight: weights[id] ?? 0 }));
}

/** Maps, never plain objects: an id from a stranger reaches no prototype. */
export interface Catalogue {
  /** Draws parts, and keeps their stencils. */
  readonly layerOf: LayerOf;
  readonly palettes: ReadonlyMap<string, Palette>;
  readonly bodies: ReadonlyMap<string, DressedBody>;
  readonly parts: Readonly<Record<PartSlot, ReadonlyMap<string, Part>>>;
  readonly packs: ReadonlyMap<string, Pack>;
  /** The base pools. */
  readonly wheels: Wheels;
}

/** A body whose layers are cut like parts. */
export interface DressedBody extends Body {
  /** Limbs behind it, and the silhouette; leaves the layer of the body colour open. */
  readonly coat: Cutting;
  /** What lies before it. */
  readonly trim: Cutting | undefined;
}

function dressBody(body: Body): DressedBody {
  const { back, front, paint } = body;
  return {
    ...body,
    coat: (_a, c) => (back === undefined ? '' : back(c)) + paint(c.shade, c.body),
    trim: front && ((_a, c) => front(c)),
  };
}

function indexById<T extends { readonly id: string }>(items: readonly T[]): ReadonlyMap<string, T> {
  return new Map(items.map((item) => [item.id, item]));
}

/** Indexes the base pools and the given packs. */
export function createCatalogue(packs: readonly Pack[]): Catalogue {
  const rows = [...PALETTE_ROWS, ...packs.flatMap((pack) => pack.palettes ?? [])];
  const parts = PART_SLOTS.map((slot) => {
    const all = [...POOLS[slot].parts, ...packs.flatMap((pack) => pack[slot]?.parts ?? [])];
    return [slot, indexById(all)] as const;
  });
  const wheels = PART_SLOTS.map((slot) => [slot, makeWheel(POOLS[slot].parts, POOLS[slot].none)] as const);
  return {
    palettes: indexById(rows.map(mixPalette)),
    layerOf: createLayers(),
    bodies: indexById([...BODIES, ...packs.flatMap((pack) => pack.bodies ?? [])].map(dressBody)),
    parts: Object.fromEntries(parts) as Catalogue['parts'],
    packs: indexById(packs),
    wheels: {
      ...(Object.fromEntries(wheels) as unknown as Pick<Wheels, PartSlot>),
      palette: makeWheel(PALETTE_ROWS, 0),
      body: makeWheel(BODIES, 0),
      background: makeWheel(listBackgrounds(BACKGROUND_WEIGHTS), 0),
    },
  };
}
