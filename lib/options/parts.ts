// What a mascot is made to have: ids by slot, as an object or as text (`body:heart,topper:none`).
import { PART_SLOTS, ROLES, SLOTS, type PartSlot, type Slot } from '../slots.js';
import type { AvatarSpec } from '../spec.js';
import type { Ids, KnownIds } from './row.js';
import { list, text } from './values.js';

/** The word for an empty slot in a text; no part is called so. */
const EMPTY = 'none';

const PARTS: ReadonlySet<string> = /* @__PURE__ */ new Set(PART_SLOTS);

function splitPair(pair: string): readonly [slot: string, id: string] {
  const [slot = '', ...id] = pair.split(':');
  return [slot.trim(), id.join(':').trim()];
}

/** What a slot can hold and a value names: null for an empty slot, `undefined` where it names nothing. */
function readId(slot: Slot, value: unknown, known: KnownIds): string | number | null | undefined {
  const id = text(value) ?? '';
  if (PARTS.has(slot) && (value === null || id === EMPTY)) return null;
  const roles: Partial<Record<Slot, readonly (string | number)[]>> = ROLES;
  const role = roles[slot];
  if (role !== undefined) return role.find((word) => String(word) === id);
  const ids: Ids = slot === 'palette' ? known.palettes : slot === 'body' ? known.bodies : known.parts[slot as PartSlot];
  return ids.has(id) ? id : undefined;
}

/** Slots with what each is to hold, in the order of a spec: the first that makes sense; none at all is absent. */
export function readParts(value: unknown, known: KnownIds): Partial<AvatarSpec> | undefined {
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
  const pairs: readonly (readonly [slot: string, id: unknown])[] = isObject
    ? Object.entries(value)
    : list(value).map(splitPair);
  const read = SLOTS.flatMap((slot) => {
    for (const [name, given] of pairs) {
      const id = name === slot ? readId(slot, given, known) : undefined;
      if (id !== undefined) return [[slot, id] as const];
    }
    return [];
  });
  return read.length === 0 ? undefined : Object.fromEntries(read);
}

/** The text that gives such parts back when it is read. */
export function printParts(parts: Partial<AvatarSpec>): string {
  return Object.entries(parts)
    .map(([slot, id]) => `${slot}:${id ?? EMPTY}`)
    .join(',');
}
