// Many pictures in one folder. Seeds are read, drawn and written one after the other, so that memory holds no drawings but a few;
// it keeps the seeds and file names so far.
import { join } from 'node:path';
import { FileNames } from '../files/file-names.js';
import { formatOf, joinSuffixes, type Format } from '../formats.js';
import { makeText, type ValuesOf } from './flags.js';
import { encodePicture, type PICTURE_FLAGS } from './picture.js';
import { makeFolder, saveFile } from './save.js';
import { MOST_COLUMNS, type SeedRecord, type SeedSource } from './seeds.js';
import { say, startProgress, type Terminal, throwIfStopped, UsageError } from './terminal.js';
import { describeUnknown, formatAmount, quote } from './text.js';

/** Flags for the target of many pictures. */
export const BATCH_FLAGS = {
  out: makeText('DIR', 'Writes a file for each seed into this folder. Required for more than one seed.'),
  name: makeText(
    'PATTERN',
    `Name of each file, which ends in ${joinSuffixes('or')}. It contains {seed}, {index} from 1, or a {column} of the CSV file.`,
  ),
};

/** Number of files that are drawn and written at the same time. */
const CONCURRENCY = 8;

type NamePattern = ReturnType<typeof readPattern>;

const PLACEHOLDER = /\{([^{}]*)\}/g;

/**
 * Reads a pattern for file names, such as `{index}-{department}.svg`.
 *
 * @param columns - of the CSV file; empty for other sources
 * @returns the extension with its full stop, the indices of the columns that the pattern names, and a function that makes the name of a
 *   file, without its extension
 * @throws UsageError if it is not a file name, or if it names an unknown column
 */
export function readPattern(pattern: string, columns: readonly string[]) {
  if (/[/\\]/.test(pattern)) throw new UsageError(`--name: expected a file name, got a path: ${quote(pattern)}`);
  const format = formatOf(pattern);
  if (format === undefined)
    throw new UsageError(`--name: expected a name that ends in ${joinSuffixes('or')}, got ${quote(pattern)}`);
  const extension = pattern.slice(-format.length - 1);
  const stem = pattern.slice(0, -extension.length);
  const names = Array.from(stem.matchAll(PLACEHOLDER), ([, name = '']) => name);
  if (names.length === 0) throw new UsageError('--name: expected {seed} in it, because each file needs its own name');
  const ofColumns = names.filter((name) => name !== 'seed' && name !== 'index');
  const unknown = ofColumns.find((name) => !columns.includes(name));
  if (unknown !== undefined)
    throw new UsageError(`--name: ${describeUnknown(unknown, ['seed', 'index', ...columns], MOST_COLUMNS)}`);
  return {
    extension,
    columns: ofColumns.map((name) => columns.indexOf(name)),
    fill: ({ seed, fields }: SeedRecord, index: number) =>
      stem.replace(PLACEHOLDER, (_, name: string) => {
        if (name === 'seed') return seed;
        return name === 'index' ? String(index) : (fields[columns.indexOf(name)] ?? '');
      }),
  };
}

interface Batch {
  readonly folder: string;
  readonly pattern: NamePattern;
  readonly format: Format;
  readonly source: SeedSource;
  readonly isQuiet: boolean;
}

/**
 * Reads the folder for many pictures.
 *
 * @returns undefined for a single picture
 * @throws UsageError if it looks like a file, or if it contradicts another flag
 */
export function readFolder(values: ValuesOf<typeof BATCH_FLAGS & typeof PICTURE_FLAGS>): string | undefined {
  const { out, name, output } = values;
  if (out !== undefined && output !== undefined)
    throw new UsageError('--out and --output: expected a folder for many pictures or a file for one, not both');
  if (out === undefined && name !== undefined) throw new UsageError('--name: expected --out DIR too');
  if (out !== undefined && formatOf(out) !== undefined)
    throw new UsageError(`--out: expected a folder, got ${quote(out)}; write one picture with --output FILE`);
  return out;
}

/** The text that identifies a picture. Two rows with the same text give the same file. */
function identify({ seed, fields }: SeedRecord, { columns }: NamePattern): string {
  return columns.length === 0 ? seed : JSON.stringify([seed, ...columns.map((column) => fields[column])]);
}

function summarize(batch: Batch, files: number, repeated: number, changed: number, terminal: Terminal): void {
  if (batch.isQuiet) return;
  if (terminal.errors.isTTY === true) say(terminal, `${formatAmount(files, 'picture')} in ${batch.folder}`);
  if (repeated > 0) say(terminal, `skipped ${formatAmount(repeated, 'repeated seed')}`);
  if (changed > 0)
    say(terminal, `changed ${formatAmount(changed, 'file name')} that ${changed === 1 ? 'was' : 'were'} taken`);
}

/**
 * Draws every seed of a source into a folder.
 *
 * @throws CommandError if something cannot be read, drawn or written; files that exist then are complete
 */
export async function drawBatch(batch: Batch, draw: (seed: string) => string, terminal: Terminal): Promise<void> {
  const { folder, pattern, format, source } = batch;
  const names = new FileNames();
  const drawn = new Set<string>();
  let index = 0;
  let done = 0;
  await makeFolder(folder);
  const progress = await startProgress(terminal, batch.isQuiet, source.progress);

  async function* listFiles(): AsyncGenerator<{ readonly seed: string; readonly name: string }> {
    for await (const row of source.rows) {
      throwIfStopped(terminal);
      index += 1;
      const identity = identify(row, pattern);
      if (drawn.has(identity)) continue;
      drawn.add(identity);
      yield { seed: row.seed, name: names.claim(pattern.fill(row, index), pattern.extension, identity) };
    }
  }

  async function drawFiles(files: AsyncIterable<{ readonly seed: string; readonly name: string }>): Promise<void> {
    for await (const { seed, name } of files) {
      await saveFile(join(folder, name), await encodePicture(draw(seed), format), terminal);
      done += 1;
      progress?.update(done);
    }
  }

  // They take turns at one list, which ends for all of them when one of them fails.
  const files = listFiles();
  const ends = await Promise.allSettled(Array.from({ length: CONCURRENCY }, () => drawFiles(files)));
  progress?.stop();
  for (const end of ends) if (end.status === 'rejected') throw end.reason;
  summarize(batch, done, index - drawn.size, names.changed, terminal);
}
