// Properties of the elements as Lit properties and attributes.
import type { PropertyDeclaration, PropertyDeclarations } from 'lit';
import { printParts, readParts } from '../lib/options/parts.js';
import { toKebab } from '../lib/options/words.js';
import { getCatalogue } from './resources.js';
import { isReflected } from './schema.js';

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
  // Not as an option: any property may hold what is no text, and only a drawing says what of it is ignored.
  const parts = readParts(value, getCatalogue());
  return parts === undefined ? null : printParts(parts);
}

/** A property that holds the text of its attribute: what the text means is read when the element draws. */
function declareProperty(property: string): PropertyDeclaration {
  return {
    attribute: toKebab(property),
    reflect: isReflected(property),
    converter: { fromAttribute: (text) => text ?? undefined, toAttribute: printValue },
  };
}

/** A Lit property for each name. */
export function declareProperties(names: readonly string[]): PropertyDeclarations {
  return Object.fromEntries(names.map((property) => [property, declareProperty(property)]));
}
