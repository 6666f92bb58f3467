// The rules of the engine say which parts go together. A spec of the builder is what was picked; the mascot shows what the
// rules leave of it, so that a part comes back when the one that displaced it goes.
import { resolveClashes, type Choice } from '../../lib/choose/rules.js';
import { catalogue, type AvatarSpec, type Slot } from '../../lib/index.js';
import { PART_SLOTS, type PartSlot } from '../../lib/slots.js';
import { canBeEmpty, isPartSlot, listGroups, type OptionId } from './slots.js';
import { FIRST, type Design } from './state.js';

function toChoice(spec: AvatarSpec, slots: readonly PartSlot[] = PART_SLOTS): Choice {
  const parts = PART_SLOTS.map((slot) => {
    const id = slots.includes(slot) ? spec[slot] : null;
    return [slot, id === null ? undefined : catalogue.parts[slot].get(id)] as const;
  });
  return Object.fromEntries(parts) as unknown as Choice;
}

/** What is left of a spec when the rules have been applied. */
export function applyRules(spec: AvatarSpec): AvatarSpec {
  const choice = resolveClashes(toChoice(spec), catalogue);
  return { ...spec, ...Object.fromEntries(PART_SLOTS.map((slot) => [slot, choice[slot]?.id ?? null])) };
}

/** A spec with another option in one slot. */
export function setSlot(spec: AvatarSpec, slot: Slot, id: OptionId): AvatarSpec {
  return { ...spec, [slot]: id };
}

/** Whether the rules would leave an option, if it was picked. */
export function isAvailable(spec: AvatarSpec, slot: Slot, id: OptionId): boolean {
  return applyRules(setSlot(spec, slot, id))[slot] === id;
}

/** The slots whose parts keep an option from being shown. */
export function listBlockers(spec: AvatarSpec, slot: Slot, id: OptionId): PartSlot[] {
  if (!isPartSlot(slot)) return [];
  const picked = setSlot(spec, slot, id);
  const resolved = applyRules(picked);
  return PART_SLOTS.filter((other) => {
    if (other === slot || resolved[other] === null) return false;
    const pair = toChoice({ ...picked, [other]: resolved[other] }, [slot, other]);
    return (resolveClashes(pair, catalogue)[slot]?.id ?? null) !== id;
  });
}

/** The spec that shows an option, without the parts that would keep it from being shown. */
export function forceSlot(spec: AvatarSpec, slot: Slot, id: OptionId): AvatarSpec {
  const blockers = listBlockers(spec, slot, id);
  const cleared = Object.fromEntries(blockers.map((other) => [other, canBeEmpty(other) ? null : FIRST.spec[other]]));
  return applyRules(setSlot({ ...spec, ...cleared }, slot, id));
}

/** The slots whose parts keep some options of a slot from being shown. */
export function listTrayBlockers({ spec, packs }: Design, slot: Slot): PartSlot[] {
  const ids = listGroups(slot, packs).flatMap((group): readonly OptionId[] => group.ids);
  const blocked = ids.filter((id) => !isAvailable(spec, slot, id));
  return [...new Set(blocked.flatMap((id) => listBlockers(spec, slot, id)))];
}

/** Whether there are slots to clear, and all of them can be empty. */
export function canClear(slots: readonly PartSlot[]): boolean {
  return slots.length > 0 && slots.every(canBeEmpty);
}

/** Empties some slots. */
export function clearSlots(spec: AvatarSpec, slots: readonly PartSlot[]): AvatarSpec {
  return { ...spec, ...Object.fromEntries(slots.map((slot) => [slot, null])) };
}
