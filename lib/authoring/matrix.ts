// Transforms as SVG writes them (SVG 2 §8.5), as matrices.
import { readNumbers } from './number.js';

/** Maps x, y to `a x + c y + e`, `b x + d y + f`. */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

export const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];

/** The transform that applies the second one first. */
export function multiply(m: Matrix, n: Matrix): Matrix {
  return [
    m[0] * n[0] + m[2] * n[1],
    m[1] * n[0] + m[3] * n[1],
    m[0] * n[2] + m[2] * n[3],
    m[1] * n[2] + m[3] * n[3],
    m[0] * n[4] + m[2] * n[5] + m[4],
    m[1] * n[4] + m[3] * n[5] + m[5],
  ];
}

function rotate(degrees: number, x = 0, y = 0): Matrix {
  const angle = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return [cos, sin, -sin, cos, x - cos * x + sin * y, y - sin * x - cos * y];
}

/** What each function makes of its numbers; `undefined` where they are not as many as it takes. */
const FUNCTIONS: ReadonlyMap<string, (numbers: readonly number[]) => Matrix | undefined> = new Map([
  ['translate', ([x = 0, y = 0, ...more]) => (more.length > 0 ? undefined : [1, 0, 0, 1, x, y])],
  ['scale', ([x = 1, y = x, ...more]) => (more.length > 0 ? undefined : [x, 0, 0, y, 0, 0])],
  [
    'rotate',
    (numbers) => (numbers.length === 1 || numbers.length === 3 ? rotate(...(numbers as [number])) : undefined),
  ],
  ['matrix', (numbers) => (numbers.length === 6 ? (numbers as unknown as Matrix) : undefined)],
]);

/** Reads the value of a `transform` attribute; `undefined` where it is none of these functions of printed numbers. */
export function readTransform(text: string): Matrix | undefined {
  if (!/^(?:[a-z]+\([^()]*\)\s*)+$/.test(text)) return undefined;
  let all = IDENTITY;
  for (const [, name = '', list = ''] of text.matchAll(/([a-z]+)\(([^()]*)\)/g)) {
    const numbers = readNumbers(list);
    const one = numbers && FUNCTIONS.get(name)?.(numbers);
    if (one === undefined) return undefined;
    all = multiply(all, one);
  }
  return all;
}
