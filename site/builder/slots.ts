// The slots of a spec, their options, and the packs that bring the options. All of it comes from the catalogue.
import { catalogue } from '../../lib/catalogue.js';
import * as owners from '../../lib/choose/owners.js';
import type { OptionId } from '../../lib/choose/owners.js';
import { listPacks, type Slot } from '../../lib/index.js';
import { PART_SLOTS, type SlotIds } from '../../lib/spec.js';

export { EMPTY } from '../../lib/options/read.js';
export { isPartSlot } from '../../lib/spec.js';
export type { OptionId } from '../../lib/choose/owners.js';

/** A tab of the builder, with the slots that it shows. The tab of the packs has no slots. */
export type Panel = Readonly<{ id: string; name: string; slots: readonly Slot[] }>;

/** Makes the first letter of a text a capital. */
export function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Returns the name of a slot for visitors. */
export function nameSlot(slot: Slot): string {
  return capitalize(slot.replace(/[A-Z]/, (letter) => ` ${letter.toLowerCase()}`));
}

/** Returns the name of an option for visitors. */
export function nameId(id: OptionId): string {
  if (id === null) return 'none';
  if (typeof id === 'string') return id.replaceAll('-', ' ');
  return id === 0 ? 'upright' : `${Math.abs(id)}° ${id < 0 ? 'left' : 'right'}`;
}

/** The tabs, in order. */
export const PANELS: readonly Panel[] = [
  { id: 'body', name: 'Body', slots: ['body', 'tilt'] },
  { id: 'colours', name: 'Colours', slots: ['palette', 'tone', 'accent'] },
  { id: 'eyes', name: 'Eyes', slots: ['eyes', 'gaze', 'eyeSize', 'eyeSpacing', 'faceHeight'] },
  ...PART_SLOTS.filter((slot) => slot !== 'eyes' && slot !== 'scene').map((slot) => {
    return { id: slot, name: nameSlot(slot), slots: [slot] };
  }),
  { id: 'backdrop', name: 'Backdrop', slots: ['background', 'ground', 'scene'] },
  { id: 'packs', name: 'Packs', slots: [] },
];

/** Returns the tab with an id; the first one if there is no such tab. */
export function findPanel(id: string | null): Panel {
  return PANELS.find((panel) => panel.id === id) ?? (PANELS[0] as Panel);
}

/** Whether a slot may be empty. */
export function canBeEmpty(slot: Slot): boolean {
  return owners.canBeEmpty(slot, catalogue);
}

const OWNERS = owners.indexOwners(catalogue);

/** Returns the pack that brings an option; `undefined` for the options of the base. */
export function findOwner(slot: Slot, id: OptionId): string | undefined {
  return owners.findOwner(slot, id, OWNERS);
}

/** Lists the packs that a spec needs in these slots, sorted. */
export function listNeeded(spec: SlotIds, slots: readonly Slot[]): string[] {
  return owners.listNeeded(spec, slots, OWNERS);
}

/** Groups the options of a slot by the pack that brings them: the base, whose pack is `undefined`, then each of these packs. */
export function listGroups(slot: Slot, packs: readonly string[]) {
  const all: readonly OptionId[] = owners.listKnown(slot, catalogue);
  return [undefined, ...listPacks().map(({ id }) => id)]
    .filter((pack) => pack === undefined || packs.includes(pack))
    .map((pack) => ({ pack, ids: all.filter((id) => findOwner(slot, id) === pack) }))
    .map(({ pack, ids }) => ({ pack, ids: pack === undefined && canBeEmpty(slot) ? [null, ...ids] : ids }))
    .filter(({ ids }) => ids.length > 0);
}

/** Lists the options that a slot has with these packs. */
export function listIds(slot: Slot, packs: readonly string[]): OptionId[] {
  return listGroups(slot, packs).flatMap(({ ids }) => ids);
}

/** Whether a slot has no options with these packs, so that it can only be empty. */
export function isEmptyTray(slot: Slot, packs: readonly string[]): boolean {
  return listIds(slot, packs).length < 2;
}

/** Counts the options that a pack brings. */
export function countOptions(pack: string): number {
  return [...OWNERS.values()].reduce((sum, own) => sum + [...own.values()].filter((id) => id === pack).length, 0);
}
