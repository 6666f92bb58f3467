// A creature whose name is searched: its most visible traits, and how rare they are together.
import { catalogue } from '../../lib/catalogue.js';
import { computeOdds } from '../../lib/choose/search.js';
import { selectAvatar, type AvatarSpec, type Slot } from '../../lib/index.js';

/** A creature, and the slots in which the mascot of its name must match it. */
export interface Creature {
  readonly spec: AvatarSpec;
  readonly match: readonly Slot[];
  /** The share of names whose mascot matches. */
  readonly odds: number;
}

/** The seed of the first creature. It is not a name, so it does not give the result away. */
export const FIRST_CREATURE = 'creature 22';

/** Slots by how visible they are, the most visible first. */
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

/** The lowest odds for a search that takes some seconds, at millions of names a second. */
const MIN_ODDS = 1 / 12e6;

/** Chooses the slots that must match: as many as a search of some seconds can match, the most visible first. */
export function chooseMatch(spec: AvatarSpec): Creature {
  let creature: Creature = { spec, match: [], odds: 1 };
  for (const slot of SEEN_SLOTS) {
    const match = [...creature.match, slot];
    const odds = computeOdds({ spec, match, packs: [] }, catalogue);
    if (odds >= MIN_ODDS) creature = { spec, match, odds };
  }
  return creature;
}

export function createCreature(seed: string): Creature {
  return chooseMatch(selectAvatar(seed));
}
