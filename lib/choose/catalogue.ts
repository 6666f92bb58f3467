// All that an entry point knows: the base pools and the packs that it brings along.
import type { Pack } from '../packs/pack.js';
import { createLayers, type Layers } from '../parts/stencil.js';
import { createCast, indexById, type Cast } from './cast.js';
import { createBaseWheels, createWheels, type Wheels, type WheelsOf } from './wheels.js';

/**
 * What an entry point knows: everything that can be chosen and drawn, by its id.
 *
 * @example
 * const knowsGarden = (known: Catalogue) => known.packs.has('garden');
 * knowsGarden(catalogue); // true
 */
export interface Catalogue extends Cast {
  /** Draws parts, and keeps their stencils. */
  readonly layers: Layers;
  readonly packs: ReadonlyMap<string, Pack>;
  /** What seeds pick from without packs. */
  readonly wheels: Wheels;
  /** What they pick from with packs. */
  readonly wheelsOf: WheelsOf;
}

/** Indexes the base pools and the given packs. */
export function createCatalogue(packs: readonly Pack[]): Catalogue {
  const cast = createCast(packs);
  const byId = indexById(packs);
  const wheels = createBaseWheels(cast);
  return { ...cast, layers: createLayers(), packs: byId, wheels, wheelsOf: createWheels(wheels, byId, cast) };
}
