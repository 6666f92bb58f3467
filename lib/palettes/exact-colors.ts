// Colours in arithmetic that gives every runtime the same bytes: only + - * /, because IEEE 754 says how these round. `Math.cbrt`,
// `**` and the like may differ in the last digit. Luminance and contrast follow WCAG 2.2, lightness is CIE L*, and four digits
// of the matrices of OKLab are more than eight bits of a channel show.

/** A colour in sRGB: 0xrrggbb. */
export type Rgb = number;

/** Reads a colour of six digits. */
export function parseHex(hex: string): Rgb {
  return Number.parseInt(hex.slice(1), 16);
}

export function printHex(rgb: Rgb): string {
  // A digit before them keeps leading zeros.
  return `#${(0x1000000 + rgb).toString(16).slice(1)}`;
}

/** A colour in OKLab: lightness 0 to 1, and two axes of colour. */
export type Lab = readonly [l: number, a: number, b: number];

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

/** The channels of a colour in linear sRGB. */
function linearize(rgb: Rgb): readonly [red: number, green: number, blue: number] {
  const values = listLinear();
  return [values[rgb >> 16] as number, values[(rgb >> 8) & 255] as number, values[rgb & 255] as number];
}

/** Relative luminance (WCAG 2.2), 0 to 1. */
export function luminanceOf(rgb: Rgb): number {
  const [red, green, blue] = linearize(rgb);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** CIE L*, 0 to 100, of colours that are not almost black (8 or more). */
export function lightnessOf(rgb: Rgb): number {
  return 116 * root(luminanceOf(rgb), 3) - 16;
}

export function contrast(one: Rgb, other: Rgb): number {
  const [a, b] = [luminanceOf(one) + 0.05, luminanceOf(other) + 0.05];
  return a > b ? a / b : b / a;
}

export function toLab(rgb: Rgb): Lab {
  const [red, green, blue] = linearize(rgb);
  const x = root(0.4122 * red + 0.5363 * green + 0.0515 * blue, 3);
  const y = root(0.2119 * red + 0.6807 * green + 0.1074 * blue, 3);
  const z = root(0.0883 * red + 0.2817 * green + 0.63 * blue, 3);
  return [
    0.2105 * x + 0.7936 * y + -0.0041 * z,
    1.978 * x + -2.4286 * y + 0.4506 * z,
    0.0259 * x + 0.7828 * y + -0.8087 * z,
  ];
}

export function lengthOf(x: number, y: number, z = 0): number {
  return root(x * x + y * y + z * z, 2);
}

/** Distance in OKLab, times 100. */
export function distance([l, a, b]: Lab, [l0, a0, b0]: Lab): number {
  return 100 * lengthOf(l - l0, a - a0, b - b0);
}

/** The value of a channel, 0 to 255: the number of those that are darker, found by halving. */
function toValue(x: number): number {
  const values = listLinear();
  let value = 0;
  for (let step = 128; step >= 1; step /= 2) if ((values[value + step - 1] as number) < x - 0.0002) value += step;
  return value;
}

/** The nearest colour of sRGB: as vivid as its lightness allows. */
export function toRgb([l, a, b]: Lab): Rgb {
  let red = 0;
  let green = 0;
  let blue = 0;
  // Sets the channels, and says whether sRGB has them. 1 is as vivid as the colour is, 0 is grey.
  const isShown = (vivid: number): boolean => {
    const x = l + 0.3963 * (a * vivid) + 0.2158 * (b * vivid);
    const y = l + -0.1056 * (a * vivid) + -0.0639 * (b * vivid);
    const z = l + -0.0895 * (a * vivid) + -1.2915 * (b * vivid);
    const [x3, y3, z3] = [x * x * x, y * y * y, z * z * z];
    red = 4.0767 * x3 + -3.3077 * y3 + 0.231 * z3;
    green = -1.2684 * x3 + 2.6098 * y3 + -0.3414 * z3;
    blue = -0.0042 * x3 + -0.7034 * y3 + 1.7076 * z3;
    return Math.min(red, green, blue) > -0.001 && Math.max(red, green, blue) < 1.001;
  };
  if (!isShown(1)) {
    let vivid = 1;
    for (let step = 0.5; step > 0.02; step /= 2) vivid += isShown(vivid) ? step : -step;
    isShown(vivid);
  }
  return 0x10000 * toValue(red) + 0x100 * toValue(green) + toValue(blue);
}
