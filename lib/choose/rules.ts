import type { Kind, Part } from '../parts/part.js';
import type { PartSlot } from '../spec.js';
// Which parts go together: one table. A rule empties or swaps one slot and never touches another.
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
  // What stands on the crown of the head leaves no room for a stem; ears and horns do.
  { slot: 'topper', kinds: ['hat', 'crown', 'halo', 'hair', 'full'], other: 'antenna' },
  // One eye takes one lens.
  { slot: 'eyes', kinds: ['cyclops'], other: 'accessory', clash: ['glasses'], instead: 'monocle' },
  // A marking made for two eyes makes room for one that suits any face.
  { slot: 'eyes', kinds: ['cyclops'], other: 'marking', clash: ['mask'], instead: 'hood' },
  // A hat wants the temples, the forehead and the air beside it for itself.
  { slot: 'topper', kinds: ['hat', 'full'], other: 'accessory', clash: ['sidewear', 'hat', 'floating'] },
  // Hair falls where a band or a flower would sit.
  { slot: 'topper', kinds: ['hair'], other: 'accessory', clash: ['hat'] },
  // A wreath of curls or petals is frame enough.
  { slot: 'topper', kinds: ['full', 'hair'], other: 'accessory', clash: ['neckwear'] },
  // Ears and horns stand where things float.
  { slot: 'topper', kinds: ['ears', 'horns'], other: 'accessory', clash: ['floating'] },
  // A cap of colour under a hat is only a darker hat.
  { slot: 'topper', kinds: ['hat', 'full'], other: 'marking', clash: ['cap'] },
  // An outfit is worn at the neck.
  { slot: 'outfit', kinds: ['full', 'neckwear'], other: 'accessory', clash: ['neckwear'] },
  // Glasses over a mask are one frame too many.
  { slot: 'accessory', kinds: ['glasses', 'monocle'], other: 'marking', clash: ['mask'] },
  // What is tied under the mouth needs plain ground to be read on.
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
