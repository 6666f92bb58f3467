// Who is in a group: what the `seeds` of an element may hold, read as a total function.
import { AVATAR_OPTIONS, type GroupMember as EngineMember } from '../lib/index.js';
import { GROUP_SEEDS } from '../lib/options/table.js';
import { list, text } from '../lib/options/values.js';
import { readName } from './navii-element.js';
import { propertyOf } from './properties.js';

/** One of a group, with a name to go by and options of its own, named as the properties of `<navii-avatar>` are. */
export interface GroupMember extends Omit<EngineMember, 'seed' | 'style'> {
  readonly seed: string | number;
  /** Goes into the accessible name of the group. */
  readonly label?: string | undefined;
  readonly styleHint?: EngineMember['style'];
}

/** What `seeds` may be: text with commas, or an array, in which a seed may hold a comma. */
export type GroupSeeds = string | readonly (string | number | GroupMember)[];

/** A member as it was understood. */
export interface ReadMember extends EngineMember {
  readonly label: string | undefined;
}

function readMember(value: unknown): ReadMember {
  if (typeof value !== 'object' || value === null) return { seed: text(value) ?? '', label: undefined };
  const valueOf = (property: string): unknown => Reflect.get(value, property);
  const own = Object.keys(AVATAR_OPTIONS).map((option) => [option, valueOf(propertyOf(option))] as const);
  return { ...Object.fromEntries(own), seed: text(valueOf('seed')) ?? '', label: readName(valueOf('label')) };
}

/** The members that a value names: those with a seed, as many as a group takes (SPEC §4.3). */
export function readMembers(value: unknown): ReadMember[] {
  const members: readonly unknown[] = Array.isArray(value) ? value : list(value);
  return members
    .map(readMember)
    .filter(({ seed }) => seed !== '')
    .slice(0, GROUP_SEEDS);
}

/**
 * Names a group after those of its members that are drawn and have a label: "Ada, Grace and 3 more".
 *
 * @param max - tiles that are drawn at the most, the counter included
 * @returns nothing where nobody has a label
 */
export function nameMembers(members: readonly ReadMember[], max: number): string {
  const shown = members.length > max ? members.slice(0, max - 1) : members;
  const names = shown.flatMap(({ label }) => label ?? []);
  if (names.length === 0) return '';
  const others = members.length - names.length;
  const words = others > 0 ? [...names, `${others} more`] : [...names];
  const last = words.pop() ?? '';
  return words.length === 0 ? last : `${words.join(', ')} and ${last}`;
}
