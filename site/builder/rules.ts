import { resolveClashes, type Choice } from '../../lib/choose/rules.js';
// From what was picked to what is worn: the rules of the engine, and which part stands in the way of another.
import { catalogue, type AvatarSpec, type Slot } from '../../lib/index.js';
import { PART_SLOTS, type PartSlot } from '../../lib/spec.js';
import { canBeEmpty, isPartSlot, listGroups, type Pick } from './slots.js';
import { FIRST, type Design } from './state.js';

function choiceOf(spec: AvatarSpec, slots: readonly PartSlot[] = PART_SLOTS): Choice {
  const parts = PART_SLOTS.map((slot) => {
    const id = slots.includes(slot) ? spec[slot] : null;
    return [slot, id === null ? undefined : catalogue.parts[slot].get(id)] as const;
  });
  return Object.fromEntries(parts) as unknown as Choice;
}

/** What is left of a spec when the rules have been applied. */
export function wear(spec: AvatarSpec): AvatarSpec {
  const worn = resolveClashes(choiceOf(spec), catalogue);
  return { ...spec, ...Object.fromEntries(PART_SLOTS.map((slot) => [slot, worn[slot]?.id ?? null])) };
}

/** Puts something into a slot. */
export function put(spec: AvatarSpec, slot: Slot, id: Pick): AvatarSpec {
  return { ...spec, [slot]: id };
}

/** Whether something that is picked for a slot would be worn. */
export function isFree(spec: AvatarSpec, slot: Slot, id: Pick): boolean {
  return wear(put(spec, slot, id))[slot] === id;
}

/** The slots whose parts leave no room for something that is picked for another. */
export function listBlockers(spec: AvatarSpec, slot: Slot, id: Pick): PartSlot[] {
  if (id === null || !isPartSlot(slot)) return [];
  const picked = put(spec, slot, id);
  const worn = wear(picked);
  return PART_SLOTS.filter((other) => {
    if (other === slot || worn[other] === null) return false;
    return resolveClashes(choiceOf({ ...picked, [other]: worn[other] }, [slot, other]), catalogue)[slot]?.id !== id;
  });
}

/** The spec that shows a pick, without what would leave no room for it. */
export function makeRoom(spec: AvatarSpec, slot: Slot, id: Pick): AvatarSpec {
  const blockers = listBlockers(spec, slot, id);
  const cleared = Object.fromEntries(blockers.map((other) => [other, canBeEmpty(other) ? null : FIRST.spec[other]]));
  return wear(put({ ...spec, ...cleared }, slot, id));
}

/** The slots whose parts keep some options of a tray from being picked. */
export function listTrayBlockers({ spec, packs }: Design, slot: Slot): PartSlot[] {
  const ids = listGroups(slot, packs).flatMap((group): readonly Pick[] => group.ids);
  const taken = ids.filter((id) => !isFree(spec, slot, id));
  return [...new Set(taken.flatMap((id) => listBlockers(spec, slot, id)))];
}

/** Whether what is in these slots can be taken off. */
export function canTakeOff(slots: readonly PartSlot[]): boolean {
  return slots.length > 0 && slots.every(canBeEmpty);
}

/** Takes off what is in some slots. */
export function takeOff(spec: AvatarSpec, slots: readonly PartSlot[]): AvatarSpec {
  return { ...spec, ...Object.fromEntries(slots.map((slot) => [slot, null])) };
}
