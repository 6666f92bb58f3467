// Colours in arithmetic that gives every runtime the same bytes: + - * / alone, because IEEE 754 says how these round. `Math.cbrt`,
// `**` and the like may differ in the last digit. Luminance and contrast are those of WCAG 2.2, lightness is CIE L*, and four digits
// of the matrices of OKLab are more than eight bits of a channel show.

/** A colour in OKLab: lightness 0 to 1, and two axes of colour. */
export type Lab = readonly [l: number, a: number, b: number];
type Triple = readonly number[];

const TO_CONES = [
  [0.4122, 0.5363, 0.0515],
  [0.2119, 0.6807, 0.1074],
  [0.0883, 0.2817, 0.63],
];
const TO_LAB = [
  [0.2105, 0.7936, -0.0041],
  [1.978, -2.4286, 0.4506],
  [0.0259, 0.7828, -0.8087],
];
const FROM_LAB = [
  [1, 0.3963, 0.2158],
  [1, -0.1056, -0.0639],
  [1, -0.0895, -1.2915],
];
const FROM_CONES = [
  [4.0767, -3.3077, 0.231],
  [-1.2684, 2.6098, -0.3414],
  [-0.0042, -0.7034, 1.7076],
];

function dot(one: Triple, other: Triple): number {
  return one.reduce((sum, x, i) => sum + x * (other[i] ?? 0), 0);
}

function multiply(matrix: readonly Triple[], vector: Triple): Triple {
  return matrix.map((row) => dot(row, vector));
}

/** The root of a number from 0 to 2, by Newton's method. */
function root(x: number, degree: 2 | 3 | 5): number {
  let y = x > 0 ? 1 : 0;
  for (let i = 0, last = 0; i < 30 && y !== last; i += 1) {
    last = y;
    let power = y;
    for (let k = 2; k < degree; k += 1) power *= y;
    y += (x / power - y) / degree;
  }
  return y;
}

let linear: readonly number[] | undefined;

/** Linear sRGB of the values of a channel, 0 to 255: x^2.4 is x² · ⁵√x². */
function listLinear(): readonly number[] {
  return (linear ??= Array.from({ length: 256 }, (_, value) => {
    const x = (value / 255 + 0.055) / 1.055;
    return value < 11 ? value / 255 / 12.92 : x * x * root(x * x, 5);
  }));
}

function linearize(hex: string): Triple {
  return [1, 3, 5].map((i) => listLinear()[Number.parseInt(hex.slice(i, i + 2), 16)] ?? 0);
}

/** Relative luminance (WCAG 2.2), 0 to 1, of a colour of six digits. */
export function luminanceOf(hex: string): number {
  return dot([0.2126, 0.7152, 0.0722], linearize(hex));
}

/** CIE L*, 0 to 100, of colours that are not almost black (8 or more). */
export function lightnessOf(hex: string): number {
  return 116 * root(luminanceOf(hex), 3) - 16;
}

export function contrast(one: string, other: string): number {
  const [a, b] = [luminanceOf(one) + 0.05, luminanceOf(other) + 0.05];
  return a > b ? a / b : b / a;
}

export function toLab(hex: string): Lab {
  const cones = multiply(TO_CONES, linearize(hex)).map((x) => root(x, 3));
  return multiply(TO_LAB, cones) as unknown as Lab;
}

export function lengthOf(...axes: Triple): number {
  return root(dot(axes, axes), 2);
}

/** Distance in OKLab, times 100. */
export function distance(one: string, other: string): number {
  const to = toLab(other);
  return 100 * lengthOf(...toLab(one).map((x, i) => x - (to[i] ?? 0)));
}

/** Linear sRGB of a colour, and how vivid it may be there: 1 is as it is, 0 is grey. */
function toLinear([l, a, b]: Lab, vivid: number): Triple {
  const cones = multiply(FROM_LAB, [l, a * vivid, b * vivid]);
  return multiply(
    FROM_CONES,
    cones.map((x) => x * x * x),
  );
}

function isInGamut(channels: Triple): boolean {
  return channels.every((x) => x > -0.001 && x < 1.001);
}

/** The value of a channel, 0 to 255: the number of those that are darker, found by halving. */
function toValue(x: number): number {
  let value = 0;
  for (let step = 128; step >= 1; step /= 2) if ((listLinear()[value + step - 1] ?? 1) < x - 0.0002) value += step;
  return value;
}

/** The hex of a colour, as vivid as sRGB allows at its lightness. */
export function toHex(lab: Lab): string {
  let vivid = 1;
  if (!isInGamut(toLinear(lab, vivid)))
    for (let step = 0.5; step > 0.02; step /= 2) vivid += isInGamut(toLinear(lab, vivid)) ? step : -step;
  const values = toLinear(lab, vivid).map(toValue);
  return `#${values.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}
