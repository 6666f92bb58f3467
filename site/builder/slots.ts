// What can be picked: the slots of a spec, the ids of each, and whose they are. All of it read off the catalogue.
import { BACKGROUNDS, catalogue, GROUNDS, PACKS, TONES, type AvatarSpec, type Slot } from '../../lib/index.js';
import { PART_SLOTS, type PartSlot } from '../../lib/spec.js';

/** An id, or null for an empty slot. */
export type Pick = string | null;

/** A tab of the builder, with the slots that it shows; none for the packs. */
export interface Panel {
  readonly id: string;
  readonly name: string;
  readonly slots: readonly Slot[];
}

/** A slot in words. */
export function nameSlot(slot: Slot): string {
  return slot.charAt(0).toUpperCase() + slot.slice(1);
}

/** An id in words. */
export function nameId(id: Pick): string {
  return id === null ? 'none' : id.replaceAll('-', ' ');
}

function panelOf(slot: Slot): Panel {
  return { id: slot, name: nameSlot(slot), slots: [slot] };
}

/** The tabs, in the order in which a mascot is made. */
export const PANELS: readonly Panel[] = [
  panelOf('body'),
  { id: 'colours', name: 'Colours', slots: ['palette', 'tone'] },
  ...PART_SLOTS.map(panelOf),
  { id: 'backdrop', name: 'Backdrop', slots: ['background', 'ground'] },
  { id: 'packs', name: 'Packs', slots: [] },
];

/** The tab of an id; the first where there is no such tab. */
export function findPanel(id: string | undefined): Panel {
  return PANELS.find((panel) => panel.id === id) ?? (PANELS[0] as Panel);
}

/** Whether a slot holds a drawn part. */
export function isPartSlot(slot: Slot): slot is PartSlot {
  return (PART_SLOTS as readonly Slot[]).includes(slot);
}

/** Whether seeds may leave a slot empty. */
export function canBeEmpty(slot: Slot): boolean {
  return isPartSlot(slot) && catalogue.wheels[slot].includes(undefined);
}

function listKnown(slot: Slot): readonly string[] {
  if (slot === 'palette') return [...catalogue.palettes.keys()];
  if (slot === 'body') return [...catalogue.bodies.keys()];
  if (slot === 'tone') return TONES;
  if (slot === 'background') return BACKGROUNDS;
  if (slot === 'ground') return GROUNDS;
  return [...catalogue.parts[slot].keys()];
}

function listOwn(pack: string, slot: Slot): readonly string[] {
  const theme = catalogue.packs.get(pack);
  if (!theme || slot === 'tone' || slot === 'background' || slot === 'ground') return [];
  if (slot === 'palette') return (theme.palettes ?? []).map(({ id }) => id);
  if (slot === 'body') return (theme.bodies ?? []).map(({ id }) => id);
  return (theme[slot]?.parts ?? []).map(({ id }) => id);
}

function listBase(slot: Slot): ReadonlySet<string> {
  if (slot === 'tone' || slot === 'ground') return new Set<string>();
  return new Set(catalogue.wheels[slot].flatMap((item) => item?.id ?? []));
}

/** The pack that brings an id, by slot; base ids have none. */
const OWNERS: ReadonlyMap<Slot, ReadonlyMap<string, string>> = new Map(
  PANELS.flatMap(({ slots }) => slots).map((slot) => {
    const base = listBase(slot);
    const owners = new Map<string, string>();
    for (const { id: pack } of PACKS) {
      for (const id of listOwn(pack, slot)) if (!base.has(id) && !owners.has(id)) owners.set(id, pack);
    }
    return [slot, owners];
  }),
);

/** The pack that a pick needs; base ids need none. */
export function ownerOf(slot: Slot, id: Pick): string | undefined {
  return id === null ? undefined : OWNERS.get(slot)?.get(id);
}

/** The packs that a spec needs in these slots, sorted. */
export function listNeeded(spec: AvatarSpec, slots: readonly Slot[]): string[] {
  return [...new Set(slots.flatMap((slot) => ownerOf(slot, spec[slot]) ?? []))].toSorted();
}

/** Ids that belong together. */
export interface Group {
  /** The pack that brings them; none for the base. */
  readonly pack: string | undefined;
  readonly ids: readonly Pick[];
}

/** What can be picked for a slot with these packs: the base first, then pack by pack. */
export function listGroups(slot: Slot, packs: readonly string[]): Group[] {
  const known = listKnown(slot);
  const base = known.filter((id) => ownerOf(slot, id) === undefined);
  const groups = PACKS.filter(({ id }) => packs.includes(id)).map(({ id: pack }): Group => {
    return { pack, ids: known.filter((id) => ownerOf(slot, id) === pack) };
  });
  const first: Group = { pack: undefined, ids: canBeEmpty(slot) ? [null, ...base] : base };
  return [first, ...groups].filter(({ ids }) => ids.length > 0);
}

/** How many things of its own a pack brings. */
export function countOwn(pack: string): number {
  return [...OWNERS.values()].reduce((sum, owners) => sum + [...owners.values()].filter((id) => id === pack).length, 0);
}

/** Reads a pick; undefined where the slot has no such id. */
export function readPick(slot: Slot, word: string | null): Pick | undefined {
  if (word !== null && listKnown(slot).includes(word)) return word;
  return word === EMPTY && canBeEmpty(slot) ? null : undefined;
}

/** The word for an empty slot; no part is called so. */
export const EMPTY = 'none';
