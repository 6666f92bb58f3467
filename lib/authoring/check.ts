// `checkPack` and `definePack`: all checks of a pack, in the order in which an author should correct the faults.
import { createCatalogue } from '../choose/catalogue.js';
import { PACKS } from '../packs/index.js';
import type { Pack } from '../packs/pack.js';
import { findContrastFaults } from './contrast.js';
import { findDrawingFaults } from './drawings.js';
import { findAnchorFaults, findEscapes, findSampleFaults } from './mascots.js';
import { findRuleFaults, nameOf } from './rules.js';
import { checkPackShape, isObject, type Report } from './schema.js';

/** Lists all faults of a pack, and says whether they are values of a wrong type. */
function findFaults(pack: Pack, beside: readonly Pack[]): { readonly faults: string[]; readonly areTypes: boolean } {
  const faults: string[] = [];
  const id = isObject(pack) ? pack['id'] : undefined;
  const title = typeof id === 'string' ? nameOf('pack', id) : 'pack';
  const report: Report = (where, fault) => {
    faults.push(where === '' ? `${title}: ${fault}` : `${title}: ${where}: ${fault}`);
  };
  checkPackShape(pack, '', report);
  // The other checks need the right types.
  if (faults.length > 0) return { faults, areTypes: true };
  const others = [...PACKS, ...beside].filter((other) => other !== pack);
  findRuleFaults(pack, others, report);
  const isValid = faults.length === 0;
  const catalogue = createCatalogue([pack]);
  for (const { id: palette } of pack.palettes ?? []) {
    const inked = catalogue.palettes.get(palette);
    if (inked) for (const fault of findContrastFaults(inked)) report(nameOf('palette', palette), fault);
  }
  for (const { id: name } of pack.bodies ?? []) {
    const body = catalogue.bodies.get(name);
    if (body) findAnchorFaults(body, report);
  }
  const broken = findDrawingFaults(pack, catalogue, report);
  findEscapes(pack, catalogue, broken, report);
  // Seeds may choose any part, so all parts must be drawable.
  if (isValid && broken.size === 0) findSampleFaults(pack, catalogue, report);
  return { faults, areTypes: false };
}

/**
 * Lists all faults of a pack: types, ids, weights, kinds, colours that cannot be told apart, anchors, drawings that change or
 * contain more than shapes, parts that leave the disc, mascots of too many bytes.
 *
 * @param pack - the pack to check
 * @param beside - other packs that will be used together with it. The built-in packs always count.
 * @returns a sentence for each fault, with the name of the part; empty if there is none
 * @example
 * const tall = createTopper('tall', 1, 0, (c) => line(c.accent, 'M0 0V-30'));
 * const pack: Pack = { id: 'tall-ones', name: 'Tall ones', about: 'Far up.', topper: { none: 0, parts: [tall] } };
 * checkPack(pack)[0]; // 'pack "tall-ones": topper "tall": on body …
 */
export function checkPack(pack: Pack, beside: readonly Pack[] = []): string[] {
  return findFaults(pack, beside).faults;
}

/** Maximum number of faults in one error, so that its beginning stays visible. */
const MAX_SHOWN = 20;

/**
 * Checks a pack as the built-in packs are checked.
 *
 * This takes some tenths of a second, as long as drawing ten thousand mascots, and the checks are many times larger than a
 * pack. Use it in development and tests. In production, use the object itself as the pack.
 *
 * @param pack - the pack
 * @param beside - other packs that will be used together with it. No two things may have the same id.
 * @returns the same pack
 * @throws TypeError if something has a wrong type, RangeError if something breaks a rule. The message has at most 20 faults,
 *   one per line, each with the name of the part.
 * @example
 * const lantern = createTopper('lantern', 1, 18, (c) => dot(c.accent, 0, -8, 9));
 * const pack = definePack({
 *   id: 'lanterns',
 *   name: 'Lanterns',
 *   about: 'A light on every head.',
 *   topper: { none: 1, parts: [lantern] },
 * });
 * pack.topper?.parts.length; // 1
 */
export function definePack(pack: Pack, beside: readonly Pack[] = []): Pack {
  const { faults, areTypes } = findFaults(pack, beside);
  if (faults.length === 0) return pack;
  const shown = faults.slice(0, MAX_SHOWN);
  if (faults.length > MAX_SHOWN) shown.push(`and ${faults.length - MAX_SHOWN} more`);
  throw new (areTypes ? TypeError : RangeError)(shown.join('\n'));
}
