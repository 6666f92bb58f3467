// The texts of the builder: notes and descriptions of changes.
import { describe, type AvatarSpec, type Slot } from '../../lib/index.js';
import { applyRules, listTrayBlockers } from './rules.js';
import { isEmptyTray, nameId, nameSlot } from './slots.js';
import type { Design } from './state.js';

const LIST = new Intl.ListFormat('en');

const ADD_PACK_NOTE = 'What there is to wear here comes with packs. Add one:';

function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function nameParts(spec: AvatarSpec, slots: readonly Slot[]): string {
  return LIST.format(slots.map((slot) => `${nameId(spec[slot])} (${nameSlot(slot).toLowerCase()})`));
}

/** Why some options of a slot cannot be picked; empty where all can. */
export function explainTray(design: Design, slot: Slot): string {
  const { spec } = design;
  const resolved = applyRules(design);
  const blockers = listTrayBlockers(design, slot);
  if (blockers.length === 0) {
    if (isEmptyTray(slot, design.packs)) return ADD_PACK_NOTE;
    return slot === 'ground' && spec.background === 'none' ? 'Seen once there is a background.' : '';
  }
  const isPlural = blockers.length > 1;
  const names = capitalize(nameParts(resolved, blockers));
  const first = `${names} ${isPlural ? 'leave' : 'leaves'} no room for what is greyed out.`;
  if (spec[slot] === resolved[slot] || spec[slot] === null) return first;
  return `${first} Your ${nameId(spec[slot])} comes back without ${isPlural ? 'them' : 'it'}.`;
}

/** What changed from one design to another, for screen readers. */
export function describeChange(before: Design, after: Design): string {
  const [old, resolved] = [applyRules(before), applyRules(after)];
  const slots = (Object.keys(resolved) as Slot[]).filter((slot) => old[slot] !== resolved[slot]);
  if (slots.length === 0) return '';
  if (slots.length > 4) return capitalize(describe(resolved));
  return LIST.format(slots.map((slot) => `${nameSlot(slot)}: ${nameId(resolved[slot])}`));
}
