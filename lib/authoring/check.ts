// All checks of a pack, in the order in which their faults are best mended.
import { createCatalogue } from '../choose/catalogue.js';
import { PACKS } from '../packs/index.js';
import type { Pack } from '../packs/pack.js';
import { findAnchorFaults } from './anchors.js';
import { findContrastFaults } from './contrast.js';
import { findDrawingFaults } from './drawings.js';
import { Measure } from './extent.js';
import { findEscapes } from './reach.js';
import { findRuleFaults, nameOf } from './rules.js';
import { findSampleFaults } from './samples.js';
import { isObject, type Check, type Report } from './schema.js';
import { checkPackShape } from './shape.js';

/** What messages call a pack. */
function titleOf(pack: unknown): string {
  const id = isObject(pack) ? pack['id'] : undefined;
  return typeof id === 'string' ? nameOf('pack', id) : 'pack';
}

/** Makes a list of faults, and what adds to it. */
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

/** Lists what has a wrong type. */
export function listTypeFaults(pack: unknown, check: Check): string[] {
  const { faults, report } = collect(pack);
  check(pack, '', report);
  return faults;
}

/**
 * Lists everything that is wrong with a pack: types, ids, weights, kinds, colours that cannot be told apart, anchors, drawings
 * that change or hold more than shapes, what leaves the disc, what takes too many bytes.
 *
 * @param pack - the pack to check
 * @param beside - further packs that will be used together with it, besides the packs of the house, which are always counted
 * @returns a sentence for each fault, with the part that has it; none when all is well
 * @example
 * const tall = createTopper('tall', 1, 0, (c) => line(c.accent, 'M0 0V-30'));
 * const pack = createPack({ id: 'tall-ones', name: 'Tall ones', about: 'Far up.', topper: { none: 0, parts: [tall] } });
 * checkPack(pack)[0]; // 'pack "tall-ones": topper "tall": on body …
 */
export function checkPack(pack: Pack, beside: readonly Pack[] = []): string[] {
  const wrong = listTypeFaults(pack, checkPackShape);
  // Nothing else can be asked of it.
  if (wrong.length > 0) return wrong;
  const { faults, report } = collect(pack);
  const others = [...PACKS, ...beside].filter((other) => other !== pack);
  findRuleFaults(pack, others, report);
  const isLawful = faults.length === 0;
  const catalogue = createCatalogue([pack]);
  const measure = new Measure();
  for (const { id } of pack.palettes ?? []) {
    const palette = catalogue.palettes.get(id);
    if (palette) for (const fault of findContrastFaults(palette)) report(nameOf('palette', id), fault);
  }
  for (const body of pack.bodies ?? []) findAnchorFaults(body, measure, report);
  const broken = findDrawingFaults(pack, catalogue, report);
  findEscapes(pack, catalogue, measure, broken, report);
  // Seeds may choose anything of the pack.
  if (isLawful && broken.size === 0) findSampleFaults(pack, catalogue, report);
  return faults;
}
