// The slots of a spec, the options of each, and the packs that bring them. All of it comes from the catalogue.
import { catalogue, PACKS, type AvatarSpec, type Slot } from '../../lib/index.js';
import { PART_SLOTS, ROLES, type PartSlot, type RoleSlot } from '../../lib/slots.js';

/** The id of an option, a number where the slot holds numbers, or null for an empty slot. */
export type OptionId = string | number | null;

/** A tab of the builder, with the slots that it shows; none for the packs. */
export interface Panel {
  readonly id: string;
  readonly name: string;
  readonly slots: readonly Slot[];
}

/** The name of a slot in the page. */
export function nameSlot(slot: Slot): string {
  const words = slot.replace(/[A-Z]/, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function nameAngle(degrees: number): string {
  if (degrees === 0) return 'upright';
  return `${Math.abs(degrees)}° ${degrees < 0 ? 'left' : 'right'}`;
}

/** The name of an option in the page. */
export function nameId(id: OptionId): string {
  if (id === null) return 'none';
  return typeof id === 'number' ? nameAngle(id) : id.replaceAll('-', ' ');
}

function createPanel(slot: Slot): Panel {
  return { id: slot, name: nameSlot(slot), slots: [slot] };
}

/** The tabs, in their order. */
export const PANELS: readonly Panel[] = [
  { id: 'body', name: 'Body', slots: ['body', 'tilt'] },
  { id: 'colours', name: 'Colours', slots: ['palette', 'tone', 'accent'] },
  { id: 'eyes', name: 'Eyes', slots: ['eyes', 'gaze', 'eyeSize', 'eyeSpacing', 'faceHeight'] },
  ...PART_SLOTS.filter((slot) => slot !== 'eyes' && slot !== 'scene').map(createPanel),
  { id: 'backdrop', name: 'Backdrop', slots: ['background', 'ground', 'scene'] },
  { id: 'packs', name: 'Packs', slots: [] },
];

/** The tab of an id; the first where there is no such tab. */
export function findPanel(id: string | null): Panel {
  return PANELS.find((panel) => panel.id === id) ?? (PANELS[0] as Panel);
}

/** Whether the options of a slot are parts, which are drawn and which rules may change. */
export function isPartSlot(slot: Slot): slot is PartSlot {
  return (PART_SLOTS as readonly Slot[]).includes(slot);
}

/** Whether a slot holds one of a few fixed values. */
export function isRoleSlot(slot: Slot): slot is RoleSlot {
  return slot in ROLES;
}

/** Whether seeds may leave a slot empty. */
export function canBeEmpty(slot: Slot): boolean {
  return isPartSlot(slot) && catalogue.wheels[slot].includes(undefined);
}

function listKnown(slot: Slot): readonly (string | number)[] {
  if (slot === 'palette') return [...catalogue.palettes.keys()];
  if (slot === 'body') return [...catalogue.bodies.keys()];
  if (isRoleSlot(slot)) return ROLES[slot];
  return [...catalogue.parts[slot].keys()];
}

function listOwn(pack: string, slot: Slot): readonly string[] {
  const theme = catalogue.packs.get(pack);
  if (!theme || isRoleSlot(slot)) return [];
  if (slot === 'palette') return (theme.palettes ?? []).map(({ id }) => id);
  if (slot === 'body') return (theme.bodies ?? []).map(({ id }) => id);
  return (theme[slot]?.parts ?? []).map(({ id }) => id);
}

function listBase(slot: Slot): ReadonlySet<string> {
  if (isRoleSlot(slot)) return new Set<string>();
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

/** The pack that brings an option; none for those of the base. */
export function findOwner(slot: Slot, id: OptionId): string | undefined {
  return typeof id === 'string' ? OWNERS.get(slot)?.get(id) : undefined;
}

/** The packs that bring what a spec has in these slots, sorted. */
export function listNeeded(spec: AvatarSpec, slots: readonly Slot[]): string[] {
  return [...new Set(slots.flatMap((slot) => findOwner(slot, spec[slot]) ?? []))].toSorted();
}

/** The options of a slot that one pack brings. */
interface Group {
  /** The pack; none for the base. */
  readonly pack: string | undefined;
  readonly ids: readonly OptionId[];
}

/** The options of a slot with these packs: the base first, then pack by pack. */
export function listGroups(slot: Slot, packs: readonly string[]): Group[] {
  const known = listKnown(slot);
  const base = known.filter((id) => findOwner(slot, id) === undefined);
  const groups = PACKS.filter(({ id }) => packs.includes(id)).map(({ id: pack }): Group => {
    return { pack, ids: known.filter((id) => findOwner(slot, id) === pack) };
  });
  const first: Group = { pack: undefined, ids: canBeEmpty(slot) ? [null, ...base] : base };
  return [first, ...groups].filter(({ ids }) => ids.length > 0);
}

/** How many options a pack brings. */
export function countOwn(pack: string): number {
  return [...OWNERS.values()].reduce((sum, owners) => sum + [...owners.values()].filter((id) => id === pack).length, 0);
}

/** Reads an option; undefined where the slot has no such option. */
export function readOptionId(slot: Slot, word: string | null): OptionId | undefined {
  const id = listKnown(slot).find((known) => String(known) === word);
  if (id !== undefined) return id;
  return word === EMPTY && canBeEmpty(slot) ? null : undefined;
}

/** The word for an empty slot; no part is called so. */
export const EMPTY = 'none';
