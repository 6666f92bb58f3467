// Lists colours and measures them, for the tests of the palettes.
import { converter } from 'culori';
import { inkPalette, type Palette } from '../../../lib/palettes/palette.js';
import { TONES } from '../../../lib/spec.js';

const toOklab = converter('oklab');
const toLab = converter('lab65');

/** Measures the distance of two colours in OKLab, times 100. */
export function measureDistance(one: string, other: string): number {
  const a = toOklab(one);
  const b = toOklab(other);
  if (!a || !b) throw new TypeError(`expected two colours, got ${one} and ${other}`);
  return 100 * Math.hypot(a.l - b.l, a.a - b.a, a.b - b.b);
}

/** Lists the colours of every tone, each with its grounds. */
export function listSkins(listed: readonly Palette[]) {
  return listed.flatMap((palette) => {
    const { id, inks, grounds, pale = false } = inkPalette(palette);
    return TONES.map((tone) => ({ name: `${id} ${tone}`, pale, grounds, ...inks(tone, 'bright') }));
  });
}

/** Measures CIE L*, from 0 to 100. */
export function measureLight(color: string): number {
  return toLab(color)?.l ?? NaN;
}

export interface Measure {
  readonly name: string;
  readonly value: number;
}

/** Lists the values outside of a range, the worst first, as text with the range. */
export function listOffenders(measures: readonly Measure[], least: number, most = Infinity): string[] {
  const room = ({ value }: Measure): number => Math.min(value - least, most - value);
  return measures
    .filter((measure) => !(room(measure) >= 0))
    .toSorted((a, b) => room(a) - room(b))
    .map(({ name, value }) => `${name}: ${value.toFixed(2)} is not in ${least} to ${most}`);
}
