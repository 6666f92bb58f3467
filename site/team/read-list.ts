// Reads the people of a team from a text or a file, and takes e-mail addresses out: names, titles and tables are shared with
// links. The text never leaves the page.
import { seedFromEmail } from '../../lib/index.js';
import { isEmailHash } from '../shared/email.js';

/** The maximum length of a text with e-mail addresses, in characters. Longer texts are cut: they are not names or titles. */
const MAX_TEXT = 1000;

/** Whether a word has the form `x@y.z`. */
function looksLikeEmail(token: string): boolean {
  const at = token.indexOf('@', 1);
  return at > 0 && token.lastIndexOf('.', token.length - 2) > at + 1;
}

/** A text without its e-mail addresses, and the addresses. */
interface SplitText {
  readonly text: string;
  readonly emails: readonly string[];
}

/**
 * Takes e-mail addresses out of a text. No word of the remaining text has the form `x@y.z`.
 *
 * @example
 * hideEmails('Ada (ada@example.org)'); // { text: 'Ada', emails: ['ada@example.org'] }
 */
export function hideEmails(text: string): SplitText {
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

/** The maximum number of people in a team. */
export const MAX_PEOPLE = 1000;

/** The maximum length of a name, in code points. Longer names are cut. */
export const MAX_NAME = 100;

/** A person of a team. */
export interface Person {
  /** The seed of the mascot: the name, or the hash of an e-mail address. */
  readonly seed: string;
  /** The name that the page shows. */
  readonly label: string;
}

/** The people in a text. */
export interface TeamList {
  readonly people: readonly Person[];
  /** The number of repeated names, which are left out. */
  readonly duplicates: number;
  /** The number of people above the maximum, who are left out. */
  readonly dropped: number;
  /** The title or the number of the table column that they are from. */
  readonly column?: string;
  /** Whether every row was read as a last name and a first name. */
  readonly isTurned?: boolean;
}

function shorten(text: string): string {
  // A code point has at most two UTF-16 units: the rest of a long text need not be split.
  return Array.from(text.slice(0, 2 * MAX_NAME))
    .slice(0, MAX_NAME)
    .join('')
    .trim();
}

/** Makes a person of a text. An e-mail address beside a name is dropped; without a name, it is hashed. */
function takePerson(given: string): Person | undefined {
  const hidden = hideEmails(given);
  const [email] = hidden.emails;
  const text = email === undefined ? hidden.text : hidden.text.replace(/^"(.*)"$/, '$1');
  const name = shorten(text.normalize('NFC').replace(/\s+/g, ' ').trim());
  if (email !== undefined && !/[\p{L}\p{N}]/u.test(name)) {
    return { seed: seedFromEmail(email), label: shorten(email.slice(0, email.indexOf('@'))) };
  }
  if (name === '') return undefined;
  return { seed: name, label: isEmailHash(name) ? `${name.slice(0, 8)}…` : name };
}

/** Makes people of names. Repeated names are left out, and so are texts without a name. */
export function gatherPeople(names: Iterable<string>): TeamList {
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

/** Loads the module that finds names in a text. The example, and a team from the address, do not need it. */
export const loadParser = () => import('./find-names.js');

/**
 * Reads the people in a text.
 *
 * @param text - names or e-mail addresses, one a line or between commas; or a table as Excel, Google and Slack export it
 */
export async function readTeam(text: string): Promise<TeamList> {
  const { findNames } = await loadParser();
  const { names, ...how } = await findNames(text.replace(/^\ufeff/, ''));
  return { ...gatherPeople(names), ...how };
}

/** Writes a name as one line of a list, so that it is read as the same name. */
export function writeLine(name: string): string {
  return /[,;\t"]/.test(name) ? `"${name.replaceAll('"', '""')}"` : name;
}
