// `navii group SEED…`: several mascots in one picture.

import { catalogue, GROUP_OPTIONS, readGroupOptions } from '../index.js';
import { valuesOf } from '../options/read.js';
import { GROUP_SEEDS } from '../options/schema.js';
import { readMembers, renderMembers } from '../render/group.js';
import type { Command } from './command.js';
import { UsageError } from './errors.js';
import { flagsOf } from './flag.js';
import { parseFlags } from './parse.js';
import { deliver, fitSettings, PICTURE_FLAGS, readTarget } from './picture.js';
import { openSeeds, refuseEmpty, SEED_FLAGS, takeRows } from './seeds.js';
import { say, type Terminal } from './terminal.js';

const LOOKS = flagsOf(GROUP_OPTIONS);
const FLAGS = { ...LOOKS, ...PICTURE_FLAGS, ...SEED_FLAGS };

async function run(args: readonly string[], terminal: Terminal): Promise<void> {
  const parsed = parseFlags(args, FLAGS);
  const { values } = parsed;
  const target = readTarget(values, terminal);
  const settings = readGroupOptions(valuesOf(values, GROUP_OPTIONS), catalogue);
  const source = await openSeeds(parsed, terminal);
  if (source === undefined) throw new UsageError('expected seeds; the mascot of "group" is: navii -- group');
  const rows = await takeRows(source, GROUP_SEEDS + 1);
  if (rows.length === 0) refuseEmpty(source);
  if (rows.length > GROUP_SEEDS && values.quiet !== true)
    say(terminal, `warning: a group has ${GROUP_SEEDS} members at the most; the others are left out`);
  const fitted = await fitSettings(target.format, values, settings, GROUP_OPTIONS, terminal);
  const seeds = rows.map(({ seed }) => seed);
  await deliver(renderMembers(readMembers(seeds, fitted, catalogue), fitted, catalogue), target, terminal);
}

/** Draws groups. */
export const group: Command = {
  name: 'group',
  usage: ['SEED... [options] > FILE.svg'],
  summary: 'several mascots in one picture',
  about: 'Draws mascots side by side, each a little over the one before it.',
  groups: [
    { title: 'Looks', flags: LOOKS },
    { title: 'Output', flags: PICTURE_FLAGS },
    { title: 'Seeds', flags: SEED_FLAGS },
  ],
  examples: ['navii group ada grace joan > team.svg', 'navii group --csv team.csv --max 5 -o team.png'],
  run,
};
