// The ids of the base and of every pack, without their drawings: reading options needs no more.
import { getCatalogue } from '../../components/packs/resources.js';
import { PACK_IDS } from '../../lib/options/ids.js';
import type { KnownIds } from '../../lib/options/schema.js';
import { PART_SLOTS } from '../../lib/spec.js';

/** Joins the ids of the base for a slot with those of the packs. */
function joinIds(slot: string, own: ReadonlyMap<string, unknown>): ReadonlySet<string> {
  const packs: readonly Readonly<Record<string, string>>[] = Object.values(PACK_IDS);
  return new Set([...own.keys(), ...packs.flatMap((ids) => ids[slot]?.split(' ') ?? [])]);
}

const { palettes, bodies, parts } = getCatalogue();

export const KNOWN_IDS: KnownIds = {
  packs: new Set(Object.keys(PACK_IDS)),
  palettes: joinIds('palette', palettes),
  bodies: joinIds('body', bodies),
  parts: Object.fromEntries(
    PART_SLOTS.map((slot) => [slot, joinIds(slot, parts[slot])]),
  ) as unknown as KnownIds['parts'],
};
