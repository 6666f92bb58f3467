// The properties of the elements, which the components of the frameworks take too: their names, how they are read, and the text of
// their attributes. Nothing that a property can hold makes this throw. Their words for people are in ../rows.ts, for the docs.
import type { PropertyDeclaration, PropertyDeclarations } from 'lit';
import { attempt, flag, line, list, printParts, text, type ValueOf } from '../../lib/options/read.js';
import { AVATAR_SCHEMA, GROUP_SCHEMA, listNames, type SchemaTable } from '../../lib/options/schema.js';
import { toKebab } from '../../lib/options/words.js';
import { SLOTS } from '../../lib/spec.js';

/**
 * What the badge of an avatar can say.
 *
 * @example
 * STATUSES.includes('away'); // true
 */
export const STATUSES = ['online', 'away', 'busy', 'offline'] as const;

/**
 * One of {@link STATUSES}.
 *
 * @example
 * const status: Status = 'busy';
 */
export type Status = (typeof STATUSES)[number];

const { title } = AVATAR_SCHEMA;

/** Options of `<navii-avatar>` that the engine does not know. */
export const OWN_SCHEMA = {
  status: { kind: 'enum', values: STATUSES, inMember: false },
  statusLabel: title,
} as const satisfies SchemaTable;

/** Options of both elements that the engine does not know. */
export const SHARED_SCHEMA = {
  alt: title,
  paused: { kind: 'flag', default: false, inMember: false },
} as const satisfies SchemaTable;

/** Options whose name every element has for something else: `style` is CSS, `title` is the native tooltip. */
const RENAMED: ReadonlyMap<string, string> = /* @__PURE__ */ new Map([
  ['style', 'styleHint'],
  ['title', 'label'],
]);

/** Property that carries an option, for example `styleHint` for `style`. */
export function propertyOf(option: string): string {
  return RENAMED.get(option) ?? option;
}

function listProperties(own: readonly string[], ...tables: readonly SchemaTable[]): readonly string[] {
  return [...own, ...tables.flatMap((table) => Object.keys(table).map(propertyOf))];
}

/** Properties of `<navii-avatar>`. */
export const AVATAR_NAMES = /* @__PURE__ */ listProperties(['seed', 'email'], AVATAR_SCHEMA, OWN_SCHEMA, SHARED_SCHEMA);

/** Properties of `<navii-group>`. */
export const GROUP_NAMES = /* @__PURE__ */ listProperties(['seeds', 'label'], GROUP_SCHEMA, SHARED_SCHEMA);

/** Options that are on by their mere presence. */
export const FLAGS = /* @__PURE__ */ listNames(({ kind }) => kind === 'flag', AVATAR_SCHEMA, GROUP_SCHEMA);

/** Reads a field, of whatever a script has given. */
export function readField(holder: object, name: string): unknown {
  return attempt((): unknown => Reflect.get(holder, name));
}

/** Reads the options of the engine from the properties that carry them, each once: to read one may be work. */
export function readProperties(holder: object, table: SchemaTable): ValueOf {
  const values = new Map<string, unknown>();
  for (const option of Object.keys(table)) {
    const value = readField(holder, propertyOf(option));
    // HTML knows flags by their presence, `<navii-avatar animated>`: an empty text is on.
    values.set(option, value === '' && FLAGS.has(option) ? true : value);
  }
  return (option) => values.get(option);
}

/** Whether a flag that only elements have is on. */
export function isOn(value: unknown): boolean {
  return value === '' || (flag(value) ?? false);
}

/** A seed: text, or a number that counts as its text; anything else is the empty string. */
export function readSeed(seed: unknown): string {
  return typeof seed === 'number' ? String(seed) : typeof seed === 'string' ? seed : '';
}

/** An e-mail address; anything else is the empty string. */
export function readAddress(email: unknown): string {
  return typeof email === 'string' && email.trim() !== '' ? email : '';
}

/** What an author says of whom a drawing shows. */
export interface Named {
  readonly label: string | undefined;
  /** Whether there is nothing to name. */
  readonly isDecorative: boolean;
}

/** Reads a name for people, as the engine reads a title. Spaces alone are none. */
export function readName(value: unknown): string | undefined {
  const name = line(value, title.maxLength);
  return name?.trim() === '' ? undefined : name;
}

/** Reads the label, or what stands in for it on an image: `alt`, of which an empty one says that there is none, and `title`. */
export function readNames(label: unknown, alt: unknown, tooltip: unknown): Named {
  const isDecorative = alt === '';
  const standIn = isDecorative ? undefined : (readName(alt) ?? readName(tooltip));
  return { label: readName(label) ?? standIn, isDecorative };
}

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

// It holds the text of its attribute: the meaning is read when the element draws.
function declareProperty(property: string): PropertyDeclaration {
  return { attribute: toKebab(property), converter: { fromAttribute: (value) => value ?? undefined } };
}

/** A Lit property for each name. */
export function declareProperties(names: readonly string[]): PropertyDeclarations {
  return Object.fromEntries(names.map((property) => [property, declareProperty(property)]));
}
