// The slots of a spec, the options of each, and the packs that bring them. All of it comes from the catalogue.
import * as owners from '../../lib/choose/owners.js';
import type { OptionId } from '../../lib/choose/owners.js';
import { catalogue, PACKS, type AvatarSpec, type Slot } from '../../lib/index.js';
import { PART_SLOTS } from '../../lib/spec.js';

export { EMPTY } from '../../lib/options/read.js';
export { isPartSlot } from '../../lib/spec.js';
export type { OptionId } from '../../lib/choose/owners.js';

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

/** Whether seeds may leave a slot empty. */
export function canBeEmpty(slot: Slot): boolean {
  return owners.canBeEmpty(slot, catalogue);
}

const OWNERS = owners.indexOwners(catalogue);

/** The pack that brings an option; none for those of the base. */
export function findOwner(slot: Slot, id: OptionId): string | undefined {
  return owners.findOwner(slot, id, OWNERS);
}

/** The packs that bring what a spec has in these slots, sorted. */
export function listNeeded(spec: AvatarSpec, slots: readonly Slot[]): string[] {
  return owners.listNeeded(spec, slots, OWNERS);
}

/** The options of a slot that one pack brings. */
interface Group {
  /** The pack; none for the base. */
  readonly pack: string | undefined;
  readonly ids: readonly OptionId[];
}

/** The options of a slot with these packs: the base first, then pack by pack. */
export function listGroups(slot: Slot, packs: readonly string[]): Group[] {
  const known = owners.listKnown(slot, catalogue);
  const base = known.filter((id) => findOwner(slot, id) === undefined);
  const groups = PACKS.filter(({ id }) => packs.includes(id)).map(({ id: pack }): Group => {
    return { pack, ids: known.filter((id) => findOwner(slot, id) === pack) };
  });
  const first: Group = { pack: undefined, ids: canBeEmpty(slot) ? [null, ...base] : base };
  return [first, ...groups].filter(({ ids }) => ids.length > 0);
}

/** Whether a slot offers nothing with these packs but to be empty. */
export function isEmptyTray(slot: Slot, packs: readonly string[]): boolean {
  return listGroups(slot, packs).flatMap(({ ids }): readonly OptionId[] => ids).length < 2;
}

/** The packs that bring options of a slot, each with those options. */
export function listBringers(slot: Slot): readonly { readonly pack: string; readonly ids: readonly string[] }[] {
  const own = [...(OWNERS.get(slot) ?? [])];
  return PACKS.map(({ id: pack }) => ({
    pack,
    ids: own.filter(([, owner]) => owner === pack).map(([id]) => id),
  })).filter(({ ids }) => ids.length > 0);
}

/** How many options a pack brings. */
export function countOwn(pack: string): number {
  return [...OWNERS.values()].reduce((sum, own) => sum + [...own.values()].filter((id) => id === pack).length, 0);
}

/** Reads an option; undefined where the slot has no such option. */
export function readOptionId(slot: Slot, word: string | null): OptionId | undefined {
  return owners.readOptionId(slot, word, catalogue);
}
