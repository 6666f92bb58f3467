// Who is in a group: what the `seeds` of an element may hold. Nothing that they can hold makes this throw.
import { AVATAR_SCHEMA, GROUP_SEEDS } from '../lib/options/schema.js';
import { list, text } from '../lib/options/values.js';
import type { GroupMember as EngineMember } from '../lib/render/group.js';
import type { MemberProperties } from './element-properties.js';
import { readName } from './name.js';
import { propertyOf } from './schema.js';

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
 * Who is in a `<navii-group>`: text with commas, or an array, in which a seed may hold a comma.
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
function nameOptions(value: unknown): NamedMember {
  if (typeof value !== 'object' || value === null) return { seed: text(value) ?? '', label: undefined };
  const valueOf = (property: string): unknown => Reflect.get(value, property);
  const options = Object.keys(AVATAR_SCHEMA).filter((option) => propertyOf(option) !== 'label');
  const own = options.map((option) => [option, valueOf(propertyOf(option))] as const);
  return { ...Object.fromEntries(own), seed: text(valueOf('seed')) ?? '', label: readName(valueOf('label')) };
}

/** Lists the members that a value names: those with a seed, as many as a group takes (SPEC §4.3). */
export function listMembers(value: unknown): NamedMember[] {
  const members: readonly unknown[] = Array.isArray(value) ? value : list(value);
  return members
    .map(nameOptions)
    .filter(({ seed }) => seed !== '')
    .slice(0, GROUP_SEEDS);
}

/**
 * Names a group after the members that are drawn and have a label: "Ada, Grace and 3 more".
 *
 * @param max - tiles that are drawn at the most, the counter included
 * @returns the empty string where no member has a label
 */
export function nameGroup(members: readonly NamedMember[], max: number): string {
  const shown = members.length > max ? members.slice(0, max - 1) : members;
  const names = shown.flatMap(({ label }) => label ?? []);
  if (names.length === 0) return '';
  const others = members.length - names.length;
  const words = others > 0 ? [...names, `${others} more`] : [...names];
  const last = words.pop() ?? '';
  return words.length === 0 ? last : `${words.join(', ')} and ${last}`;
}
