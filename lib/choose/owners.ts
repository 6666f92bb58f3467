// What each slot can hold, and the pack that brings it.
import { EMPTY } from '../options/parts.js';
import { isPartSlot, isRoleSlot, ROLES, SLOTS, type Slot } from '../slots.js';
import type { AvatarSpec } from '../spec.js';
import type { Catalogue } from './catalogue.js';

/** The id of an option, a number where the slot holds numbers, or null for an empty slot. */
export type OptionId = string | number | null;

/** All that a slot can hold, of the base and of every pack. */
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

/** Reads an option; undefined where the slot has no such option. */
export function readOptionId(slot: Slot, word: string | null, catalogue: Catalogue): OptionId | undefined {
  const id = listKnown(slot, catalogue).find((known) => String(known) === word);
  if (id !== undefined) return id;
  return word === EMPTY && canBeEmpty(slot, catalogue) ? null : undefined;
}

/** The packs that bring ids, by slot; base ids have none. */
export type Owners = ReadonlyMap<Slot, ReadonlyMap<string, string>>;

function listOwn(pack: string, slot: Slot, catalogue: Catalogue): readonly string[] {
  const theme = catalogue.packs.get(pack);
  if (!theme || isRoleSlot(slot)) return [];
  if (slot === 'palette') return (theme.palettes ?? []).map(({ id }) => id);
  if (slot === 'body') return (theme.bodies ?? []).map(({ id }) => id);
  return (theme[slot]?.parts ?? []).map(({ id }) => id);
}

function listBase(slot: Slot, catalogue: Catalogue): ReadonlySet<string> {
  if (isRoleSlot(slot)) return new Set<string>();
  return new Set(catalogue.wheels[slot].flatMap((item) => item?.id ?? []));
}

/** Notes which pack brings what. */
export function indexOwners(catalogue: Catalogue): Owners {
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

/** The pack that brings an option; none for those of the base. */
export function findOwner(slot: Slot, id: OptionId, owners: Owners): string | undefined {
  return typeof id === 'string' ? owners.get(slot)?.get(id) : undefined;
}

/** The packs that bring what a spec has in these slots, sorted. */
export function listNeeded(spec: AvatarSpec, slots: readonly Slot[], owners: Owners): string[] {
  return [...new Set(slots.flatMap((slot) => findOwner(slot, spec[slot], owners) ?? []))].sort();
}
