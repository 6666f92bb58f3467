// Prints rows of options as TypeScript and as text, for the types and the manifests of the elements.
import { describeDefault, describeValues } from '../../dist/lib/options/table.js';

/** @typedef {import('../../dist/components/rows.js').PropertyRow} PropertyRow */

/** Types of ids by their source. @type {Readonly<Record<'palettes' | 'packs', string>>} */
export const IDS = { palettes: 'PaletteId', packs: 'PackId' };

/** @param {readonly string[]} words */
export function printUnion(words) {
  return words.map((word) => `'${word}'`).join(' | ');
}

/** Prints the type of one value or several, in a text with commas or in an array. @param {string} one */
export function printSeveral(one) {
  return `${one} | \`\${${one}},\${string}\` | readonly (${one})[]`;
}

/**
 * Prints the TypeScript type of a property.
 *
 * @param {PropertyRow} row
 * @returns {string}
 */
export function printType(row) {
  switch (row.kind) {
    case 'integer':
    case 'number':
      return 'number | string';
    case 'enum':
      return row.several ? printSeveral(printUnion(row.values)) : printUnion(row.values);
    case 'id':
    case 'ids':
      return `${IDS[row.of]} | (string & {}) | readonly (${IDS[row.of]} | (string & {}))[]`;
    case 'color':
      return row.auto ? "'auto' | (string & {})" : 'string';
    case 'colors':
      return 'string | readonly string[]';
    case 'flag':
      return 'boolean | number | string';
    case 'parts':
      return 'PartChoices | AvatarSpec | string';
    case 'seed':
      return 'string | number';
    case 'seeds':
      return 'GroupSeeds';
    case 'email':
    case 'src':
    case 'text':
      break;
  }
  return 'string';
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
