// What the builder says: notes, announcements and numbers.
import { catalogue, describe, type AvatarSpec, type Slot } from '../../lib/index.js';
import { listTrayBlockers, wear } from './rules.js';
import { listGroups, nameId, nameSlot, type Pick } from './slots.js';
import type { Design } from './state.js';

const LIST = new Intl.ListFormat('en');
const ROUGH = new Intl.NumberFormat('en', { maximumSignificantDigits: 2 });
const COMPACT = new Intl.NumberFormat('en', {
  maximumSignificantDigits: 3,
  notation: 'compact',
  compactDisplay: 'long',
});

const PACKED = 'Packs bring what there is to wear here: add one in the last tab.';

function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function nameParts(spec: AvatarSpec, slots: readonly Slot[]): string {
  return LIST.format(slots.map((slot) => `${nameId(spec[slot])} (${nameSlot(slot).toLowerCase()})`));
}

/** Why some of a slot's options are not there to be picked; empty where all are. */
export function explainTray(design: Design, slot: Slot): string {
  const { spec } = design;
  const worn = wear(spec);
  const blockers = listTrayBlockers(design, slot);
  if (blockers.length === 0) {
    if (listGroups(slot, design.packs).flatMap(({ ids }): readonly Pick[] => ids).length === 1) return PACKED;
    return slot === 'ground' && spec.background === 'none' ? 'Seen once there is a background.' : '';
  }
  const plural = blockers.length > 1;
  const first = `${capitalize(nameParts(worn, blockers))} ${plural ? 'leave' : 'leaves'} no room for what is greyed out.`;
  if (spec[slot] === worn[slot] || spec[slot] === null) return first;
  return `${first} Your ${nameId(spec[slot])} comes back without ${plural ? 'them' : 'it'}.`;
}

/** What a step from one design to another did, for those who do not see it. */
export function announce(before: Design, after: Design): string {
  const [old, worn] = [wear(before.spec), wear(after.spec)];
  const slots = (Object.keys(worn) as Slot[]).filter((slot) => old[slot] !== worn[slot]);
  if (slots.length === 0) return '';
  if (slots.length > 4) return capitalize(describe(worn));
  return LIST.format(slots.map((slot) => `${nameSlot(slot)}: ${nameId(worn[slot])}`));
}

/** A share as people say it: `1 in 40,000`; `always` for all. */
export function sayOdds(odds: number): string {
  if (odds > 0.999) return 'always';
  const count = 1 / odds;
  return `1 in ${count < 1e6 ? ROUGH.format(count) : COMPACT.format(Number(count.toPrecision(2)))}`;
}

/** The packs that seeds are drawn with, in words; nothing where there are none. */
export function sayPacks(packs: readonly string[]): string {
  const names = packs.map((id) => catalogue.packs.get(id)?.name ?? id);
  return names.length === 0 ? '' : ` with ${LIST.format(names)}`;
}

/** A large number in a few signs. */
export function sayCount(count: number): string {
  return count < 1e6 ? ROUGH.format(count) : COMPACT.format(count);
}

/** How long a search for one seed takes on average. */
export function sayTime(odds: number, perSecond: number): string {
  const seconds = 1 / odds / perSecond;
  if (seconds < 1) return 'less than a second';
  if (seconds < 100) return `about ${ROUGH.format(Math.ceil(seconds))} seconds`;
  if (seconds < 6000) return `about ${ROUGH.format(Math.ceil(seconds / 60))} minutes`;
  return `about ${sayCount(Math.ceil(seconds / 3600))} hours`;
}
