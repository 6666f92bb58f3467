// What is given as packs, by whoever makes an engine or registers them for elements.
import type { Pack } from './pack.js';

/** Throws where what was given is no list of packs, or two of them would stand under one id. */
export function expectPacks(packs: unknown): asserts packs is readonly Pack[] {
  if (!Array.isArray(packs)) throw new TypeError(`packs: expected an array of packs, got ${typeof packs}`);
  const ids = packs.map((pack: Partial<Pack> | null | undefined) => pack?.id);
  for (const [at, id] of ids.entries()) {
    if (typeof id !== 'string') throw new TypeError(`packs: expected a pack at ${at}, got ${typeof packs[at]}`);
    if (ids.indexOf(id) !== at) throw new RangeError(`packs: expected each pack once, got ${id} twice`);
  }
}
