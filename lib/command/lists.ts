// The commands that print text: `navii describe` describes mascots; `navii palettes`, `navii packs` and `navii parts` list ids.
import type { Catalogue } from '../choose/catalogue.js';
import { listKnown, listPacks, listPalettes } from '../choose/owners.js';
import { selectSeed, specOf } from '../choose/select.js';
import { readAvatarOptions, SLOTS } from '../index.js';
import { valuesOf } from '../options/read.js';
import { AVATAR_OPTIONS } from '../options/table.js';
import { describeSelection } from '../render/describe.js';
import { type Command, flagsOf, makeSwitch } from './flags.js';
import { openSeeds, SEED_FLAGS } from './seeds.js';
import { print, throwIfStopped, UsageError } from './terminal.js';
import { describeUnknown, quote } from './text.js';

/** The options that a description depends on. */
const LOOKS = flagsOf(
  Object.fromEntries(
    Object.entries(AVATAR_OPTIONS).filter(([name, row]) => 'chooses' in row || name === 'colors' || name === 'flip'),
  ),
);
const OUTPUT = { json: makeSwitch('Prints the choice for each seed as a line of JSON: an id for each slot.') };

export const describe: Command<typeof OUTPUT & typeof SEED_FLAGS> = {
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
  async run(args, terminal, known) {
    const settings = readAvatarOptions(valuesOf(args.values), known);
    const source = await openSeeds(args, terminal, 'expected a seed; to draw the seed "describe": navii -- describe');
    for await (const { seed } of source.rows) {
      throwIfStopped(terminal);
      const selection = selectSeed(seed, settings, known);
      const isJson = args.values.json === true;
      await print(terminal, `${isJson ? JSON.stringify(specOf(selection)) : describeSelection(selection, settings)}\n`);
    }
  },
};

/** Makes a command that prints lines, and that takes words from a list. */
function makeList(
  { name, usage = '', summary, about }: { readonly usage?: string } & Pick<Command, 'name' | 'summary' | 'about'>,
  list: (known: Catalogue, words: readonly string[]) => readonly string[],
  takes: readonly string[] = [],
): Command {
  return {
    name,
    usage: [usage],
    summary,
    about,
    groups: [],
    examples: [],
    run({ words }, terminal, known) {
      const wrong = words.find((word) => !takes.includes(word));
      if (wrong === undefined) return print(terminal, `${list(known, words).join('\n')}\n`);
      throw new UsageError(
        takes.length === 0 ? `expected no arguments, got ${quote(wrong)}` : describeUnknown(wrong, takes),
      );
    },
  };
}

export const lists: readonly Command[] = [
  makeList(
    { name: 'palettes', summary: 'the ids for --palette', about: 'Prints the ids of all palettes, one per line.' },
    (known) => listPalettes(known).map(({ id }) => id),
  ),
  makeList(
    {
      name: 'packs',
      summary: 'the ids for --packs',
      about: 'Prints the id of each pack, a tab and a description, one pack per line.',
    },
    (known) => listPacks(known).map(({ id, about }) => `${id}\t${about}`),
  ),
  makeList(
    {
      name: 'parts',
      usage: '[SLOT...]',
      summary: 'the pairs for --parts',
      about: 'Prints the possible parts as slot:id, one per line: of all slots, or of the slots in the arguments.',
    },
    (known, words) =>
      SLOTS.filter((slot) => words.length === 0 || words.includes(slot)).flatMap((slot) =>
        listKnown(slot, known).map((id) => `${slot}:${id}`),
      ),
    SLOTS,
  ),
];
