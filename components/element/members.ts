// Who is in a group: what the `seeds` of an element may hold. Nothing that they can hold makes this throw.
import { attempt, list, text } from '../../lib/options/read.js';
import { AVATAR_SCHEMA, GROUP_SEEDS } from '../../lib/options/schema.js';
import { countShown, type GroupMember as EngineMember } from '../../lib/render/group.js';
import { escapeXml } from '../../lib/render/svg.js';
import type { MemberProperties } from '../types/properties.js';
import { propertyOf, readField, readName } from './properties.js';

/**
 * One of a `<navii-group>`, with options of its own, named as the properties of `<navii-avatar>` are. The labels of its
 * members name a group.
 *
 * @example
 * const member: GroupMember = { seed: 'ada', label: 'Ada', styleHint: 'femme' };
 */
export interface GroupMember extends MemberProperties {
  /**
   * Decides who appears. A number counts as its text.
   *
   * @example
   * const member: GroupMember = { seed: 42 };
   */
  seed: string | number;
}

/**
 * Who is in a `<navii-group>`: text with commas, or an array, in which a seed may hold a comma. The text of such an array
 * in JSON does as well: it is what a framework's server puts into a page.
 *
 * @example
 * const seeds: GroupSeeds = ['ada', { seed: 'Hopper, Grace', label: 'Grace' }];
 */
export type GroupSeeds = string | readonly (string | number | GroupMember)[];

/** A member as the engine takes it, with its name. */
export interface NamedMember extends EngineMember {
  readonly label: string | undefined;
}

/** Gives a member's properties the names of the engine's options, which reads them. */
function nameOptions(value: unknown, seed: string): NamedMember {
  if (typeof value !== 'object' || value === null) return { seed, label: undefined };
  const valueOf = (property: string): unknown => readField(value, property);
  const options = Object.keys(AVATAR_SCHEMA).filter((option) => propertyOf(option) !== 'label');
  const own = options.map((option) => [option, valueOf(propertyOf(option))] as const);
  return { ...Object.fromEntries(own), seed, label: readName(valueOf('label')) };
}

/** The array that a text is in JSON; `undefined` when it is none. */
function readJson(given: string): readonly unknown[] | undefined {
  if (!given.trimStart().startsWith('[')) return undefined;
  try {
    return JSON.parse(given) as unknown[];
  } catch {
    // A seed may start so: this is text with commas.
    return undefined;
  }
}

/** Who is in a group: those who may be drawn, and how many there are (SPEC §4.3). */
export interface NamedMembers {
  readonly kept: readonly NamedMember[];
  readonly count: number;
}

function readSeedOf(value: unknown): string {
  return text(typeof value === 'object' && value !== null ? readField(value, 'seed') : value) ?? '';
}

function readMembers(value: unknown): NamedMembers {
  const given: unknown = typeof value === 'string' ? (readJson(value) ?? value) : value;
  const members: readonly unknown[] = Array.isArray(given) ? given : list(given);
  const kept: NamedMember[] = [];
  let count = 0;
  for (const member of members) {
    const seed = readSeedOf(member);
    if (seed === '') continue;
    count += 1;
    if (count <= GROUP_SEEDS) kept.push(nameOptions(member, seed));
  }
  return { kept, count };
}

/** Lists the members that a value names: those with a seed. However many there are, no more are kept than can be drawn. */
export function listMembers(value: unknown): NamedMembers {
  return attempt(() => readMembers(value)) ?? { kept: [], count: 0 };
}

/** Whether a seed comes whole out of text with commas. */
function isPlain(value: unknown): boolean {
  const seed = value === '' ? '' : text(value);
  return seed !== undefined && seed === seed.trim() && !seed.includes(',');
}

/** The text that gives such seeds back when it is read: with commas where that will do, else JSON; `null` for none. */
export function printSeeds(value: unknown): string | null {
  // It may hold what JSON cannot say.
  const printed = attempt(() => {
    if (!Array.isArray(value)) return text(value);
    const plain = value.join();
    return value.every(isPlain) && readJson(plain) === undefined ? plain : JSON.stringify(value);
  });
  return printed ?? null;
}

/** The members that are drawn, without those whom the counter counts. */
function listShown({ kept, count }: NamedMembers, max: number): readonly NamedMember[] {
  return kept.slice(0, countShown(count, max));
}

/**
 * Prints the members as items of a list, each an image with the name of a member, or else its seed; one more for the counter.
 * They lie over the drawing, where a finger looks for them.
 */
export function printItems(members: NamedMembers, max: number): string {
  const names = listShown(members, max).map(({ label, seed }) => label ?? readName(seed) ?? '');
  const others = members.count - names.length;
  const all = others > 0 ? [...names, countOthers(others)] : names;
  const items = all.map(
    (name) => `<span role="listitem"><span role="img" aria-label="${escapeXml(name)}"></span></span>`,
  );
  return `<span class="items" role="none">${items.join('')}</span>`;
}

function countOthers(others: number): string {
  return `${others} more`;
}

/**
 * Names a group after the members that are drawn and have a label: "Ada, Grace and 3 more".
 *
 * @param max - tiles that are drawn at the most, the counter included
 * @returns the empty string where no member has a label
 */
export function nameGroup(members: NamedMembers, max: number): string {
  const names = listShown(members, max).flatMap(({ label }) => label ?? []);
  if (names.length === 0) return '';
  const others = members.count - names.length;
  const words = others > 0 ? [...names, countOthers(others)] : [...names];
  const last = words.pop() ?? '';
  return words.length === 0 ? last : `${words.join(', ')} and ${last}`;
}
