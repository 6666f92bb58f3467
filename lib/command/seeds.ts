// The seeds of a command: from arguments, from lines of standard input or from a column of a CSV file. They are read piece by
// piece, so that any number of them needs little memory.
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { pipeline, Readable } from 'node:stream';
import { isEmail, seedFromEmail } from '../choose/seed.js';
import { type Delimiter, findDelimiter } from '../files/csv.js';
import { makeSwitch, makeText, type ParsedArgs, type ValuesOf } from './flags.js';
import { codeOf, CommandError, failedTo, say, type Terminal, UsageError, type Workload } from './terminal.js';
import { clean, describeKnown, describeUnknown, quote } from './text.js';

/** Flags for the source of seeds. */
export const SEED_FLAGS = {
  csv: makeText(
    'FILE',
    'Reads the seeds from a column of a CSV file; - is standard input. The first row has the names of the columns. The ' +
      'delimiter is the most frequent in the first row, outside of quotes: a comma, a semicolon or a tab.',
  ),
  column: makeText(
    'COLUMN',
    'Name or number of the column with the seeds. Default: the column named seed, or the only column.',
  ),
  email: makeSwitch('Seeds are e-mail addresses: hashes them, as seedFromEmail() does.'),
  quiet: makeSwitch('Prints no messages except errors.', 'q'),
};

/** A seed, and the row of the CSV file that it comes from. */
export interface SeedRecord {
  readonly seed: string;
  /** The values of the row, in the order of the columns. Empty without a CSV file. */
  readonly fields: readonly string[];
}

/** A source of seeds. */
export interface SeedSource {
  /** Name of the source, for messages. */
  readonly name: string;
  readonly rows: AsyncGenerator<SeedRecord>;
  /** The columns of a CSV file. Empty for other sources. */
  readonly columns: readonly string[];
  /** The share of the source that is read. Undefined for standard input, because its length is unknown. */
  readonly progress?: Workload;
}

type SeedArgs = ParsedArgs<typeof SEED_FLAGS>;

const STANDARD_INPUT = 'standard input';

/**
 * Decodes UTF-8, without a byte order mark at the beginning.
 *
 * @param name - of the source, for errors
 * @throws CommandError if it is not UTF-8: wrong letters would give wrong mascots
 */
async function* decodeUtf8(chunks: AsyncIterable<Uint8Array>, name: string): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  try {
    for await (const chunk of chunks) yield decoder.decode(chunk, { stream: true });
    yield decoder.decode();
  } catch (error) {
    if (codeOf(error) === 'ERR_ENCODING_INVALID_ENCODED_DATA')
      throw new CommandError(`${name} is not UTF-8: save it as UTF-8 first`, { cause: error });
    throw error instanceof CommandError ? error : failedTo(`read ${name}`, error);
  }
}

/** Maximum number of columns that an error lists: a file may have thousands. */
export const MOST_COLUMNS = 30;

/** Maximum length of a line or row, in characters. It bounds the memory for a file without line breaks or with an open quote. */
const MAX_LINE = 1_048_576;

const QUOTE = 34;
const LINE_FEED = 10;
const CARRIAGE_RETURN = 13;

/**
 * Passes a text on, and checks the length of each row. The limit of the parser counts no delimiters.
 *
 * @throws CommandError
 */
async function* limitRows(texts: AsyncIterable<string>, name: string): AsyncGenerator<string> {
  let [length, isQuoted] = [0, false];
  for await (const text of texts) {
    for (let at = 0; at < text.length; at += 1) {
      const code = text.charCodeAt(at);
      if (code === QUOTE) isQuoted = !isQuoted;
      length = !isQuoted && (code === LINE_FEED || code === CARRIAGE_RETURN) ? 0 : length + 1;
      if (length > MAX_LINE) throw new CommandError(`${name} has a row of more than a million characters`);
    }
    yield text;
  }
}

