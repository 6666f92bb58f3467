// Seeds with options for the tests that compare a port with the engine: the same ones in each run, odd ones among them.
import { readFileSync } from 'node:fs';
import { MOODS, listPacks, listPalettes } from '../../lib/index.js';

export interface Case {
  readonly seed: string;
  readonly options: Readonly<Record<string, string | readonly string[]>>;
}

export const COUNT = 10_000;

const STYLES = ['masc', 'femme', 'neutral', 'MASC', ' femme', ''];
const BACKGROUNDS = ['none', 'solid', 'ring', 'Ring', ' none', 'unknown'];
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
  'undefined',
  '0',
  '{}',
  '"',
  '\\',
  'e\u0301',
  '\u00E9',
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

/** Makes numbers below `n`, the same ones in each run (a linear congruential generator, whose high bits are good). */
function makeDice(): (n: number) => number {
  let state = 1;
  return (n) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * n);
  };
}

/** Makes a seed that is different for each number. */
function makeSeed(i: number): string {
  switch (i % 8) {
    case 0:
      return ODD_SEEDS[i / 8] ?? String(i);
    case 1:
      // Ten thousand characters include many scripts.
      return `${String.fromCodePoint(0xa1 + i)}${i}`;
    case 2:
      return `${String.fromCodePoint(0x1f300 + (i % 0x2d0), 0x200d, 0x1f468)}${i}`;
    case 3:
      // Half an emoji, and two halves in the wrong order.
      return `${i}${String.fromCharCode(0xd800 + (i % 0x800))}`;
    case 4:
      return `${String.fromCharCode(0xdc00 + (i % 0x400), 0xd800 + (i % 0x400))}${i}`;
    case 5:
      return `${'long '.repeat(i % 128)}${i}`;
    case 6:
      return `${String.fromCharCode(i % 0x20)}user-${i}@example.com `;
    default:
      return `user-${i}`;
  }
}

export function makeCases(): Case[] {
  const roll = makeDice();
  const pick = <T>(list: readonly T[]): T => list[roll(list.length)]!;
  const pickSome = <T>(most: number, make: () => T): T[] => Array.from({ length: 1 + roll(most) }, make);
  const pad = (word: string) => (roll(4) === 0 ? `${pick(SPACES)}${word}${pick(SPACES)}` : word);

  const packIds = listPacks().map(({ id }) => id);
  const paletteIds = [...listPalettes().map(({ id }) => id), 'unknown', ' mint', 'Mint', 'toString'];
  const moods = [...MOODS, 'unknown', 'Wink', ' wink', 'toString'];
  const ids = readIds();

  /** Makes no packs, each pack alone, all of them, or sets: a text or a list, with doubles and unknown ones, in any order. */
  function makePacks(i: number): string | string[] | undefined {
    if (i % 4 === 0) return undefined;
    if (i % 4 === 1) return packIds[((i - 1) / 4) % packIds.length];
    const all = i % 100 === 3 ? packIds : pickSome(5, () => pick([...packIds, 'unknown', 'Winter', 'styles', '']));
    const words = all.map(pad);
    return roll(2) === 0 ? words : words.join(',');
  }

  function makePair(): string {
    if (roll(8) === 0) return pick(ODD_PAIRS);
    const [slot, own] = pick(ids);
    const kind = roll(8);
    const id = pick(kind === 0 ? ODD_IDS : kind === 1 ? pick(ids)[1] : own);
    const more = kind === 2 ? pickSome(3, () => `|${pad(pick([...own, 'none']))}`).join('') : '';
    return `${pad(slot)}:${pad(id)}${more}`;
  }

  /** Makes one value, or several as a text or a list. */
  function makeValue(values: readonly string[]): string | string[] {
    if (roll(3) > 0) return pick(values);
    const words = pickSome(5, () => pad(pick(values)));
    return roll(2) === 0 ? words : words.join(',');
  }

  return Array.from({ length: COUNT }, (_, i) => {
    const sometimes = <T>(n: number, make: () => T): T | undefined => (roll(n) === 0 ? make() : undefined);
    const options = {
      packs: makePacks(i),
      style: sometimes(2, () => pick(STYLES)),
      palette: sometimes(4, () => makeValue(paletteIds)),
      background: sometimes(4, () => makeValue(BACKGROUNDS)),
      mood: sometimes(4, () => makeValue(moods)),
      parts: sometimes(3, () => pickSome(6, makePair).join(',')),
    };
    return {
      seed: makeSeed(i),
      options: Object.fromEntries(Object.entries(options).filter((entry) => entry[1] !== undefined)) as Case['options'],
    };
  });
}
