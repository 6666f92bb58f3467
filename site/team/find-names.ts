// Finds names in a pasted text: one a line, between commas, in a table, or as a list of recipients from a mail program. Loaded
// with the first text, together with the parser of tables.
import { findDelimiter } from '../../lib/files/csv.js';
import { load } from '../shared/load.js';
import type { TeamList } from './state.js';

/** The cells of a row of a table. */
type TableRow = readonly string[];

// Titles of columns in the exports of Google, Microsoft, Slack and others, the best first. Titles with commas are columns whose cells
// belong together.
const NAME_TITLES = (
  'name fullname displayname realname firstname,lastname givenname,familyname vorname,nachname firstname givenname vorname ' +
  'person member employee participant username user nickname seed email emailaddress mail'
).split(' ');

/** Normalizes a title for comparison: `E-mail Address [Required]` becomes `emailaddress`. */
function foldTitle(title: string): string {
  return title
    .replace(/[[(].*$/, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}

/**
 * Finds the columns with names by the first row of a table. Their cells together are a name.
 *
 * @returns `undefined` if the row has no known title, so it is not a header
 */
function findNameColumns(header: TableRow) {
  const titles = header.map(foldTitle);
  for (const words of NAME_TITLES) {
    const indexes = words.split(',').map((word) => titles.indexOf(word));
    if (indexes.includes(-1)) continue;
    return { indexes, title: indexes.map((index) => header[index]?.trim() ?? '').join(' and ') };
  }
  return undefined;
}

/** Finds the first column with text rather than numbers and dates. */
function findTextColumn(rows: readonly TableRow[]): number {
  const width = Math.max(...rows.map((row) => row.length));
  const indexes = Array.from({ length: width }, (_, index) => index);
  const isText = (index: number): boolean => {
    const texts = rows.filter((row) => /\p{L}/u.test(row[index] ?? ''));
    return texts.length * 2 > rows.length;
  };
  return indexes.find(isText) ?? 0;
}

/** Matches a first name: up to three words, the first with a capital. Numbers, departments and sentences do not match. */
const FIRST_NAME = /^[\p{Lu}\p{Lt}\p{Lo}][\p{L}\p{M}'’.-]*(?: [\p{L}\p{M}'’.-]+){0,2}$/u;
/** Matches a last name: one word with a capital, after at most two words in lower case, as in `van der Waals`. */
const LAST_NAME = /^(?:\p{Ll}+ ){0,2}[\p{Lu}\p{Lt}\p{Lo}][\p{L}\p{M}'’.-]*$/u;

/**
 * Whether every row has the form `Lovelace, Ada`: a last name, a comma, a space and a first name. Tables for programs have no
 * space after a comma.
 */
function isLastFirst(rows: readonly TableRow[], text: string): boolean {
  const hasSpaces = text
    .trim()
    .split(/[\r\n]+/)
    .every((line) => /^[^,"]+, [^,"]+$/.test(line.trim()));
  const isNamed = ([last = '', first = '']: TableRow): boolean => LAST_NAME.test(last) && FIRST_NAME.test(first);
  return hasSpaces && rows.every(isNamed);
}

/** Matches an e-mail address in angle brackets. */
const MAIL = /<[^<>\s@]+@[^<>\s@]+>/;

/** Splits a text at some characters, but not within quotation marks. */
function splitOutsideQuotes(text: string, signs: string): string[] {
  const parts = [''];
  let isQuoted = false;
  for (const sign of text) {
    if (sign === '"') isQuoted = !isQuoted;
    if (signs.includes(sign) && !isQuoted) parts.push('');
    else parts[parts.length - 1] += sign;
  }
  return parts.map((part) => part.trim());
}

/** Turns `Lovelace, Ada` into `Ada Lovelace`. */
function turnName(name: string): string {
  const [last = '', first = '', ...more] = name.split(',').map((part) => part.trim());
  return first === '' || last === '' || more.length > 0 ? name : `${first} ${last}`;
}

function unquote(name: string): string {
  return name.replace(/^(["'])(.*)\1$/, '$2').trim();
}

/**
 * Reads recipients as mail programs copy them. Outlook separates them with semicolons, Gmail and Apple Mail with commas; these
 * two quote a name that contains a comma (RFC 5322 §3.4).
 *
 * @returns their names in order, and the address of a recipient without a name
 */
function readMailList(text: string): string[] {
  const recipients: { before: string; address: string }[] = [];
  const [start = '', ...pieces] = text.split('<');
  let before = start;
  for (const piece of pieces) {
    const end = piece.indexOf('>');
    recipients.push({ before, address: end === -1 ? piece : piece.slice(0, end) });
    before = end === -1 ? '' : piece.slice(end + 1);
  }
  const hasCommas = />\s*,/.test(text);
  const pairs = recipients.map((recipient) => splitOutsideQuotes(recipient.before, ',;\r\n').filter(Boolean));
  // `Lovelace, Ada <…>, Hopper, Grace <…>`, from a program that does not quote.
  const isTurned = pairs.length > 1 && pairs.every((parts) => parts.length === 2 && !parts.join('').includes('@'));
  const signs = hasCommas && !isTurned ? ',;\r\n' : ';\r\n';
  const names = recipients.flatMap((recipient) => {
    const others = splitOutsideQuotes(recipient.before.replace(/^[\s,;]+/, ''), signs);
    const name = turnName(unquote(others.pop() ?? ''));
    return [...others.map(unquote), name === '' ? recipient.address : name];
  });
  return [...names, ...splitOutsideQuotes(before.replace(/^[\s,;]+/, ''), ',;\r\n').map(unquote)];
}

/** The names in a text, in order, and how they were read. */
type FoundNames = { readonly names: readonly string[] } & Pick<TeamList, 'column' | 'isTurned'>;

/** Reads the rows of a text whose columns are separated by commas, semicolons or tabs. */
async function readRows(text: string): Promise<readonly TableRow[]> {
  const { parse } = await load(() => import('csv-parse/browser/esm/sync'))();
  const delimiter = findDelimiter(`${text}\n`) ?? ',';
  return parse(text, { delimiter, relax_quotes: true, relax_column_count: true, skip_empty_lines: true, trim: true });
}

function readTable(rows: readonly TableRow[], text: string): FoundNames {
  const [header = [], ...rest] = rows;
  const named = findNameColumns(header);
  if (named !== undefined) {
    const names = rest.map((row) => named.indexes.map((index) => row[index] ?? '').join(' '));
    return { names, column: named.title };
  }
  if (isLastFirst(rows, text)) return { names: rows.map(([last, first]) => `${first} ${last}`), isTurned: true };
  const index = findTextColumn(rows);
  return { names: rows.map((row) => row[index] ?? ''), column: `${index + 1}` };
}

/** Whether rows are a table, not lists of names with commas between them. */
function isTable(rows: readonly TableRow[], text: string): boolean {
  const [header = [], second] = rows;
  if (findNameColumns(header) !== undefined) return true;
  if (second === undefined || header.length < 2) return false;
  return text.includes('\t') || rows.every((row) => row.length === header.length);
}

async function findInText(text: string): Promise<FoundNames> {
  // Without a separator there is one name a line.
  if (!/[,;\t"]/.test(text)) {
    const lines = text.split(/\r\n?|\n/);
    const [first = ''] = lines;
    const isTitle = lines.length > 1 && findNameColumns([first]) !== undefined;
    return isTitle ? { names: lines.slice(1), column: first.trim() } : { names: lines };
  }
  const [title = ''] = text.trimStart().split(/[\r\n]/, 1);
  const isTitled = findNameColumns(title.split(/[,;\t]/)) !== undefined;
  if (MAIL.test(text) && !isTitled && !text.includes('\t')) return { names: readMailList(text) };
  const rows = await readRows(text);
  return isTable(rows, text) ? readTable(rows, text) : { names: rows.flat() };
}

export async function findNames(text: string): Promise<FoundNames> {
  // The parser fails on a quotation mark without a second one. Then quotation marks have no meaning.
  return findInText(text).catch(() => ({ names: text.split(/[\r\n,;\t]/) }));
}
