// From a pasted text, or a file, to the people of a team. Nothing of it leaves the page.
import { detectDelimiter } from '../../lib/command/delimiter.js';
import { seedFromEmail } from '../../lib/index.js';
import { isEmailHash } from '../shared/email.js';
import { findNameColumns, findTextColumn, isLastFirst, type Row } from './columns.js';
import { hideEmails } from './hide-emails.js';
import { isMailList, readMailList } from './mail-list.js';

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

/** Names as they stand in a text, in their order. */
interface Found {
  readonly names: readonly string[];
  readonly column?: string;
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

/** The rows of a text whose columns are parted by commas, semicolons or tabs. */
async function readRows(text: string): Promise<readonly Row[]> {
  async function* inOnePiece(): AsyncGenerator<string> {
    yield text;
  }
  const [{ parse }, { delimiter }] = await Promise.all([
    import('csv-parse/browser/esm/sync'),
    detectDelimiter(inOnePiece()),
  ]);
  return parse(text, { delimiter, relax_quotes: true, relax_column_count: true, skip_empty_lines: true, trim: true });
}

function readTable(rows: readonly Row[], text: string): Found {
  const [header = [], ...rest] = rows;
  const named = findNameColumns(header);
  if (named !== undefined) {
    const names = rest.map((row) => named.places.map((place) => row[place] ?? '').join(' '));
    return { names, column: named.title };
  }
  if (isLastFirst(rows, text)) return { names: rows.map(([last, first]) => `${first} ${last}`), isTurned: true };
  const place = findTextColumn(rows);
  return { names: rows.map((row) => row[place] ?? ''), column: `${place + 1}` };
}

/** Whether rows are a table, and not lists of names with commas between them. */
function isTable(rows: readonly Row[], text: string): boolean {
  const [header = [], second] = rows;
  if (findNameColumns(header) !== undefined) return true;
  if (second === undefined || header.length < 2) return false;
  return text.includes('\t') || rows.every((row) => row.length === header.length);
}

async function findNames(text: string): Promise<Found> {
  // What parts columns is what parts names on one line.
  if (!/[,;\t"]/.test(text)) {
    const lines = text.split(/\r\n?|\n/);
    const [first = ''] = lines;
    const isTitle = lines.length > 1 && findNameColumns([first]) !== undefined;
    return isTitle ? { names: lines.slice(1), column: first.trim() } : { names: lines };
  }
  const [title = ''] = text.trimStart().split(/[\r\n]/, 1);
  const isTitled = findNameColumns(title.split(/[,;\t]/)) !== undefined;
  if (isMailList(text) && !isTitled && !text.includes('\t')) return { names: readMailList(text) };
  const rows = await readRows(text);
  return isTable(rows, text) ? readTable(rows, text) : { names: rows.flat() };
}

/**
 * Reads a list of names, of e-mail addresses, or a table with a column of them.
 *
 * @param text - names one a line or between commas, or a table as Excel, Google and Slack export it
 */
export async function readTeam(text: string): Promise<TeamList> {
  const plain = text.replace(/^\ufeff/, '');
  // A quotation mark without its second one makes the parser give up: it is a mark like any other then.
  const found = await findNames(plain).catch((): Found => ({ names: plain.split(/[\r\n,;\t]/) }));
  const { names, ...how } = found;
  return { ...gatherPeople(names), ...how };
}

/** A name as one line of a list that is read back as it is. */
export function writeLine(name: string): string {
  return /[,;\t"]/.test(name) ? `"${name.replaceAll('"', '""')}"` : name;
}
