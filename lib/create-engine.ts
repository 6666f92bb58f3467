// An engine over packs of one's choice, and the pieces that every entry point makes of a catalogue.
import { createCatalogue } from './choose/catalogue.js';
import * as engine from './engine.js';
import type { Engine } from './engine.js';
import { expectPacks } from './packs/expect.js';
import type { Pack } from './packs/pack.js';

/**
 * Makes an engine that knows the base and these packs, with the functions of `navii`. A bundle then has these packs and no
 * others; what they draw is the same, byte for byte.
 *
 * @param packs - from `navii/packs/…`, or made by `definePack`
 * @returns the functions of `navii`, with the `catalogue`, `palettes` and `packs` that they know
 * @throws TypeError when it is no array of packs, RangeError when a pack is in it twice
 * @example
 * const { createAvatar } = createEngine([]);
 * const svg = createAvatar('ada', { size: 128 });
 */
export function createEngine(packs: readonly Pack[]): Engine {
  expectPacks(packs);
  const catalogue = createCatalogue(packs);
  return {
    catalogue,
    palettes: engine.listPalettes(catalogue),
    packs: engine.listPacks(catalogue),
    createAvatar: (seed, options) => engine.createAvatar(catalogue, seed, options),
    selectAvatar: (seed, options) => engine.selectAvatar(catalogue, seed, options),
    renderAvatar: (spec, options) => engine.renderAvatar(catalogue, spec, options),
    build: (parts, options) => engine.build(catalogue, parts, options),
    random: (options) => engine.random(catalogue, options),
    renderGroup: (seeds, options) => engine.renderGroup(catalogue, seeds, options),
    renderGroupTiles: (seeds, options) => engine.renderGroupTiles(catalogue, seeds, options),
  };
}
