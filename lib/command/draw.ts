// `navii SEED…`: the mascots of seeds, one to standard output or to a file, many into a folder.

import { AVATAR_OPTIONS, catalogue, readAvatarOptions } from '../index.js';
import { valuesOf } from '../options/read.js';
import { drawSeed } from '../render/avatar.js';
import { BATCH_FLAGS, drawBatch, readFolder } from './batch.js';
import type { Command } from './command.js';
import { UsageError } from './errors.js';
import { flagsOf } from './flag.js';
import { readPattern } from './name-pattern.js';
import { parseFlags } from './parse.js';
import { deliver, fitSettings, PICTURE_FLAGS, readFormat, readTarget, type Target } from './picture.js';
import { openSeeds, refuseEmpty, SEED_FLAGS, takeRows } from './seeds.js';
import type { Terminal } from './terminal.js';

const LOOKS = flagsOf(AVATAR_OPTIONS);
const FLAGS = { ...LOOKS, ...PICTURE_FLAGS, ...BATCH_FLAGS, ...SEED_FLAGS };

async function run(args: readonly string[], terminal: Terminal): Promise<void> {
  const parsed = parseFlags(args, FLAGS);
  const { values } = parsed;
  const settings = readAvatarOptions(valuesOf(values), catalogue);
  // What makes no sense is told before anything is read.
  const folder = readFolder(values);
  const target: Target =
    folder === undefined
      ? readTarget(values, terminal)
      : { format: readFormat('--name', values.name, values.png), path: undefined };
  const { format } = target;
  const source = await openSeeds(parsed, terminal);
  if (source === undefined) throw new UsageError('expected a seed: any text whose mascot you want');
  const fitted = await fitSettings(format, values, settings, AVATAR_OPTIONS, terminal);
  const draw = (seed: string): string => drawSeed(seed, fitted, catalogue);
  if (folder !== undefined) {
    const pattern = readPattern(values.name ?? `{seed}.${format}`, source.columns);
    await drawBatch({ folder, pattern, format, source, isQuiet: values.quiet === true }, draw, terminal);
    return;
  }
  const [row, another] = await takeRows(source, 2);
  if (row === undefined) refuseEmpty(source);
  if (another !== undefined) throw new UsageError('more than one seed: --out DIR says where their pictures go');
  await deliver(draw(row.seed), target, terminal);
}

/** Draws mascots. */
export const draw: Command = {
  name: '',
  usage: ['SEED [options] > FILE.svg', 'SEED... --out DIR [options]', 'COMMAND [options]'],
  summary: 'the mascot of a seed, or of many',
  about:
    'Draws the mascot of a seed, which is any text: the same seed is always the same mascot. ' +
    'Several seeds are several arguments, or lines of standard input, or a column of a CSV file.',
  groups: [
    { title: 'Looks', flags: LOOKS },
    { title: 'Output', flags: { ...PICTURE_FLAGS, ...BATCH_FLAGS } },
    { title: 'Seeds', flags: SEED_FLAGS },
  ],
  examples: [
    'navii ada > ada.svg',
    'navii ada --mood wink --size 256 -o ada.png',
    'navii --csv team.csv --column email --email --out avatars',
    'cut -d: -f1 names | navii --out avatars --name "{index}-{seed}.png"',
  ],
  run,
};
