// Prints rows of options as TypeScript and as text, for the types and the manifests of the elements.
import { kindOf } from '../../dist/lib/options/kinds.js';
import { describeDefault, describeValues } from '../../dist/lib/options/table.js';

/** @typedef {import('../../dist/components/rows.js').PropertyRow} PropertyRow */
/** @typedef {import('../../dist/lib/options/row.js').OptionRow} OptionRow */

/** Types of the properties that are no options. @type {Readonly<Record<Exclude<PropertyRow['kind'], OptionRow['kind']>, string>>} */
const TYPES = {
  seed: 'string | number',
  seeds: 'GroupSeeds',
  email: 'string',
  src: 'string',
  string: 'string',
  boolean: 'boolean',
  words: 'PickerWords',
};

/** Prints the TypeScript type of a property. @param {PropertyRow} row */
export function printType(row) {
  return 'takes' in row ? TYPES[row.kind] : kindOf(row).type(row);
}

/**
 * Describes a row: its meaning, its values and its default.
 *
 * @param {PropertyRow} row
 * @returns {string[]} lines of Markdown
 */
export function describeProperty(row) {
  const [takes, unset] = 'takes' in row ? [row.takes, row.unset] : [describeValues(row), describeDefault(row)];
  return [row.doc, '', `Takes: ${takes}; default: ${unset}.`];
}
