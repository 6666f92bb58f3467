// A team, as far as the service and the page must agree: its people, its texts, and its addresses. Names and titles have no
// e-mail addresses, because people send the addresses to each other.
import { catalogue } from '../catalogue.js';
import { isEmailHash, seedFromEmail } from '../choose/seed.js';
import { selectSeed } from '../choose/select.js';
import { chooseVariants, measureDistance, pictureOf } from '../likeness.js';
import { quoteUrl, writeQuery, type OptionPairs } from '../links.js';
import { flag } from '../options/read.js';
import { GROUP_SEEDS, type AvatarSettings } from '../options/schema.js';
import { cleanText } from './clean-text.js';
import { cleanName } from './share.js';

const LIST = /* @__PURE__ */ new Intl.ListFormat('en');

/** The maximum length of a text with e-mail addresses, in characters. Longer texts are cut: they are not names or titles. */
const MAX_TEXT = 1000;

/** Whether a word has the form `x@y.z`. */
function looksLikeEmail(token: string): boolean {
  const at = token.indexOf('@', 1);
  return at > 0 && token.lastIndexOf('.', token.length - 2) > at + 1;
}

/**
 * Takes e-mail addresses out of a text. No word of the remaining text has the form `x@y.z`.
 *
 * @example
 * hideEmails('Ada (ada@example.org)'); // { text: 'Ada', emails: ['ada@example.org'] }
 */
export function hideEmails(text: string): { readonly text: string; readonly emails: readonly string[] } {
  if (!text.includes('@')) return { text, emails: [] };
  const emails: string[] = [];
  const drop = (token: string): string => {
    if (!looksLikeEmail(token)) return token;
    emails.push(token.replace(/^'+|'+$/g, ''));
    return ' ';
  };
  // Word by word: a regular expression for whole addresses takes quadratic time for a long text without spaces.
  const bare = text
    .replace(/mailto:/gi, ' ')
    .split(/([\s<>()[\]{}"“”,;:|]+)/)
    .map(drop)
    .join('')
    // Again without splitting at brackets, because some addresses contain them: `ada@[127.0.0.1]`.
    .split(/(\s+)/)
    .map(drop)
    .join('');
  if (emails.length === 0) return { text, emails };
  const unframed = bare
    .slice(0, MAX_TEXT)
    .replace(/[<([{"“]\s*[>)\]}"”]/g, ' ')
    .replace(/\s+/g, ' ');
  return { text: unframed.replace(/^[\s,;:|-]+/, '').replace(/[\s,;:|-]+$/, ''), emails };
}

export const MAX_PEOPLE = 1000;

/** The maximum length of a name, in code points. Longer names are cut. */
export const MAX_NAME = 100;

export interface Person {
  /** The seed of the mascot: the name, or the hash of an e-mail address. */
  readonly seed: string;
  /** The name that the page shows. */
  readonly label: string;
  /** The variant of the mascot, if it is not the seed's own. */
  readonly variant?: number;
}

export interface Team {
  readonly people: readonly Person[];
  /** The number of repeated names, which are left out. */
  readonly duplicates: number;
  /** The number of people above the maximum, who are left out. */
  readonly dropped: number;
}

function cutName(text: string): string {
  // A code point has at most two UTF-16 units: the rest of a long text need not be split.
  return Array.from(text.slice(0, 2 * MAX_NAME))
    .slice(0, MAX_NAME)
    .join('')
    .trim();
}

/** Makes a person from a text. An e-mail address after a name is dropped; without a name, it is hashed. */
function takePerson(given: string): Person | undefined {
  const hidden = hideEmails(cleanText(given));
  const [email] = hidden.emails;
  const text = email === undefined ? hidden.text : hidden.text.replace(/^"(.*)"$/, '$1');
  const name = cutName(text.normalize('NFC').replace(/\s+/g, ' ').trim());
  if (email !== undefined && !/[\p{L}\p{N}]/u.test(name)) {
    return { seed: seedFromEmail(email), label: cutName(email.slice(0, email.indexOf('@'))) };
  }
  if (name === '') return undefined;
  return { seed: name, label: isEmailHash(name) ? `${name.slice(0, 8)}…` : name };
}

/** Makes people of names. Repeated names are left out, and so are texts without a name. */
export function gatherPeople(names: Iterable<string>): Team {
  const people = new Map<string, Person>();
  let duplicates = 0;
  let dropped = 0;
  for (const text of names) {
    const person = takePerson(text);
    if (person === undefined) continue;
    if (people.has(person.seed)) duplicates += 1;
    else if (people.size === MAX_PEOPLE) dropped += 1;
    else people.set(person.seed, person);
  }
  return { people: [...people.values()], duplicates, dropped };
}

/** Whether the people of a team are set apart: the address says `distinct=0` if not. */
export function readDistinct(text: string | null | undefined): boolean {
  return flag(text) ?? true;
}

/** Gives people the smallest variants, so that no two of the first 50 look alike: a longer list would need more looks. */
export function setPeopleApart(people: readonly Person[], settings: AvatarSettings): readonly Person[] {
  const members = people.slice(0, GROUP_SEEDS).map(({ seed }) => ({ seed, settings, own: undefined }));
  const variants = chooseVariants(members, catalogue);
  return people.map((person, i) => {
    const variant = variants[i] ?? 0;
    return variant === 0 ? person : { ...person, variant };
  });
}

/**
 * Finds the two of the first 50 people who look most alike.
 *
 * @returns the two, and their distance as `assignVariants` measures it; `undefined` for fewer than two people
 */
export function findClosest(people: readonly Person[], settings: AvatarSettings) {
  const looks = people.slice(0, GROUP_SEEDS).map((person) => {
    const own = { ...settings, variant: person.variant ?? 0 };
    return { person, picture: pictureOf(selectSeed(person.seed, own, catalogue), own, catalogue) };
  });
  let closest: { readonly pair: readonly [Person, Person]; readonly distance: number } | undefined;
  for (const [at, one] of looks.entries()) {
    for (const other of looks.slice(at + 1)) {
      const limit = closest?.distance ?? Infinity;
      const distance = measureDistance(one.picture, other.picture, limit);
      if (distance < limit) closest = { pair: [one.person, other.person], distance };
    }
  }
  return closest;
}

/** Writes the names of people, such as “Ada, Grace, and 3 more”, in at most `most` places. `total` counts unnamed people too. */
export function listLabels(people: readonly Person[], most: number, total = people.length): string {
  const shown = total > most ? people.slice(0, most - 1) : people;
  const others = total - shown.length;
  return LIST.format([
    ...shown.map(({ label }) => label),
    ...(others > 0 ? [`${others.toLocaleString('en')} more`] : []),
  ]);
}

// Addresses

/** Options of the mascots that the address of a team keeps. */
export const LOOK_NAMES = ['background', 'shape', 'packs'] as const;

/** Reads the title of a team; empty without one. */
export function readTitle(text: string): string {
  return cleanName(hideEmails(text).text);
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    // A typed address with a `%` that is not an escape.
    return text;
  }
}

/** A name between commas. One in quotation marks may contain commas. */
const NAME = /(?:^|,)("(?:[^"]|"")*"(?=,|$)|[^,]*)/g;

/**
 * Reads the names in the query of a team. Commas or line ends separate them; a name with a comma stands in quotation marks, as
 * in CSV files.
 *
 * @param query - not decoded, because many programs encode the commas too (`%2C`). Between plain commas or line ends, an encoded one is a part
 *   of a name: addresses without quotation marks were written so
 */
export function readNames(query: string): string[] {
  const given = (/(?:^|[?&])names=([^&]*)/.exec(query)?.[1] ?? '').replace(/%22/g, '"').replace(/(?:%0[AD])+/gi, ',');
  const hasPlain = given.replace(/"(?:[^"]|"")*"/g, '').includes(',');
  const text = hasPlain ? given : given.replace(/%2C/gi, ',');
  return Array.from(text.matchAll(NAME), ([, piece = '']) => {
    const name = decode(piece);
    const [, quoted] = /^"((?:[^"]|"")*)"$/.exec(name) ?? [];
    return quoted?.replaceAll('""', '"') ?? name;
  });
}

