// Which parts go together: one table. A rule empties or swaps one slot and never touches another.
import type { Kind, Part } from '../parts/part.js';
import type { PartSlot } from '../slots.js';
import type { Cast } from './cast.js';

/** A part, or nothing, for each slot that holds one. */
export type Choice = Readonly<Record<PartSlot, Part | undefined>>;

/** A row of the table. */
export interface Rule {
  /** Where `slot` holds a part of one of these kinds … */
  readonly slot: PartSlot;
  readonly kinds: readonly Kind[];
  /** … the other slot, if it holds a part of one of these kinds (whatever it holds, when left out), … */
  readonly other: PartSlot;
  readonly clash?: readonly Kind[];
  /** … holds this part instead, or nothing. */
  readonly instead?: string;
}

/** The table, applied from top to bottom. */
export const RULES: readonly Rule[] = [
  // One thing on the head is enough.
  { slot: 'topper', kinds: ['hat', 'crown', 'ears', 'horns', 'halo', 'hair'], other: 'antenna' },
  // Glasses are for two open eyes, brows and what is around eyes for two.
  { slot: 'eyes', kinds: ['cyclops', 'closed', 'lidded'], other: 'accessory', clash: ['glasses'] },
  { slot: 'eyes', kinds: ['cyclops'], other: 'brows' },
  { slot: 'eyes', kinds: ['cyclops'], other: 'marking', clash: ['mask', 'cap'] },
  // Half lids look sour without a smirk.
  { slot: 'eyes', kinds: ['lidded'], other: 'mouth', instead: 'smirk' },
  // A hat covers the temples and the forehead, and hair hides both.
  { slot: 'topper', kinds: ['hat', 'hair'], other: 'accessory', clash: ['sidewear', 'hat'] },
  { slot: 'topper', kinds: ['hat', 'hair'], other: 'marking', clash: ['cap'] },
  { slot: 'topper', kinds: ['hair'], other: 'brows' },
  // One thing in the face besides eyes, mouth and cheeks.
  { slot: 'accessory', kinds: ['glasses'], other: 'brows' },
  { slot: 'accessory', kinds: ['glasses'], other: 'marking', clash: ['mask', 'cap'] },
  { slot: 'marking', kinds: ['mask', 'cap'], other: 'brows' },
  // Such an outfit already covers the neck and the belly.
  { slot: 'outfit', kinds: ['full', 'neckwear'], other: 'accessory', clash: ['neckwear'] },
  { slot: 'outfit', kinds: ['full', 'neckwear'], other: 'marking', clash: ['low'] },
  { slot: 'accessory', kinds: ['neckwear'], other: 'marking', clash: ['low'] },
  // What is held needs a hand.
  { slot: 'accessory', kinds: ['held'], other: 'arms', instead: 'hold' },
];

/** Applies the table once, from top to bottom, and gives what is left. */
export function resolveClashes<T extends Choice>(picked: T, { parts }: Cast): T {
  let choice: T & { -readonly [Slot in PartSlot]: Part | undefined } = picked;
  let seen: PartSlot | undefined;
  let kind: Kind | undefined;
  for (const { slot, kinds, other, clash, instead } of RULES) {
    // Every drawing asks the table. Rows that look at the same slot follow each other, and none of them changes it.
    if (slot !== seen) kind = choice[(seen = slot)]?.kind;
    if (kind === undefined || !kinds.includes(kind)) continue;
    const held = choice[other]?.kind;
    if (clash !== undefined && !(held !== undefined && clash.includes(held))) continue;
    if (choice === picked) choice = { ...picked };
    choice[other] = instead === undefined ? undefined : parts[other].get(instead);
  }
  return choice;
}
