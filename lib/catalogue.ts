// All that can be chosen and drawn, indexed by id: the base pools and the packs an entry point brings along.
import { mixPalette, type Palette } from './palette.js';
import { PALETTE_ROWS } from './palettes.js';
import { BODIES, POOLS } from './parts/index.js';
import type { Body, Part } from './parts/part.js';
import type { Pack, Pool } from './packs/pack.js';
import type { PartSlot } from './spec.js';

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

/** Maps, never plain objects: an id from a stranger reaches no prototype. */
export interface Catalogue {
  readonly basePalettes: readonly Palette[];
  readonly palettes: ReadonlyMap<string, Palette>;
  readonly baseBodies: readonly Body[];
  readonly bodies: ReadonlyMap<string, Body>;
  readonly basePools: Readonly<Record<PartSlot, Pool>>;
  readonly parts: Readonly<Record<PartSlot, ReadonlyMap<string, Part>>>;
  readonly packs: ReadonlyMap<string, Pack>;
}

function indexById<T extends { readonly id: string }>(items: readonly T[]): ReadonlyMap<string, T> {
  return new Map(items.map((item) => [item.id, item]));
}

/** Indexes the base pools and the given packs. */
export function createCatalogue(packs: readonly Pack[]): Catalogue {
  const basePalettes = PALETTE_ROWS.map(mixPalette);
  const packPalettes = packs.flatMap((pack) => pack.palettes ?? []).map(mixPalette);
  const parts = PART_SLOTS.map((slot) => {
    const all = [...POOLS[slot].parts, ...packs.flatMap((pack) => pack[slot]?.parts ?? [])];
    return [slot, indexById(all)] as const;
  });
  return {
    basePalettes,
    palettes: indexById([...basePalettes, ...packPalettes]),
    baseBodies: BODIES,
    bodies: indexById([...BODIES, ...packs.flatMap((pack) => pack.bodies ?? [])]),
    basePools: POOLS,
    parts: Object.fromEntries(parts) as Catalogue['parts'],
    packs: indexById(packs),
  };
}
