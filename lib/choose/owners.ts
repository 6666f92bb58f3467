// The ids of each slot, and the packs that they come from.
import { EMPTY } from '../options/read.js';
import type { StyledSlot } from '../packs/pack.js';
import { isPartSlot, isRoleSlot, ROLES, SLOTS, type Slot, type SlotIds } from '../spec.js';
import type { Catalogue, Pools, Weighted } from './catalogue.js';

/** The id of a member of a slot: a number where the slot holds numbers, `null` for an empty slot. */
export type OptionId = string | number | null;

/** Lists the ids of a slot, of the base and of every pack. */
export function listKnown(slot: Slot, catalogue: Catalogue): readonly (string | number)[] {
  if (slot === 'palette') return [...catalogue.palettes.keys()];
  if (slot === 'body') return [...catalogue.bodies.keys()];
  if (isRoleSlot(slot)) return ROLES[slot];
  return [...catalogue.parts[slot].keys()];
}

/** Whether seeds may leave a slot empty. */
export function canBeEmpty(slot: Slot, catalogue: Catalogue): boolean {
  return isPartSlot(slot) && catalogue.wheels[slot].includes(undefined);
}

/** Reads the id of a slot; `undefined` for an unknown id. */
export function readOptionId(slot: Slot, word: string | null, catalogue: Catalogue): OptionId | undefined {
  const id = listKnown(slot, catalogue).find((known) => String(known) === word);
  if (id !== undefined) return id;
  return word === EMPTY && canBeEmpty(slot, catalogue) ? null : undefined;
}

/** The pack of each id, by slot. Ids of the base are not in it. */
export type OwnerIndex = ReadonlyMap<Slot, ReadonlyMap<string, string>>;

/** Lists the items of a slot in a pack. */
export function listItems(pack: Pools, slot: StyledSlot): readonly Weighted[] {
  return (slot === 'palette' ? pack.palettes : slot === 'body' ? pack.bodies : pack[slot]?.parts) ?? [];
}

/** Lists the ids that a pack has in a slot. */
export function listOwn(pack: string, slot: Slot, catalogue: Catalogue): readonly string[] {
  const theme = catalogue.packs.get(pack);
  return !theme || isRoleSlot(slot) ? [] : listItems(theme, slot).map(({ id }) => id);
}

function listBase(slot: Slot, catalogue: Catalogue): ReadonlySet<string> {
  if (isRoleSlot(slot)) return new Set<string>();
  return new Set(catalogue.wheels[slot].flatMap((item) => item?.id ?? []));
}

/** Indexes the pack of each id. An id of several packs belongs to the first of them. */
export function indexOwners(catalogue: Catalogue): OwnerIndex {
  const rows = SLOTS.map((slot) => {
    const base = listBase(slot, catalogue);
    const owners = new Map<string, string>();
    for (const pack of catalogue.packs.keys()) {
      for (const id of listOwn(pack, slot, catalogue)) if (!base.has(id) && !owners.has(id)) owners.set(id, pack);
    }
    return [slot, owners] as const;
  });
  return new Map(rows);
}

/** The pack of an id; `undefined` for ids of the base. */
export function findOwner(slot: Slot, id: OptionId, owners: OwnerIndex): string | undefined {
  return typeof id === 'string' ? owners.get(slot)?.get(id) : undefined;
}

/** The packs that these slots need, sorted. */
export function listNeeded(spec: SlotIds, slots: readonly Slot[], owners: OwnerIndex): string[] {
  const packs = slots.flatMap((slot) => [spec[slot] ?? []].flat().flatMap((id) => findOwner(slot, id, owners) ?? []));
  return [...new Set(packs)].sort();
}