/** Writes seeds as the names in a query. */
export function writeNames(seeds: readonly string[]): string {
  return seeds.map((seed) => quoteUrl(/^"|,/.test(seed) ? `"${seed.replaceAll('"', '""')}"` : seed)).join(',');
}

/**
 * Whether an address shows the wall of its team, not the editor. A parameter marks the editor, not a fragment, because the names of
 * long teams are in the fragment.
 */
export function isWall(query: string, fragment = ''): boolean {
  const hasNames = /(?:^|[?&])names=[^&]/.test(query) || fragment.startsWith('#team=');
  return hasNames && !/(?:^|[?&])edit=1(?:&|$)/.test(query);
}

/**
 * Finds the number of columns with which the tiles of a grid are largest.
 *
 * @param count - number of tiles, at least one
 * @param tileOf - returns the edge of a tile in a grid of so many columns and rows
 */
export function findColumns(count: number, tileOf: (columns: number, rows: number) => number): number {
  const sizes = Array.from({ length: count }, (_, index) => tileOf(index + 1, Math.ceil(count / (index + 1))));
  return sizes.indexOf(Math.max(...sizes)) + 1;
}

export const CARD_FACES = 24;

/**
 * Address of the card of a team. It names only the people on the card: some programs refuse long addresses.
 *
 * @param options - the look, and the title if there is one
 */
export function linkTeamCard(people: readonly Person[], options: OptionPairs): string {
  const names = writeNames(people.slice(0, CARD_FACES).map(({ seed }) => seed));
  const count = people.length > CARD_FACES ? [['count', String(people.length)] as const] : [];
  return `/og/team.png?names=${names}${writeQuery([...options, ...count]).replace('?', '&')}`;
}

// The wall: a title, and everybody with their name

export const DEFAULT_TITLE = 'Our team';

export const TILE_SIZES = ['small', 'medium', 'large'] as const;

export function readTiles(text: string | null | undefined): (typeof TILE_SIZES)[number] {
  return TILE_SIZES.find((size) => size === text) ?? 'medium';
}

/** The sentence below the title. */
export function leadWall(count: number): string {
  const number = count.toLocaleString('en');
  return count === 1
    ? 'One name, one mascot. Open it to see how rare it is.'
    : `${number} names, ${number} mascots. Open one to see how rare it is.`;
}

/** The number of names in a description. */
const DESCRIBED = 5;

/** Describes a team for search engines and linking pages. */
export function describeTeam(people: readonly Person[]): string {
  // Hashes of e-mail addresses are no names.
  const named = people.filter(({ seed }) => !isEmailHash(seed));
  if (named.length === 0) return leadWall(people.length);
  return `${listLabels(named, DESCRIBED, people.length)}: a mascot${people.length === 1 ? '' : ' each'}.`;
}
