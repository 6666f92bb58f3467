// Lists of what a catalogue has: the ids of each slot, and the packs that they come from.
import { listKnown } from '../options/kinds.js';
import { EMPTY } from '../options/read.js';
import type { StyledSlot } from '../packs/pack.js';
import { listDrawn } from '../palettes/derive.js';
import type { InkedPalette } from '../palettes/palette.js';
import { isPartSlot, isRoleSlot, SLOTS, type PartSlot, type Slot, type SlotIds } from '../spec.js';
import { BASE, listItems, type Catalogue } from './catalogue.js';

export { listKnown };

/** The id of a member of a slot: a number where the slot holds numbers, `null` for an empty slot. */
export type OptionId = string | number | null;

/** Whether seeds may leave a slot empty, with some packs or without. */
export function canBeEmpty(slot: Slot, { wheels, packs }: Catalogue): boolean {
  return isPartSlot(slot) && (wheels[slot].includes(undefined) || [...packs.values()].some((pack) => pack[slot]?.none));
}

/** Reads the id of a slot; `undefined` for an unknown id. */
export function readOptionId(slot: Slot, word: string | null, catalogue: Catalogue): OptionId | undefined {
  const id = listKnown(slot, catalogue).find((known) => String(known) === word);
  if (id !== undefined) return id;
  return word === EMPTY && canBeEmpty(slot, catalogue) ? null : undefined;
}

/** Lists the ids that a pack has in a slot. */
export function listOwn(pack: string, slot: Slot, catalogue: Catalogue): readonly string[] {
  const theme = catalogue.packs.get(pack);
  return !theme || isRoleSlot(slot) ? [] : listItems(theme, slot).map(({ id }) => id);
}

/**
 * A part for pickers: its id, and the pack that brings it, or null for a part of the base.
 *
 * @example
 * const isOfBase = ({ pack }: PartInfo) => pack === null;
 */
export interface PartInfo {
  readonly id: string;
  readonly pack: string | null;
}

/** Lists all that a slot can hold, of the base first. An id of several packs belongs to the first of them. */
function listAll(slot: StyledSlot, catalogue: Catalogue): PartInfo[] {
  const owners = new Map<string, string | null>(listItems(BASE, slot).map(({ id }) => [id, null]));
  for (const [name, pack] of catalogue.packs) {
    for (const { id } of listItems(pack, slot)) if (!owners.has(id)) owners.set(id, name);
  }
  return Array.from(owners, ([id, pack]) => ({ id, pack }));
}

/** Lists the parts of a slot, for pickers. */
export function listParts(catalogue: Catalogue, slot: 'body' | PartSlot): PartInfo[] {
  const slots = ['body', ...Object.keys(catalogue.parts)];
  if (!slots.includes(slot)) throw new RangeError(`slot: expected ${slots.join(', ')}; got ${slot}`);
  return listAll(slot, catalogue);
}

/**
 * A palette for pickers: also the colour of the body in its home tone, and the accent, as CSS hex.
 *
 * @example
 * const dots = listPalettes().map(({ id, body }: PaletteInfo) => `<i title="${id}" style="background:${body}"></i>`);
 */
export interface PaletteInfo extends PartInfo {
  readonly body: string;
  readonly accent: string;
}

/** Lists the palettes of a catalogue, for pickers. */
export function listPalettes(catalogue: Catalogue): PaletteInfo[] {
  return listAll('palette', catalogue).map((item) => {
    const [body, , accent] = listDrawn(catalogue.palettes.get(item.id) as InkedPalette);
    return { ...item, body, accent };
  });
}

/**
 * A pack for pickers: its id, its name for people, and a sentence on its looks.
 *
 * @example
 * const names = listPacks().map(({ name, about }: PackInfo) => `${name}: ${about}`);
 */
export interface PackInfo {
  readonly id: string;
  readonly name: string;
  readonly about: string;
}

/** Lists the packs of a catalogue, for pickers. */
export function listPacks(catalogue: Catalogue): PackInfo[] {
  return Array.from(catalogue.packs.values(), ({ id, name, about }) => ({ id, name, about }));
}

/** The pack of each id, by slot. Ids of the base are not in it. */
export type OwnerIndex = ReadonlyMap<Slot, ReadonlyMap<string, string>>;

/** Indexes the pack of each id. */
export function indexOwners(catalogue: Catalogue): OwnerIndex {
  const slots = SLOTS.filter((slot) => !isRoleSlot(slot)) as StyledSlot[];
  const rows = slots.map((slot) => {
    const owned = listAll(slot, catalogue).flatMap(({ id, pack }) => (pack === null ? [] : [[id, pack] as const]));
    return [slot, new Map(owned)] as const;
  });
  return new Map<Slot, ReadonlyMap<string, string>>(rows);
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
