// Writes the types that follow from the option tables and the catalogue: `npm run types`, after `npm run build`.
import { writeFileSync } from 'node:fs';
import { AVATAR_OPTIONS, GROUP_OPTIONS, PACKS, PALETTES } from 'navii';
import { describeDefault, describeValues } from '../../dist/lib/options/describe.js';

/** @typedef {import('navii').OptionRow} OptionRow */

const HEAD = '// Written by `npm run types` from the option tables and the catalogue: change those, not this file.\n';

/** @type {Readonly<Record<string, string>>} */
const IDS = { palettes: 'PaletteId', packs: 'PackId' };

/** @param {readonly string[]} words */
function printUnion(words) {
  return words.map((word) => `'${word}'`).join(' | ');
}

/**
 * The TypeScript of what an option takes.
 *
 * @param {OptionRow} row
 * @returns {string}
 */
export function printType(row) {
  switch (row.kind) {
    case 'integer':
    case 'number':
      return 'number | `${number}`';
    case 'enum':
      return printUnion(row.values);
    case 'id':
      return `${IDS[row.of]} | (string & {})`;
    case 'ids':
      return `${IDS[row.of]} | (string & {}) | readonly (${IDS[row.of]} | (string & {}))[]`;
    case 'color':
      return row.auto ? "'auto' | (string & {})" : 'string';
    case 'flag':
      return "boolean | 0 | 1 | '0' | '1' | 'true' | 'false'";
    case 'text':
      return 'string';
  }
}

/**
 * A documentation comment.
 *
 * @param {readonly string[]} lines
 * @param {string} [indent]
 * @returns {string}
 */
export function printComment(lines, indent = '') {
  const stars = lines.map((line) => `${indent} * ${line}`.trimEnd()).join('\n');
  return `${indent}/**\n${stars}\n${indent} */\n`;
}

/**
 * A row in words: what it does, what it takes, and its default.
 *
 * @param {OptionRow} row
 * @returns {string[]}
 */
export function describeRow(row) {
  return [row.doc, '', `Takes: ${describeValues(row)}; default: ${describeDefault(row)}.`];
}

/** @param {OptionRow} row */
function printExample({ example }) {
  return typeof example === 'string' ? `'${example}'` : String(example);
}

/**
 * @param {Readonly<Record<string, OptionRow>>} table
 * @param {(option: string) => string} writeExample from an option written as `mood: 'wink'`
 */
function printMembers(table, writeExample) {
  const members = Object.entries(table).map(([name, row]) => {
    const example = writeExample(`${name}: ${printExample(row)}`);
    const comment = printComment([...describeRow(row), '', '@example', example], '  ');
    return `${comment}  readonly ${name}?: ${printType(row)} | undefined;\n`;
  });
  return members.join('');
}

/** @param {string} what @param {string} example @param {readonly { readonly id: string }[]} items @param {string} name */
function printIds(name, what, example, items) {
  const lines = items.map(({ id }) => `\n  | '${id}'`).join('');
  return `${printComment([what, '', '@example', example])}export type ${name} =${lines};\n`;
}

/** @returns {string} the text of lib/options/types.ts */
export function printTypes() {
  const avatar = printComment([
    'Options of an avatar (SPEC §2.1), each under the name of its query parameter, also as text. What makes no sense is as if',
    'it were absent.',
    '',
    '@example',
    "const options: AvatarOptions = { size: 128, palette: 'mint', mood: 'happy' };",
  ]);
  const group = printComment([
    'Options of a group (SPEC §4.3), each under the name of its query parameter, also as text. What makes no sense is as if it',
    'were absent.',
    '',
    '@example',
    'const options: GroupOptions = { size: 48, overlap: 0.4, max: 5 };',
  ]);
  const avatarMembers = printMembers(AVATAR_OPTIONS, (option) => `createAvatar('ada', { ${option} });`);
  const groupMembers = printMembers(GROUP_OPTIONS, (option) => `renderGroup(['ada', 'grace'], { ${option} });`);
  return [
    HEAD,
    printIds('PaletteId', 'Palettes of the base and of every pack.', "const palette: PaletteId = 'mint';", PALETTES),
    printIds('PackId', 'Packs.', "const pack: PackId = 'garden';", PACKS),
    `${avatar}export interface AvatarOptions {\n${avatarMembers}}\n`,
    `${group}export interface GroupOptions {\n${groupMembers}}\n`,
  ].join('\n');
}

if (process.argv[1] === import.meta.filename) {
  writeFileSync(new URL('../../lib/options/types.ts', import.meta.url), printTypes());
  console.log('lib/options/types.ts is up to date: `npx oxfmt` formats it.');
}
