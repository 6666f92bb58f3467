// `navii find`: seeds whose mascots look as one wants.
import { setImmediate } from 'node:timers/promises';
import { indexOwners, listNeeded } from '../choose/owners.js';
import { computeOdds, createSearch, MIN_SEARCHABLE_ODDS, suggestRemoval, type SearchQuery } from '../choose/search.js';
import { catalogue, SLOTS, type AvatarSpec, type Slot } from '../index.js';
import { readOptions, valuesOf } from '../options/read.js';
import type { SettingsOf } from '../options/schema.js';
import { toKebab } from '../options/words.js';
import type { Command } from './command.js';
import { CommandError, UsageError } from './errors.js';
import { SEARCH_FLAGS, SEARCH_OPTIONS, SLOT_FLAGS } from './find-flags.js';
import { parseFlags } from './parse.js';
import { print, say, throwIfStopped, type Terminal } from './terminal.js';
import { formatAmount, formatCount, quote } from './text.js';

/** Seeds that are tried before anything else gets a turn: some milliseconds of work. */
const SLICE = 30_000;
const OWNERS = indexOwners(catalogue);
const NEVER = 'no seed looks like that: these traits never come together by chance';

/** How rare something is, in words. */
function describeOdds(odds: number): string {
  if (odds > 0.999) return 'every seed looks so';
  return `about 1 seed in ${formatCount(Number((1 / odds).toPrecision(2)))} looks so`;
}

/** What the wanted traits need, and what was chosen beside it. */
function listPacks(spec: AvatarSpec, match: readonly Slot[], chosen: readonly string[]): string[] {
  return [...new Set([...chosen, ...listNeeded(spec, match, OWNERS)])].sort();
}

/** What to leave out, where that helps. */
function suggest(query: SearchQuery, chosen: readonly string[]): string {
  if (query.match.length === 1) return '';
  const best = suggestRemoval(query, (match) => listPacks(query.spec, match, chosen), catalogue);
  return best === undefined ? '' : `; without --${toKebab(best.slot)} ${describeOdds(best.odds)}`;
}

/** Prints seeds that fit, and gives how many there were. */
async function search(
  query: SearchQuery,
  { count, tries }: SettingsOf<typeof SEARCH_OPTIONS>,
  terminal: Terminal,
): Promise<number> {
  const seeds = createSearch(query, catalogue);
  for (let found = 0; ;) {
    throwIfStopped(terminal);
    const end = Math.min(tries, seeds.tried + SLICE);
    while (found < count && seeds.tried < end) {
      const seed = seeds.tryNext(end - seeds.tried);
      if (seed === undefined) continue;
      found += 1;
      // oxlint-disable-next-line no-await-in-loop -- seeds are shown as they are found
      await print(terminal, `${seed}\n`);
    }
    if (found === count || seeds.tried >= tries) return found;
    // oxlint-disable-next-line no-await-in-loop -- signals get a turn
    await setImmediate();
  }
}

async function run(args: readonly string[], terminal: Terminal): Promise<void> {
  const { values, words } = parseFlags(args, { ...SLOT_FLAGS, ...SEARCH_FLAGS });
  if (words.length > 0)
    throw new UsageError(`expected flags alone, got ${quote(words[0] ?? '')}; the mascot of "find" is: navii -- find`);
  const match = SLOTS.filter((slot) => values[slot] !== undefined);
  if (match.length === 0)
    throw new UsageError('what should it look like? A flag for each trait, such as --topper crown');
  const settings = readOptions(SEARCH_OPTIONS, valuesOf(values), catalogue);
  // Only the slots that must match are looked at.
  const spec = values as unknown as AvatarSpec;
  const packs = listPacks(spec, match, settings.packs);
  const query: SearchQuery = { prefix: settings.prefix, spec, match, packs };
  const odds = computeOdds(query, catalogue);
  if (odds === 0) throw new CommandError(NEVER + suggest(query, settings.packs));
  if (odds < MIN_SEARCHABLE_ODDS && values.tries === undefined)
    throw new CommandError(`too rare to wait for: ${describeOdds(odds)}${suggest(query, settings.packs)}`);
  const drawn = packs.length === 0 ? '' : `, drawn with --packs ${packs.join(',')}`;
  if (values.quiet !== true) say(terminal, describeOdds(odds) + drawn);
  const found = await search(query, settings, terminal);
  if (found < settings.count)
    throw new CommandError(
      `found ${found} of ${settings.count} among the first ${formatAmount(settings.tries, 'seed')}`,
    );
}

/** Finds seeds. */
export const find: Command = {
  name: 'find',
  usage: ['--SLOT ID... [options]'],
  summary: 'seeds whose mascots look as you want',
  about:
    'Tries numbered seeds, and prints those whose mascots have all that the flags name, a line each. ' +
    'How rare that is, and the packs that the seeds are to be drawn with, are said beside it. ' +
    'It ends with 1 where it gives up before all are found.',
  groups: [
    { title: 'Traits', flags: SLOT_FLAGS },
    { title: 'Search', flags: SEARCH_FLAGS },
  ],
  examples: ['navii find --palette mint --topper crown', 'navii find --body mug --count 3 --prefix user-'],
  run,
};