/**
 * Opens a CSV file, and detects its delimiter from the first row.
 *
 * @param texts - the file, in pieces
 * @param name - of the file, for errors
 * @returns the names in its first row, and its other rows
 * @throws CommandError if it is empty or not CSV, or if a row is too long
 */
export async function openCsv(texts: AsyncIterable<string>, name: string) {
  const { CsvError, parse } = await import('csv-parse');
  const pieces = limitRows(texts, name);
  let begin = '';
  let delimiter: Delimiter | undefined;
  for (let isEnd = false; delimiter === undefined && !isEnd;) {
    // oxlint-disable-next-line no-await-in-loop -- one piece after the other
    const { value = '\n', done = false } = await pieces.next();
    begin += value;
    isEnd = done;
    delimiter = findDelimiter(begin);
  }
  async function* listPieces(): AsyncGenerator<string> {
    yield begin;
    yield* pieces;
  }
  const parser = parse({ delimiter: delimiter ?? ',', skip_empty_lines: true });
  // The parser passes errors of its input on.
  pipeline(Readable.from(listPieces()), parser, () => undefined);
  async function* listRows(): AsyncGenerator<readonly string[]> {
    try {
      yield* parser as AsyncIterable<readonly string[]>;
    } catch (error) {
      if (error instanceof CsvError) throw new CommandError(`${name}: ${clean(error.message, 200)}`, { cause: error });
      throw error;
    }
  }
  const rows = listRows();
  const header = await rows.next();
  if (header.done) throw new CommandError(`${name} is empty: expected a first row with the names of the columns`);
  return { columns: header.value.map((column) => column.trim()), rows };
}

/**
 * Finds the column with the seeds.
 *
 * @param wanted - its name, or its number from 1; if left out, the column `seed` or the only one
 * @returns its index
 * @throws UsageError with the names of the columns
 */
function findColumn(columns: readonly string[], wanted: string | undefined): number {
  const named = columns.indexOf(wanted ?? 'seed');
  if (named !== -1) return named;
  if (wanted === undefined) {
    if (columns.length === 1) return 0;
    throw new UsageError(`--column: expected the column with the seeds\n${describeKnown(columns, MOST_COLUMNS)}`);
  }
  const number = /^\d+$/.test(wanted) ? Number(wanted) : Number.NaN;
  if (number >= 1 && number <= columns.length) return number - 1;
  throw new UsageError(`--column: ${describeUnknown(wanted, columns, MOST_COLUMNS)}`);
}

async function measureFile(path: string): Promise<number> {
  try {
    return (await stat(path)).size;
  } catch (error) {
    throw failedTo(`read ${path}`, error);
  }
}

/** The number of bytes that a row takes in its file, without quotation marks. */
function measureRow(fields: readonly string[]): number {
  return fields.reduce((sum, field) => sum + Buffer.byteLength(field) + 1, 0);
}

async function openTable(path: string, column: string | undefined, terminal: Terminal): Promise<SeedSource> {
  const isFile = path !== '-';
  const name = isFile ? path : STANDARD_INPUT;
  const total = isFile ? await measureFile(path) : 0;
  const bytes = isFile ? createReadStream(path) : terminal.input();
  const { columns, rows } = await openCsv(decodeUtf8(bytes, name), name);
  const place = findColumn(columns, column);
  // Counts the rows, not the bytes that were read: the stream reads ahead.
  let position = 0;
  async function* listRows(): AsyncGenerator<SeedRecord> {
    for await (const fields of rows) {
      position += measureRow(fields);
      const seed = fields[place]?.trim() ?? '';
      if (seed !== '') yield { seed, fields };
    }
    position = total;
  }
  const source = { name, rows: listRows(), columns };
  return isFile ? { ...source, progress: { total, position: () => position } } : source;
}

