// Colours in arithmetic that gives every runtime the same bytes: + - * / alone, because IEEE 754 says how these round. `Math.cbrt`,
// `**` and the like may differ in the last digit. Luminance and contrast are those of WCAG 2.2, lightness is CIE L*.

/** A colour in OKLab: lightness 0 to 1, and two axes of colour. */
export type Lab = readonly [l: number, a: number, b: number];
export type Axes = readonly [a: number, b: number];

/** The root of a number from 0 to 2, by Newton's method. */
function root(x: number, degree: 2 | 3 | 5): number {
  if (x <= 0) return 0;
  let y = 1;
  for (let i = 0; i < 30; i += 1) {
    const rest = degree === 2 ? y : degree === 3 ? y * y : y * y * y * y;
    y += (x / rest - y) / degree;
  }
  return y;
}

let linear: readonly number[] | undefined;

/** Linear sRGB of the values of a channel, 0 to 255 (WCAG 2.2): x^2.4 is x² · ⁵√x². */
function listLinear(): readonly number[] {
  return (linear ??= Array.from({ length: 256 }, (_, value) => {
    const x = (value / 255 + 0.055) / 1.055;
    return value < 11 ? value / 255 / 12.92 : x * x * root(x * x, 5);
  }));
}

function linearize(hex: string): readonly number[] {
  return [1, 3, 5].map((i) => listLinear()[Number.parseInt(hex.slice(i, i + 2), 16)] ?? 0);
}

export function luminanceOf(hex: string): number {
  const [r = 0, g = 0, b = 0] = linearize(hex);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** CIE L*, 0 to 100. */
export function lightnessOf(hex: string): number {
  const y = luminanceOf(hex);
  return y > 216 / 24_389 ? 116 * root(y, 3) - 16 : (y * 24_389) / 27;
}

export function contrast(one: string, other: string): number {
  const [a, b] = [luminanceOf(one) + 0.05, luminanceOf(other) + 0.05];
  return a > b ? a / b : b / a;
}

export function toLab(hex: string): Lab {
  const [r = 0, g = 0, b = 0] = linearize(hex);
  const l = root(0.412_221_470_8 * r + 0.536_332_536_3 * g + 0.051_445_992_9 * b, 3);
  const m = root(0.211_903_498_2 * r + 0.680_699_545_1 * g + 0.107_396_956_6 * b, 3);
  const s = root(0.088_302_461_9 * r + 0.281_718_837_6 * g + 0.629_978_700_5 * b, 3);
  return [
    0.210_454_255_3 * l + 0.793_617_785 * m - 0.004_072_046_8 * s,
    1.977_998_495_1 * l - 2.428_592_205 * m + 0.450_593_709_9 * s,
    0.025_904_037_1 * l + 0.782_771_766_2 * m - 0.808_675_766 * s,
  ];
}

export function lengthOf(...axes: readonly number[]): number {
  return root(
    axes.reduce((sum, x) => sum + x * x, 0),
    2,
  );
}

/** Distance in OKLab, times 100. */
export function distance(one: string, other: string): number {
  const b = toLab(other);
  return 100 * lengthOf(...toLab(one).map((x, i) => x - (b[i] ?? 0)));
}

function toLinear([lightness, a, b]: Lab): readonly number[] {
  const l = lightness + 0.396_337_777_4 * a + 0.215_803_757_3 * b;
  const m = lightness - 0.105_561_345_8 * a - 0.063_854_172_8 * b;
  const s = lightness - 0.089_484_177_5 * a - 1.291_485_548 * b;
  const [x, y, z] = [l * l * l, m * m * m, s * s * s];
  return [
    4.076_741_662_1 * x - 3.307_711_591_3 * y + 0.230_969_929_2 * z,
    -1.268_438_004_6 * x + 2.609_757_401_1 * y - 0.341_319_396_5 * z,
    -0.004_196_086_3 * x - 0.703_418_614_7 * y + 1.707_614_701 * z,
  ];
}

/** The hex of a colour, as vivid as sRGB allows at its lightness. */
export function toHex([l, a, b]: Lab): string {
  let channels: readonly number[] = [];
  for (let vivid = 24; vivid >= 0; vivid -= 1) {
    channels = toLinear([l, (a * vivid) / 24, (b * vivid) / 24]);
    if (channels.every((x) => x > -0.001 && x < 1.001)) break;
  }
  const pairs = channels.map((x) => {
    const value = listLinear().findIndex((level) => level >= x);
    return (value < 0 ? 255 : value).toString(16).padStart(2, '0');
  });
  return `#${pairs.join('')}`;
}
