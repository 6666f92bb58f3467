// A creature whose name is looked for: what one sees of it, and how rare that is.
import { random, selectAvatar, type AvatarSpec, type Slot } from '../../lib/index.js';
import { computeOdds } from '../builder/odds.js';

/** A creature, and the slots in which its namesake must be like it. */
export interface Wanted {
  readonly spec: AvatarSpec;
  readonly match: readonly Slot[];
  /** The share of names whose mascot looks like that. */
  readonly odds: number;
}

/** Whose creature is there first: no name that anybody is to find. */
export const FIRST_CREATURE = 'creature 22';

/** What one sees first. */
export const SEEN_SLOTS: readonly Slot[] = [
  'body',
  'palette',
  'topper',
  'eyes',
  'mouth',
  'antenna',
  'accessory',
  'marking',
  'arms',
  'cheeks',
  'background',
  'brows',
];

/** The rarest look that is found while somebody watches: some seconds at millions of names a second. */
const LEAST_ODDS = 1 / 12e6;

/** Chooses what must match: as much of what one sees as can be found in some seconds. */
export function chooseMatch(spec: AvatarSpec): Wanted {
  let wanted: Wanted = { spec, match: [], odds: 1 };
  for (const slot of SEEN_SLOTS) {
    const match = [...wanted.match, slot];
    const odds = computeOdds({ spec, match, packs: [] });
    if (odds >= LEAST_ODDS) wanted = { spec, match, odds };
  }
  return wanted;
}

/** The creature of a seed. */
export function wantSeed(seed: string): Wanted {
  return chooseMatch(selectAvatar(seed));
}

/** Another creature, by chance. */
export function wantAnother(): Wanted {
  return wantSeed(random().seed);
}
