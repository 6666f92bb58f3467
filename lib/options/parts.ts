// What a mascot is made to have: ids by slot, as an object or as text (`body:heart,topper:none`).
import { ROLES, SLOTS, type Slot } from '../slots.js';
import type { AvatarSpec } from '../spec.js';
import type { Ids, KnownIds } from './row.js';
import { list, text } from './values.js';

/** The word for an empty slot; no part is called so. */
export const EMPTY = 'none';

/** Characters that are read: all slots with the longest ids take less than half of them. */
const MAX_LENGTH = 2048;

const FIXED: Partial<Readonly<Record<Slot, readonly (string | number)[]>>> = ROLES;

function listPairs(value: unknown): readonly (readonly [slot?: string, id?: unknown])[] {
  if (typeof value === 'object' && value !== null) return Object.entries(value);
  return list(text(value)?.slice(0, MAX_LENGTH)).map(
    (pair) => pair.split(':').map((word) => word.trim()) as [string, string?],
  );
}

/** The ids of each slot that holds any. A map: what slots are called comes from outside, and must reach no prototype. */
function indexIds({ palettes, bodies, parts }: KnownIds): ReadonlyMap<string, Ids> {
  return new Map(Object.entries({ ...parts, palette: palettes, body: bodies }));
}

/** Lists what a palette and parts name and the catalogue does not have. */
export function listUnknown(palette: unknown, parts: unknown, known: KnownIds): [slot: string, id: string][] {
  const idsOf = indexIds(known);
  return [['palette', palette] as const, ...listPairs(parts)].flatMap(([slot = '', given]) => {
    const [ids, id] = [idsOf.get(slot), text(given)];
    return ids === undefined || id === undefined || id === EMPTY || ids.has(id) ? [] : [[slot, id]];
  });
}

/** Reads slots with what each holds, in the order of a spec. The first pair of a slot that makes sense counts. */
export function readParts(value: unknown, known: KnownIds): Partial<AvatarSpec> | undefined {
  const pairs = listPairs(value);
  const idsOf = indexIds(known);
  const read: Partial<Record<Slot, string | number | null>> = {};
  for (const slot of SLOTS) {
    for (const [name, given] of pairs) {
      if (name !== slot || slot in read) continue;
      const id = text(given) ?? '';
      const role = FIXED[slot]?.find((word) => String(word) === id);
      if (slot in known.parts && (given === null || id === EMPTY)) read[slot] = null;
      else if (role !== undefined) read[slot] = role;
      else if (idsOf.get(slot)?.has(id)) read[slot] = id;
    }
  }
  return Object.keys(read).length === 0 ? undefined : (read as Partial<AvatarSpec>);
}

/** The text that gives such parts back when it is read. */
export function printParts(parts: Partial<AvatarSpec>): string {
  return Object.entries(parts)
    .map(([slot, id]) => `${slot}:${id ?? EMPTY}`)
    .join(',');
}
