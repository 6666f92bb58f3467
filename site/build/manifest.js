// The manifests of the elements for editors and catalogues, printed from the rows of their properties: part of `npm run build`.
// Analyzers of source code cannot read them from the classes, which declare no properties.
import { writeFileSync } from 'node:fs';
import { catalogue } from 'navii';
import { PICKER } from '../../dist/components/picker/rows.js';
import { ELEMENTS } from '../../dist/components/rows.js';
import { kindOf, printUnion } from '../../dist/lib/options/kinds.js';
import { toKebab } from '../../dist/lib/options/words.js';
import { describeProperty, printType } from './rows.js';

const ALL = [...ELEMENTS, PICKER];

/** @typedef {import('../../dist/components/rows.js').PropertyRow} PropertyRow */
/** @typedef {import('../../dist/components/rows.js').ElementRow} ElementRow */
/** @typedef {import('custom-elements-manifest').ClassField & { attribute?: string, reflects?: boolean }} Field */

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

/** @param {PropertyRow} row */
function describeRow(row) {
  return describeProperty(row).join('\n');
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

/** The files: name and content of each. */
export const MANIFESTS = /** @type {const} */ ([
  ['custom-elements.json', printCustomElements()],
  ['html-custom-data.json', printHtmlData()],
]);

if (process.argv[1] === import.meta.filename) {
  for (const [name, content] of MANIFESTS) {
    writeFileSync(new URL(`../../dist/${name}`, import.meta.url), `${JSON.stringify(content, null, 2)}\n`);
  }
}
