// `navii find`: finds seeds with the wanted traits.
import { setImmediate } from 'node:timers/promises';
import { catalogue } from '../catalogue.js';
import type { Catalogue } from '../choose/catalogue.js';
import { canBeEmpty, indexOwners, listKnown, listNeeded, type OptionId, readOptionId } from '../choose/owners.js';
import { computeOdds, createSearch, MIN_SEARCHABLE_ODDS, suggestRemoval, type SearchQuery } from '../choose/search.js';
import { type Slot, SLOTS } from '../index.js';
import { EMPTY, toLine, listValues, readOptions, valuesOf } from '../options/read.js';
import type { SettingsOf } from '../options/row.js';
import { AVATAR_OPTIONS } from '../options/table.js';
import { toKebab } from '../options/words.js';
import type { SlotIds } from '../spec.js';
import { type Command, type Flag, flagsOf, makeSwitch } from './flags.js';
import { CommandError, print, say, type Terminal, throwIfStopped, UsageError } from './terminal.js';
import { describeUnknown, formatAmount, formatCount, quote } from './text.js';

const SEARCH_OPTIONS = {
  count: { kind: 'integer', min: 1, max: 10_000, default: 5, doc: 'Number of seeds to find.' },
  prefix: { kind: 'text', maxLength: 100, default: 'navii-', doc: 'Beginning of each seed, before its number.' },
  tries: { kind: 'integer', min: 1, max: 1e12, default: 1e8, doc: 'Number of seeds to try at most.' },
  packs: {
    ...AVATAR_OPTIONS.packs,
    doc: 'Packs to draw the seeds with, in addition to the packs of the wanted parts.',
  },
} as const;

function readId(slot: Slot, text: string, known: Catalogue): OptionId {
  const id = readOptionId(slot, text, known);
  if (id !== undefined) return id;
  const ids = listKnown(slot, known).map(String);
  throw new UsageError(describeUnknown(text, canBeEmpty(slot, known) ? [...ids, EMPTY] : ids));
}

function readSlot(slot: Slot, text: string, known: Catalogue): readonly OptionId[] {
  return listValues(text, ',').map((word) => readId(slot, String(word), known));
}

function flagOfSlot(slot: Slot): Flag<readonly OptionId[]> {
  const count = listKnown(slot, catalogue).length;
  const ids = count > 8 ? `one of ${count}, see: navii parts ${slot}` : listKnown(slot, catalogue).join(', ');
  const doc = canBeEmpty(slot, catalogue) ? `${ids}; or ${EMPTY}` : ids;
  return { value: 'IDS', doc, read: (text, known) => readSlot(slot, text, known) };
}

const SLOT_FLAGS = Object.fromEntries(SLOTS.map((slot) => [slot, flagOfSlot(slot)])) as Record<
  Slot,
  Flag<readonly OptionId[]>
>;

// The reader of options changes some prefixes: an empty one to the default, a line break to a space. The command refuses those,
// because the seeds would begin with another prefix than the given one.
function readPrefix(text: string): string {
  const { maxLength } = SEARCH_OPTIONS.prefix;
  if (toLine(text, maxLength) === text) return text;
  throw new UsageError(
    `expected 1 to ${maxLength} characters without line breaks or other control characters, got ${quote(text)}`,
  );
}

const OPTION_FLAGS = flagsOf(SEARCH_OPTIONS);
const SEARCH_FLAGS = {
  ...OPTION_FLAGS,
  prefix: { ...OPTION_FLAGS.prefix, read: readPrefix },
  quiet: makeSwitch('Prints only the seeds, and no messages except errors.', 'q'),
};

/** Number of seeds that are tried before other events are handled: a few milliseconds of work. */
const SLICE = 30_000;
const IMPOSSIBLE = 'no seed can have all these traits';

function describeOdds(odds: number): string {
  if (odds > 0.999) return 'every seed matches';
  return `about 1 seed in ${formatCount(Number((1 / odds).toPrecision(2)))} matches`;
}

