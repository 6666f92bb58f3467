// Makes the vectors of choices and drawings: each port and each later version must reproduce them.
import { createHash } from 'node:crypto';
import {
  createAvatar,
  MOODS,
  listPacks,
  renderAvatar,
  createGroup,
  ROLES,
  selectAvatar,
  STATUSES,
  STYLES,
} from 'navii';
import { BASE_CATALOGUE as base } from '../../dist/lib/base-catalogue.js';
import { catalogue } from '../../dist/lib/catalogue.js';
import { ODD_SEEDS } from './vectors-picks.js';

/** @typedef {[seed: string, options: import('navii').AvatarOptions]} Request */

const USERS = Array.from({ length: 200 }, (_, i) => `user-${i}`);
const PACK_IDS = listPacks().map(({ id }) => id);

/** @type {Request[]} */
const CHOSEN = [
  ...[...ODD_SEEDS, ...USERS].map((seed) => /** @type {Request} */ ([seed, {}])),
  ...MOODS.map((mood) => /** @type {Request} */ (['alice', { mood }])),
  ...STATUSES.map((status) => /** @type {Request} */ (['alice', { status, mood: 'wink' }])),
  ...STATUSES.map((status) => /** @type {Request} */ (['alice', { status, packs: 'studio', parts: 'mouth:none' }])),
  ['alice', { palette: 'mint', background: 'ring' }],
  ...PACK_IDS.flatMap((packs) =>
    [undefined, ...STYLES].map((style, i) => {
      const options = style === undefined ? { packs } : { packs, style };
      return /** @type {Request} */ ([`${packs}-${i}`, options]);
    }),
  ),
  ['all', { packs: PACK_IDS.join(','), style: 'femme' }],
  ['two', { packs: 'winter,arcade', mood: 'wink' }],
  ['made', { parts: 'topper:crown,body:heart,tilt:-6,background:none,scene:none' }],
  ['made', { packs: 'winter', palette: 'mint', mood: 'wink', parts: 'eyes:iris,palette:coral,scene:maze,arms:none' }],
  ...[1, 2, 10, 999].map((variant) => /** @type {Request} */ (['alice', { variant }])),
  ['alice', { variant: 3, packs: 'winter,arcade', palette: 'mint,teal,tulip', parts: 'topper:none|crown|beanie' }],
];

/** @type {Request[]} */
const SEVERAL = USERS.slice(0, 12).flatMap((seed) => [
  [seed, { palette: 'mint,teal,tulip', background: 'ring,none', mood: 'neutral,wink,happy' }],
  [
    seed,
    { packs: 'winter', parts: 'topper:none|crown|beanie|straw-hat,body:heart|bun,tilt:-6|0|6,palette:coral|mint' },
  ],
]);

/** @type {Request[]} */
const DRAWN = [
  ...USERS.slice(0, 24).map((seed) => /** @type {Request} */ ([seed, {}])),
  ...MOODS.map((mood) => /** @type {Request} */ ([`mood-${mood}`, { mood }])),
  ...STATUSES.map((status) => /** @type {Request} */ ([`status-${status}`, { status, title: 'Ada' }])),
  ['status-bare', { status: 'done', badge: false }],
  ['status-words', { status: 'waiting', statusLabel: 'wartet', animated: true }],
  ...PACK_IDS.flatMap((packs) => ['a', 'b'].map((seed) => /** @type {Request} */ ([`${packs}-${seed}`, { packs }]))),
  ['all-packs', { packs: PACK_IDS, style: 'femme' }],
  ['sized', { size: 256, title: 'Ada & "friends"' }],
  ['moving', { animated: true }],
  ['tiled', { tileBg: 'oklch(70% 0.1 200)', background: 'ring' }],
  ['accent', { tileBg: 'auto', background: 'none', palette: 'violet' }],
  ['user-1', { size: 256, title: 'Ada & "friends"' }],
  ['user-2', { tileBg: 'auto' }],
  ['user-3', { tileBg: 'oklch(70% 0.1 200)' }],
  ['user-4', { animated: true }],
  ['made', { parts: 'topper:crown,body:heart,tilt:-6,outfit:knit-jumper' }],
  ['rounded', { shape: 'rounded' }],
  ['rounded', { shape: 'rounded', background: 'ring', packs: 'winter' }],
  ['square', { shape: 'square', background: 'ring' }],
  ['square', { shape: 'square', background: 'none', tileBg: '#fa0', packs: 'garden', animated: true }],
  ...['#2bb5a8', '#e50914,#fff', '#001f3f,#ffcc00,#ff5a5f', '#ffffff', '#808080'].map((colors) => {
    return /** @type {Request} */ ([`brand ${colors}`, { colors }]);
  }),
  ['framed', { scale: 70, packs: 'winter' }],
  ['framed', { scale: 85, flip: true, animated: true, shape: 'square' }],
  ['alice', { variant: 1 }],
];

