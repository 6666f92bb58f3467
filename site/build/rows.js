// Prints the rows of options and properties, part of `npm run build`: into the built types, and as the manifests of the elements for
// editors and catalogues. In the sources the types are inferred from the rows. Here they get a member with docs for each row: TypeScript 7
// shows no docs of inferred members, nor does any version of renamed ones. Analyzers of source code cannot read the manifests from the
// classes, which declare no properties.
import { readFileSync, writeFileSync } from 'node:fs';
import { propertyOf } from '../../dist/components/element/properties.js';
import { PICKER } from '../../dist/components/picker/rows.js';
import { AVATAR_PROPERTIES, ELEMENTS, GROUP_PROPERTIES } from '../../dist/components/rows.js';
import { catalogue } from '../../dist/lib/catalogue.js';
import { kindOf, printUnion } from '../../dist/lib/options/kinds.js';
import { spellTable } from '../../dist/lib/options/schema.js';
import { AVATAR_OPTIONS, describeDefault, describeValues, GROUP_OPTIONS } from '../../dist/lib/options/table.js';
import { toKebab } from '../../dist/lib/options/words.js';

/** @typedef {import('../../dist/components/rows.js').PropertyRow} PropertyRow */
/** @typedef {import('../../dist/components/rows.js').PropertyTable} PropertyTable */
/** @typedef {import('../../dist/components/rows.js').ElementRow} ElementRow */
/** @typedef {import('../../dist/lib/options/row.js').OptionRow} OptionRow */
/** @typedef {(name: string, row: PropertyRow) => string} Print */
/** @typedef {{ name: string, bases?: readonly string[], rows: PropertyTable, example: Print }} DocumentedInterface */
/** @typedef {import('custom-elements-manifest').ClassField & { attribute?: string, reflects?: boolean }} Field */

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
function printType(row) {
  return 'takes' in row ? TYPES[row.kind] : kindOf(row).type(row);
}

/** Describes a row in Markdown: its meaning, its values and its default. @param {PropertyRow} row */
function describeRow(row) {
  const [takes, unset] = 'takes' in row ? [row.takes, row.unset] : [describeValues(row), describeDefault(row)];
  return `${row.doc}\n\nTakes: ${takes}; default: ${unset}.`;
}

// The types

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
    const docs = `${describeRow(row)}\n\n@example\n${example(member, row)}`.replace(/^/gm, ' * ').replace(/ +$/gm, '');
    return `/**\n${docs}\n */\n${modifier}'${member}'?: Inferred${name}['${member}'];\n`;
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

// The manifests

const ALL = [...ELEMENTS, PICKER];

/**
 * Lists the known values of a property, or the known items of a list.
 *
 * @param {PropertyRow} row
 * @returns {readonly string[] | undefined}
 */
function listValues(row) {
  return 'takes' in row ? undefined : kindOf(row).listWords?.('', row, catalogue)?.words;
}

/** Prints the type of an attribute for catalogues. @param {PropertyRow} row */
function typeOfAttribute(row) {
  // An attribute has them as text.
  if ('takes' in row) return ['seeds', 'words'].includes(row.kind) ? 'string' : printType(row);
  const { code } = kindOf(row);
  const values = code === 'array' ? undefined : listValues(row);
  if (values !== undefined) return printUnion(values);
  return code === 'array' ? 'string' : code;
}

/**
 * Lists the attributes of an element with their rows, in the order in which it observes them. The native `title` is also a label.
 *
 * @param {ElementRow} element
 * @returns {{ name: string, property?: string, row: PropertyRow }[]}
 */
function listAttributes({ properties }) {
  const own = Object.entries(properties).map(([property, row]) => ({ name: toKebab(property), property, row }));
  const label = properties['label'];
  return label === undefined ? own : [...own, { name: 'title', row: label }];
}

/** @param {ElementRow} element @returns {import('custom-elements-manifest').CustomElementDeclaration} */
function declare(element) {
  const { tag, name, description, properties, events = [], cssProperties, cssParts } = element;
  return {
    kind: 'class',
    name,
    tagName: tag,
    customElement: true,
    superclass: { name: 'ReactiveElement', package: '@lit/reactive-element' },
    description,
    attributes: listAttributes(element).map(({ name: attribute, property, row }) => ({
      name: attribute,
      type: { text: typeOfAttribute(row) },
      description: describeRow(row),
      ...('default' in row && row.default !== undefined && { default: JSON.stringify(row.default) }),
      ...(property !== undefined && { fieldName: property }),
    })),
    members: Object.entries(properties).map(([property, row]) => {
      /** @type {Field} */
      const field = {
        kind: 'field',
        name: property,
        // A script sets it, or the text of its attribute.
        type: { text: `${printType(row)} | undefined` },
        description: describeRow(row),
        attribute: toKebab(property),
        reflects: true,
      };
      return field;
    }),
    ...(events.length > 0 && { events: events.map((event) => ({ ...event, type: { text: 'Event' } })) }),
    cssProperties: [...cssProperties],
    cssParts: [...cssParts],
  };
}

/** @param {string} module */
function pathOf(module) {
  return `dist/components/${module}.js`;
}

/**
 * Prints the Custom Elements Manifest (schema 2.1).
 *
 * @returns {import('custom-elements-manifest').Package}
 */
function printCustomElements() {
  return {
    schemaVersion: '2.1.0',
    modules: [
      ...ALL.map((element) => ({
        kind: /** @type {const} */ ('javascript-module'),
        path: pathOf(element.module),
        declarations: [declare(element)],
        exports: [{ kind: /** @type {const} */ ('js'), name: element.name, declaration: { name: element.name } }],
      })),
      ...['define', 'define-picker'].map((entry) => ({
        kind: /** @type {const} */ ('javascript-module'),
        path: pathOf(entry),
        exports: ALL.filter((element) => element.entry === entry).map(({ tag, name, module }) => ({
          kind: /** @type {const} */ ('custom-element-definition'),
          name: tag,
          declaration: { name, module: pathOf(module) },
        })),
      })),
    ],
  };
}

/** Lists the values that VS Code suggests for an attribute. Its set `v` is for attributes without a value. @param {PropertyRow} row */
function offerValues(row) {
  const values = listValues(row);
  if (values !== undefined) return { values: values.map((name) => ({ name })) };
  return ('takes' in row ? row.kind : kindOf(row).code) === 'boolean' ? { valueSet: 'v' } : {};
}

/** @param {string} value @returns {import('vscode-html-languageservice').MarkupContent} */
function markdown(value) {
  return { kind: 'markdown', value };
}

/**
 * Prints the custom data for HTML in VS Code (version 1.1).
 *
 * @returns {import('vscode-html-languageservice').HTMLDataV1}
 */
function printHtmlData() {
  const tags = ALL.map((element) => ({
    name: element.tag,
    description: markdown(element.description),
    attributes: listAttributes(element).map(({ name, row }) => {
      return { name, description: markdown(describeRow(row)), ...offerValues(row) };
    }),
  }));
  return { version: 1.1, tags };
}

const MANIFESTS = { 'custom-elements.json': printCustomElements(), 'html-custom-data.json': printHtmlData() };

for (const [name, content] of Object.entries(MANIFESTS)) {
  writeFileSync(new URL(`../../dist/${name}`, import.meta.url), `${JSON.stringify(content, null, 2)}\n`);
}
