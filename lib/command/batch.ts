// Many pictures into one folder. Seeds are read, drawn and written as they come, so that a million need no more memory
// than a hundred, but for the names that are taken.
import { join } from 'node:path';
import { UsageError } from './errors.js';
import { FileNames } from './file-names.js';
import { FingerprintSet } from './fingerprints.js';
import { makeText, type ValuesOf } from './flag.js';
import { Limiter } from './limiter.js';
import type { NamePattern } from './name-pattern.js';
import { encodePicture, formatOf, type Format, type PICTURE_FLAGS } from './picture.js';
import { startProgress } from './progress.js';
import { makeFolder, saveFile } from './save.js';
import { refuseEmpty, type SeedRow, type SeedSource } from './seeds.js';
import { say, throwIfStopped, type Terminal } from './terminal.js';
import { formatAmount, quote } from './text.js';

/** Flags that say where many pictures go. */
export const BATCH_FLAGS = {
  out: makeText('DIR', 'Writes a file for each seed into this folder. More than one seed needs it.'),
  name: makeText(
    'PATTERN',
    'Name of each file: {seed}, {index} from 1 on, or a {column} of the CSV file, and .svg or .png.',
  ),
};

/** Files that are made and written at the same time. */
const AT_ONCE = 8;

/** How a seed is drawn. */
export type Draw = (seed: string) => string;

/** What a batch needs to know. */
export interface Batch {
  readonly folder: string;
  readonly pattern: NamePattern;
  readonly format: Format;
  readonly source: SeedSource;
  readonly isQuiet: boolean;
}

/**
 * Reads the folder that many pictures go into.
 *
 * @returns undefined where there is to be one picture
 * @throws UsageError where it looks like a file, or goes with what is for one picture
 */
export function readFolder(values: ValuesOf<typeof BATCH_FLAGS & typeof PICTURE_FLAGS>): string | undefined {
  const { out, name, output } = values;
  if (out !== undefined && output !== undefined)
    throw new UsageError('--out and --output: pictures go into a folder or one into a file, not both');
  if (out === undefined && name !== undefined)
    throw new UsageError('--name: only files in a folder have names: --out DIR');
  if (out !== undefined && formatOf(out) !== undefined)
    throw new UsageError(`--out: expected a folder, got ${quote(out)}; one picture goes to --output FILE`);
  return out;
}

/** What a row is drawn for: two rows that agree in this are one picture. */
function identify({ seed, fields }: SeedRow, { columns }: NamePattern): string {
  return columns.length === 0 ? seed : JSON.stringify([seed, ...columns.map((column) => fields[column])]);
}

function summarize(batch: Batch, files: number, repeated: number, changed: number, terminal: Terminal): void {
  if (batch.isQuiet) return;
  if (terminal.errors.isTTY === true) say(terminal, `${formatAmount(files, 'picture')} in ${batch.folder}`);
  if (repeated > 0)
    say(terminal, `${formatAmount(repeated, 'seed')} came again and ${repeated === 1 ? 'was' : 'were'} drawn once`);
  if (changed > 0)
    say(terminal, `${formatAmount(changed, 'name')} ${changed === 1 ? 'was' : 'were'} taken: letters were added`);
}

/**
 * Draws every seed of a source into a folder.
 *
 * @throws CommandError when something cannot be read, drawn or written; files that are there then are whole
 */
export async function drawBatch(batch: Batch, draw: Draw, terminal: Terminal): Promise<void> {
  const { folder, pattern, format, source } = batch;
  const names = new FileNames();
  const drawn = new FingerprintSet();
  const limiter = new Limiter(AT_ONCE);
  let index = 0;
  let done = 0;
  await makeFolder(folder);
  const progress = await startProgress(terminal, batch.isQuiet, source.progress);

  async function drawFile(seed: string, name: string): Promise<void> {
    const content = await encodePicture(draw(seed), format);
    await saveFile(join(folder, name), content, terminal);
    done += 1;
    progress.update(done);
  }

  try {
    for await (const row of source.rows) {
      throwIfStopped(terminal);
      index += 1;
      const identity = identify(row, pattern);
      if (!drawn.add(identity)) continue;
      const name = names.claim(pattern.fill(row, index), pattern.extension, identity);
      await limiter.start(() => drawFile(row.seed, name));
    }
  } finally {
    try {
      await limiter.settle();
    } finally {
      progress.stop();
    }
  }
  if (index === 0) refuseEmpty(source);
  summarize(batch, done, index - drawn.size, names.changed, terminal);
}
