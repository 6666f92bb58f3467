// Speed, as ratios within one run: `npm run bench`. Never absolute times, for machines are shared and differ.
import { createAvatar, renderGroup, selectAvatar } from 'navii';
import { hashSeed } from '../../dist/lib/choose/hash.js';
import { median } from './median.js';

const SEEDS = Array.from({ length: 2000 }, (_, i) => `user-${i}`);
const ROUNDS = 25;
// Pieces of about the length that the engine itself puts together.
const PIECE = 40;

/** Reading one code unit makes the engine of JavaScript put the whole text together. @param {string} text */
function flatten(text) {
  return text.charCodeAt(text.length >> 1);
}

/** @param {string} text */
function split(text) {
  return text.match(new RegExp(`.{1,${PIECE}}`, 'gs')) ?? [];
}

const pieces = SEEDS.map((seed) => split(createAvatar(seed)));
const tens = Array.from({ length: SEEDS.length / 10 }, (_, i) => SEEDS.slice(i * 10, i * 10 + 10));

/** @type {Record<string, () => number>} */
const contenders = {
  'hash + concatenation of the same bytes': () => {
    let sum = 0;
    for (const [i, seed] of SEEDS.entries()) {
      sum += hashSeed(seed)[0];
      let text = '';
      for (const piece of pieces[i] ?? []) text += piece;
      sum += flatten(text);
    }
    return sum;
  },
  createAvatar: () => SEEDS.reduce((sum, seed) => sum + flatten(createAvatar(seed)), 0),
  'createAvatar with options': () =>
    SEEDS.reduce((sum, seed) => sum + flatten(createAvatar(seed, { size: 48, mood: 'happy', title: seed })), 0),
  'createAvatar with two packs': () =>
    SEEDS.reduce((sum, seed) => sum + flatten(createAvatar(seed, { packs: 'neon,arcade' })), 0),
  'createAvatar animated': () => SEEDS.reduce((sum, seed) => sum + flatten(createAvatar(seed, { animated: true })), 0),
  selectAvatar: () => SEEDS.reduce((sum, seed) => sum + selectAvatar(seed).palette.length, 0),
  'renderGroup of ten, per avatar': () => tens.reduce((sum, seeds) => sum + flatten(renderGroup(seeds)), 0),
};

/** @type {Map<string, number[]>} */
const times = new Map(Object.keys(contenders).map((name) => [name, []]));
let sink = 0;
// The contenders take turns, so that a busy moment of the machine hits all of them.
for (let round = 0; round < ROUNDS; round++) {
  for (const [name, run] of Object.entries(contenders)) {
    const start = performance.now();
    sink += run();
    times.get(name)?.push(performance.now() - start);
  }
}

const [base = Number.NaN] = [...times.values()].map(median);
const bytes = pieces.reduce((sum, list) => sum + list.join('').length, 0) / SEEDS.length;
console.log(
  `Node ${process.version}, medians of ${ROUNDS} rounds of ${SEEDS.length} seeds, ${Math.round(bytes)} bytes each`,
);
console.log('ratio  per second  what');
for (const [name, list] of times) {
  const time = median(list);
  const rate = Math.round((SEEDS.length / time) * 1000).toLocaleString('en');
  console.log(`${(base / time).toFixed(2).padStart(5)}  ${rate.padStart(10)}  ${name}`);
}
if (Number.isNaN(sink)) process.exitCode = 1;
