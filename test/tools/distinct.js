// Measures how different mascots look: `npm run distinct`, after `npm run build`. A picture is its mean colours on a grid of 16 by 16,
// on a white page. The distance of two pictures is the distance of their colours in OKLab, times 100, averaged over the grid.
import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { Resvg } from '@resvg/resvg-wasm';
import { converter } from 'culori';
import { loadResvg } from './raster.js';

const CELLS = 16;
const CELL = 4; // pixels per side of a cell
const SIDE = CELLS * CELL;
const toOklab = converter('oklab');

/** Seeds that the teams are drawn from, teams, mascots in a team, and seeds of which all pairs below a distance are counted. */
export const SIZES = { seeds: 600, teams: 4000, team: 20, pairs: 3000, under: 2 };

/** @typedef {Float32Array} Picture `L a b`, times 100, of each cell */
/** @typedef {(seed: string, options?: object) => string} Create */
/** @typedef {{ near: number, first: number, second: number }} Pair */

/** @param {string} svg @returns {Picture} */
function look(svg) {
  const resvg = new Resvg(svg, { fitTo: { mode: 'width', value: SIDE }, background: '#fff' });
  const image = resvg.render();
  const { pixels } = image;
  const picture = new Float32Array(3 * CELLS * CELLS);
  for (let cell = 0; cell < CELLS * CELLS; cell++) {
    const left = (cell % CELLS) * CELL;
    const top = Math.floor(cell / CELLS) * CELL;
    const sum = [0, 0, 0];
    for (let i = 0; i < CELL * CELL; i++) {
      const at = 4 * ((top + Math.floor(i / CELL)) * SIDE + left + (i % CELL));
      for (let channel = 0; channel < 3; channel++) sum[channel] = (sum[channel] ?? 0) + (pixels[at + channel] ?? 0);
    }
    const [r = 0, g = 0, b = 0] = sum.map((total) => total / (255 * CELL * CELL));
    const lab = toOklab({ mode: 'rgb', r, g, b });
    picture.set([100 * lab.l, 100 * lab.a, 100 * lab.b], 3 * cell);
  }
  image.free();
  resvg.free();
  return picture;
}

/**
 * @param {Picture} one
 * @param {Picture} other
 * @param {number} [limit] a distance above which the exact value is not needed
 * @returns {number} the distance, or Infinity if it is not below the limit
 */
function measure(one, other, limit = Infinity) {
  const most = limit * CELLS * CELLS;
  let sum = 0;
  for (let i = 0; i < one.length; i += 3) {
    const l = (one[i] ?? 0) - (other[i] ?? 0);
    const a = (one[i + 1] ?? 0) - (other[i + 1] ?? 0);
    const b = (one[i + 2] ?? 0) - (other[i + 2] ?? 0);
    sum += Math.sqrt(l * l + a * a + b * b);
    if (sum >= most) return Infinity;
  }
  return sum / (CELLS * CELLS);
}

/** @param {number} state @returns {() => number} a generator of numbers from 0 to 1, the same in every run */
function startNumbers(state) {
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let x = Math.imul(state ^ (state >>> 15), 1 | state);
    x = (x + Math.imul(x ^ (x >>> 7), 61 | x)) ^ x;
    return ((x ^ (x >>> 14)) >>> 0) / 0x1_0000_0000;
  };
}

/** @param {number} i @returns {string} a UUID, always the same for the same number */
export function makeUuid(i) {
  const hex = createHash('sha256').update(`uuid ${i}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/** @param {number[]} sorted @param {number} part from 0 to 1 @returns {number} */
function findQuantile(sorted, part) {
  return sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? NaN;
}

/**
 * Returns the distance of the nearest pair in each of many random teams.
 *
 * @param {Picture[]} pictures
 * @param {{ teams: number, team: number }} sizes
 * @returns {number[]} sorted
 */
function measureTeams(pictures, { teams, team }) {
  const count = pictures.length;
  const distances = new Float32Array(count * count);
  pictures.forEach((one, i) => {
    for (let j = 0; j < i; j++) distances[i * count + j] = measure(one, pictures[j] ?? one);
  });
  const next = startNumbers(1);
  const nearest = [];
  for (let i = 0; i < teams; i++) {
    /** @type {Set<number>} */
    const chosen = new Set();
    while (chosen.size < Math.min(team, count)) chosen.add(Math.floor(next() * count));
    const members = [...chosen].toSorted((a, b) => b - a);
    let near = Infinity;
    members.forEach((one, at) => {
      for (const other of members.slice(at + 1)) near = Math.min(near, distances[one * count + other] ?? near);
    });
    nearest.push(near);
  }
  return nearest.toSorted((a, b) => a - b);
}

/** @param {Picture[]} pictures @param {number} under @returns {Pair[]} the pairs with a smaller distance, nearest first */
function findPairs(pictures, under) {
  /** @type {Pair[]} */
  const pairs = [];
  pictures.forEach((one, first) => {
    for (let second = 0; second < first; second++) {
      const near = measure(one, pictures[second] ?? one, under);
      if (near < under) pairs.push({ near, first, second });
    }
  });
  return pairs.toSorted((a, b) => a.near - b.near);
}

/** Lists all pairs of some drawings, the nearest first. @param {readonly string[]} svgs */
export async function measurePairs(svgs) {
  await loadResvg();
  return findPairs(svgs.map(look), Infinity);
}

/**
 * Measures an engine.
 *
 * @param {Create} create
 * @param {typeof SIZES} sizes
 * @param {object} [options] of the avatars
 * @returns {Promise<{ words: number[], uuids: number[], pairs: Pair[], perMillion: number }>} the nearest pairs of the teams,
 *   sorted, for the seeds `user-0`, `user-1` … and for UUIDs; then the pairs of `user-0` … that are too similar
 */
export async function measureDistinctness(create, sizes, options = {}) {
  await loadResvg();
  const draw = (/** @type {string} */ seed) => look(create(seed, options));
  const words = Array.from({ length: Math.max(sizes.seeds, sizes.pairs) }, (_, i) => draw(`user-${i}`));
  const uuids = Array.from({ length: sizes.seeds }, (_, i) => draw(makeUuid(i)));
  const pairs = findPairs(words.slice(0, sizes.pairs), sizes.under);
  return {
    words: measureTeams(words.slice(0, sizes.seeds), sizes),
    uuids: measureTeams(uuids, sizes),
    pairs,
    perMillion: sizes.pairs > 1 ? (2e6 * pairs.length) / (sizes.pairs * (sizes.pairs - 1)) : 0,
  };
}

/** Measures and prints. */
async function main() {
  const { createAvatar } = await import('navii');
  const found = await measureDistinctness(createAvatar, SIZES);
  console.log(`nearest pair in a team of ${SIZES.team}: median (5 %, 25 %, 75 %)`);
  for (const [name, nearest] of Object.entries({ 'user-0 ...': found.words, UUIDs: found.uuids })) {
    const [middle, ...others] = [0.5, 0.05, 0.25, 0.75].map((part) => findQuantile(nearest, part).toFixed(2));
    console.log(`  ${name.padEnd(10)} ${middle} (${others.join(', ')})`);
  }
  console.log(`pairs under ${SIZES.under}: ${found.perMillion.toFixed(1)} per million, the nearest:`);
  for (const { near, first, second } of found.pairs.slice(0, 5)) {
    console.log(`  ${near.toFixed(2)} user-${first}, user-${second}`);
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await main();
