// Colours of three hex digits: the nearest to a design, and how far they are apart.
import { clampChroma, converter, wcagLuminance } from 'culori';

/** @typedef {{ mode: 'oklch', l: number, c: number, h: number }} Oklch */

const toOklab = converter('oklab');

// How much more the square of a change of hue counts than one of lightness or chroma: hues stay as designed.
const HUE = 2;

/** @param {import('culori').Color | string} color @returns where it is in OKLab, and its chroma */
function locate(color) {
  const { l = NaN, a = NaN, b = NaN } = toOklab(color) ?? {};
  return { l, a, b, c: Math.hypot(a, b) };
}

const SHORT = Array.from({ length: 4096 }, (_, i) => {
  const hex = `#${i.toString(16).padStart(3, '0')}`;
  return { hex, ...locate(hex), luminance: wcagLuminance(hex) };
});

// A design measures the same colours millions of times.
const KNOWN = new Map(SHORT.map((color) => [color.hex, color]));

/** @param {string} hex three digits @returns where it is in OKLab, its chroma, and its luminance */
export function place(hex) {
  const known = KNOWN.get(hex);
  if (!known) throw new TypeError(`expected a colour of three hex digits, got ${hex}`);
  return known;
}

/**
 * Finds the colour of three hex digits that is nearest to a design.
 *
 * @param {Oklch} color chroma reduced until it is a colour of sRGB
 * @param {(hex: string) => boolean} passes what the colour has to fulfil
 * @returns {string} hex
 * @throws {Error} when none passes
 */
export function pick(color, passes = () => true) {
  const point = locate(clampChroma(color, 'oklch'));
  let nearest = '';
  let least = Infinity;
  for (const { hex, l, a, b, c } of SHORT) {
    const chroma = (point.c - c) ** 2;
    const hue = (point.a - a) ** 2 + (point.b - b) ** 2 - chroma;
    const distance = (point.l - l) ** 2 + chroma + HUE * hue;
    if (distance < least && passes(hex)) {
      nearest = hex;
      least = distance;
    }
  }
  if (nearest === '') throw new Error(`nothing near ${JSON.stringify(color)} passes`);
  return nearest;
}

/** @param {string} one @param {string} other @returns {number} ΔE in OKLab */
export function measure(one, other) {
  const from = place(one);
  const to = place(other);
  return Math.hypot(from.l - to.l, from.a - to.a, from.b - to.b);
}

/** @param {string} one @param {string} other @returns {number} contrast (WCAG 2.2), from 1 to 21 */
export function contrast(one, other) {
  const [a, b] = [place(one).luminance, place(other).luminance];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** @param {string} hex no near-black @returns {number} its lightness, CIE L* */
export function measureLight(hex) {
  return 116 * Math.cbrt(place(hex).luminance) - 16;
}
