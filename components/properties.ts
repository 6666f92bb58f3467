// The option tables of the engine as Lit properties: names, attributes, and the engine's own readers.
import type { PropertyDeclaration, PropertyDeclarations } from 'lit';
import { AVATAR_OPTIONS, catalogue, type OptionRow } from '../lib/index.js';

/** Options whose name is taken on every element: `style` is CSS, `title` belongs to HTML and serves beside `label`. */
const RENAMED: ReadonlyMap<string, string> = /* @__PURE__ */ new Map([
  ['style', 'styleHint'],
  ['title', 'label'],
]);

/** Property that carries an option, for example `styleHint` for `style`. */
export function propertyOf(option: string): string {
  return RENAMED.get(option) ?? option;
}

/** Attribute of a property: `tileBg` is `tile-bg`. */
export function attributeOf(property: string): string {
  return property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/**
 * What a property says of an option. HTML knows flags by their presence, `<navii-avatar animated>`, and a framework may set
 * the property to that same empty text.
 */
export function readProperty(element: object, option: string): unknown {
  const value: unknown = Reflect.get(element, propertyOf(option));
  return value === '' && option === 'animated' ? true : value;
}

/** An item that a list of text with commas can hold. */
function isItem(value: unknown): boolean {
  return typeof value === 'number' || (typeof value === 'string' && !value.includes(','));
}

/** A value as an attribute; what no attribute can say, such as a seed with a comma in a list, shows none. */
function printValue(value: unknown): string | null {
  if (value === true) return '';
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return String(value);
  return Array.isArray(value) && value.every(isItem) ? value.join(',') : null;
}

/** A property that holds the text of its attribute. */
export function declareText(property: string): PropertyDeclaration {
  return {
    attribute: attributeOf(property),
    reflect: true,
    converter: { fromAttribute: (text) => text ?? undefined, toAttribute: printValue },
  };
}

function declareOption(property: string, row: OptionRow<unknown, unknown>): PropertyDeclaration {
  // HTML knows flags by their presence: `<navii-avatar animated>`.
  const bare = row === AVATAR_OPTIONS.animated ? true : '';
  const fromAttribute = (text: string | null): unknown =>
    text === null ? undefined : row.read(text === '' ? bare : text, catalogue);
  return { ...declareText(property), converter: { fromAttribute, toAttribute: printValue } };
}

/** A property for each option of a table; after a change of its attribute it holds what the engine read there. */
export function declareOptions(table: Readonly<Record<string, OptionRow<unknown, unknown>>>): PropertyDeclarations {
  const rows = Object.entries(table).map(([option, row]) => {
    const property = propertyOf(option);
    return [property, declareOption(property, row)] as const;
  });
  return Object.fromEntries(rows);
}
