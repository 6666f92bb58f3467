// Rewrites the goldens: `npm run goldens`, after `npm run build`. Only this command does; a test never writes one.
import { mkdirSync, writeFileSync } from 'node:fs';
import { catalogue, createAvatar, MOODS, PACKS, renderGroup, selectAvatar } from 'navii';

const ODD = [
  '0',
  'Aa',
  'BB',
  'ada@example.com',
  'é',
  'e\u0301',
  '日本語',
  '😀',
  'a/b',
  '100%',
  ' ',
  '\0',
  '\ud800',
  'x'.repeat(500),
];
const USERS = Array.from({ length: 200 }, (_, i) => `user-${i}`);

/** Options whose bytes are kept, each for a seed of its own. @type {[string, object][]} */
const SHAPES = [
  ...USERS.slice(0, 24).map((seed) => /** @type {[string, object]} */ ([seed, {}])),
  ...MOODS.map((mood) => /** @type {[string, object]} */ ([`mood-${mood}`, { mood }])),
  ...PACKS.flatMap(({ id }) =>
    ['a', 'b'].map((seed) => /** @type {[string, object]} */ ([`${id}-${seed}`, { packs: id }])),
  ),
  ['all-packs', { packs: PACKS.map(({ id }) => id), style: 'femme' }],
  ['sized', { size: 256, title: 'Ada & "friends"' }],
  ['moving', { animated: true }],
  ['tiled', { tileBg: 'oklch(70% 0.1 200)', background: 'ring' }],
  ['accent', { tileBg: 'auto', background: 'none', palette: 'violet' }],
];

/** @param {string} path @param {unknown} value */
function write(path, value) {
  writeFileSync(new URL(`../golden/${path}`, import.meta.url), `${JSON.stringify(value, null, 1)}\n`);
}

mkdirSync(new URL('../golden/svg/', import.meta.url), { recursive: true });
write(
  'specs.json',
  [...USERS, ...ODD].map((seed) => ({ seed, spec: selectAvatar(seed) })),
);
write('catalogue.json', {
  bodies: catalogue.wheels.body.map(({ id }) => id),
  palettes: catalogue.wheels.palette.map(({ id }) => id),
  backgrounds: catalogue.wheels.background.map(({ id }) => id),
  ...Object.fromEntries(
    Object.keys(catalogue.parts).map((slot) => [
      slot,
      catalogue.wheels[/** @type {keyof typeof catalogue.parts} */ (slot)].map((part) => part?.id ?? null),
    ]),
  ),
});
write(
  'svg/avatars.json',
  SHAPES.map(([seed, options]) => ({ seed, options, svg: createAvatar(seed, options) })),
);
write(
  'svg/groups.json',
  [{}, { max: 3 }, { overlap: 0.7, ring: 'auto', tileBg: 'auto' }, { animated: true, size: 40 }].map((options) => ({
    seeds: USERS.slice(0, 5),
    options,
    svg: renderGroup(USERS.slice(0, 5), options),
  })),
);
console.log('test/golden is rewritten. Look at the difference, and say in the commit why it changed.');
