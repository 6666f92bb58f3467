// Properties of the elements as Lit properties and attributes.
import type { PropertyDeclaration, PropertyDeclarations } from 'lit';
import { printParts } from '../lib/options/parts.js';
import { attempt } from '../lib/options/read.js';
import { list, text } from '../lib/options/values.js';
import { toKebab } from '../lib/options/words.js';
import { SLOTS } from '../lib/slots.js';
import { readField } from './read-properties.js';

// Not by the catalogue: what a pack brings that is still on its way must not get lost.
function printSlots(value: object): string | null {
  const slots = SLOTS.filter((slot) => Object.hasOwn(value, slot));
  const pairs = slots.map((slot) => [slot, readField(value, slot)] as const);
  const parts = pairs.filter(([, id]) => id === null || text(id) !== undefined);
  return parts.length === 0 ? null : printParts(Object.fromEntries(parts));
}

function print(value: unknown): string | null {
  if (value === true) return '';
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return String(value);
  if (typeof value !== 'object' || value === null) return null;
  if (!Array.isArray(value)) return printSlots(value);
  const ids = list(value);
  return ids.length === 0 ? null : ids.join(',');
}

/** The attribute text of a value; `null` (no attribute) for what no option takes. */
export function printValue(value: unknown): string | null {
  return attempt(() => print(value)) ?? null;
}

/** A property that holds the text of its attribute: what the text means is read when the element draws. */
function declareProperty(property: string): PropertyDeclaration {
  return { attribute: toKebab(property), converter: { fromAttribute: (value) => value ?? undefined } };
}

/** A Lit property for each name. */
export function declareProperties(names: readonly string[]): PropertyDeclarations {
  return Object.fromEntries(names.map((property) => [property, declareProperty(property)]));
}
