// Rows of properties as Lit properties and attributes.
import type { PropertyDeclaration, PropertyDeclarations } from 'lit';
import { AVATAR_OPTIONS, catalogue, GROUP_OPTIONS } from '../lib/index.js';
import { printParts } from '../lib/options/parts.js';
import { readOption } from '../lib/options/read.js';
import { listNames } from '../lib/options/row.js';
import { propertyOf, type PropertyRow, type PropertyTable } from './rows.js';

/** Attribute of a property: `tileBg` is `tile-bg`. */
export function attributeOf(property: string): string {
  return property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** Options that are on by their mere presence. */
export const FLAGS = /* @__PURE__ */ listNames(({ kind }) => kind === 'flag', AVATAR_OPTIONS, GROUP_OPTIONS);

/** What a property says of an option. HTML knows flags by their presence, `<navii-avatar animated>`: an empty text is on. */
export function readProperty(element: object, option: string): unknown {
  const value: unknown = Reflect.get(element, propertyOf(option));
  return value === '' && FLAGS.has(option) ? true : value;
}

/** An item that a list of text with commas can hold. */
function isItem(value: unknown): boolean {
  return typeof value === 'number' || (typeof value === 'string' && !value.includes(','));
}

/** The attribute text of a value; `null` (no attribute) for a list with a comma in a seed, and for what no option takes. */
function printValue(value: unknown): string | null {
  if (value === true) return '';
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return String(value);
  if (Array.isArray(value)) return value.every(isItem) ? value.join(',') : null;
  const parts = readOption(AVATAR_OPTIONS, 'parts', value, catalogue);
  return parts === undefined ? null : printParts(parts);
}

/** Whether a property that a script sets becomes an attribute. */
export function isReflected(row: PropertyRow): boolean {
  return !('reflect' in row);
}

/** A property that holds the text of its attribute: what the text means is read when the element draws. */
function declareProperty(property: string, row: PropertyRow): PropertyDeclaration {
  return {
    attribute: attributeOf(property),
    reflect: isReflected(row),
    converter: { fromAttribute: (text) => text ?? undefined, toAttribute: printValue },
  };
}

/** A Lit property for each row. */
export function declareProperties(table: PropertyTable): PropertyDeclarations {
  return Object.fromEntries(Object.entries(table).map(([property, row]) => [property, declareProperty(property, row)]));
}
