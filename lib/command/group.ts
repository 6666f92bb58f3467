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
import { openSeeds, refuseEmpty, SEED_FLAGS } from './seeds.js';
import type { Terminal } from './terminal.js';

const LOOKS = flagsOf(GROUP_OPTIONS);
const FLAGS = { ...LOOKS, ...PICTURE_FLAGS, ...SEED_FLAGS };

async function run(args: readonly string[], terminal: Terminal): Promise<void> {
  const parsed = parseFlags(args, FLAGS);
  const { values } = parsed;
  const target = readTarget(values, terminal);
  const settings = readGroupOptions(valuesOf(values), catalogue);
  const source = await openSeeds(parsed, terminal);
  if (source === undefined) throw new UsageError('expected seeds; the mascot of "group" is: navii -- group');
  const seeds: string[] = [];
  let count = 0;
  for await (const { seed } of source.rows) {
    count += 1;
    if (count <= GROUP_SEEDS) seeds.push(seed);
  }
  if (count === 0) refuseEmpty(source);
  const fitted = await fitSettings(target.format, values, settings, GROUP_OPTIONS, terminal);
  const members = { ...readMembers(seeds, fitted, catalogue), count };
  await deliver(renderMembers(members, fitted, catalogue), target, terminal);
}

/** Draws groups. */
export const group: Command = {
  name: 'group',
  usage: ['SEED... [options] > FILE.svg'],
  summary: 'several mascots in one picture',
  about: 'Draws mascots side by side, each a little over the one before it. What does not fit counts into a +N.',
  groups: [
    { title: 'Looks', flags: LOOKS },
    { title: 'Output', flags: PICTURE_FLAGS },
    { title: 'Seeds', flags: SEED_FLAGS },
  ],
  examples: ['navii group ada grace joan > team.svg', 'navii group --csv team.csv --max 5 -o team.png'],
  run,
};