/** The packs of the wanted traits, and the packs that were given. */
function listPacks(spec: SlotIds, match: readonly Slot[], given: readonly string[], known: Catalogue): string[] {
  return [...new Set([...given, ...listNeeded(spec, match, indexOwners(known))])].sort();
}

/** Suggests the trait to leave out; empty if that does not help. */
function suggest(query: SearchQuery, given: readonly string[], known: Catalogue): string {
  if (query.match.length === 1) return '';
  const best = suggestRemoval(query, (match) => listPacks(query.spec, match, given, known), known);
  return best === undefined ? '' : `; without --${toKebab(best.slot)}, ${describeOdds(best.odds)}`;
}

/** Prints the seeds that match, and returns their number. */
async function search(
  query: SearchQuery,
  { count, tries }: SettingsOf<typeof SEARCH_OPTIONS>,
  terminal: Terminal,
  known: Catalogue,
): Promise<number> {
  const seeds = createSearch(query, known);
  for (let found = 0; ;) {
    throwIfStopped(terminal);
    const end = Math.min(tries, seeds.tried + SLICE);
    while (found < count && seeds.tried < end) {
      const seed = seeds.tryNext(end - seeds.tried);
      if (seed === undefined) continue;
      found += 1;
      // oxlint-disable-next-line no-await-in-loop -- each seed is printed when it is found
      await print(terminal, `${seed}\n`);
    }
    if (found === count || seeds.tried >= tries) return found;
    // oxlint-disable-next-line no-await-in-loop -- lets the process handle signals
    await setImmediate();
  }
}

export const find: Command<typeof SLOT_FLAGS & typeof SEARCH_FLAGS> = {
  name: 'find',
  usage: ['--SLOT IDS... [flags]'],
  summary: 'seeds whose mascots have wanted traits',
  about:
    'Tries numbered seeds, and prints the seeds of mascots with all the given traits, one per line. ' +
    'Of several ids with commas between them, one is enough. ' +
    'A message says how rare such a seed is and which packs to draw it with. ' +
    'The exit code is 1 if fewer seeds than wanted are found.',
  groups: [
    { title: 'Traits', flags: SLOT_FLAGS },
    { title: 'Search', flags: SEARCH_FLAGS },
  ],
  examples: ['navii find --palette mint,teal --topper crown', 'navii find --body mug --count 3 --prefix user-'],
  async run({ values, words }, terminal, known) {
    if (words.length > 0)
      throw new UsageError(`expected only flags, got ${quote(words[0] ?? '')}; to draw the seed "find": navii -- find`);
    const match = SLOTS.filter((slot) => values[slot] !== undefined);
    if (match.length === 0) throw new UsageError('expected a flag for each wanted trait, such as --topper crown');
    const settings = readOptions(SEARCH_OPTIONS, valuesOf({ packs: known.defaults.packs, ...values }), known);
    // The search reads only the slots in `match`, and those have values.
    const spec = values as SearchQuery['spec'];
    const packs = listPacks(spec, match, settings.packs, known);
    const query: SearchQuery = { prefix: settings.prefix, spec, match, packs };
    const odds = computeOdds(query, known);
    if (odds === 0) throw new CommandError(IMPOSSIBLE + suggest(query, settings.packs, known));
    if (odds < MIN_SEARCHABLE_ODDS && values.tries === undefined)
      throw new CommandError(`too rare to search for: ${describeOdds(odds)}${suggest(query, settings.packs, known)}`);
    const drawn = packs.length === 0 ? '' : `; draw the seeds with --packs ${packs.join(',')}`;
    if (values.quiet !== true) say(terminal, describeOdds(odds) + drawn);
    const found = await search(query, settings, terminal, known);
    if (found < settings.count)
      throw new CommandError(
        `found ${found} of ${settings.count} among the first ${formatAmount(settings.tries, 'seed')}`,
      );
  },
};
