// Which pack brings what, printed for elements that fetch packs (see types.js).
import { catalogue } from 'navii/core';
import { PACKS } from '../../dist/lib/packs/index.js';
import { PART_SLOTS } from '../../dist/lib/slots.js';

/** @typedef {import('../../dist/lib/packs/pack.js').Pack} Pack */
/** @typedef {readonly [slot: string, ids: readonly string[]]} Brought */

/** @param {readonly { readonly id: string }[] | undefined} items @param {ReadonlyMap<string, unknown>} base */
function listOwn(items, base) {
  return (items ?? []).map(({ id }) => id).filter((id) => !base.has(id));
}

/** What a pack brings that the base has not. @param {Pack} pack @returns {Brought[]} */
function listBrought(pack) {
  const { palettes, bodies, parts } = catalogue;
  return [
    ['palette', listOwn(pack.palettes, palettes)],
    ['body', listOwn(pack.bodies, bodies)],
    ...PART_SLOTS.map((slot) => /** @type {Brought} */ ([slot, listOwn(pack[slot]?.parts, parts[slot])])),
  ];
}

/** The ids that each pack brings, by slot; one that several packs share is that of the first. */
export function printOwners() {
  /** @type {Set<string>} */
  const owned = new Set();
  const packs = PACKS.map((pack) => {
    const slots = listBrought(pack).flatMap(([slot, ids]) => {
      const fresh = ids.filter((id) => !owned.has(`${slot}:${id}`));
      for (const id of fresh) owned.add(`${slot}:${id}`);
      return fresh.length === 0 ? [] : `    ${slot}: '${fresh.join(' ')}',\n`;
    });
    return `  '${pack.id}': {\n${slots.join('')}  },\n`;
  });
  const type = 'Readonly<Record<string, Readonly<Record<string, string>>>>';
  return `/** What each pack brings that the base has not: ids by slot. */\nexport const PACK_OWNERS: ${type} = {\n${packs.join('')}};\n`;
}
