// The properties of the elements, which the components of the frameworks take too: their names, their readers, the text of their
// attributes, and the members of a group. No value of a property makes these functions throw. The docs of the properties are in
// ../rows.ts.
import type { PropertyDeclarations } from '@lit/reactive-element';
import { attempt, flag, toLine, list, printParts, readOption, text, type ValueOf } from '../../lib/options/read.js';
import type { InputsOf, SchemaTable } from '../../lib/options/row.js';
import {
  ANY_IDS,
  AVATAR_SCHEMA,
  GROUP_SCHEMA,
  GROUP_SEEDS,
  aliasOf,
  listSpellings,
  type ALIASES,
} from '../../lib/options/schema.js';
import { toKebab } from '../../lib/options/words.js';
import { joinName, nameStatus } from '../../lib/render/badge.js';
import { countShown, type GroupMember } from '../../lib/render/group.js';
import { escapeXml } from '../../lib/render/svg.js';
import { SLOTS } from '../../lib/spec.js';
import { readPhoto } from './photo.js';

const { title } = AVATAR_SCHEMA;

/** Options of both elements that the engine does not know. */
export const SHARED_SCHEMA = {
  alt: title,
  paused: { kind: 'flag', default: false, inMember: false },
} as const satisfies SchemaTable;

/** The options of {@link SHARED_SCHEMA}, as they are given. */
export type SharedOptions = InputsOf<typeof SHARED_SCHEMA>;

/** The property that holds an option, for example `styleHint` for `style`. */
export type PropertyOf<Option> = Option extends keyof typeof ALIASES ? (typeof ALIASES)[Option] : Option;

/** Returns the property that holds an option of a table. */
export function propertyOf(option: string): string {
  return aliasOf(option) ?? option;
}

function listProperties(own: readonly string[], ...tables: readonly SchemaTable[]): readonly string[] {
  return [...own, ...tables.flatMap((table) => Object.keys(table).map(propertyOf))];
}

/** Properties of `<navii-avatar>`. */
export const AVATAR_NAMES = /* @__PURE__ */ listProperties(['seed', 'email', 'src'], AVATAR_SCHEMA, SHARED_SCHEMA);

/** Properties of `<navii-group>`. */
export const GROUP_NAMES = /* @__PURE__ */ listProperties(['seeds'], GROUP_SCHEMA, SHARED_SCHEMA);

/** Reads a field of an object that a script gave; `undefined` if reading it throws. */
export function readField(holder: object, name: string): unknown {
  return attempt((): unknown => Reflect.get(holder, name));
}

/** Whether a text turns a flag on as in HTML: `<navii-avatar animated>`, or at full length `animated="animated"`. */
function isPresent(name: string, value: unknown): boolean {
  return typeof value === 'string' && ['', name].includes(value.toLowerCase());
}

/** Reads the options of the engine from the properties that hold them, each once: a getter may be slow. */
export function readProperties(holder: object, table: SchemaTable): ValueOf {
  const values = new Map<string, unknown>();
  for (const [option, { kind }] of Object.entries(table)) {
    const value = readField(holder, propertyOf(option));
    values.set(option, kind === 'flag' && isPresent(option, value) ? true : value);
  }
  return (option) => values.get(option);
}

/** Whether a flag that the engine does not know is on. */
export function isOn(name: string, value: unknown): boolean {
  return isPresent(name, value) || (flag(value) ?? false);
}

/** Reads a seed: a text, or a number, which counts as its text; any other value gives the empty string. */
export function readSeed(seed: unknown): string {
  return typeof seed === 'boolean' ? '' : text(seed);
}

/** Reads an e-mail address; any other value gives the empty string. */
export function readEmail(email: unknown): string {
  return typeof email === 'string' && email.trim() !== '' ? email : '';
}

/** The accessible name that an author gives a drawing. */
export interface AccessibleName {
  readonly label: string | undefined;
  /** Whether the author says that the drawing has no name, by an empty `alt`. */
  readonly isDecorative: boolean;
}

/** Reads a name for people, as the engine reads a title. Returns `undefined` for spaces only. */
export function readName(value: unknown): string | undefined {
  const name = toLine(value, title.maxLength);
  return name?.trim() ? name : undefined;
}

/** Reads the label. Without one `alt` replaces it, and without `alt` the native title does; an empty `alt` means decoration. */
export function readNames(label: unknown, alt: unknown, tooltip: unknown): AccessibleName {
  const isDecorative = alt === '';
  const fallback = isDecorative ? undefined : (readName(alt) ?? readName(tooltip));
  return { label: readName(label) ?? fallback, isDecorative };
}

