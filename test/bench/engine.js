// Measures the speed of drawing: `npm run bench`. Times are ratios within one run, because machines differ and are shared.
// Exits with 1 if a ratio is below its target.
import { createRequire } from 'node:module';
import { Avatar, Style } from '@dicebear/core';
import Boring from 'boring-avatars';
import { toSvg } from 'jdenticon';
import { minidenticon } from 'minidenticons';
import { createAvatar, createGroup, selectAvatar } from 'navii';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { hashSeed } from '../../dist/lib/choose/select.js';
import { checkTargets } from './check-targets.js';
import { median } from './median.js';

const SEEDS = Array.from({ length: 2000 }, (_, i) => `user-${i}`);
const ROUNDS = 25;
// The length of the pieces that the `floor` joins: about as long as those of the engine.
const PIECE = 40;
/** How many times as fast as each contender we must be. */
const TARGETS = { floor: 0.4, dicebear: 40, jdenticon: 4 };

/** Makes the JavaScript engine build the whole string: reading one code unit forces that. @param {string} text */
function flatten(text) {
  return text.charCodeAt(text.length >> 1);
}

/** @param {string} text */
function split(text) {
  return text.match(new RegExp(`.{1,${PIECE}}`, 'gs')) ?? [];
}

/** Returns a function that draws every seed. @param {(seed: string) => string} draw */
function drawAll(draw) {
  return () => SEEDS.reduce((sum, seed) => sum + flatten(draw(seed)), 0);
}

const pieces = SEEDS.map((seed) => split(createAvatar(seed)));
const tens = Array.from({ length: SEEDS.length / 10 }, (_, i) => SEEDS.slice(i * 10, i * 10 + 10));
const critters = new Style(createRequire(import.meta.url)('@dicebear/styles/critters.json'));

/** @type {Record<string, () => number>} */
const contenders = {
  // The lower bound: a hash and the concatenation of the same bytes.
  floor: () => {
    let sum = 0;
    for (const [i, seed] of SEEDS.entries()) {
      sum += hashSeed(seed)[0];
      let text = '';
      for (const piece of pieces[i] ?? []) text += piece;
      sum += flatten(text);
    }
    return sum;
  },
  createAvatar: drawAll((seed) => createAvatar(seed)),
  'with options': drawAll((seed) => createAvatar(seed, { size: 48, mood: 'happy', title: seed })),
  'with two packs': drawAll((seed) => createAvatar(seed, { packs: 'neon,arcade' })),
  'with a colour': drawAll((seed) => createAvatar(seed, { colors: '#2bb5a8' })),
  'with a status': drawAll((seed) => createAvatar(seed, { status: 'thinking' })),
  animated: drawAll((seed) => createAvatar(seed, { animated: true })),
  selectAvatar: () => SEEDS.reduce((sum, seed) => sum + selectAvatar(seed).palette.length, 0),
  'createGroup of ten, per avatar': () => tens.reduce((sum, seeds) => sum + flatten(createGroup(seeds)), 0),
  // The others draw their default, as in their documentation. Jdenticon has no default size.
  dicebear: drawAll((seed) => new Avatar(critters, { seed }).toString()),
  jdenticon: drawAll((seed) => toSvg(seed, 96)),
  boring: drawAll((name) => renderToStaticMarkup(createElement(Boring, { name }))),
  minidenticons: drawAll((seed) => minidenticon(seed)),
};

/** @type {Map<string, number[]>} */
const times = new Map(Object.keys(contenders).map((name) => [name, []]));
let sink = 0;
// The contenders take turns, so that a busy moment of the machine slows all of them. Each round has another order, so that no
// contender always follows the same one, whose data are in the processor's caches. The number of contenders is prime, so steps
// of any length reach all of them.
const queue = Object.entries(contenders);
for (let round = 0; round < ROUNDS; round++) {
  const step = 1 + (round % (queue.length - 1));
  for (let turn = 0; turn < queue.length; turn++) {
    const [name, run] = queue[(round + turn * step) % queue.length] ?? ['', () => Number.NaN];
    const start = performance.now();
    sink += run();
    times.get(name)?.push(performance.now() - start);
  }
}

/** Returns the time of a contender as a multiple of ours. @param {string} name */
function ratioTo(name) {
  return median(times.get(name) ?? []) / median(times.get('createAvatar') ?? []);
}

const bytes = pieces.reduce((sum, list) => sum + list.join('').length, 0) / SEEDS.length;
console.log(
  `Node ${process.version}, medians of ${ROUNDS} rounds of ${SEEDS.length} seeds, ${Math.round(bytes)} bytes each`,
);
console.log('   time  per second  what');
for (const [name, list] of times) {
  const rate = Math.round((SEEDS.length / median(list)) * 1000).toLocaleString('en');
  console.log(`${ratioTo(name).toFixed(2).padStart(7)}  ${rate.padStart(10)}  ${name}`);
}
const ratios = Object.fromEntries(
  ['floor', 'dicebear', 'jdenticon', 'boring', 'minidenticons'].map((name) => [name, ratioTo(name)]),
);
checkTargets(ratios, TARGETS);
if (Number.isNaN(sink)) throw new Error('a drawing is shorter than any can be');
