// `navii describe SEED…`: a mascot in words, or as JSON.

import { selectSpec } from '../choose/select.js';
import { AVATAR_OPTIONS, catalogue, describe as describeSpec, readAvatarOptions } from '../index.js';
import { valuesOf } from '../options/read.js';
import { listNames } from '../options/schema.js';
import type { Command } from './command.js';
import { UsageError } from './errors.js';
import { flagOf, makeSwitch, type Flags } from './flag.js';
import { parseFlags } from './parse.js';
import { openSeeds, refuseEmpty, SEED_FLAGS } from './seeds.js';
import { print, throwIfStopped, type Terminal } from './terminal.js';

const CHOOSING = listNames((row) => row.chooses === true, AVATAR_OPTIONS);
const LOOKS: Flags = Object.fromEntries(
  Object.entries(AVATAR_OPTIONS).flatMap(([name, row]) => (CHOOSING.has(name) ? [[name, flagOf(row)]] : [])),
);
const OUTPUT = { json: makeSwitch('The choice as JSON, an id for each slot, on a line of its own.') };
const FLAGS = { ...OUTPUT, ...SEED_FLAGS };

async function run(args: readonly string[], terminal: Terminal): Promise<void> {
  const parsed = parseFlags(args, { ...LOOKS, ...FLAGS });
  const settings = readAvatarOptions(valuesOf(parsed.values), catalogue);
  const source = await openSeeds(parsed, terminal);
  if (source === undefined) throw new UsageError('expected a seed; the mascot of "describe" is: navii -- describe');
  let count = 0;
  for await (const { seed } of source.rows) {
    throwIfStopped(terminal);
    count += 1;
    const spec = selectSpec(seed, settings, catalogue);
    await print(terminal, `${parsed.values.json === true ? JSON.stringify(spec) : describeSpec(spec)}\n`);
  }
  if (count === 0) refuseEmpty(source);
}

/** Describes mascots. */
export const describe: Command = {
  name: 'describe',
  usage: ['SEED... [options]'],
  summary: 'a mascot in words, or its choice as JSON',
  about: 'Prints alternative text for the mascot of each seed, a line each, in the order of the seeds.',
  groups: [
    { title: 'Output', flags: OUTPUT },
    { title: 'Looks', flags: LOOKS },
    { title: 'Seeds', flags: SEED_FLAGS },
  ],
  examples: ['navii describe ada', 'navii describe ada --mood wink --json'],
  run,
};
