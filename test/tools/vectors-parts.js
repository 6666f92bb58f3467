// What a port of the engine is held against, and what it can read instead of our sources: the numbers of a seed, the
// wheels that they spin, the choice, the drawing.
import { BACKGROUNDS, catalogue, GROUNDS, MOODS, PACKS, renderAvatar, selectAvatar, STYLES, TONES } from 'navii';
import { hashSeed, randomUint32 } from '../../dist/lib/choose/hash.js';
import { RULES } from '../../dist/lib/choose/rules.js';
import { KEYS } from '../../dist/lib/choose/select.js';

/** @typedef {readonly { readonly id: string }[]} Wheel */
/** @typedef {[id: string | null, weight: number]} Share */

const SEEDS = [
  'a',
  'alice',
  'user-1',
  'user-2',
  'Aa',
  'BB',
  'ada@example.com',
  '0',
  '😀',
  'é',
  'e\u0301',
  '\0',
  '日本語',
  'a/b',
  '100%',
  '6f1d3c8e-2c0a-4a0e-9d3b-0f3a5f0a1b2c',
  'x'.repeat(300),
];
// Of draw.json: the first and the last key, and one that is no slot's.
const DRAWN = [KEYS.palette, 0x6a09e667, KEYS.style];

/** @param {number} word */
function toHex(word) {
  return (word >>> 0).toString(16).padStart(8, '0');
}

/** Numbers of a seed: its state, and what it draws for some keys. */
export function makeDraws() {
  return SEEDS.map((seed) => {
    const state = hashSeed(seed);
    const draws = Object.fromEntries(DRAWN.map((key) => [toHex(key), randomUint32(state, key)]));
    return { seed, state: Array.from(state, toHex).join(''), draws };
  });
}

/** Items of a wheel with their weights: one that follows itself is one item. @param {readonly ({ readonly id: string } | undefined)[]} wheel */
function weighWheel(wheel) {
  /** @type {Share[]} */
  const shares = [];
  for (const item of wheel) {
    const id = item?.id ?? null;
    const last = shares.at(-1);
    if (last !== undefined && last[0] === id) last[1] += 1;
    else shares.push([id, 1]);
  }
  return shares;
}

/** @param {readonly { readonly id: string, readonly weight: number }[]} items @returns {Share[]} */
function listShares(items) {
  return items.map(({ id, weight }) => [id, weight]);
}

const SLOTS = /** @type {(keyof typeof catalogue.parts)[]} */ (Object.keys(catalogue.parts));

/** @param {import('../../lib/packs/pack.js').Pack} pack */
function describePack(pack) {
  const { palettes, bodies, backgrounds, styles = {} } = pack;
  const parts = SLOTS.flatMap((slot) => {
    const pool = pack[slot];
    return pool === undefined ? [] : [/** @type {const} */ ([slot, [...listShares(pool.parts), [null, pool.none]]])];
  });
  return {
    ...(palettes ? { palette: listShares(palettes) } : {}),
    ...(backgrounds ? { background: BACKGROUNDS.map((id) => [id, backgrounds[id] ?? 0]) } : {}),
    ...(bodies ? { body: listShares(bodies) } : {}),
    ...Object.fromEntries(parts),
    styles,
  };
}

/** Everything that choosing needs to know, as ids and weights. */
export function makeWheels() {
  const kinds = SLOTS.map((slot) => {
    const all = [...catalogue.parts[slot].values()].flatMap(({ id, kind }) => (kind === undefined ? [] : [[id, kind]]));
    return [slot, Object.fromEntries(all)];
  });
  return {
    keys: Object.fromEntries(Object.entries(KEYS).map(([slot, key]) => [slot, toHex(key)])),
    tone: TONES,
    ground: GROUNDS,
    style: STYLES,
    base: Object.fromEntries(Object.entries(catalogue.wheels).map(([slot, wheel]) => [slot, weighWheel(wheel)])),
    packs: Object.fromEntries([...catalogue.packs].map(([id, pack]) => [id, describePack(pack)])),
    kinds: Object.fromEntries(kinds),
    rules: RULES,
    moods: Object.fromEntries(
      MOODS.filter((mood) => mood !== 'neutral').map((mood) => {
        const { eyes, mouth } = selectAvatar('a', { mood });
        return [mood, { eyes, mouth }];
      }),
    ),
  };
}

/** @type {[seed: string, options: import('navii').AvatarOptions][]} */
const CHOSEN = [
  ...SEEDS.map((seed) => /** @type {[string, object]} */ ([seed, {}])),
  ...Array.from({ length: 64 }, (_, i) => /** @type {[string, object]} */ ([`user-${i + 3}`, {}])),
  ...MOODS.map((mood) => /** @type {[string, object]} */ (['alice', { mood }])),
  ['alice', { palette: 'mint', background: 'ring' }],
  ...PACKS.flatMap(({ id }) =>
    [undefined, ...STYLES].map((style, i) => {
      const options = style === undefined ? { packs: id } : { packs: id, style };
      return /** @type {[string, object]} */ ([`${id}-${i}`, options]);
    }),
  ),
  ['all', { packs: PACKS.map(({ id }) => id).join(','), style: 'femme' }],
  ['two', { packs: 'winter,arcade', mood: 'wink' }],
];

/** Choices: seed and options, and the spec that they give. */
export function makeSpecs() {
  return CHOSEN.map(([seed, options]) => ({ seed, options, spec: selectAvatar(seed, options) }));
}

/** @type {import('navii').AvatarOptions[]} */
const SHOWN = [
  {},
  { size: 256, title: 'Ada & "friends"' },
  { tileBg: 'auto' },
  { tileBg: 'oklch(70% 0.1 200)' },
  { animated: true },
];

/** Drawings: specs with the options that do not choose, and the bytes. Every part that there is, is in one of them. */
export function makeDrawings() {
  const plain = selectAvatar('a');
  const bare = { ...plain, antenna: null, topper: null, marking: null, accessory: null, cheeks: null, outfit: null };
  const each = SLOTS.flatMap((slot) => [...catalogue.parts[slot].keys()].map((id) => ({ ...bare, [slot]: id })));
  const bodies = [...catalogue.bodies.keys()].map((body) => ({ ...bare, body }));
  const palettes = [...catalogue.palettes.keys()].map((palette, i) => ({
    ...bare,
    palette,
    tone: TONES[i % TONES.length],
    ground: GROUNDS[i % GROUNDS.length],
  }));
  const plainly = [...bodies, ...palettes, ...each].map((spec) => ({ spec, options: {} }));
  const seeded = SHOWN.map((options, i) => ({ spec: selectAvatar(`user-${i}`), options }));
  return [...seeded, ...plainly].map(({ spec, options }) => {
    const whole = /** @type {import('navii').AvatarSpec} */ (spec);
    return { spec: whole, options, svg: renderAvatar(whole, options) };
  });
}
