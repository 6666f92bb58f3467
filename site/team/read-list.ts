// From a pasted text, or a file, to the people of a team. Nothing of it leaves the page.
import { seedFromEmail } from '../../lib/index.js';
import { isEmailHash } from '../shared/email.js';
import { hideEmails } from './hide-emails.js';

/** People that a team has at the most. */
export const MOST_PEOPLE = 1000;

/** Code points of a name that are kept: a text that is longer is no name. */
export const NAME_LENGTH = 100;

/** One of a team. */
export interface Person {
  /** Decides who appears: the name, or the hash of an e-mail address. */
  readonly seed: string;
  /** What the page calls them. */
  readonly label: string;
}

/** What was read of a text. */
export interface TeamList {
  readonly people: readonly Person[];
  /** How many names came twice, and are left out. */
  readonly duplicates: number;
  /** How many did not fit in. */
  readonly dropped: number;
  /** Which column of a table they are from. */
  readonly column?: string;
  /** Whether every line was taken for a last name and a first name. */
  readonly isTurned?: boolean;
}

function shorten(text: string): string {
  // Enough for so many code points, without splitting all of a long text.
  return Array.from(text.slice(0, 2 * NAME_LENGTH))
    .slice(0, NAME_LENGTH)
    .join('')
    .trim();
}

/** Reads who a text is about: an e-mail address beside a name is dropped, and one without a name is hashed. */
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

/** Makes people of names. Who comes twice is left out the second time, and so are those whom nobody could tell apart. */
export function gatherPeople(names: Iterable<string>): TeamList {
  const people = new Map<string, Person>();
  let duplicates = 0;
  let dropped = 0;
  for (const text of names) {
    const person = takePerson(text);
    if (person === undefined) continue;
    if (people.has(person.seed)) duplicates += 1;
    else if (people.size === MOST_PEOPLE) dropped += 1;
    else people.set(person.seed, person);
  }
  return { people: [...people.values()], duplicates, dropped };
}

/** Loads what tells names from all else in a text: the page shows an example before, and what its address says. */
export const loadParser = () => import('./find-names.js');

/**
 * Reads a list of names, of e-mail addresses, or a table with a column of them.
 *
 * @param text - names one a line or between commas, or a table as Excel, Google and Slack export it
 */
export async function readTeam(text: string): Promise<TeamList> {
  const { findNames } = await loadParser();
  const { names, ...how } = await findNames(text.replace(/^\ufeff/, ''));
  return { ...gatherPeople(names), ...how };
}

/** A name as one line of a list that is read back as it is. */
export function writeLine(name: string): string {
  return /[,;\t"]/.test(name) ? `"${name.replaceAll('"', '""')}"` : name;
}
