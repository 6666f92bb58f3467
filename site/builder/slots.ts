// The words for slots and their ids, and the packs that ids come from.
import { catalogue } from '../../lib/catalogue.js';
import * as owners from '../../lib/choose/owners.js';
import type { OptionId } from '../../lib/choose/owners.js';
import type { Slot } from '../../lib/index.js';
import type { SlotIds } from '../../lib/spec.js';

/** The names of slots that are no common words. */
export const SLOT_WORDS: Readonly<Partial<Record<Slot, string>>> = { topper: 'hat', gaze: 'looks at', ground: 'floor' };

/** Returns the name of a slot for visitors. */
export function nameSlot(slot: Slot): string {
  const words = SLOT_WORDS[slot] ?? slot.replace(/[A-Z]/, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Returns the name of an option for visitors. */
export function nameId(id: OptionId): string {
  if (id === null) return 'none';
  if (typeof id === 'string') return id.replaceAll('-', ' ');
  return id === 0 ? 'upright' : `${Math.abs(id)}° ${id < 0 ? 'left' : 'right'}`;
}

const OWNERS = owners.indexOwners(catalogue);

/** Lists the packs that a spec needs in these slots, sorted. */
export function listNeeded(spec: SlotIds, slots: readonly Slot[]): string[] {
  return owners.listNeeded(spec, slots, OWNERS);
}
