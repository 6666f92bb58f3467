// The option tables of the engine as Lit properties and attributes.
import type { PropertyDeclaration, PropertyDeclarations } from 'lit';
import { AVATAR_OPTIONS, GROUP_OPTIONS } from '../lib/index.js';
import type { OptionRow, OptionTable } from '../lib/options/row.js';

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

/** Options that are on by their mere presence. */
export const FLAGS: ReadonlySet<string> = /* @__PURE__ */ new Set(
  /* @__PURE__ */ Object.entries<OptionRow>({ ...AVATAR_OPTIONS, ...GROUP_OPTIONS }).flatMap(([option, { kind }]) =>
    kind === 'flag' ? option : [],
  ),
);

/** What a property says of an option. HTML knows flags by their presence, `<navii-avatar animated>`: an empty text is on. */
export function readProperty(element: object, option: string): unknown {
  const value: unknown = Reflect.get(element, propertyOf(option));
  return value === '' && FLAGS.has(option) ? true : value;
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

/** A property that holds the text of its attribute; what it means is read when the element draws. */
export function declareText(property: string): PropertyDeclaration {
  return {
    attribute: attributeOf(property),
    reflect: true,
    converter: { fromAttribute: (text) => text ?? undefined, toAttribute: printValue },
  };
}

/** A property for each option of a table. */
export function declareOptions(table: OptionTable): PropertyDeclarations {
  const rows = Object.keys(table).map((option) => [propertyOf(option), declareText(propertyOf(option))] as const);
  return Object.fromEntries(rows);
}
