// `assignVariants`, over a catalogue. Like `describeAvatar`, engines do not have it, so that a bundle with an engine can leave it out.
import type { Catalogue } from './choose/catalogue.js';
import { openEngine, type Engine } from './create-engine.js';
import { readOptions } from './engine.js';
import { chooseVariants } from './likeness.js';
import { MOST_VARIANT } from './options/schema.js';
import type { AvatarOptions } from './options/types.js';
import { wrongType } from './options/words.js';

/**
 * Options of {@link assignVariants}: the options of the drawings, the engine that draws them, and how alike two may look.
 *
 * @example
 * const options: VariantOptions = { packs: 'garden', distance: 10 };
 */
export interface VariantOptions extends Omit<AvatarOptions, 'variant' | 'title' | 'label'> {
  /**
   * Least distance of two mascots: how far their colours are apart on average, as ΔE in OKLab, times 100. Default: 11.2. The nearest
   * two of 20 seeds are usually at 8.5 without variants, and two seeds at 21. The longer the list, the less can be reached.
   *
   * @example
   * assignVariants(['ada', 'grace'], { distance: 14 });
   */
  readonly distance?: number | undefined;
  /**
   * Variants that members have already, by their places in the list. They stay, and no other member looks like these.
   *
   * @example
   * assignVariants(['ada', 'grace', 'alan'], { taken: [0, 2] });
   */
  readonly taken?: readonly (number | null | undefined)[] | undefined;
  /**
   * An engine of your own, with your packs and defaults. Default: the packs of the entry point.
   *
   * @example
   * assignVariants(['ada', 'grace'], { engine: createEngine({ defaults: { palette: ['mint', 'coral'] } }) });
   */
  readonly engine?: Engine | undefined;
}

function readSeeds(seeds: readonly unknown[]): string[] {
  if (!Array.isArray(seeds)) throw wrongType('seeds', 'an array of strings', seeds);
  return (seeds as readonly unknown[]).map((seed, at) => {
    if (typeof seed !== 'string' && typeof seed !== 'number') throw wrongType(`seeds[${at}]`, 'a string', seed);
    if (seed === '') throw new RangeError(`seeds[${at}]: expected at least one character, got an empty string`);
    return String(seed);
  });
}

function readDistance(distance: unknown): number | undefined {
  if (distance === undefined) return undefined;
  if (typeof distance !== 'number') throw wrongType('distance', 'a number', distance);
  if (distance >= 0 && distance <= 100) return distance;
  throw new RangeError(`distance: expected 0 to 100, got ${distance}`);
}

function readTaken(taken: unknown, count: number): (number | undefined)[] {
  const given = taken ?? [];
  if (!Array.isArray(given)) throw wrongType('taken', 'an array of numbers', given);
  if (given.length > count) throw new RangeError(`taken: expected at most ${count} numbers, got ${given.length}`);
  return (given as readonly unknown[]).map((number, at) => {
    if (number === undefined || number === null) return undefined;
    if (typeof number !== 'number') throw wrongType(`taken[${at}]`, 'a number', number);
    if (Number.isInteger(number) && number >= 0 && number <= MOST_VARIANT) return number;
    throw new RangeError(`taken[${at}]: expected a whole number from 0 to ${MOST_VARIANT}, got ${number}`);
  });
}

export function assignVariants(
  catalogue: Catalogue,
  seeds: readonly (string | number)[],
  options?: VariantOptions,
): number[] {
  const { engine, distance, taken, ...own } = options ?? {};
  const known = engine === undefined ? catalogue : openEngine(engine);
  const names = readSeeds(seeds);
  const wanted = readDistance(distance);
  const variants = readTaken(taken, names.length);
  const settings = readOptions(own, known);
  const members = names.map((seed, at) => ({ seed, settings, own: variants[at] }));
  return chooseVariants(members, known, wanted);
}
