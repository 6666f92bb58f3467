// `assignVariants`, over a catalogue. As `describeAvatar`, it is no function of engines: a bundle with an engine need not hold it.
import type { Catalogue } from './choose/catalogue.js';
import { selectSeed } from './choose/select.js';
import { openEngine, type Engine } from './create-engine.js';
import { readOptions } from './engine.js';
import { measureDistance, pictureOf, type Picture } from './likeness.js';
import { MOST_VARIANT } from './options/schema.js';
import type { AvatarOptions } from './options/types.js';
import { wrongType } from './options/words.js';

/**
 * Options of {@link assignVariants}: those of the drawings, the engine that draws them, and what counts as alike.
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
   * Numbers that members have already, by their places in the list: they stay, and nobody else looks like these members.
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

/** Teams of 20 reach it with a variant for two members in five, teams of 50 with 1.3 variants a member. */
const DEFAULT_DISTANCE = 11.2;

/** Variants that are tried for one member. If none is far enough from all others, the farthest is taken. */
const TRIES = 12;

function readSeeds(seeds: readonly unknown[]): string[] {
  if (!Array.isArray(seeds)) throw wrongType('seeds', 'an array of strings', seeds);
  return (seeds as readonly unknown[]).map((seed, at) => {
    if (typeof seed !== 'string' && typeof seed !== 'number') throw wrongType(`seeds[${at}]`, 'a string', seed);
    if (seed === '') throw new RangeError(`seeds[${at}]: expected at least one character, got an empty string`);
    return String(seed);
  });
}

function readDistance(distance: unknown = DEFAULT_DISTANCE): number {
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

/** The smallest distance of a picture from others; 0 if it is not greater than `least`, `most` if it is greater than that. */
function findNearest(picture: Picture, others: readonly Picture[], least: number, most: number): number {
  let nearest = most;
  for (const other of others) {
    nearest = measureDistance(picture, other, nearest);
    if (nearest <= least) return 0;
  }
  return nearest;
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
  const picture = (seed: string, variant: number): Picture =>
    pictureOf(selectSeed(seed, { ...settings, variant }, known), settings, known);

  const pictures = names.flatMap((seed, at) => {
    const variant = variants[at];
    return variant === undefined ? [] : [picture(seed, variant)];
  });
  return names.map((seed, at) => {
    const stored = variants[at];
    if (stored !== undefined) return stored;
    const first = picture(seed, 0);
    let best = { variant: 0, picture: first, nearest: findNearest(first, pictures, -1, wanted) };
    for (let variant = 1; variant < TRIES && best.nearest < wanted; variant += 1) {
      const tried = picture(seed, variant);
      const nearest = findNearest(tried, pictures, best.nearest, wanted);
      if (nearest > best.nearest) best = { variant, picture: tried, nearest };
    }
    pictures.push(best.picture);
    return best.variant;
  });
}
