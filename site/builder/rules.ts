// The rules of the engine say which parts go together. A spec of the builder is what was picked; the mascot shows what the
// rules leave of it, so that a part comes back when the one that displaced it goes.
import { resolveClashes, type Choice } from '../../lib/choose/select.js';
import { catalogue, type AvatarSpec, type Slot } from '../../lib/index.js';
import { PART_SLOTS, type PartSlot } from '../../lib/spec.js';
import { canBeEmpty, isPartSlot, listGroups, type OptionId } from './slots.js';
import { FIRST, type Design } from './state.js';

/** What was picked. */
export type Picks = Pick<Design, 'spec' | 'forced'>;

function toChoice(spec: AvatarSpec, slots: readonly PartSlot[] = PART_SLOTS): Choice {
  const parts = PART_SLOTS.map((slot) => {
    const id = slots.includes(slot) ? spec[slot] : null;
    return [slot, id === null ? undefined : catalogue.parts[slot].get(id)] as const;
  });
  return Object.fromEntries(parts) as unknown as Choice;
}

/** What is left of some picks when the rules have been applied. */
export function applyRules({ spec, forced }: Picks): AvatarSpec {
  const choice = resolveClashes(toChoice(spec), catalogue);
  const ids = PART_SLOTS.map((slot) => [slot, forced.includes(slot) ? spec[slot] : (choice[slot]?.id ?? null)]);
  return { ...spec, ...Object.fromEntries(ids) };
}

/** The slots in which the rules alone would leave something else than a mascot shows. */
function listBroken(spec: AvatarSpec, shown: AvatarSpec): PartSlot[] {
  const ruled = applyRules({ spec, forced: [] });
  return PART_SLOTS.filter((slot) => ruled[slot] !== shown[slot]);
}

/**
 * The picks that show a mascot exactly: options may force parts together that the rules would not leave (SPEC §2.1).
 *
 * @param under - parts that the rules take away from it; all others are ignored
 */
export function pickAll(shown: AvatarSpec, under: Partial<AvatarSpec> = {}): Picks {
  const hidden = PART_SLOTS.filter((slot) => under[slot] !== undefined);
  const spec: AvatarSpec = { ...shown, ...Object.fromEntries(hidden.map((slot) => [slot, under[slot]])) };
  const broken = listBroken(spec, shown);
  const wrong = broken.filter((slot) => spec[slot] !== shown[slot]);
  if (wrong.length === 0) return { spec, forced: broken };
  // A part that the rules would leave is none of those: without it, they may leave more.
  return pickAll(
    shown,
    Object.fromEntries(hidden.filter((slot) => !wrong.includes(slot)).map((slot) => [slot, under[slot]])),
  );
}

/** A spec with another option in one slot. */
export function setSlot(spec: AvatarSpec, slot: Slot, id: OptionId): AvatarSpec {
  return { ...spec, [slot]: id };
}

/** Picks with another option in one slot. */
export function pickSlot(picks: Picks, slot: Slot, id: OptionId): Picks {
  const forced = picks.forced.filter((other) => other !== slot);
  return { spec: setSlot(picks.spec, slot, id), forced };
}

/** Whether the rules would leave an option, if it was picked. */
export function isAvailable(picks: Picks, slot: Slot, id: OptionId): boolean {
  if (!isPartSlot(slot)) return true;
  if (picks.forced.includes(slot) && picks.spec[slot] === id) return true;
  return applyRules(pickSlot(picks, slot, id))[slot] === id;
}

/** The slots whose parts keep an option from being shown. */
export function listBlockers(picks: Picks, slot: Slot, id: OptionId): PartSlot[] {
  if (!isPartSlot(slot) || isAvailable(picks, slot, id)) return [];
  const picked = pickSlot(picks, slot, id);
  const resolved = applyRules(picked);
  return PART_SLOTS.filter((other) => {
    if (other === slot || resolved[other] === null) return false;
    const pair = toChoice({ ...picked.spec, [other]: resolved[other] }, [slot, other]);
    return (resolveClashes(pair, catalogue)[slot]?.id ?? null) !== id;
  });
}

/** The spec that shows an option, without the parts that would keep it from being shown. */
export function forceSlot(picks: Picks, slot: Slot, id: OptionId): AvatarSpec {
  if (picks.forced.includes(slot as PartSlot) && picks.spec[slot] === id) return applyRules(picks);
  const blockers = listBlockers(picks, slot, id);
  const cleared = Object.fromEntries(blockers.map((other) => [other, canBeEmpty(other) ? null : FIRST.spec[other]]));
  const { spec, forced } = pickSlot(picks, slot, id);
  return applyRules({ spec: { ...spec, ...cleared }, forced: forced.filter((other) => !blockers.includes(other)) });
}

/** The slots whose parts keep some options of a slot from being shown. */
export function listTrayBlockers(design: Design, slot: Slot): PartSlot[] {
  const ids = listGroups(slot, design.packs).flatMap((group): readonly OptionId[] => group.ids);
  return [...new Set(ids.flatMap((id) => listBlockers(design, slot, id)))];
}

/** Whether there are slots to clear, and all of them can be empty. */
export function canClear(slots: readonly PartSlot[]): boolean {
  return slots.length > 0 && slots.every(canBeEmpty);
}

/** Empties some slots. */
export function clearSlots(picks: Picks, slots: readonly PartSlot[]): Picks {
  return slots.reduce<Picks>((left, slot) => pickSlot(left, slot, null), picks);
}
