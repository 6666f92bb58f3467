// A palette of one to three given colours, such as those of a brand. A given colour stays as it is where everything drawn with it is
// legible, else its lightness changes as little as possible. The measures are those of the house's palettes (`LEAST` in
// ../authoring/contrast.ts, from which a test takes the minima that stand here as numbers).
//
// Every runtime must derive the same bytes, so this file calculates with + - * / and Math.sqrt alone: IEEE 754 says how these round.
// `Math.cbrt`, `**` and the like may differ in the last digit.
import { readPalette, type Palette, type PaletteRow } from './palette.js';

/** A colour in OKLab: lightness 0 to 1, and two axes of colour. */
type Lab = readonly [l: number, a: number, b: number];
type Axes = readonly [a: number, b: number];
type Test = (hex: string) => boolean;

/** The third or the fifth root of a number from 0 to 1, by Newton's method. */
function root(x: number, degree: 3 | 5): number {
  let y = 1;
  for (let i = 0; i < 30 && x > 0; i += 1) y += (x / (degree === 3 ? y * y : y * y * y * y) - y) / degree;
  return x > 0 ? y : 0;
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

function luminanceOf(hex: string): number {
  const [r = 0, g = 0, b = 0] = linearize(hex);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** CIE L*, 0 to 100. */
function lightnessOf(hex: string): number {
  const y = luminanceOf(hex);
  return y > 216 / 24_389 ? 116 * root(y, 3) - 16 : (y * 24_389) / 27;
}

function contrast(one: string, other: string): number {
  const [a, b] = [luminanceOf(one) + 0.05, luminanceOf(other) + 0.05];
  return a > b ? a / b : b / a;
}

function toLab(hex: string): Lab {
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

function lengthOf(...axes: readonly number[]): number {
  return Math.sqrt(axes.reduce((sum, x) => sum + x * x, 0));
}

/** Distance in OKLab, times 100. */
function distance(one: string, other: string): number {
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
function toHex([l, a, b]: Lab): string {
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

/** The colour nearest in lightness that passes a test. */
function nearest([l, a, b]: Lab, isRight: Test): string {
  for (let step = 0; step <= 1; step += 1 / 128) {
    for (const at of [l + step, l - step]) {
      const hex = toHex([at < 0 ? 0 : at > 1 ? 1 : at, a, b]);
      if (isRight(hex)) return hex;
    }
  }
  return toHex([l, a, b]);
}

/** A given colour where it passes a test, else the nearest that does. */
function keep(hex: string, isRight: Test): string {
  return isRight(hex) ? hex : nearest(toLab(hex), isRight);
}

const WHITE = '#ffffff';
/** The darkest ink. */
const INK = '#050505';

/** Whether a body is so dark that its lines are white. Dull and brown bodies never are: they would look like a caricature of skin. */
function isDeep(body: string): boolean {
  const [, a, b] = toLab(body);
  const isBrown = b > 0 && b > 0.577 * a && a > -0.466 * b;
  return contrast(WHITE, body) >= 4.51 && lengthOf(a, b) > 0.06 && !isBrown;
}

function isBody(hex: string): boolean {
  return lightnessOf(hex) >= 40.1 && (isDeep(hex) || contrast(INK, hex) >= 4.51);
}

/** Turns a hue by the angle of this cosine and sine. */
function turn([a, b]: Axes, cos: number, sin: number): Axes {
  return [a * cos - b * sin, a * sin + b * cos];
}

/** Derives the colours of one body, and with them those of all the rest. */
function deriveRow(given: string, givenGround: string | undefined, givenAccent: string | undefined): PaletteRow {
  const body = keep(given, isBody);
  const [l, a, b] = toLab(body);
  const chroma = lengthOf(a, b);
  // A grey has no hue: its company is that of a warm one.
  const hue: Axes = chroma < 0.02 ? [0.9, 0.44] : [a / chroma, b / chroma];
  const place = (at: number, vivid: number, [x, y]: Axes): Lab => [at, x * vivid, y * vivid];

  const isWhite = isDeep(body);
  const isPale = contrast(WHITE, body) < 1.31;
  const dark = nearest(place(0.2, chroma < 0.03 ? chroma : 0.03, hue), (hex) => {
    return contrast(hex, WHITE) >= 4.51 && (isWhite || contrast(hex, body) >= 4.51);
  });
  const ink = isWhite ? WHITE : dark;
  const shade = nearest([l * 0.82, a * 0.95, b * 0.95], (hex) => {
    return distance(hex, body) >= 8.5 && contrast(hex, WHITE) >= 1.51;
  });
  const belly = nearest(
    isWhite ? place(l + 0.05, chroma * 0.95, turn(hue, 0.94, 0.34)) : [l + (1 - l) * 0.62, a * 0.45, b * 0.45],
    (hex) =>
      distance(hex, body) >= 5 && contrast(hex, ink) >= 4.51 && (isPale || contrast(hex, WHITE) >= (isWhite ? 4.51 : 1.11)),
  );

  const isGround: Test = (hex) => {
    const [lightness, under] = [lightnessOf(hex), lightnessOf(body)];
    const apart = lightness > under ? lightness - under : under - lightness;
    const areLight = luminanceOf(body) > 0.24 && luminanceOf(hex) > 0.4;
    const edge = Math.max(contrast(hex, body), contrast(hex, shade));
    return lightness >= 18.1 && apart >= 30.1 && edge >= (areLight ? 1.51 : 3.01);
  };
  const isLight = lightnessOf(body) <= 60;
  let around = hue;
  const grounds = Array.from({ length: 8 }, () => {
    around = turn(around, 0.7071, 0.7071);
    return nearest(isLight ? place(0.93, 0.06, around) : place(0.43, 0.1, around), isGround);
  });
  const ground = givenGround && keep(givenGround, isGround);

  const isAccent: Test = (hex) => {
    return contrast(hex, dark) >= 4.51 && distance(hex, body) >= 6.1 && (ground === undefined || distance(hex, ground) >= 6.1);
  };
  const accent = givenAccent && keep(givenAccent, isAccent);
  const accents = [turn(hue, -0.866, 0.5), turn(hue, 0.643, 0.766), turn(hue, -0.174, -0.985)].map((around, i) => {
    const hex = accent ?? nearest(place(0.78 + 0.07 * around[1] + 0.02 * i, 0.15 - 0.02 * i, around), isAccent);
    const [lightness, x, y] = toLab(hex);
    return [hex, toHex([lightness * 0.84, x, y])] as const;
  });
  const blush = nearest(isWhite ? place(l + 0.2, 0.15, turn(hue, 0.94, -0.34)) : [0.72, 0.145, 0.04], (hex) => {
    return distance(hex, body) >= 10 && accents.every(([each]) => distance(hex, each) >= 5);
  });

  const join = (...colors: readonly string[]): string => colors.map((hex) => hex.slice(1)).join(' ');
  const tone = join(body, shade, belly);
  const row: PaletteRow = {
    id: 'brand',
    weight: 1,
    inks: join(ink, dark, blush),
    accents: accents.map((pair) => join(...pair)) as unknown as PaletteRow['accents'],
    tones: [tone, tone, tone],
    grounds: join(...grounds.map((hex) => ground ?? hex)),
  };
  return isPale ? { ...row, pale: true } : row;
}

/**
 * Derives a palette from colours.
 *
 * @param colors - as `#aabbcc`, at most three: the body, the grounds, the accents
 */
export function derivePalette([body = WHITE, ground, accent]: readonly string[]): PaletteRow {
  return deriveRow(body, ground, accent);
}

/** Palettes that are kept: each takes some KB, and requests may name any colours. */
const MOST_KEPT = 256;
const kept = new Map<string, Palette>();

/** The palette of {@link derivePalette}, ready to draw with. */
export function paletteOf(colors: readonly string[]): Palette {
  const key = colors.join();
  let palette = kept.get(key);
  if (palette === undefined) {
    if (kept.size === MOST_KEPT) kept.clear();
    kept.set(key, (palette = readPalette(derivePalette(colors))));
  }
  return palette;
}
