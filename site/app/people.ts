// The people in the screens of an app, as HTML: their avatars, groups and names. People have numbers; in a small team a person takes
// several parts.
import { printSeeds } from '../../components/element/properties.js';
import type { OptionPairs } from '../../lib/links.js';
import type { Person } from '../../lib/pages/team.js';
import { writeAttributes } from '../shared/code.js';
import { escapeHtml } from '../shared/html.js';

/** Options by name, as texts. */
type Texts = Readonly<Record<string, string>>;

/** Draws the content of elements that the browser has not defined yet. */
export interface Drawers {
  readonly avatar: (seed: string, options: Texts) => string;
  readonly group: (seeds: readonly string[], options: Texts, look: Texts) => string;
}

/** The people in a screen, at least one, and the options of their mascots. */
export interface ScreenTeam {
  readonly people: readonly Person[];
  readonly look: readonly (readonly [name: string, text: string])[];
  /** Without it elements are empty: they draw by themselves. */
  readonly drawers?: Drawers | undefined;
}

function findPerson({ people }: ScreenTeam, at: number): Person {
  const person = people[at % people.length];
  if (person === undefined) throw new RangeError('people: expected at least one, got none');
  return person;
}

function writeTag(name: string, attributes: OptionPairs, drawing = ''): string {
  return `<${name} ${writeAttributes(attributes).join(' ')}>${drawing}</${name}>`;
}

/**
 * Writes an avatar.
 *
 * @param size - its edge, in pixels
 * @param options - its options, and properties of the element
 */
export function writeAvatar(team: ScreenTeam, at: number, size: number, options: Texts = {}): string {
  const { seed } = findPerson(team, at);
  const all = { size: String(size), ...options, ...Object.fromEntries(team.look) };
  return writeTag('navii-avatar', [['seed', seed], ...Object.entries(all)], team.drawers?.avatar(seed, all));
}

/** Writes an avatar beside which no name stands. */
export function writeNamed(team: ScreenTeam, at: number, size: number, options: Texts = {}): string {
  return writeAvatar(team, at, size, { ...options, label: findPerson(team, at).label });
}

/** Colours of the counter that stand out in both themes. */
const COUNTER = { counterFill: '#6b7080', counterInk: '#ffffff' };

/**
 * Writes a group.
 *
 * @param from - the first person
 * @param count - the number of people, at most
 * @param size - its height, in pixels
 * @param max - the number of tiles, at most, with the counter
 */
export function writeGroup(team: ScreenTeam, from: number, count: number, size: number, max: number): string {
  const { people } = team;
  const look = Object.fromEntries(team.look);
  const start = from % people.length;
  const seeds = [...people.slice(start), ...people.slice(0, start)].slice(0, count).map(({ seed }) => seed);
  const members = team.look.length === 0 ? seeds : seeds.map((seed) => ({ ...look, seed }));
  const all = { size: String(size), max: String(max), ...(seeds.length > max ? COUNTER : {}) };
  const attributes = [['seeds', printSeeds(members) ?? ''], ...Object.entries(all)] as const;
  return writeTag('navii-group', attributes, team.drawers?.group(seeds, all, look));
}

/** Writes the whole name. */
export function writeName(team: ScreenTeam, at: number): string {
  return `<b dir="auto">${escapeHtml(findPerson(team, at).label)}</b>`;
}

/** Writes the first word of the name, as friends do, with a sign before it. */
export function writeFirst(team: ScreenTeam, at: number, sign = ''): string {
  const [word = ''] = findPerson(team, at).label.split(' ');
  return `<bdi>${sign}${escapeHtml(word)}</bdi>`;
}