/** Removes the empty slots of a spec. @param {object} spec */
function dropEmpty(spec) {
  return Object.fromEntries(Object.entries(spec).filter(([, id]) => id !== null));
}

/** @param {readonly Request[]} requests */
function choose(requests) {
  return requests.map(([seed, options]) => ({ seed, options, spec: dropEmpty(selectAvatar(seed, options)) }));
}

/** Lists seeds with options, and their choices. */
export function makeSpecs() {
  return choose(CHOSEN);
}

/** Lists the same for options that give several values. */
export function makeSeveral() {
  return choose(SEVERAL);
}

/** Lists seeds with options, and their drawings. */
export function makeAvatars() {
  return DRAWN.map(([seed, options]) => ({ seed, options, svg: createAvatar(seed, options) }));
}

/** Lists groups and their drawings. */
export function makeGroups() {
  const seeds = USERS.slice(0, 5);
  const shapes = [{}, { max: 3 }, { overlap: 0.7, ring: 'auto', tileBg: 'auto' }, { animated: true, size: 40 }];
  return shapes.map((options) => ({ seeds, options, svg: createGroup(seeds, options) }));
}

const PART_SLOTS = /** @type {(keyof typeof catalogue.parts)[]} */ (Object.keys(catalogue.parts));

/** Ids by slot. @typedef {Readonly<Record<string, readonly (string | null)[]>>} Cast */

/** Lists the new parts of the base and of each pack. A new pack adds drawings and changes none. @returns {Cast[]} */
function listCasts() {
  const idsOf = (/** @type {readonly { readonly id: string }[]} */ items = []) => items.map(({ id }) => id);
  const casts = [
    {
      palette: [...base.palettes.keys()],
      body: [...base.bodies.keys()],
      ...Object.fromEntries(PART_SLOTS.map((slot) => [slot, [...base.parts[slot].keys()]])),
    },
    ...Array.from(catalogue.packs.values(), (pack) => ({
      palette: idsOf(pack.palettes),
      body: idsOf(pack.bodies),
      ...Object.fromEntries(PART_SLOTS.map((slot) => [slot, idsOf(pack[slot]?.parts)])),
    })),
  ];
  const seen = new Set();
  return casts.map((cast) => {
    const news = Object.entries(cast).map(([slot, ids]) => {
      const fresh = ids.filter((id) => !seen.has(`${slot} ${id}`));
      for (const id of fresh) seen.add(`${slot} ${id}`);
      return /** @type {const} */ ([slot, fresh]);
    });
    return Object.fromEntries(news);
  });
}

/** Lists choices that together show every part, body and palette, with as many in each choice as fit. @returns {import('navii').AvatarSpec[]} */
function listShown() {
  const chosen = selectAvatar('a');
  const plain = {
    ...chosen,
    ...Object.fromEntries(PART_SLOTS.map((slot) => [slot, null])),
    eyes: 'wide',
    mouth: 'smile',
  };
  const palettes = [...catalogue.palettes.keys()];
  return listCasts().flatMap((cast) => {
    const { topper = [], antenna = [], body = [] } = cast;
    // A tall figure shrinks below a topper or antenna, so each is worn alone, and on the plain body, which is tall.
    const hatted = topper.map(() => null);
    const slots = Object.entries({ ...cast, antenna: [...hatted, ...antenna], body: [...hatted, ...body] });
    const count = Math.max(...slots.map(([, ids]) => ids.length));
    return Array.from({ length: count }, (_, i) => {
      const shown = Object.fromEntries(slots.flatMap(([slot, ids]) => (ids[i] ? [[slot, ids[i]]] : [])));
      const spec = { ...plain, ...shown };
      if (shown['palette'] === undefined) return spec;
      const nth = palettes.indexOf(spec.palette);
      const roles = Object.entries(ROLES).filter(([slot]) => slot !== 'background');
      return { ...spec, ...Object.fromEntries(roles.map(([slot, ids]) => [slot, ids[nth % ids.length]])) };
    });
  });
}

/** Lists choices and their drawings, whether or not a seed gives them. A port that draws all of them has every part right. */
export function makeParts() {
  return listShown().map((spec) => ({ spec: dropEmpty(spec), svg: renderAvatar(spec) }));
}

/** Hashes many drawings of the base and of each pack. Any change of their parts, bodies, palettes or weights changes a hash. */
export function makeDigests() {
  const digests = ['', ...PACK_IDS].map((packs) => {
    const hash = createHash('sha256');
    for (let i = 0; i < 1_500; i += 1) hash.update(createAvatar(`user-${i}`, { packs, animated: i % 2 === 1 }));
    return [packs, hash.digest('hex')];
  });
  return Object.fromEntries(digests);
}
