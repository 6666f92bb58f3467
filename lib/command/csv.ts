// Rows of a CSV file, one after the other, however many there are.
import { pipeline, Readable } from 'node:stream';
import { MAX_LINE } from './decode.js';
import { detectDelimiter, type Delimiter } from './delimiter.js';
import { CommandError, UsageError } from './errors.js';
import { clean, describeKnown, describeUnknown, formatCount } from './text.js';

/** A file with a first row of names. */
export interface CsvRows {
  readonly columns: readonly string[];
  readonly rows: AsyncGenerator<readonly string[]>;
}

/** Columns that an error lists: a file may have thousands. */
export const MOST_COLUMNS = 30;

/** Columns of a row: as many as a sheet of Excel has. */
const MAX_COLUMNS = 16_384;

type Row = readonly string[];

const QUOTE = 34;
const LINE_FEED = 10;
const CARRIAGE_RETURN = 13;

/**
 * Passes text on as long as its rows keep to the bounds. The parser would keep a row of any length, and counts no delimiters.
 *
 * @throws CommandError
 */
async function* boundRows(texts: AsyncIterable<string>, delimiter: Delimiter, name: string): AsyncGenerator<string> {
  const sign = delimiter.charCodeAt(0);
  let [length, columns, isQuoted] = [0, 1, false];
  for await (const text of texts) {
    for (let at = 0; at < text.length; at += 1) {
      const code = text.charCodeAt(at);
      if (code === QUOTE) isQuoted = !isQuoted;
      if (!isQuoted && (code === LINE_FEED || code === CARRIAGE_RETURN)) {
        [length, columns] = [0, 1];
        continue;
      }
      length += 1;
      if (!isQuoted && code === sign) columns += 1;
      if (columns > MAX_COLUMNS)
        throw new CommandError(`${name} has a row of more than ${formatCount(MAX_COLUMNS)} columns`);
      if (length > MAX_LINE) throw new CommandError(`${name} has a row of more than a million characters`);
    }
    yield text;
  }
}

/**
 * Opens a CSV file. Its first row shows what parts its columns.
 *
 * @param texts - its text, piece by piece
 * @param name - of the file, for errors
 * @throws CommandError when it is empty, no CSV, or has a row that is too long
 */
export async function openCsv(texts: AsyncIterable<string>, name: string): Promise<CsvRows> {
  const { CsvError, parse } = await import('csv-parse');
  const { delimiter, texts: all } = await detectDelimiter(texts);
  const parser = parse({ delimiter, skip_empty_lines: true });
  // The parser passes on what goes wrong before it.
  pipeline(Readable.from(boundRows(all, delimiter, name)), parser, () => undefined);
  const records: AsyncIterator<Row> = parser[Symbol.asyncIterator]();

  async function next(): Promise<Row | undefined> {
    try {
      const { value, done } = await records.next();
      return done === true ? undefined : value;
    } catch (error) {
      if (error instanceof CsvError) throw new CommandError(`${name}: ${clean(error.message, 200)}`, { cause: error });
      throw error;
    }
  }

  async function* listRows(): AsyncGenerator<Row> {
    try {
      // oxlint-disable-next-line no-await-in-loop -- one row after the other
      for (let row = await next(); row !== undefined; row = await next()) yield row;
    } finally {
      parser.destroy();
    }
  }

  const header = await next();
  if (header === undefined)
    throw new CommandError(`${name} is empty: expected a first row with the names of the columns`);
  return { columns: header.map((column) => column.trim()), rows: listRows() };
}

/**
 * Finds the column that holds the seeds.
 *
 * @param wanted - its name, or its number from 1 on; when left out, the column `seed` or the only one
 * @returns its place, from 0 on
 * @throws UsageError which names the columns that there are
 */
export function findColumn(columns: readonly string[], wanted: string | undefined): number {
  const named = columns.indexOf(wanted ?? 'seed');
  if (named !== -1) return named;
  if (wanted === undefined) {
    if (columns.length === 1) return 0;
    throw new UsageError(`--column: which one has the seeds?\n${describeKnown(columns, MOST_COLUMNS)}`);
  }
  const number = /^\d+$/.test(wanted) ? Number(wanted) : Number.NaN;
  if (number >= 1 && number <= columns.length) return number - 1;
  throw new UsageError(`--column: ${describeUnknown(wanted, columns, MOST_COLUMNS)}`);
}
