// Seeds and options for the test of parity of the elements.
import { MOODS, listPacks, listPalettes, type AvatarOptions } from '../lib/index.js';

const ODD = [...'alice Aa 0 100% a/b x.png é e\u0301 日本語 😀 <b>"&\' ../.. ?#&=+'.split(' '), ' '];

/** Makes a different set of options for each seed, without those that are left out. */
function optionsFor(i: number): AvatarOptions {
  const every = <T>(n: number, value: T) => (i % n === 0 ? value : undefined);
  const options = {
    size: every(2, 16 + i * 3),
    variant: every(5, 1100 - i),
    palette: every(3, i % 4 === 0 ? 'tulip,mint' : listPalettes()[i % listPalettes().length]?.id),
    background: every(4, ['none', 'solid', 'ring'][i % 3]),
    tileBg: every(5, ['auto', '#0af', 'oklch(70% 0.1 200)', 'nonsense'][i % 4]),
    colors: every(4, ['#2bb5a8', 'FFF,001f3f', '#e50914, red ,#0af,#abc,#123'][i % 3]),
    scale: every(9, 40 + i),
    flip: every(7, true),
    mood: every(3, i % 2 === 0 ? MOODS[i % MOODS.length] : MOODS.slice(i % 4)),
    parts: every(9, 'topper:crown|beanie|none,tilt:-6|6'),
    packs: every(
      6,
      [listPacks()[i % listPacks().length]?.id, listPacks()[(i * 7) % listPacks().length]?.id, 'unknown'].join(','),
    ),
    style: every(7, ['masc', 'femme', 'neutral'][i % 3]),
    title: every(8, `Nr. ${i} <&"'> é`),
  };
  return Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined));
}

/** Lists the first cases: odd seeds, then plain ones. */
export function listCases(count: number): { seed: string; options: AvatarOptions }[] {
  const seeds = [...ODD, ...Array.from({ length: count - ODD.length }, (_, i) => `user-${i}`)];
  return seeds.map((seed, i) => ({ seed, options: optionsFor(i) }));
}
