// Making a pack and checking it in one go.
import type { Pack } from '../packs/pack.js';
import { checkPack, listTypeFaults } from './check.js';
import { createPack, type PackDesign } from './design.js';
import { checkDesignShape } from './shape.js';

/** Faults that one error tells; more would scroll away. */
const SHOWN = 20;

function tell(faults: readonly string[]): string {
  const hidden = faults.length - SHOWN;
  return [...faults.slice(0, SHOWN), ...(hidden > 0 ? [`and ${hidden} more`] : [])].join('\n');
}

/**
 * Makes a pack of its design and checks it, as the packs of the house are checked.
 *
 * It takes some tenths of a second, as long as some ten thousand mascots take to draw, and the checks are many times the size
 * of a pack: they are for development and tests. What is shipped is made by {@link createPack}.
 *
 * @param design - what the pack is made of
 * @param beside - further packs that will be used together with it; no id may stand for two things
 * @returns the pack, as the engine takes it
 * @throws TypeError when something has a wrong type, RangeError when something breaks a rule; the message tells all faults,
 * one a line and at most 20, each with the part that has it
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
export function definePack(design: PackDesign, beside: readonly Pack[] = []): Pack {
  const wrong = listTypeFaults(design, checkDesignShape);
  if (wrong.length > 0) throw new TypeError(tell(wrong));
  const pack = createPack(design);
  const faults = checkPack(pack, beside);
  if (faults.length > 0) throw new RangeError(tell(faults));
  return pack;
}
