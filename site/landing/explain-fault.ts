// Explains a value that an option does not take as it is given, and names the nearest one that works.
import { catalogue } from '../../lib/catalogue.js';
import { COLOR_NAMES } from '../../lib/options/css-color.js';
import { listFaults } from '../../lib/options/faults.js';
import { kindOf } from '../../lib/options/kinds.js';
import { printSetting } from '../../lib/options/read.js';
import type { OptionRow, OptionSchema } from '../../lib/options/row.js';
import { describeValues } from '../../lib/options/table.js';
import { findClosest } from '../../lib/options/words.js';

/** Finds the known word that is closest to a wrong one. */
function findWord(given: string, row: OptionRow): string | undefined {
  const kind = kindOf<OptionSchema>(row);
  if (kind.control === 'color') return findClosest(given, [...COLOR_NAMES]);
  const { word, words, slot } = kind.listWords?.(given, row, catalogue) ?? {};
  const closest = word === undefined ? undefined : findClosest(word, words ?? []);
  return slot === undefined || closest === undefined ? closest : `${slot}:${closest}`;
}

/** Says what is wrong with the text of a field; empty if nothing is. */
export function explainFault(text: string | undefined, row: OptionRow): string {
  const [fault] = listFaults(text, row, catalogue);
  if (fault === undefined) return '';
  const given = String(fault.given);
  const taken = describeValues(row);
  if (fault.read !== undefined) return `Takes ${taken}. ${given} counts as ${printSetting(fault.read)}.`;
  return `“${given}” is ignored. Takes ${taken}. Try ${findWord(given, row) ?? String(row.example)}.`;
}
