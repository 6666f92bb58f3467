// `navii palettes`, `navii packs` and `navii parts`: the ids that options take.
import { listKnown } from '../choose/owners.js';
import { catalogue, PACKS, PALETTES, SLOTS } from '../index.js';
import type { Command } from './command.js';
import { UsageError } from './errors.js';
import { parseFlags } from './parse.js';
import { print, type Terminal } from './terminal.js';
import { describeUnknown, quote } from './text.js';

function expectNone(words: readonly string[]): void {
  if (words.length > 0) throw new UsageError(`expected nothing more, got ${quote(words[0] ?? '')}`);
}

function listParts(words: readonly string[]): string[] {
  const unknown = words.find((word) => !SLOTS.some((slot) => slot === word));
  if (unknown !== undefined) throw new UsageError(describeUnknown(unknown, SLOTS));
  const slots = words.length === 0 ? SLOTS : SLOTS.filter((slot) => words.includes(slot));
  return slots.flatMap((slot) => listKnown(slot, catalogue).map((id) => `${slot}:${id}`));
}

function makeList(
  { name, usage, summary, about }: Pick<Command, 'name' | 'usage' | 'summary' | 'about'>,
  list: (words: readonly string[]) => readonly string[],
): Command {
  const run = async (args: readonly string[], terminal: Terminal): Promise<void> => {
    const { words } = parseFlags(args, {});
    await print(terminal, `${list(words).join('\n')}\n`);
  };
  return { name, usage, summary, about, groups: [], examples: [], run };
}

/** Commands that print lists. */
export const lists: readonly Command[] = [
  makeList(
    {
      name: 'palettes',
      usage: [''],
      summary: 'the ids that --palette takes',
      about: 'Prints the ids of all palettes, a line each.',
    },
    (words) => {
      expectNone(words);
      return PALETTES.map(({ id }) => id);
    },
  ),
  makeList(
    {
      name: 'packs',
      usage: [''],
      summary: 'the ids that --packs takes',
      about: 'Prints the ids of all packs, a line each, and behind a tab what they look like.',
    },
    (words) => {
      expectNone(words);
      return PACKS.map(({ id, about }) => `${id}\t${about}`);
    },
  ),
  makeList(
    {
      name: 'parts',
      usage: ['[SLOT...]'],
      summary: 'the pairs that --parts takes',
      about: 'Prints what slots can hold, a line each, as slot:id; of all slots, or of those that are named.',
    },
    listParts,
  ),
];
