// Measures how alike two mascots are, as `assignVariants` does.
import { catalogue } from '../../lib/catalogue.js';
import { selectSeed } from '../../lib/choose/select.js';
import type { AvatarOptions } from '../../lib/index.js';
import { measureDistance, pictureOf } from '../../lib/likeness.js';
import { readAvatarOptions, valuesOf } from '../../lib/options/read.js';

type Member = readonly [seed: string, variant: number];

/** Returns the distance of the mascots of two members. */
export function measureLikeness(one: Member, other: Member, options: AvatarOptions = {}): number {
  const [first, second] = [one, other].map(([seed, variant]) => {
    const settings = { ...readAvatarOptions(valuesOf(options), catalogue), variant };
    return pictureOf(selectSeed(seed, settings, catalogue), settings, catalogue);
  });
  return measureDistance(first!, second!, Infinity);
}
