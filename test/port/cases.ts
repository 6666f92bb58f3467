// Seeds with options for the tests that compare a port with the engine: the same ones in each run, odd ones among them.
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { BACKGROUNDS, listPacks, listPalettes, MOODS, STATUSES, STYLES } from '../../lib/index.js';

export interface Case {
  readonly seed: string;
  readonly options: Readonly<Record<string, string | number | readonly string[]>>;
}

const ODD_IDS = ['none', 'None', 'hold', 'flat', 'unknown', '', ':crown', 'crown:halo', '-0', '+3', '3.0', 'toString'];
const ODD_PAIRS = [
  '',
  ' ',
  'topper',
  ':crown',
  'topper=crown',
  'Topper:crown',
  'style:masc',
  'mood:wink',
  '__proto__:x',
];
// The characters that trim() removes, and two that only Python removes.
const SPACES = [' ', '\t', '\n', '\u00A0', '\u3000', '\uFEFF', '\u001C', '\u0085'];
const ODD_SEEDS = [
  ' ',
  '\0',
  '\n',
  '\uFEFF',
  '\u2028',
  'null',
  '0',
  '{}',
  '"',
  '\\',
  'é',
  'e\u0301',
  'x'.repeat(20_000),
];

type Pool = readonly (readonly [item: string | number | null, weight: number])[];

/** Lists the ids that options can name, by slot. `style` is listed as a slot, but it is not one. */
function readIds(): [slot: string, ids: string[]][] {
  const { pools, packs } = JSON.parse(readFileSync('test/vectors/picks.json', 'utf8')) as {
    pools: Record<string, Pool>;
    packs: Record<string, Record<string, Pool | undefined>>;
  };
  return Object.keys(pools).map((slot) => {
    const all = [pools, ...Object.values(packs)].flatMap((each) => each[slot] ?? []);
    return [slot, all.flatMap(([id]) => (id === null ? [] : [String(id)]))];
  });
}

const space = fc.constantFrom('', '', '', ...SPACES);
const pad = (word: fc.Arbitrary<string>) => fc.tuple(space, word, space).map((parts) => parts.join(''));
const wordsOf = (known: readonly string[], ...odd: string[]) =>
  fc.constantFrom(...known, ...odd, 'unknown', 'toString');
/** Makes some words: a text or a list, with doubles, in any order. */
const several = (word: fc.Arbitrary<string>, least = 1) =>
  fc.array(pad(word), { minLength: least, maxLength: 5 }).chain((words) => fc.constantFrom(words, words.join(',')));
const one = (word: fc.Arbitrary<string>) => fc.oneof({ weight: 2, arbitrary: word }, several(word));

const packIds = listPacks().map(({ id }) => id);
const ids = readIds();
const pairs = fc.constantFrom(...ids).chain(([slot, own]) => {
  const id = fc.oneof({ weight: 5, arbitrary: fc.constantFrom(...own) }, fc.constantFrom(...ODD_IDS));
  const foreign = fc.constantFrom(...ids).chain(([, others]) => fc.constantFrom(...others));
  const choice = fc.oneof(
    { weight: 3, arbitrary: pad(id) },
    pad(foreign),
    fc.array(pad(id)).map((all) => all.join('|')),
  );
  return fc.tuple(pad(fc.constant(slot)), choice).map((parts) => parts.join(':'));
});
const options = fc.record(
  {
    packs: fc.oneof(fc.constantFrom(packIds, ...packIds), several(wordsOf(packIds, 'Winter', 'styles', ''), 0)),
    variant: fc.oneof(
      fc.nat(1100),
      fc.constantFrom('0', '7', ' 12 ', '007', '1234', '-3', '', 'one', 'NaN', '1.5', '+5', '1e2', '5px', '.9'),
    ),
    style: wordsOf(STYLES, 'MASC', ' femme', ''),
    palette: one(
      wordsOf(
        listPalettes().map(({ id }) => id),
        ' mint',
        'Mint',
      ),
    ),
    background: one(wordsOf(BACKGROUNDS, 'Ring', ' none')),
    mood: one(wordsOf(MOODS, 'Wink', ' wink')),
    status: wordsOf(STATUSES, 'Busy', ' done', 'happy', 'done,busy'),
    parts: fc.array(fc.oneof({ weight: 7, arbitrary: pairs }, fc.constantFrom(...ODD_PAIRS))).map(String),
  },
  { requiredKeys: [] },
);
const seeds = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 99 }),
  fc.string({ unit: 'grapheme' }),
  // Halves of emojis, also in the wrong order.
  fc.array(fc.integer({ min: 0xd700, max: 0xe000 })).map((units) => String.fromCharCode(...units)),
);

/** Makes cases, each with another seed. */
export function makeCases(count: number): Case[] {
  const made = fc.sample(fc.record({ seed: seeds, options }), { numRuns: count, seed: 24 });
  return made.map((each, i) => ({ options: each.options, seed: ODD_SEEDS[i] ?? `${each.seed}|${i}` }));
}
