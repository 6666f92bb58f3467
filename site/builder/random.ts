// Random choices. The only source of chance is the engine's: a random seed, and the mascot of it.
import { random, selectAvatar, SLOTS, type AvatarSpec, type Slot } from '../../lib/index.js';
import { isAvailable, pickAll, pickSlot } from './rules.js';
import { listGroups, type OptionId } from './slots.js';
import { completePacks, type Design } from './state.js';

function chooseIndex(length: number): number {
  return Number.parseInt(random().seed.slice(0, 8), 16) % length;
}

/** Picks another available option for one slot. */
export function randomizeSlot(design: Design, slot: Slot): Design {
  const { spec, packs } = design;
  const others = listGroups(slot, packs)
    .flatMap(({ ids }): readonly OptionId[] => ids)
    .filter((id) => id !== spec[slot] && isAvailable(design, slot, id));
  const id = others[chooseIndex(others.length)];
  return id === undefined ? design : { ...design, ...pickSlot(design, slot, id) };
}

/** Takes the options of another spec in all slots that are not kept. */
export function applySpec(design: Design, spec: AvatarSpec): Design {
  const { keep, spec: old, forced } = design;
  if (keep.length === 0) return completePacks({ ...design, ...pickAll(spec) });
  const ids = SLOTS.map((slot) => [slot, keep.includes(slot) ? old[slot] : spec[slot]]);
  return completePacks({
    ...design,
    spec: Object.fromEntries(ids),
    forced: forced.filter((slot) => keep.includes(slot)),
  });
}

/** Picks a random option in all slots that are not kept, each time with one of the packs or with none. */
export function randomizeAll(design: Design): Design {
  const choices = ['', ...design.packs];
  const { seed } = random();
  return applySpec(design, selectAvatar(seed, { packs: choices[chooseIndex(choices.length)] ?? '' }));
}
