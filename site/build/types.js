// Writes the types and tables that follow from the rows of options and the catalogue: `npm run types`, after `npm run build`.
import { writeFileSync } from 'node:fs';
import { AVATAR_OPTIONS, catalogue, GROUP_OPTIONS, PACKS, PALETTES, SLOTS } from 'navii';
import { propertyOf } from '../../dist/components/element/properties.js';
import { AVATAR_PROPERTIES, GROUP_PROPERTIES } from '../../dist/components/rows.js';
import { indexOwners, listKnown } from '../../dist/lib/choose/owners.js';
import { toKebab } from '../../dist/lib/options/words.js';
import { describeProperty, IDS, printSeveral, printType } from './rows.js';

/** @typedef {import('../../dist/components/rows.js').PropertyRow} PropertyRow */
/** @typedef {import('../../dist/components/rows.js').PropertyTable} PropertyTable */
/** @typedef {(name: string, row: PropertyRow) => string} Print */

const HEAD = '// Written by `npm run types` from the rows of options and the catalogue. Change those, not this file.\n';

/**
 * Prints a documentation comment.
 *
 * @param {readonly string[]} lines
 * @param {string} example
 */
function printComment(lines, example, indent = '') {
  const stars = [...lines, '', '@example', example].map((line) => `${indent} * ${line}`.trimEnd()).join('\n');
  return `${indent}/**\n${stars}\n${indent} */\n`;
}

/**
 * Prints an interface with a documented member for each row.
 *
 * @param {string} name name of the interface, and the interfaces that it extends
 * @param {string} comment
 * @param {PropertyTable} table
 * @param {{ type?: (row: PropertyRow) => string, example: Print, modifier?: string }} how
 */
function printInterface(name, comment, table, { type = printType, example, modifier = '' }) {
  const members = Object.entries(table).map(([member, row]) => {
    const key = member.includes('-') ? `'${member}'` : member;
    const text = printComment(describeProperty(row), example(member, row), '  ');
    return `${text}  ${modifier}${key}?: ${type(row)} | undefined;\n`;
  });
  return `${comment}export interface ${name} {\n${members.join('')}}\n`;
}

/**
 * Picks rows of a table.
 *
 * @param {PropertyTable} table
 * @param {(row: PropertyRow, name: string) => boolean} isWanted
 */
function pickRows(table, isWanted) {
  return Object.fromEntries(Object.entries(table).filter(([name, row]) => isWanted(row, name)));
}

/** Whether the members of a group may have different values for an option. @param {PropertyRow} row */
function isOwn(row) {
  return !('inMember' in row);
}

/** Whether an option changes the drawing, but not the choice of parts. @param {PropertyRow} row */
function isRendering(row) {
  return !('chooses' in row);
}

/** @param {string} name @param {string} what @param {string} example @param {readonly { readonly id: string }[]} items */
function printIds(name, what, example, items) {
  const lines = items.map(({ id }) => `\n  | '${id}'`).join('');
  return `${printComment([what], example)}export type ${name} =${lines};\n`;
}

/** The slots whose ids have a type of their own: bodies and drawn parts. */
const DRAWN = SLOTS.filter((slot) => slot === 'body' || slot in catalogue.parts);

/** @param {string} slot */
function typeOf(slot) {
  return `${slot.charAt(0).toUpperCase()}${slot.slice(1)}Id`;
}

/** Prints a type for the ids of each slot, and the type of the option `parts`. */
function printPartTypes() {
  const types = DRAWN.map((slot) => {
    const items = listKnown(slot, catalogue).map((id) => ({ id: String(id) }));
    const what = `Ids of the slot \`${slot}\`, of the base and of every pack.`;
    return printIds(typeOf(slot), what, `const id: ${typeOf(slot)} = '${items[0]?.id}';`, items);
  });
  const rows = DRAWN.map(
    (slot) => `  readonly ${slot}: ${typeOf(slot)}${slot === 'body' ? '' : " | 'none' | null"};\n`,
  );
  return [
    ...types,
    `/** The known ids by slot. */\ninterface KnownParts {\n  readonly palette: PaletteId;\n${rows.join('')}}\n`,
    `${printComment(
      [
        'Ids of your own packs by slot, for {@link PartChoices}. It is empty: a module that makes a pack declares its ids here.',
      ],
      "declare module 'navii' {\n *   interface OwnIds {\n *     topper: 'paper-lantern' | 'oil-lamp';\n *   }\n * }",
    )}export interface OwnIds {}\n`,
    `/** The ids of a slot. */
type IdOf<Name extends Slot> =
  | (Name extends keyof KnownParts ? KnownParts[Name] : AvatarSpec[Name])
  | (Name extends keyof OwnIds ? OwnIds[Name] : never);\n`,
    `${printComment(
      [
        'Slots and their ids, for the option `parts`: one, or several, of which the seed picks one. `null` or `none` empties a slot',
        'that holds a part.',
      ],
      "const parts: PartChoices = { body: 'heart', topper: ['crown', 'beanie', null] };",
    )}export type PartChoices = { readonly [Name in keyof AvatarSpec]?: IdOf<Name> | readonly IdOf<Name>[] };\n`,
  ];
}

