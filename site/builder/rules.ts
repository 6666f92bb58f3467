// The rules of the engine about parts that clash. The builder keeps every pick in its spec and shows the spec after the rules,
// so a part that the rules hide comes back when the part that hides it is removed.
import { catalogue } from '../../lib/catalogue.js';
import { resolveClashes, type Choice } from '../../lib/choose/select.js';
import { type AvatarSpec, type Slot } from '../../lib/index.js';
import { PART_SLOTS, type PartSlot } from '../../lib/spec.js';
import { canBeEmpty, isPartSlot, listIds, type OptionId } from './slots.js';
import { FIRST, type Design } from './state.js';

export type Picks = Pick<Design, 'spec' | 'forced'>;

function toChoice(spec: AvatarSpec, slots: readonly PartSlot[] = PART_SLOTS): Choice {
  const parts = PART_SLOTS.map((slot) => {
    const id = slots.includes(slot) ? spec[slot] : null;
    return [slot, id === null ? undefined : catalogue.parts[slot].get(id)] as const;
  });
  return Object.fromEntries(parts) as unknown as Choice;
}

/** Applies the rules to picks, and returns the spec that is shown. */
export function applyRules({ spec, forced }: Picks): AvatarSpec {
  const choice = resolveClashes(toChoice(spec), catalogue);
  const ids = PART_SLOTS.map((slot) => [slot, forced.includes(slot) ? spec[slot] : (choice[slot]?.id ?? null)]);
  return { ...spec, ...Object.fromEntries(ids) };
}

/**
 * Returns the picks that show exactly this mascot. Options may combine parts that the rules would separate.
 *
 * @param under - parts that the rules hide in this mascot; all other parts in it are ignored
 */
export function pickAll(shown: AvatarSpec, under: Partial<AvatarSpec> = {}): Picks {
  const hidden = PART_SLOTS.filter((slot) => under[slot] !== undefined);
  const spec: AvatarSpec = { ...shown, ...Object.fromEntries(hidden.map((slot) => [slot, under[slot]])) };
  const ruled = applyRules({ spec, forced: [] });
  // The rules would give other parts than the mascot shows.
  const broken = PART_SLOTS.filter((slot) => ruled[slot] !== shown[slot]);
  const wrong = broken.filter((slot) => spec[slot] !== shown[slot]);
  if (wrong.length === 0) return { spec, forced: broken };
  // The rules do not hide these parts, so they are ignored. Without them, the rules may hide fewer other parts.
  return pickAll(
    shown,
    Object.fromEntries(hidden.filter((slot) => !wrong.includes(slot)).map((slot) => [slot, under[slot]])),
  );
}

export function pickSlot(picks: Picks, slot: Slot, id: OptionId): Picks {
  const forced = picks.forced.filter((other) => other !== slot);
  return { spec: { ...picks.spec, [slot]: id }, forced };
}

/** Whether an option would be shown if it was picked. */
export function isAvailable(picks: Picks, slot: Slot, id: OptionId): boolean {
  if (!isPartSlot(slot)) return true;
  if (picks.forced.includes(slot) && picks.spec[slot] === id) return true;
  return applyRules(pickSlot(picks, slot, id))[slot] === id;
}

/** Lists the slots whose parts would hide an option. */
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

/** Returns a spec that shows an option, without the parts that would hide it. */
export function forceSlot(picks: Picks, slot: Slot, id: OptionId): AvatarSpec {
  if (picks.forced.includes(slot as PartSlot) && picks.spec[slot] === id) return applyRules(picks);
  const blockers = listBlockers(picks, slot, id);
  const cleared = Object.fromEntries(blockers.map((other) => [other, canBeEmpty(other) ? null : FIRST.spec[other]]));
  const { spec, forced } = pickSlot(picks, slot, id);
  return applyRules({ spec: { ...spec, ...cleared }, forced: forced.filter((other) => !blockers.includes(other)) });
}

/** Lists the slots whose parts would hide some options of a slot. */
export function listTrayBlockers(design: Design, slot: Slot): PartSlot[] {
  return [...new Set(listIds(slot, design.packs).flatMap((id) => listBlockers(design, slot, id)))];
}

/** Whether there are slots to clear, and all of them can be empty. */
export function canClear(slots: readonly PartSlot[]): boolean {
  return slots.length > 0 && slots.every(canBeEmpty);
}

export function clearSlots(picks: Picks, slots: readonly PartSlot[]): Picks {
  return slots.reduce<Picks>((left, slot) => pickSlot(left, slot, null), picks);
}
