// `checkPack` and `definePack`: all checks of a pack, in the order in which an author should correct the faults.
import { createCatalogue } from '../choose/catalogue.js';
import { PACKS } from '../packs/index.js';
import type { Pack } from '../packs/pack.js';
import { findContrastFaults } from './contrast.js';
import { findDrawingFaults } from './drawings.js';
import { Measure } from './extent.js';
import { findAnchorFaults, findEscapes, findSampleFaults } from './mascots.js';
import { findRuleFaults, nameOf } from './rules.js';
import { checkPackShape, isObject, type Report } from './schema.js';

/** The name of a pack in messages. */
function titleOf(pack: unknown): string {
  const id = isObject(pack) ? pack['id'] : undefined;
  return typeof id === 'string' ? nameOf('pack', id) : 'pack';
}

/** Makes a list of faults, and the function that adds to it. */
function collect(pack: unknown): { readonly faults: string[]; readonly report: Report } {
  const faults: string[] = [];
  const title = titleOf(pack);
  return {
    faults,
    report: (where, fault) => {
      faults.push(where === '' ? `${title}: ${fault}` : `${title}: ${where}: ${fault}`);
    },
  };
}

/** Lists the values of a wrong type. */
function listTypeFaults(pack: unknown): string[] {
  const { faults, report } = collect(pack);
  checkPackShape(pack, '', report);
  return faults;
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
  const wrong = listTypeFaults(pack);
  // The other checks need the right types.
  if (wrong.length > 0) return wrong;
  const { faults, report } = collect(pack);
  const others = [...PACKS, ...beside].filter((other) => other !== pack);
  findRuleFaults(pack, others, report);
  const isValid = faults.length === 0;
  const catalogue = createCatalogue([pack]);
  const measure = new Measure();
  for (const { id } of pack.palettes ?? []) {
    const palette = catalogue.palettes.get(id);
    if (palette) for (const fault of findContrastFaults(palette)) report(nameOf('palette', id), fault);
  }
  for (const { id } of pack.bodies ?? []) {
    const body = catalogue.bodies.get(id);
    if (body) findAnchorFaults(body, measure, report);
  }
  const broken = findDrawingFaults(pack, catalogue, report);
  findEscapes(pack, catalogue, measure, broken, report);
  // Seeds may choose any part, so all parts must be drawable.
  if (isValid && broken.size === 0) findSampleFaults(pack, catalogue, report);
  return faults;
}

/** Maximum number of faults in one error, so that its beginning stays visible. */
const MAX_SHOWN = 20;

function joinFaults(faults: readonly string[]): string {
  const hidden = faults.length - MAX_SHOWN;
  return [...faults.slice(0, MAX_SHOWN), ...(hidden > 0 ? [`and ${hidden} more`] : [])].join('\n');
}

/**
 * Checks a pack as the built-in packs are checked.
 *
 * This takes some tenths of a second, as long as drawing ten thousand mascots, and the checks are many times larger than a
 * pack. Use it in development and tests. In production the pack is the object alone.
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
  const wrong = listTypeFaults(pack);
  if (wrong.length > 0) throw new TypeError(joinFaults(wrong));
  const faults = checkPack(pack, beside);
  if (faults.length > 0) throw new RangeError(joinFaults(faults));
  return pack;
}
