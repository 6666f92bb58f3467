// The commands that print text: `navii describe` describes mascots; `navii palettes`, `navii packs` and `navii parts` list ids.
import type { Catalogue } from '../choose/catalogue.js';
import { listKnown, listPacks, listPalettes } from '../choose/owners.js';
import { selectSeed, specOf } from '../choose/select.js';
import { readAvatarOptions, SLOTS } from '../index.js';
import { valuesOf } from '../options/read.js';
import { AVATAR_OPTIONS } from '../options/table.js';
import { describeSelection } from '../render/describe.js';
import { type Command, flagsOf, makeSwitch, parseFlags } from './flags.js';
import { openSeeds, refuseEmpty, SEED_FLAGS } from './seeds.js';
import { print, type Terminal, throwIfStopped, UsageError } from './terminal.js';
import { describeUnknown, quote } from './text.js';

/** The options that a description depends on. */
const LOOKS = flagsOf(
  Object.fromEntries(
    Object.entries(AVATAR_OPTIONS).filter(([name, row]) => 'chooses' in row || name === 'colors' || name === 'flip'),
  ),
);
const OUTPUT = { json: makeSwitch('Prints the choice for each seed as a line of JSON: an id for each slot.') };
const DESCRIBE_FLAGS = { ...OUTPUT, ...SEED_FLAGS };

async function runDescribe(args: readonly string[], terminal: Terminal, known: Catalogue): Promise<void> {
  const parsed = parseFlags(args, { ...LOOKS, ...DESCRIBE_FLAGS }, known);
  const settings = readAvatarOptions(valuesOf(parsed.values), known);
  const source = await openSeeds(parsed, terminal);
  if (source === undefined) throw new UsageError('expected a seed; to draw the seed "describe": navii -- describe');
  let count = 0;
  for await (const { seed } of source.rows) {
    throwIfStopped(terminal);
    count += 1;
    const selection = selectSeed(seed, settings, known);
    const line =
      parsed.values.json === true ? JSON.stringify(specOf(selection)) : describeSelection(selection, settings);
    await print(terminal, `${line}\n`);
  }
  if (count === 0) refuseEmpty(source);
}

/** Describes mascots. */
export const describe: Command = {
  name: 'describe',
  usage: ['SEED... [flags]'],
  summary: 'a mascot in words, or its choice as JSON',
  about: 'Prints alternative text for the mascot of each seed, one line per seed, in the order of the seeds.',
  groups: [
    { title: 'Output', flags: OUTPUT },
    { title: 'Looks', flags: LOOKS },
    { title: 'Seeds', flags: SEED_FLAGS },
  ],
  examples: ['navii describe ada', 'navii describe ada --mood wink --json'],
  run: runDescribe,
};

function expectNone(words: readonly string[]): void {
  if (words.length > 0) throw new UsageError(`expected no arguments, got ${quote(words[0] ?? '')}`);
}

function listParts(words: readonly string[], known: Catalogue): string[] {
  const unknown = words.find((word) => !SLOTS.some((slot) => slot === word));
  if (unknown !== undefined) throw new UsageError(describeUnknown(unknown, SLOTS));
  const slots = words.length === 0 ? SLOTS : SLOTS.filter((slot) => words.includes(slot));
  return slots.flatMap((slot) => listKnown(slot, known).map((id) => `${slot}:${id}`));
}

function makeList(
  { name, usage, summary, about }: Pick<Command, 'name' | 'usage' | 'summary' | 'about'>,
  list: (words: readonly string[], known: Catalogue) => readonly string[],
): Command {
  const run = async (args: readonly string[], terminal: Terminal, known: Catalogue): Promise<void> => {
    const { words } = parseFlags(args, {}, known);
    await print(terminal, `${list(words, known).join('\n')}\n`);
  };
  return { name, usage, summary, about, groups: [], examples: [], run };
}

/** Commands that list the ids for options. */
export const lists: readonly Command[] = [
  makeList(
    {
      name: 'palettes',
      usage: [''],
      summary: 'the ids for --palette',
      about: 'Prints the ids of all palettes, one per line.',
    },
    (words, known) => {
      expectNone(words);
      return listPalettes(known).map(({ id }) => id);
    },
  ),
  makeList(
    {
      name: 'packs',
      usage: [''],
      summary: 'the ids for --packs',
      about: 'Prints the id of each pack, a tab and a description, one pack per line.',
    },
    (words, known) => {
      expectNone(words);
      return listPacks(known).map(({ id, about }) => `${id}\t${about}`);
    },
  ),
  makeList(
    {
      name: 'parts',
      usage: ['[SLOT...]'],
      summary: 'the pairs for --parts',
      about: 'Prints the possible parts as slot:id, one per line: of all slots, or of the slots in the arguments.',
    },
    listParts,
  ),
];
