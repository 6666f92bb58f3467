// States whose code is hard to write: their seeds and titles contain special characters of shells, parsers and frameworks.
import { seedFromEmail, type AvatarOptions } from 'navii';
import { printSetting } from '../../../lib/options/read.js';

/** A state of the playground and the expected values of its code. */
export interface Case {
  readonly name: string;
  /** The seed of the mascot, after an e-mail address is hashed. */
  readonly seed: string;
  /** The text that is typed into the field. Without it, the seed is in the address. */
  readonly typed?: string;
  readonly options: AvatarOptions;
  /** The alternative text of the picture. */
  readonly alt: string;
}

type Draft = Partial<Omit<Case, 'seed'>> & Pick<Case, 'seed'>;

const PACKS = ['accra-gallery', 'command-center'] as const;
const EVERYTHING = {
  size: 200,
  palette: 'mint',
  background: 'ring',
  tileBg: '#ff8800',
  mood: 'wink',
  packs: PACKS,
  style: 'femme',
  title: 'Grace "Amazing" O\'Hara & {co}',
  animated: true,
} as const;

const DRAFTS: readonly Draft[] = [
  { seed: 'Ada' },
  { seed: ' Ada  Lovelace ', options: { tileBg: '#ff8800' } },
  { seed: 'brand', options: { colors: ['#2bb5a8', '#ffffff'], flip: true, scale: 80 } },
  { seed: 'Hopper, Grace', options: { animated: true } },
  { seed: `it's "Ada" in C:\\new\\`, options: { title: `it's "Ada"`, tileBg: 'rgb(10, 20, 30)' } },
  { seed: '"quoted"', options: { title: '"quoted"', size: 40 } },
  { seed: '</script><script>alert(1)</script><!--', options: { title: '<b title="x">bold</b></template></script>' } },
  { seed: '${x} {co} {{vue}} {@html x} {/* */}', options: { title: '{co} {{co}} ${co}' } },
  {
    seed: '$(id) `id` $HOME !! !-1 ~ * [a-z] {1,2} ; |',
    options: { mood: ['happy', 'sleepy'], parts: 'topper:crown|none' },
  },
  { seed: '100% %2F a/b.png', options: { packs: PACKS } },
  { seed: '..', options: { packs: ['command-center'], style: 'masc' } },
  { seed: '#?&=&amp;&lt;+;', options: { title: 'R&D &amp; co', tileBg: 'auto' } },
  { seed: 'one\ntwo\tthree\rfour', alt: 'two lines', options: { title: 'two\nlines' } },
  { seed: '\u0001\u001B\u007F\u0085\u00A0\u200B\uFEFFx', alt: ' \u00A0\u200B\uFEFFx' },
  { seed: '👩🏽‍💻🏳️‍🌈 e\u0301é', options: { title: '👩🏽‍💻 e\u0301é' } },
  { seed: 'שלום \u202Eעולם\u2066', options: { title: 'مرحبا \u202Eabc' } },
  { seed: ']( ) ![a](b) *b* __c__ ~~d~~ | `e`', options: { title: '[a] ![b](c) *d* _e_ `f` <g> \\' } },
  { seed: '--version', options: { title: '-o x', palette: ['mint', 'teal'] } },
  { seed: '👾'.repeat(40) + 'x'.repeat(2000), alt: '👾'.repeat(40) + 'x'.repeat(160) },
  { seed: 'Grace/Hopper "H"', options: EVERYTHING },
  // A screen reader should not read a hash out.
  { seed: seedFromEmail('ada@example.org'), typed: ' Ada@Example.org ', alt: '' },
];

/** All states with their expected values. */
export const CASES: readonly Case[] = DRAFTS.map((draft) => {
  const { seed, options = {} } = draft;
  return { name: JSON.stringify(seed.slice(0, 40)), alt: options.title ?? seed, ...draft, options };
});

/** Returns the address of the playground for a state. */
export function addressOf({ seed, typed, options }: Case): string {
  const values = { ...options, ...(typed === undefined ? { seed } : {}) };
  const texts = Object.entries(values).map(([name, value]) => [name, printSetting(value)]);
  return `/?${new URLSearchParams(texts).toString()}`;
}