// Any id is printed, known or not: it may be one of a pack that is still being loaded.
function printSlots(value: object): string | null {
  const parts = SLOTS.filter((slot) => Object.hasOwn(value, slot)).flatMap((slot) => {
    const ids = [readField(value, slot)].flat().filter((id) => id === null || text(id) !== '');
    return ids.length > 0 ? [[slot, ids] as const] : [];
  });
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

/** Prints a value as the text of an attribute; `null` (no attribute) for a value that no option takes. */
export function printValue(value: unknown): string | null {
  return attempt(() => print(value)) ?? null;
}

// The property holds the text of its attribute unchanged; the text is read when the element draws.
const converter = { fromAttribute: (value: string | null) => value ?? undefined };

/** Declares a Lit property for each name. */
export function declareProperties(names: readonly string[]): PropertyDeclarations {
  return Object.fromEntries(names.map((property) => [property, { attribute: toKebab(property), converter }]));
}

/**
 * The members of a `<navii-group>`: text with commas, or an array, in which a seed may hold a comma. JSON text of such an array
 * is read too, because the server of a framework writes it into a page.
 *
 * @example
 * const seeds: GroupSeeds = ['ada', { seed: 'Hopper, Grace', label: 'Grace' }];
 */
export type GroupSeeds = string | readonly (string | number | GroupMember)[];

/** A member as the engine takes it, with its name and its photo. */
export interface NamedMember extends GroupMember {
  readonly seed: string;
  readonly label: string | undefined;
  /** Its status in words. */
  readonly note: string | undefined;
  /** Address of its photo; the empty string if there is none. */
  readonly src: string;
}

/** The members of a group. */
export interface NamedMembers {
  /** The first ones, as many as may be drawn. */
  readonly drawable: readonly NamedMember[];
  /** How many there are in all. */
  readonly count: number;
}

/** Copies the properties of a member under the names of the engine's options; the engine reads the values. */
function nameOptions(value: unknown, seed: string): NamedMember {
  if (typeof value !== 'object' || value === null) return { seed, label: undefined, note: undefined, src: '' };
  const valueOf = (property: string): unknown => readField(value, property);
  const names = Object.keys(AVATAR_SCHEMA).flatMap(listSpellings);
  const own: Record<string, unknown> = Object.fromEntries(names.map((name) => [name, valueOf(name)]));
  const label = readName(own['label']) ?? readName(own['title']);
  const status = readOption(AVATAR_SCHEMA, 'status', own['status'], ANY_IDS);
  const note = nameStatus({ status, statusLabel: readName(own['statusLabel']) });
  return { ...own, seed, label, note, src: readPhoto(valueOf('src')) };
}

/** Parses a JSON array; `undefined` for any other text. */
function readJson(given: string): readonly unknown[] | undefined {
  // A seed may begin with a bracket: then this is text with commas.
  return given.trimStart().startsWith('[') ? attempt(() => JSON.parse(given) as unknown[]) : undefined;
}

function readSeedOf(value: unknown): string {
  return text(typeof value === 'object' && value !== null ? readField(value, 'seed') : value);
}

function readMembers(value: unknown): NamedMembers {
  const given: unknown = typeof value === 'string' ? (readJson(value) ?? value) : value;
  const members: readonly unknown[] = Array.isArray(given) ? given : list(given);
  const drawable: NamedMember[] = [];
  let count = 0;
  for (const member of members) {
    const seed = readSeedOf(member);
    if (seed === '') continue;
    count += 1;
    if (count <= GROUP_SEEDS) drawable.push(nameOptions(member, seed));
  }
  return { drawable, count };
}

/** Lists the members that a value names, without those that have no seed. All are counted; only those that can be drawn are kept. */
export function listMembers(value: unknown): NamedMembers {
  return attempt(() => readMembers(value)) ?? { drawable: [], count: 0 };
}

/** Whether a seed stays the same in text with commas. */
function isPlain(value: unknown): boolean {
  const seed = text(value);
  return (seed !== '' || value === '') && seed === seed.trim() && !seed.includes(',');
}

/** Prints seeds as a text that reads back as the same seeds: with commas where possible, else as JSON; `null` for no seeds. */
export function printSeeds(value: unknown): string | null {
  // A value that JSON cannot express makes this throw.
  const printed = attempt(() => {
    if (!Array.isArray(value)) return text(value) || null;
    const plain = value.join();
    return value.every(isPlain) && readJson(plain) === undefined ? plain : JSON.stringify(value);
  });
  return printed ?? null;
}

/** The members that are drawn, without those in the `+N` counter. */
export function listShown({ drawable, count }: NamedMembers, max: number): readonly NamedMember[] {
  return drawable.slice(0, countShown(count, max));
}

/** Adds the number of all other members to names: `3 more`. */
function addOthers(names: readonly string[], { count }: NamedMembers): string[] {
  const others = count - names.length;
  return others > 0 ? [...names, `${others} more`] : [...names];
}

/**
 * Prints the members as items of a list: each is an image, named by its label or else by its seed; the counter is one more item.
 * They lie over the drawing, so that touching a mascot reads out its name.
 */
export function printItems(members: NamedMembers, max: number): string {
  const names = listShown(members, max).map(({ label, seed, note }) => joinName(label ?? readName(seed), note));
  const items = addOthers(names, members).map(
    (name) => `<span role="listitem"><span role="img" aria-label="${escapeXml(name)}"></span></span>`,
  );
  return `<span class="items" role="none">${items.join('')}</span>`;
}

/**
 * Names a group after the members that are drawn and have a label: "Ada (busy), Grace and 3 more".
 *
 * @param max - the most tiles that are drawn, the counter included
 * @returns the empty string if no member has a label
 */
export function nameGroup(members: NamedMembers, max: number): string {
  const names = listShown(members, max).flatMap(({ label, note }) => {
    // Brackets, because commas stand between the members.
    return label && note ? `${label} (${note})` : (label ?? note ?? []);
  });
  if (names.length === 0) return '';
  const words = addOthers(names, members);
  const last = words.pop() ?? '';
  return words.length === 0 ? last : `${words.join(', ')} and ${last}`;
}
