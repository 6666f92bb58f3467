// Which parts go together: one table. A rule empties or swaps one slot and never touches another.
import type { Kind, Part } from '../parts/part.js';
import type { PartSlot } from '../spec.js';
import type { Catalogue } from './catalogue.js';

/** A part, or nothing, for each slot that holds one. */
export type Choice = Readonly<Record<PartSlot, Part | undefined>>;

/** A row of the table. */
export interface Rule {
  /** Where `slot` holds a part of one of these kinds … */
  readonly slot: PartSlot;
  readonly kinds: readonly Kind[];
  /** … the other slot, if it holds a part of one of these kinds (any, when left out), … */
  readonly other: PartSlot;
  readonly clash?: readonly Kind[];
  /** … holds this part instead, or nothing. */
  readonly instead?: string;
}

/** The table, applied from top to bottom. */
export const RULES: readonly Rule[] = [
  // What stands on top of the head displaces the antenna; ears and horns do not.
  { slot: 'topper', kinds: ['hat', 'crown', 'halo', 'hair', 'full'], other: 'antenna' },
  // Glasses are for two eyes: a cyclops gets a monocle.
  { slot: 'eyes', kinds: ['cyclops'], other: 'accessory', clash: ['glasses'], instead: 'monocle' },
  // A mask is for two eyes: a cyclops gets a hood.
  { slot: 'eyes', kinds: ['cyclops'], other: 'marking', clash: ['mask'], instead: 'hood' },
  // A hat covers the temples and the forehead, and takes the room beside it.
  { slot: 'topper', kinds: ['hat', 'full'], other: 'accessory', clash: ['sidewear', 'hat', 'floating'] },
  // Hair takes the place of a headband or a flower.
  { slot: 'topper', kinds: ['hair'], other: 'accessory', clash: ['hat'] },
  // Curls or petals leave no room there.
  { slot: 'topper', kinds: ['full', 'hair'], other: 'accessory', clash: ['neckwear'] },
  // Ears and horns take the place of what floats.
  { slot: 'topper', kinds: ['ears', 'horns'], other: 'accessory', clash: ['floating'] },
  // Under a hat a `cap` marking is lost.
  { slot: 'topper', kinds: ['hat', 'full'], other: 'marking', clash: ['cap'] },
  // Such an outfit already covers the neck.
  { slot: 'outfit', kinds: ['full', 'neckwear'], other: 'accessory', clash: ['neckwear'] },
  // Glasses and a mask take one place.
  { slot: 'accessory', kinds: ['glasses', 'monocle'], other: 'marking', clash: ['mask'] },
  // Neckwear is hard to see on a `low` marking.
  { slot: 'accessory', kinds: ['neckwear'], other: 'marking', clash: ['low'] },
];

/** Applies the table once, from top to bottom, and gives what is left. */
export function resolveClashes(picked: Choice, catalogue: Catalogue): Choice {
  const choice = { ...picked };
  for (const rule of RULES) {
    const kind = choice[rule.slot]?.kind;
    if (kind === undefined || !rule.kinds.includes(kind)) continue;
    const other = choice[rule.other];
    if (other === undefined) continue;
    if (rule.clash && !(other.kind && rule.clash.includes(other.kind))) continue;
    const instead = rule.instead === undefined ? undefined : catalogue.parts[rule.other].get(rule.instead);
    choice[rule.other] = instead;
  }
  return choice;
}