/** Lists the lines of standard input, trimmed and without blank ones. */
async function* listLines(terminal: Terminal): AsyncGenerator<SeedRecord> {
  let rest = '';
  for await (const text of decodeUtf8(terminal.input(), STANDARD_INPUT)) {
    const lines = (rest + text).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) if (line.trim() !== '') yield { seed: line.trim(), fields: [] };
    if (rest.length > MAX_LINE)
      throw new CommandError(`${STANDARD_INPUT} has a line of more than a million characters`);
  }
  if (rest.trim() !== '') yield { seed: rest.trim(), fields: [] };
}

function openWords({ words, literals }: SeedArgs, terminal: Terminal): SeedSource {
  const signs = words.length - literals;
  let position = 0;
  async function* listRows(): AsyncGenerator<SeedRecord> {
    for (const [index, seed] of words.entries()) {
      position += 1;
      if (seed === '-' && index < signs) yield* listLines(terminal);
      else yield { seed, fields: [] };
    }
  }
  const name = 'the arguments';
  const hasInput = words.slice(0, signs).includes('-');
  const progress = hasInput ? {} : { progress: { total: words.length, position: () => position } };
  return { name, rows: listRows(), columns: [], ...progress };
}

/**
 * Reads the rows of a source: hashes e-mail addresses if `--email` is given, and warns once about a seed that does not fit the flag.
 *
 * @throws CommandError if there is no row, unless that is allowed
 */
async function* readRows(
  { name, rows }: SeedSource,
  { email = false, quiet = false }: ValuesOf<typeof SEED_FLAGS>,
  mayBeEmpty: boolean,
  terminal: Terminal,
): AsyncGenerator<SeedRecord> {
  let [isWarned, isEmpty] = [quiet, !mayBeEmpty];
  for await (const row of rows) {
    isEmpty = false;
    if (!isWarned && isEmail(row.seed.trim()) !== email) {
      isWarned = true;
      const shown = quote(row.seed);
      const text = email ? `${shown} is not an e-mail address` : `${shown} is an e-mail address; --email hashes it`;
      say(terminal, `warning: ${text}`);
    }
    yield email ? { ...row, seed: seedFromEmail(row.seed) } : row;
  }
  if (isEmpty) throw new CommandError(`there are no seeds in ${name}`);
}

/**
 * Opens the source of seeds that the arguments name. Without any, it is standard input, unless that is a terminal.
 *
 * @param expected - the error if there is no source. Without it, standard input may be a terminal or empty
 * @throws UsageError if there is no source, or if the arguments name two
 */
export async function openSeeds(args: SeedArgs, terminal: Terminal, expected?: string): Promise<SeedSource> {
  const { words, values } = args;
  if (words.includes('')) throw new UsageError('expected seeds of at least one character, got an empty one');
  if (values.csv === undefined && values.column !== undefined)
    throw new UsageError('--column: expected --csv FILE too');
  if (values.csv !== undefined && words.length > 0)
    throw new UsageError(`--csv: expected no seeds but those in the file, got ${quote(words[0] ?? '')}`);
  const open = async (): Promise<SeedSource> => {
    if (values.csv !== undefined) return openTable(values.csv, values.column, terminal);
    if (words.length === 0 && terminal.input().isTTY !== true)
      return { name: STANDARD_INPUT, rows: listLines(terminal), columns: [] };
    if (words.length === 0 && expected !== undefined) throw new UsageError(expected);
    return openWords(args, terminal);
  };
  const mayBeEmpty = expected === undefined && values.csv === undefined && words.length === 0;
  const source = await open();
  return { ...source, rows: readRows(source, values, mayBeEmpty, terminal) };
}

/** Reads up to `most` rows, at least one, and closes the source. */
export async function takeRows({ rows }: SeedSource, most: number): Promise<SeedRecord[]> {
  const taken: SeedRecord[] = [];
  for await (const row of rows) {
    taken.push(row);
    if (taken.length === most) break;
  }
  return taken;
}
