// Where seeds come from: arguments, standard input, a CSV file. They are read as they are needed.
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { isEmail, seedFromEmail } from '../choose/seed.js';
import { findColumn, openCsv } from './csv.js';
import { decodeUtf8, splitLines } from './decode.js';
import { CommandError, failedTo, UsageError } from './errors.js';
import { makeSwitch, makeText, type ValuesOf } from './flag.js';
import type { Parsed } from './parse.js';
import { say, type Terminal } from './terminal.js';
import { quote } from './text.js';

/** Flags that say where seeds come from. */
export const SEED_FLAGS = {
  csv: makeText(
    'FILE',
    'Takes the seeds from a CSV file with a first row of names; - is standard input. Commas, semicolons or tabs part its ' +
      'columns: what the first row has most of outside of quotes, else commas.',
  ),
  column: makeText('COLUMN', 'Name or number of the column with the seeds; else the one called seed, or the only one.'),
  email: makeSwitch('Seeds are e-mail addresses: hashes them, as the library does.'),
  quiet: makeSwitch('Says nothing but errors.', 'q'),
};

/** A seed with the row that it stands in. */
export interface SeedRow {
  readonly seed: string;
  /** The values of its row, in the order of the columns. */
  readonly fields: readonly string[];
}

/** Seeds to be read. */
export interface SeedSource {
  /** What they come from, for people. */
  readonly name: string;
  readonly rows: AsyncGenerator<SeedRow>;
  /** The columns of a CSV file. */
  readonly columns: readonly string[];
  /** How far reading has come, and how far it goes: none where nobody can know. */
  readonly progress?: { readonly total: number; readonly position: () => number };
}

type SeedParsed = Parsed<typeof SEED_FLAGS>;

const STANDARD_INPUT = 'standard input';
const NO_FIELDS: readonly string[] = [];

async function measure(path: string): Promise<number> {
  try {
    return (await stat(path)).size;
  } catch (error) {
    throw failedTo(`read ${path}`, error);
  }
}

/** The bytes that a row takes in its file, but for quotation marks. */
function measureRow(fields: readonly string[]): number {
  return fields.reduce((sum, field) => sum + Buffer.byteLength(field) + 1, 0);
}

async function openTable(path: string, column: string | undefined, terminal: Terminal): Promise<SeedSource> {
  const isFile = path !== '-';
  const name = isFile ? path : STANDARD_INPUT;
  const total = isFile ? await measure(path) : 0;
  const bytes = isFile ? createReadStream(path) : terminal.input();
  const { columns, rows } = await openCsv(decodeUtf8(bytes, name), name);
  const place = findColumn(columns, column);
  // Not what is read, for files are read ahead.
  let position = 0;
  async function* listRows(): AsyncGenerator<SeedRow> {
    for await (const fields of rows) {
      position += measureRow(fields);
      const seed = fields[place] ?? '';
      if (seed.trim() !== '') yield { seed, fields };
    }
    position = total;
  }
  const source = { name, rows: listRows(), columns };
  return isFile ? { ...source, progress: { total, position: () => position } } : source;
}

async function* listLines(terminal: Terminal): AsyncGenerator<SeedRow> {
  const lines = splitLines(decodeUtf8(terminal.input(), STANDARD_INPUT), STANDARD_INPUT);
  for await (const seed of lines) yield { seed, fields: NO_FIELDS };
}

function openWords({ words, literals }: SeedParsed, terminal: Terminal): SeedSource {
  const signs = words.length - literals;
  let position = 0;
  async function* listRows(): AsyncGenerator<SeedRow> {
    for (const [index, seed] of words.entries()) {
      position += 1;
      if (seed === '-' && index < signs) yield* listLines(terminal);
      else yield { seed, fields: NO_FIELDS };
    }
  }
  const name = 'the arguments';
  const hasInput = words.slice(0, signs).includes('-');
  const progress = hasInput ? {} : { progress: { total: words.length, position: () => position } };
  return { name, rows: listRows(), columns: [], ...progress };
}

/** Hashes addresses where that is wished, and warns once where it was probably meant. */
async function* readEmails(source: SeedSource, flags: ValuesOf<typeof SEED_FLAGS>, terminal: Terminal) {
  let isWarned = flags.quiet === true;
  const isHashed = flags.email === true;
  for await (const row of source.rows) {
    if (!isWarned && isEmail(row.seed.trim()) !== isHashed) {
      isWarned = true;
      const shown = quote(row.seed);
      const text = isHashed ? `${shown} is no e-mail address` : `${shown} is an e-mail address; --email hashes it`;
      say(terminal, `warning: ${text}`);
    }
    yield isHashed ? { ...row, seed: seedFromEmail(row.seed) } : row;
  }
}

/**
 * Opens the seeds that a command line asks for; without any, those of standard input unless it is a terminal.
 *
 * @returns undefined where there are none to ask for
 * @throws UsageError where a command line asks for two kinds at once
 */
export async function openSeeds(parsed: SeedParsed, terminal: Terminal): Promise<SeedSource | undefined> {
  const { words, values } = parsed;
  if (words.includes('')) throw new UsageError('expected seeds of at least one character, got an empty one');
  if (values.csv === undefined && values.column !== undefined) throw new UsageError('--column: only --csv has columns');
  if (values.csv !== undefined && words.length > 0)
    throw new UsageError(`--csv: the seeds are in the file, but there is also ${quote(words[0] ?? '')}`);
  const open = async (): Promise<SeedSource | undefined> => {
    if (values.csv !== undefined) return openTable(values.csv, values.column, terminal);
    if (words.length > 0) return openWords(parsed, terminal);
    if (terminal.input().isTTY === true) return undefined;
    return { name: STANDARD_INPUT, rows: listLines(terminal), columns: [] };
  };
  const source = await open();
  return source && { ...source, rows: readEmails(source, values, terminal) };
}

/** Reads at most so many rows, and then no more. */
export async function takeRows({ rows }: SeedSource, most: number): Promise<SeedRow[]> {
  const taken: SeedRow[] = [];
  if (most === 0) return taken;
  for await (const row of rows) {
    taken.push(row);
    if (taken.length === most) break;
  }
  return taken;
}

/** Throws because there was not a single seed. */
export function refuseEmpty(source: SeedSource): never {
  throw new CommandError(`there are no seeds in ${source.name}`);
}
