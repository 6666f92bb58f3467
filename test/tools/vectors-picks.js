// Makes the vectors of picks, with which a port chooses instead of our sources: the random numbers of seeds, and the pools.
import { BACKGROUNDS, ROLES, STYLES } from 'navii';
import { catalogue } from '../../dist/lib/catalogue.js';
import { PACK_BACKGROUNDS, ROLE_WHEELS } from '../../dist/lib/choose/catalogue.js';
import { FACES } from '../../dist/lib/choose/faces.js';
import { hashSeed, KEYS, randomUint32, RULES } from '../../dist/lib/choose/select.js';

/** An item of a pool with its weight; `null` is an empty slot. @typedef {[id: string | number | null, weight: number]} Share */

/**
 * Seeds with common pitfalls: code units, accents, zeros, length. No lone surrogates, because other languages' JSON cannot hold
 * them.
 */
export const ODD_SEEDS = [
  'a',
  'alice',
  'Aa',
  'BB',
  'ada@example.com',
  '0',
  '😀',
  'é',
  'e\u0301',
  ' ',
  '\0',
  '日本語',
  'a/b',
  '100%',
  '6f1d3c8e-2c0a-4a0e-9d3b-0f3a5f0a1b2c',
  'x'.repeat(300),
  'x'.repeat(500),
];

// The first and the last key, and one that belongs to no slot.
const SAMPLE_KEYS = [KEYS.palette, 0x6a09e667, KEYS.style];

/** @param {number} word */
function toHex(word) {
  return (word >>> 0).toString(16).padStart(8, '0');
}

/** Lists for each seed, and for variants of one, the state and its random number for some keys. */
export function makeStates() {
  /** @type {{ seed: string, variant?: number }[]} */
  const plain = [...ODD_SEEDS, 'user-1', 'user-2'].map((seed) => ({ seed }));
  const variants = [1, 2, 10, 999].map((variant) => ({ seed: 'alice', variant }));
  return [...plain, ...variants].map((given) => {
    const state = hashSeed(given.seed, given.variant);
    const numbers = Object.fromEntries(SAMPLE_KEYS.map((key) => [toHex(key), randomUint32(state, key)]));
    return { ...given, state: Array.from(state, toHex).join(''), numbers };
  });
}

/** Lists the items of a wheel with their weights: adjacent places with the same value are one item. @param {readonly ({ readonly id: string } | string | number | undefined)[]} wheel */
function weighWheel(wheel) {
  /** @type {Share[]} */
  const shares = [];
  for (const item of wheel) {
    const id = typeof item === 'object' ? item.id : (item ?? null);
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

/** @param {readonly string[]} ids @returns {Share[]} */
function listEvenly(ids) {
  return ids.map((id) => [id, 1]);
}

const SLOTS = /** @type {(keyof typeof catalogue.parts)[]} */ (Object.keys(catalogue.parts));

/** Lists the values of slots without drawings, with their weights. @param {import('../../lib/packs/pack.js').RoleWeights} roles */
function listRoles(roles) {
  return Object.entries(roles).map(([slot, weights]) => {
    const values = ROLES[/** @type {keyof typeof roles} */ (slot)];
    const shares = values.map((value) => [value, new Map(Object.entries(weights)).get(String(value)) ?? 0]);
    return /** @type {const} */ ([slot, shares.filter(([, weight]) => weight !== 0)]);
  });
}

/** @param {import('../../lib/packs/pack.js').Pack} pack */
function describePack(pack) {
  const { palettes, bodies, backgrounds, roles = {}, faces, styles = {} } = pack;
  const parts = SLOTS.flatMap((slot) => {
    const pool = pack[slot];
    return pool === undefined ? [] : [/** @type {const} */ ([slot, [...listShares(pool.parts), [null, pool.none]]])];
  });
  return {
    ...(palettes ? { palette: listShares(palettes) } : {}),
    ...(backgrounds ? { background: BACKGROUNDS.map((id) => [id, backgrounds[id] ?? 0]) } : {}),
    ...(bodies ? { body: listShares(bodies) } : {}),
    ...Object.fromEntries(listRoles(roles)),
    ...Object.fromEntries(parts),
    styles,
    ...(faces ? { faces } : {}),
  };
}

/** Lists everything that choosing needs, as ids and weights. */
export function makePicks() {
  const wheels = { ...ROLE_WHEELS, ...catalogue.wheels };
  // In the order of the keys, which is part of the data: the order in which the code lists wheels is not.
  const pools = Object.keys(KEYS).map((slot) => [
    slot,
    slot === 'style' ? listEvenly(STYLES) : weighWheel(wheels[/** @type {keyof typeof wheels} */ (slot)]),
  ]);
  const kinds = SLOTS.map((slot) => {
    const all = [...catalogue.parts[slot].values()].flatMap(({ id, kind }) => (kind === undefined ? [] : [[id, kind]]));
    return [slot, Object.fromEntries(all)];
  });
  return {
    keys: Object.fromEntries(Object.entries(KEYS).map(([slot, key]) => [slot, toHex(key)])),
    pools: Object.fromEntries(pools),
    packs: Object.fromEntries([...catalogue.packs].map(([id, pack]) => [id, describePack(pack)])),
    kinds: Object.fromEntries(kinds),
    rules: RULES,
    packBackground: weighWheel(PACK_BACKGROUNDS),
    faces: FACES,
  };
}
