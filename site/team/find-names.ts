// Finds the names in a pasted text: one a line, between commas, in a table, or as mail programs copy recipients.
import { detectDelimiter } from '../../lib/files/csv.js';
import { findNameColumns, findTextColumn, isLastFirst, type Row } from './columns.js';
import { isMailList, readMailList } from './mail-list.js';

/** Names as they stand in a text, in their order. */
export interface Found {
  readonly names: readonly string[];
  readonly column?: string;
  readonly isTurned?: boolean;
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

async function findInText(text: string): Promise<Found> {
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

/** Finds the names in a text. */
export async function findNames(text: string): Promise<Found> {
  // A quotation mark without its second one makes the parser give up: it is a mark like any other then.
  return findInText(text).catch(() => ({ names: text.split(/[\r\n,;\t]/) }));
}