function printIdTypes() {
  return [
    printIds('PaletteId', 'Palettes of the base and of every pack.', "const palette: PaletteId = 'mint';", PALETTES),
    printIds('PackId', 'Packs.', "const pack: PackId = 'garden';", PACKS),
  ];
}

/**
 * Makes a function that prints the example of an option in a call.
 *
 * @param {(option: string) => string} write writes the call for an option such as `mood: 'wink'`
 * @returns {Print}
 */
function inCall(write) {
  return (name, { example }) => write(`${name}: ${typeof example === 'string' ? `'${example}'` : String(example)}`);
}

function printOptionTypes() {
  const total = 'named like the query parameters. Text is accepted too; an invalid value counts as absent.';
  const modifier = 'readonly ';
  return [
    HEAD,
    "import type { AvatarSpec, Slot } from '../spec.js';\n",
    ...printIdTypes(),
    ...printPartTypes(),
    printInterface(
      'MemberOptions',
      printComment(
        ['Options that a member of a group can have too.'],
        "const options: MemberOptions = { palette: 'mint', mood: 'happy' };",
      ),
      pickRows(AVATAR_OPTIONS, isOwn),
      { modifier, example: inCall((option) => `createAvatar('ada', { ${option} });`) },
    ),
    printInterface(
      'RenderOptions',
      printComment(
        ['Options of {@link renderAvatar} and {@link build}: those that do not influence the choice of parts.'],
        "const large: RenderOptions = { size: 512, title: 'Ada' };",
      ),
      pickRows(AVATAR_OPTIONS, isRendering),
      { modifier, example: inCall((option) => `createAvatar('ada', { ${option} });`) },
    ),
    printInterface(
      'AvatarOptions extends MemberOptions, RenderOptions',
      printComment(
        [`Options of an avatar, ${total}`],
        "const options: AvatarOptions = { size: 128, palette: 'mint', mood: 'happy' };",
      ),
      pickRows(AVATAR_OPTIONS, (row) => !isOwn(row) && !isRendering(row)),
      { modifier, example: inCall((option) => `createAvatar('ada', { ${option} });`) },
    ),
    printInterface(
      'GroupOptions',
      printComment(
        [`Options of a group, ${total}`],
        'const options: GroupOptions = { size: 48, overlap: 0.4, max: 5 };',
      ),
      GROUP_OPTIONS,
      { modifier, example: inCall((option) => `renderGroup(['ada', 'grace'], { ${option} });`) },
    ),
  ].join('\n');
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

const AVATAR = inTag('navii-avatar', 'seed="ada"');
const GROUP = inTag('navii-group', 'seeds="ada, grace"');

function printElementTypes() {
  const options = new Set(Object.keys(AVATAR_OPTIONS).map(propertyOf));
  /** The label of a member is part of the name of the group, not a title. @param {PropertyRow} row @param {string} name */
  const isMembers = (row, name) => row.kind === 'src' || (options.has(name) && (isOwn(row) || name === 'label'));
  return [
    HEAD,
    "import type { PackId, PaletteId, PartChoices } from '../../lib/options/types.js';",
    "import type { AvatarSpec } from '../../lib/spec.js';",
    "import type { GroupSeeds } from '../element/properties.js';\n",
    printInterface(
      'MemberProperties',
      printComment(
        ['Properties of `<navii-avatar>` that a member of a `<navii-group>` can have too.'],
        "const options: Partial<GroupMember> = { palette: 'mint', mood: 'happy' };",
      ),
      pickRows(AVATAR_PROPERTIES, isMembers),
      { example: AVATAR },
    ),
    printInterface(
      'AvatarProperties extends MemberProperties',
      printComment(
        [
          'Properties of `<navii-avatar>`. Each has an attribute, whose text it accepts too. An invalid value counts as absent.',
        ],
        "const properties: AvatarProperties = { seed: 'ada', mood: 'happy' };",
      ),
      pickRows(AVATAR_PROPERTIES, (row, name) => !isMembers(row, name)),
      { example: AVATAR },
    ),
    printInterface(
      'GroupProperties',
      printComment(
        [
          'Properties of `<navii-group>`. Each has an attribute, whose text it accepts too. An invalid value counts as absent.',
        ],
        "const properties: GroupProperties = { seeds: ['ada', 'grace'], max: 5 };",
      ),
      GROUP_PROPERTIES,
      { example: GROUP },
    ),
    printMarkup(
      'AvatarMarkup extends AvatarProperties',
      'Types of `<navii-avatar>` in markup. They are stricter than the element, which accepts any text as an id.',
      AVATAR_PROPERTIES,
      AVATAR,
    ),
    printMarkup('GroupMarkup extends GroupProperties', 'Types of `<navii-group>` in markup.', GROUP_PROPERTIES, GROUP),
  ].join('\n');
}

/** @param {PropertyRow} row */
function printMarkupType(row) {
  return row.kind === 'id' || row.kind === 'ids' ? printSeveral(IDS[row.of]) : printType(row);
}

/**
 * Lists the rows that differ in markup: ids must be known, and names may be those of attributes.
 *
 * @param {PropertyTable} table
 */
function listMarkup(table) {
  const rows = Object.entries(table);
  const strict = rows.filter(([, { kind }]) => kind === 'id' || kind === 'ids');
  const dashed = rows.map(([name, row]) => /** @type {const} */ ([toKebab(name), row]));
  return Object.fromEntries([...strict, ...dashed.filter(([attribute]) => attribute.includes('-'))]);
}

/** @param {string} name @param {string} about @param {PropertyTable} table @param {Print} example */
function printMarkup(name, about, table, example) {
  return printInterface(name, `/** ${about} */\n`, listMarkup(table), { type: printMarkupType, example });
}

/** Prints the table of functions that load a pack, by its id. Each pack is a module of its own, so bundlers keep it apart. */
function printLoaders() {
  const rows = Array.from(catalogue.packs.keys(), (id) => {
    const name = id.replace(/-\w/g, (pair) => pair.slice(1).toUpperCase());
    return `  '${id}': async () => (await import('../../lib/packs/${id}.js')).${name},\n`;
  });
  return `import type { Pack } from '../../lib/packs/pack.js';

/** Loads a pack of this library, by its id. Each is a module of its own, which bundlers keep apart. */
export const PACK_LOADERS: Readonly<Record<string, () => Promise<Pack>>> = {\n${rows.join('')}};\n`;
}

/** Prints the table of the ids that a pack adds, by slot. An id that several packs share is listed under the first one. */
function printOwners() {
  const owners = [...indexOwners(catalogue)];
  const packs = Array.from(catalogue.packs.keys(), (pack) => {
    const slots = owners.flatMap(([slot, packOf]) => {
      const ids = Array.from(packOf).flatMap(([id, owner]) => (owner === pack ? id : []));
      return ids.length === 0 ? [] : `    ${slot}: '${ids.join(' ')}',\n`;
    });
    return `  '${pack}': {\n${slots.join('')}  },\n`;
  });
  return `import type { PackOwners } from './resources.js';

/** The ids that each pack adds to those of the base, by slot. */
export const PACK_OWNERS: PackOwners = {\n${packs.join('')}};\n`;
}

/** The written files: the path and the text of each, before it is formatted. @type {readonly (readonly [path: string, text: string])[]} */
export const FILES = [
  ['lib/options/types.ts', printOptionTypes()],
  ['components/types/properties.ts', printElementTypes()],
  ['components/packs/loaders.ts', `${HEAD}\n${printLoaders()}`],
  ['components/packs/owners.ts', `${HEAD}\n${printOwners()}`],
];

if (process.argv[1] === import.meta.filename) {
  for (const [path, text] of FILES) writeFileSync(new URL(`../../${path}`, import.meta.url), text);
}
