// How rare the look of a mascot is: the share of seeds that look like it when they are drawn with the same options. What the
// options force is no luck and does not count.
import type { Catalogue } from './choose/catalogue.js';
import { computeOdds } from './choose/search.js';
import { MOOD_FACES } from './choose/select.js';
import type { AvatarSettings } from './options/schema.js';
import { SLOTS, type AvatarSpec, type Slot } from './spec.js';

/** The slots that the seed decides. */
function listFreeSlots({ palette, background, mood, parts }: AvatarSettings): Slot[] {
  const forced: ReadonlySet<string> = new Set([
    ...(palette === undefined ? [] : ['palette']),
    ...(background === undefined ? [] : ['background']),
    ...Object.keys(mood === undefined ? {} : MOOD_FACES[mood]),
    ...Object.keys(parts ?? {}),
  ]);
  return SLOTS.filter((slot) => !forced.has(slot));
}

/**
 * The share of seeds whose mascot looks the same with these options: 0 to 1, which is what it is where nothing is left to
 * the seed.
 *
 * @param spec - the choice of a seed with these options
 */
export function computeRarity(spec: AvatarSpec, settings: AvatarSettings, catalogue: Catalogue): number {
  const { packs, style } = settings;
  return computeOdds({ spec, match: listFreeSlots(settings), packs, style }, catalogue);
}
