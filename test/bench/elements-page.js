// The page of elements.js: each contender in turn puts its avatars into the page and forces a layout.
import { Avatar } from '@dicebear/core';
import critters from '@dicebear/styles/critters.json' with { type: 'json' };
import { createAvatar } from 'navii';
import 'navii/define';
import { median } from './median.js';

const COUNT = 1000;
const ROUNDS = 15;
const WARM = 3;
/** DiceBear takes part only in so many rounds at the end, because it is slow. */
const RIVAL_ROUNDS = 2;

const stage = document.createElement('main');
document.body.append(stage);

/** @param {Iterable<Node>} nodes */
function appear(nodes) {
  stage.replaceChildren(...nodes);
}

/** @param {string} svg */
function inject(svg) {
  const box = document.createElement('span');
  box.innerHTML = svg;
  return box;
}

const RIVAL = 'DiceBear 10 critters';

/** @type {Record<string, (seeds: string[], drawn: string[]) => Promise<unknown> | void>} */
const contenders = {
  '<navii-avatar>': async (seeds) => {
    const elements = seeds.map((seed) => Object.assign(document.createElement('navii-avatar'), { seed }));
    appear(elements);
    await Promise.all(elements.map(({ updateComplete }) => updateComplete));
  },
  'innerHTML of the same SVG': (_, drawn) => appear(drawn.map(inject)),
  [RIVAL]: (seeds) => appear(seeds.map((seed) => inject(new Avatar(critters, { seed }).toString()))),
};

/** @type {Record<string, number[]>} */
const times = Object.fromEntries(Object.keys(contenders).map((name) => [name, []]));
for (let round = 0; round < WARM + ROUNDS; round += 1) {
  const seeds = Array.from({ length: COUNT }, (_, i) => `user-${round}-${i}`);
  const drawn = seeds.map((seed) => createAvatar(seed));
  for (const [name, show] of Object.entries(contenders)) {
    if (name === RIVAL && round < WARM + ROUNDS - RIVAL_ROUNDS) continue;
    const started = performance.now();
    await show(seeds, drawn);
    // Reading a height forces a layout.
    if (stage.offsetHeight === 0) throw new Error(`${name} shows nothing`);
    if (round >= WARM) times[name]?.push(performance.now() - started);
    stage.replaceChildren();
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
}

export const result = {
  count: COUNT,
  rounds: ROUNDS,
  times: Object.fromEntries(Object.entries(times).map(([name, list]) => [name, median(list)])),
};
