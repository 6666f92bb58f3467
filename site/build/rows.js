// Rows of options in TypeScript and in words: what the printed types and the manifests of the elements share.
import { describeDefault, describeValues } from '../../dist/lib/options/table.js';

/** @typedef {import('../../dist/components/rows.js').PropertyRow} PropertyRow */

/** @type {Readonly<Record<string, string>>} */
const IDS = { palettes: 'PaletteId', packs: 'PackId' };

/** @param {readonly string[]} words */
export function printUnion(words) {
  return words.map((word) => `'${word}'`).join(' | ');
}

/**
 * The TypeScript of what a property takes.
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
      return printUnion(row.values);
    case 'id':
      return `${IDS[row.of]} | (string & {})`;
    case 'ids':
      return `${IDS[row.of]} | (string & {}) | readonly (${IDS[row.of]} | (string & {}))[]`;
    case 'color':
      return row.auto ? "'auto' | (string & {})" : 'string';
    case 'flag':
      return 'boolean | number | string';
    case 'parts':
      return 'Partial<AvatarSpec> | string';
    case 'seed':
      return 'string | number';
    case 'seeds':
      return 'GroupSeeds';
    case 'email':
    case 'text':
      break;
  }
  return 'string';
}

/**
 * A row in words: what it does, what it takes, and what stands when it is absent.
 *
 * @param {PropertyRow} row
 * @returns {string[]} lines of Markdown
 */
export function describeProperty(row) {
  const [takes, unset] = 'takes' in row ? [row.takes, row.unset] : [describeValues(row), describeDefault(row)];
  return [row.doc, '', `Takes: ${takes}; default: ${unset}.`];
}
