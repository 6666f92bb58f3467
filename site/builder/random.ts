// Dice. The only source of chance is the engine's: a random seed, and what the engine makes of it.
import { random, selectAvatar, SLOTS, type AvatarSpec, type Slot } from '../../lib/index.js';
import { isFree, put } from './rules.js';
import { listGroups, type Pick } from './slots.js';
import { completePacks, type Design } from './state.js';

function rollNumber(places: number): number {
  return Number.parseInt(random().seed.slice(0, 8), 16) % places;
}

/** Puts something else that can be worn into one slot. */
export function rollSlot(design: Design, slot: Slot): Design {
  const { spec, packs } = design;
  const others = listGroups(slot, packs)
    .flatMap(({ ids }): readonly Pick[] => ids)
    .filter((id) => id !== spec[slot] && isFree(spec, slot, id));
  const pick = others[rollNumber(others.length)];
  return pick === undefined ? design : { ...design, spec: put(spec, slot, pick) };
}

/** Takes a whole mascot into all slots that are not kept. */
export function takeSpec(design: Design, spec: AvatarSpec): Design {
  const { keep, spec: old } = design;
  const picks = SLOTS.map((slot) => [slot, keep.includes(slot) ? old[slot] : spec[slot]]);
  return completePacks({ ...design, spec: Object.fromEntries(picks) });
}

/** Rolls all slots that are not kept, each time in the taste of one of the packs, or of none. */
export function rollAll(design: Design): Design {
  const tastes = ['', ...design.packs];
  const { seed } = random();
  return takeSpec(design, selectAvatar(seed, { packs: tastes[rollNumber(tastes.length)] ?? '' }));
}
