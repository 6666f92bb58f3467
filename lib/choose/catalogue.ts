// All that can be chosen and drawn, indexed by id: the base pools and the packs an entry point brings along.
import type { Pack } from '../packs/pack.js';
import { createPalette, type Palette } from '../palettes/palette.js';
import { PALETTE_ROWS } from '../palettes/rows.js';
import { BODIES, POOLS } from '../parts/index.js';
import type { Body, Draw, Part } from '../parts/part.js';
import { createLayers, type Layers } from '../parts/stencil.js';
import { PART_SLOTS, type PartSlot } from '../slots.js';
import { createWheels, createBaseWheels, type Wheels, type WheelsOf } from './wheels.js';

// Maps, not plain objects: an unknown id reaches no prototype.
/**
 * What an entry point knows: everything that can be chosen and drawn, by its id.
 *
 * @example
 * const knowsGarden = (known: Catalogue) => known.packs.has('garden');
 * knowsGarden(catalogue); // true
 */
export interface Catalogue {
  /** Draws parts, and keeps their stencils. */
  readonly layers: Layers;
  readonly palettes: ReadonlyMap<string, Palette>;
  readonly bodies: ReadonlyMap<string, LayeredBody>;
  readonly parts: Readonly<Record<PartSlot, ReadonlyMap<string, Part>>>;
  readonly packs: ReadonlyMap<string, Pack>;
  /** What seeds pick from without packs. */
  readonly wheels: Wheels;
  /** What they pick from with packs. */
  readonly wheelsOf: WheelsOf;
}

/** A body as layers that are drawn like parts. */
export interface LayeredBody extends Body {
  /** Limbs behind it, and the outline; its last element stays open for what lies on the body. */
  readonly silhouette: Draw;
  /** Limbs in front of it. */
  readonly foreground: Draw | undefined;
}

function layerBody(body: Body): LayeredBody {
  const { back, front, paint } = body;
  return {
    ...body,
    silhouette: (_a, c) => (back === undefined ? '' : back(c)) + paint(c.shade, c.body),
    foreground: front && ((_a, c) => front(c)),
  };
}

/** Indexes items. The first of an id stays: a pack that takes an id of the base, or of a pack before it, changes neither. */
function indexById<T extends { readonly id: string }>(items: readonly T[]): ReadonlyMap<string, T> {
  const byId = new Map<string, T>();
  for (const item of items) if (!byId.has(item.id)) byId.set(item.id, item);
  return byId;
}

/** Indexes the base pools and the given packs. */
export function createCatalogue(packs: readonly Pack[]): Catalogue {
  const rows = [...PALETTE_ROWS, ...packs.flatMap((pack) => pack.palettes ?? [])];
  const parts = PART_SLOTS.map((slot) => {
    const all = [...POOLS[slot].parts, ...packs.flatMap((pack) => pack[slot]?.parts ?? [])];
    return [slot, indexById(all)] as const;
  });
  const byId = indexById(packs);
  const wheels = createBaseWheels();
  return {
    palettes: indexById(rows.map(createPalette)),
    layers: createLayers(),
    bodies: indexById([...BODIES, ...packs.flatMap((pack) => pack.bodies ?? [])].map(layerBody)),
    parts: Object.fromEntries(parts) as Catalogue['parts'],
    packs: byId,
    wheels,
    wheelsOf: createWheels(wheels, byId),
  };
}
