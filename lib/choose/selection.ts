// A choice with the things themselves in place of their ids: what seeds choose, and what is drawn.
import type { Palette } from '../palettes/palette.js';
import { PART_SLOTS, ROLES, SLOTS, type PartSlot, type RoleSlot, type Slot } from '../slots.js';
import type { AvatarSpec } from '../spec.js';
import type { Cast, LayeredBody } from './cast.js';
import type { Choice } from './rules.js';

/** A spec whose palette, body and parts are there, not only named. */
export interface Selection extends Choice, Pick<AvatarSpec, RoleSlot> {
  readonly palette: Palette;
  readonly body: LayeredBody;
}

/** Finds what an id names, for a role the id itself; throws a RangeError where it names nothing. */
function findMember(slot: Slot, id: unknown, { palettes, bodies, parts }: Cast): unknown {
  const members: ReadonlyMap<unknown, unknown> | undefined =
    slot === 'palette' ? palettes : slot === 'body' ? bodies : parts[slot as PartSlot];
  const roles: readonly unknown[] = ROLES[slot as RoleSlot];
  const member = members ? members.get(id) : roles.find((role) => role === id);
  if (member !== undefined || (id === null && slot in parts)) return member;
  throw new RangeError(
    `${slot}: expected one of ${[...(members?.keys() ?? roles)].join(', ')}; got ${JSON.stringify(id)}`,
  );
}

/** Finds what a spec names; throws a RangeError for an id that there is not. */
export function findSelection(spec: AvatarSpec, cast: Cast): Selection {
  const selection: Partial<Record<Slot, unknown>> = {};
  for (const slot of SLOTS) selection[slot] = findMember(slot, spec[slot], cast);
  return selection as Selection;
}

/** Puts what some ids name over a selection; what is undefined is left. */
export function overlay(selection: Selection, ids: Partial<AvatarSpec>, cast: Cast): Selection {
  const changed: Partial<Record<Slot, unknown>> = { ...selection };
  for (const slot of Object.keys(ids) as Slot[]) {
    if (ids[slot] !== undefined) changed[slot] = findMember(slot, ids[slot], cast);
  }
  return changed as Selection;
}

/** The ids of a selection. */
export function specOf(selection: Selection): AvatarSpec {
  const ids = { ...selection, palette: selection.palette.id, body: selection.body.id };
  const spec: Omit<AvatarSpec, PartSlot> & Partial<Record<PartSlot, unknown>> = ids;
  for (const slot of PART_SLOTS) spec[slot] = selection[slot]?.id ?? null;
  return spec as AvatarSpec;
}
