// Documents the built types of options and properties: part of `npm run build`. In the sources they are inferred from the rows. Here
// they get a member with docs for each row: TypeScript 7 shows no docs of inferred members, nor does any version of renamed ones.
import { readFileSync, writeFileSync } from 'node:fs';
import { propertyOf } from '../../dist/components/element/properties.js';
import { AVATAR_PROPERTIES, GROUP_PROPERTIES } from '../../dist/components/rows.js';
import { spellTable } from '../../dist/lib/options/schema.js';
import { AVATAR_OPTIONS, GROUP_OPTIONS } from '../../dist/lib/options/table.js';
import { toKebab } from '../../dist/lib/options/words.js';
import { describeProperty } from './rows.js';

/** @typedef {import('../../dist/components/rows.js').PropertyRow} PropertyRow */
/** @typedef {import('../../dist/components/rows.js').PropertyTable} PropertyTable */
/** @typedef {(name: string, row: PropertyRow) => string} Print */
/** @typedef {{ name: string, bases?: readonly string[], rows: PropertyTable, example: Print }} DocumentedInterface */

/**
 * Makes a function that prints the example of an option in a call.
 *
 * @param {(option: string) => string} write writes the call for an option such as `mood: 'wink'`
 * @returns {Print}
 */
function inCall(write) {
  return (name, { example }) => write(`${name}: ${typeof example === 'string' ? `'${example}'` : String(example)}`);
}

/**
 * Makes a function that prints the example of an attribute in its element.
 *
 * @param {string} tag
 * @param {string} who the attribute with the seed, without which the element is empty
 * @returns {Print}
 */
function inTag(tag, who) {
  return (name, { kind, example }) => {
    const attribute = kind === 'flag' ? toKebab(name) : `${toKebab(name)}="${String(example)}"`;
    const needsNobody = kind === 'seed' || kind === 'email' || kind === 'seeds';
    return `<${tag} ${needsNobody ? attribute : `${who} ${attribute}`}></${tag}>`;
  };
}

/**
 * Picks rows of a table.
 *
 * @param {PropertyTable} table
 * @param {(row: PropertyRow, name: string) => boolean} isWanted
 */
function pick(table, isWanted) {
  return Object.fromEntries(Object.entries(table).filter(([name, row]) => isWanted(row, name)));
}

/**
 * Writes members with docs into an interface `Name` that extends the type `InferredName`, from which they take their types.
 *
 * @param {string} text of the declarations
 * @param {DocumentedInterface} how
 */
function writeMembers(text, { name, bases = [], rows, example }) {
  const declaration = new RegExp(`(?<=export interface ${name} extends ).*?\\{\n[^]*?(?=^\\})`, 'm');
  if (!declaration.test(text)) throw new Error(`expected an interface ${name} that extends a type`);
  const modifier = name.endsWith('Options') ? 'readonly ' : '';
  const members = Object.entries(rows).map(([member, row]) => {
    const lines = [...describeProperty(row), '', '@example', example(member, row)].map((line) =>
      ` * ${line}`.trimEnd(),
    );
    return `/**\n${lines.join('\n')}\n */\n${modifier}'${member}'?: Inferred${name}['${member}'];\n`;
  });
  return text.replace(declaration, () => `${[...bases, `Inferred${name}`].join(', ')} {\n${members.join('')}`);
}

const CALL = inCall((option) => `createAvatar('ada', { ${option} });`);
const GROUP_CALL = inCall((option) => `createGroup(['ada', 'grace'], { ${option} });`);
const AVATAR = inTag('navii-avatar', 'seed="ada"');
const GROUP = inTag('navii-group', 'seeds="ada, grace"');

/** Whether the members of a group may have different values for an option. @param {PropertyRow} row */
function isOwn(row) {
  return !('inMember' in row);
}

/** Whether an option changes the drawing, but not the choice of parts. @param {PropertyRow} row */
function isRendering(row) {
  return !('chooses' in row);
}

const MEMBER_NAMES = new Set(['src', 'label', ...Object.keys(pick(AVATAR_OPTIONS, isOwn)).map(propertyOf)]);

/**
 * The rows that differ in markup: ids must be known, and names may be those of attributes.
 *
 * @param {PropertyTable} table
 */
function listMarkup(table) {
  const ids = pick(table, ({ kind }) => kind === 'id' || kind === 'ids');
  const dashed = Object.entries(table).flatMap(([name, row]) =>
    toKebab(name) === name ? [] : /** @type {const} */ ([[toKebab(name), row]]),
  );
  return { ...ids, ...Object.fromEntries(dashed) };
}

/** The interfaces by their file. @type {Readonly<Record<string, readonly DocumentedInterface[]>>} */
const INTERFACES = {
  'lib/options/types.d.ts': [
    { name: 'MemberOptions', rows: spellTable(pick(AVATAR_OPTIONS, isOwn)), example: CALL },
    { name: 'RenderOptions', rows: spellTable(pick(AVATAR_OPTIONS, isRendering)), example: CALL },
    {
      name: 'AvatarOptions',
      bases: ['MemberOptions', 'RenderOptions'],
      rows: pick(AVATAR_OPTIONS, (row) => !isOwn(row) && !isRendering(row)),
      example: CALL,
    },
    { name: 'GroupOptions', rows: spellTable(GROUP_OPTIONS), example: GROUP_CALL },
  ],
  'components/types/properties.d.ts': [
    {
      name: 'MemberProperties',
      rows: pick(AVATAR_PROPERTIES, (_, name) => MEMBER_NAMES.has(name)),
      example: AVATAR,
    },
    {
      name: 'AvatarProperties',
      bases: ['MemberProperties'],
      rows: pick(AVATAR_PROPERTIES, (_, name) => !MEMBER_NAMES.has(name)),
      example: AVATAR,
    },
    { name: 'GroupProperties', rows: GROUP_PROPERTIES, example: GROUP },
    { name: 'AvatarMarkup', bases: ['AvatarProperties'], rows: listMarkup(AVATAR_PROPERTIES), example: AVATAR },
    { name: 'GroupMarkup', bases: ['GroupProperties'], rows: listMarkup(GROUP_PROPERTIES), example: GROUP },
  ],
};

for (const [path, interfaces] of Object.entries(INTERFACES)) {
  const url = new URL(`../../dist/${path}`, import.meta.url);
  const text = readFileSync(url, 'utf8');
  const documented = interfaces.reduce((written, each) => writeMembers(written, each), text);
  // The compiler compares the times of its files.
  if (documented !== text) writeFileSync(url, documented);
}
