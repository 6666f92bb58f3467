// The choice: from a seed to a selection. The seed is hashed to 128 bits, each slot picks with its own random number, rules
// settle which parts go together, and options force slots.
import { memoize } from '../memoize.js';
import { checkValue } from '../options/hints.js';
import { EMPTY, idsOf, isSlot } from '../options/read.js';
import type { AvatarSettings } from '../options/schema.js';
import type { InkedPalette } from '../palettes/palette.js';
import type { LayeredBody } from '../parts/body.js';
import type { Kind, Part } from '../parts/part.js';
import {
  GROUNDS,
  PART_SLOTS,
  ROLES,
  STYLES,
  TONES,
  type AvatarSpec,
  type Mood,
  type PartSlot,
  type RoleSlot,
  type Slot,
  type SlotIds,
} from '../spec.js';
import type { Cast, Catalogue } from './catalogue.js';
import { faceOf } from './faces.js';

// ---------- Numbers from a seed

/** The 128-bit state of a seed, as four 32-bit words; their sign is irrelevant. */
export type SeedState = readonly [number, number, number, number];

// Odd multipliers with about half of their bits set and no short period. The start values are the first 128 bits of the fractional
// part of the golden ratio. Other such numbers would do as well; test/lib/choose/select-statistics.sampled.test.ts tests these.
const M0 = 0x9e3779b1;
const M1 = 0x85c8d96b;
const M2 = 0xc2f2ae4d;
const M3 = 0x27d5ee2f;

/**
 * Hashes the UTF-16 code units of a seed into 128 bits.
 *
 * For any given code unit, each step is a permutation of the whole state. So two seeds of one length that differ in one place
 * never reach the same state. The length is mixed in at the end, and the variant with it: no text needs to name it.
 *
 * @param seed - any string, lone surrogates included
 */
export function hashSeed(seed: string, variant = 0): SeedState {
  let a = 0x9e3779b9;
  let b = 0x7f4a7c15;
  let c = 0xf39cc060;
  let d = 0x5cedc834;
  for (let i = 0; i < seed.length; i++) {
    a = Math.imul(a ^ seed.charCodeAt(i), M0);
    a = (a << 13) | (a >>> 19);
    b = Math.imul(b ^ a, M1);
    b = (b << 17) | (b >>> 15);
    c = Math.imul(c + b, M2);
    c = (c << 11) | (c >>> 21);
    d = Math.imul(d ^ c, M3);
    d = (d << 16) | (d >>> 16);
    a = (a + d) | 0;
  }
  // Three rounds mix the last code unit, the length and the variant into every bit of every word.
  a ^= seed.length ^ Math.imul(variant, M0);
  for (let round = 0; round < 3; round++) {
    a = Math.imul(a ^ (a >>> 16), M1);
    b = Math.imul((b + a) ^ (b >>> 15), M2);
    c = Math.imul(c ^ b ^ (c >>> 13), M3);
    d = Math.imul((d + c) ^ (d >>> 16), M0);
    a = (a + (d ^ (d >>> 14))) | 0;
  }
  return [a, b, c, d];
}

/**
 * The random number of one slot. It depends on the seed and on the key of the slot, not on a place in a stream: a new slot does not
 * change the others.
 *
 * @param state - the state of the seed
 * @param key - the 32-bit key of the slot
 * @returns an unsigned 32-bit integer, 0 to 2^32 - 1
 */
export function randomUint32(state: SeedState, key: number): number {
  let x = Math.imul(state[0] ^ key, M0);
  x = Math.imul((x ^ (x >>> 15)) + state[1], M1);
  x = Math.imul(x ^ (x >>> 13) ^ state[2], M2);
  x = Math.imul((x ^ (x >>> 16)) + state[3], M3);
  x = Math.imul(x ^ (x >>> 15), M0);
  return (x ^ (x >>> 16)) >>> 0;
}

/** The key of each slot. The numbers are arbitrary but distinct, and never change. A new slot gets a new number. */
export const KEYS: Readonly<Record<Slot | 'style', number>> = {
  palette: 0x1b873593,
  tone: 0x2f0b4a27,
  background: 0x3c6ef372,
  ground: 0x4cf5ad43,
  body: 0x510e527f,
  eyes: 0x790df7e7,
  mouth: 0x3682b137,
  antenna: 0x8b1d2c65,
  topper: 0x9b05688c,
  marking: 0xa54ff53a,
  accessory: 0xbb67ae85,
  cheeks: 0xcc9e2d51,
  outfit: 0xd1b54a33,
  accent: 0x1f83d9ab,
  tilt: 0x5be0cd19,
  eyeSize: 0x428a2f98,
  eyeSpacing: 0x71374491,
  faceHeight: 0xb5c0fbcf,
  gaze: 0xe9b5dba5,
  brows: 0x3956c25b,
  arms: 0x59f111f1,
  scene: 0x923f82a4,
  style: 0xe6546b64,
};

/** Picks one of a wheel's places by a key, all with equal probability. The arithmetic is exact for fewer than 2^21 places. */
export function pick<T>(wheel: readonly T[], state: SeedState, key: number): T {
  return wheel[Math.floor((randomUint32(state, key) * wheel.length) / 0x1_0000_0000)] as T;
}

// The hash of each value that was ever one of several, by its name and value. There are at most as many as known ids.
const keysOf = /* @__PURE__ */ memoize((name: string) =>
  memoize((value: string | number | null | undefined) => hashSeed(`${name}:${value ?? EMPTY}`)[0]),
);

/**
 * Picks one of several values, all with equal probability: the one with the highest score. A score depends on the seed, the name
 * and the value, and not on the other values (rendezvous hashing, Thaler and Ravishankar 1998). So one more value moves only the
 * seeds that pick it.
 *
 * @param name - the slot, or the option, that has the values
 * @param given - sorted values, or one value that is not an array
 */
function pickOne<T extends string | number | null | undefined>(
  state: SeedState,
  name: string,
  given: T | readonly T[],
): T {
  if (!Array.isArray(given)) return given as T;
  let picked: T = given[0];
  let best = -1;
  const keyOf = keysOf(name);
  for (const value of given as readonly T[]) {
    const score = randomUint32(state, keyOf(value));
    if (score > best) [picked, best] = [value, score];
  }
  return picked;
}

// ---------- Selections

/** A part, or nothing, for each slot that holds one. */
export type Choice = Readonly<Record<PartSlot, Part | undefined>>;

/** A spec with the palette, the body and the parts themselves instead of their ids. */
export interface Selection extends Choice, Pick<AvatarSpec, RoleSlot> {
  readonly palette: InkedPalette;
  readonly body: LayeredBody;
}

/** Finds the member of a slot by its id. For a role it is the id itself. Throws a RangeError for an unknown id. */
function findMember(slot: Slot, id: unknown, cast: Cast): unknown {
  const members = idsOf<ReadonlyMap<unknown, unknown>>(slot, cast);
  const roles: readonly unknown[] = ROLES[slot as RoleSlot];
  const member = members ? members.get(id) : roles.find((role) => role === id);
  if (member !== undefined || (id === null && slot in cast.parts)) return member;
  checkValue(slot, id, members ?? roles);
  throw new RangeError(`${slot}: expected a known value, got ${JSON.stringify(id)}`);
}

/** Finds the selection of a spec; a part that it leaves out is an empty slot. Throws a RangeError for an unknown slot or id. */
export function findSelection(spec: Partial<AvatarSpec>, cast: Cast): Selection {
  const selection: Partial<Record<Slot, unknown>> = {};
  for (const [slot, id] of Object.entries(spec)) {
    if (!isSlot(slot)) throw new RangeError(`spec: expected a known slot, got ${slot}`);
    selection[slot] = findMember(slot, id, cast);
  }
  return selection as Selection;
}

/** Replaces slots of a selection by the members of some known ids. Slots whose id is undefined stay. */
function overlay(selection: Selection, ids: Partial<AvatarSpec>, cast: Cast): Selection {
  const changed: Partial<Record<Slot, unknown>> = { ...selection };
  for (const slot of Object.keys(ids) as Slot[]) {
    const id = ids[slot];
    const members = idsOf<ReadonlyMap<unknown, unknown>>(slot, cast);
    if (id !== undefined) changed[slot] = members ? members.get(id) : id;
  }
  return changed as Selection;
}

/** The spec of a selection: its ids. */
export function specOf(selection: Selection): AvatarSpec {
  const ids = { ...selection, palette: selection.palette.id, body: selection.body.id };
  const spec: Omit<AvatarSpec, PartSlot> & Partial<Record<PartSlot, unknown>> = ids;
  for (const slot of PART_SLOTS) spec[slot] = selection[slot]?.id ?? null;
  return spec as AvatarSpec;
}

/** A plain mascot: the slots that a spec leaves out. All others are empty. */
const PLAIN: Partial<AvatarSpec> = {
  palette: 'violet',
  tone: 'home',
  accent: 'contrasting',
  background: 'solid',
  ground: 'tint',
  body: 'bun',
  tilt: 0,
  eyes: 'wide',
  eyeSize: 'medium',
  eyeSpacing: 'medium',
  faceHeight: 'middle',
  gaze: 'ahead',
  mouth: 'smile',
};

/** Adds the arm to a held thing, unless the ids name arms. */
function addArm(ids: Partial<AvatarSpec>, { parts }: Cast): Partial<AvatarSpec> {
  return parts.accessory.get(ids.accessory as string)?.kind === 'held' ? { arms: 'hold', ...ids } : ids;
}

// ---------- Rules

/** A row of the table of rules: where one slot holds a part of some kinds, another slot is emptied or gets another part. */
export interface Rule {
  /** The rule applies where `slot` holds a part of one of these `kinds`, … */
  readonly slot: PartSlot;
  readonly kinds: readonly Kind[];
  /** … and `other` holds a part of one of the kinds of `clash`, or any part where `clash` is absent. */
  readonly other: PartSlot;
  readonly clash?: readonly Kind[];
  /** The id of the part that `other` then gets. Without it, `other` gets empty. */
  readonly instead?: string;
}

const ON_HEAD: readonly Kind[] = ['hat', 'crown', 'ears', 'horns', 'halo', 'hair', 'sole'];

/** The rules, which say which parts go together. They are applied from top to bottom; each changes only the slot `other`. */
export const RULES: readonly Rule[] = [
  // One thing on the head is enough.
  { slot: 'topper', kinds: ON_HEAD, other: 'antenna' },
  { slot: 'topper', kinds: ON_HEAD, other: 'accessory', clash: ['headwear'] },
  { slot: 'topper', kinds: ['sole'], other: 'accessory' },
  // Glasses need two open eyes. Brows, and markings around the eyes, need two eyes.
  { slot: 'eyes', kinds: ['cyclops', 'closed', 'lidded'], other: 'accessory', clash: ['glasses'] },
  { slot: 'eyes', kinds: ['cyclops'], other: 'brows' },
  { slot: 'eyes', kinds: ['cyclops'], other: 'marking', clash: ['mask', 'cap', 'pattern'] },
  // Half lids look sour without a smirk.
  { slot: 'eyes', kinds: ['lidded'], other: 'mouth', instead: 'smirk' },
  // A hat covers the temples and the forehead, and hair hides both.
  { slot: 'topper', kinds: ['hat', 'hair'], other: 'accessory', clash: ['sidewear', 'hat'] },
  { slot: 'topper', kinds: ['hat', 'hair'], other: 'marking', clash: ['cap', 'pattern'] },
  { slot: 'topper', kinds: ['hair'], other: 'brows' },
  // One thing in the face besides eyes, mouth and cheeks.
  { slot: 'accessory', kinds: ['glasses'], other: 'brows' },
  { slot: 'accessory', kinds: ['glasses'], other: 'marking', clash: ['mask', 'cap'] },
  // The base combines no worn or held thing with a marking, and no held thing with its antennas.
  { slot: 'accessory', kinds: ['glasses', 'neckwear', 'held'], other: 'marking', clash: ['pattern', 'underside'] },
  { slot: 'accessory', kinds: ['headwear'], other: 'antenna' },
  { slot: 'accessory', kinds: ['held'], other: 'antenna', clash: ['feeler'] },
  { slot: 'marking', kinds: ['mask', 'cap', 'pattern'], other: 'brows' },
  // These outfits already cover the neck and the belly.
  { slot: 'outfit', kinds: ['full', 'neckwear'], other: 'accessory', clash: ['neckwear'] },
  { slot: 'outfit', kinds: ['full', 'neckwear'], other: 'marking', clash: ['low'] },
  { slot: 'accessory', kinds: ['neckwear'], other: 'marking', clash: ['low'] },
  // A held thing needs a hand.
  { slot: 'accessory', kinds: ['held'], other: 'arms', instead: 'hold' },
];

/** Applies the rules once, from top to bottom. */
export function resolveClashes<T extends Choice>(picked: T, { parts }: Cast): T {
  let choice: T & { -readonly [Name in PartSlot]: Part | undefined } = picked;
  let seen: PartSlot | undefined;
  let kind: Kind | undefined;
  for (const { slot, kinds, other, clash, instead } of RULES) {
    // Every drawing runs this loop. Rows of one slot follow each other, and no row changes it, so its kind is read once.
    if (slot !== seen) kind = choice[(seen = slot)]?.kind;
    if (kind === undefined || !kinds.includes(kind)) continue;
    const held = choice[other]?.kind;
    if (clash !== undefined && !(held !== undefined && clash.includes(held))) continue;
    if (choice === picked) choice = { ...picked };
    choice[other] = instead === undefined ? undefined : parts[other].get(instead);
  }
  return choice;
}

// ---------- Seeds and options

/** Picks for every slot of a seed, before rules and forced slots: forced slots do not change the picks of the others. */
export function pickSlots(state: SeedState, { packs, style }: AvatarSettings, catalogue: Catalogue): Selection {
  const wheels =
    packs.length === 0 ? catalogue.wheels : catalogue.wheelsOf(packs, style ?? pick(STYLES, state, KEYS.style));
  return {
    palette: pick(wheels.palette, state, KEYS.palette),
    tone: pick(wheels.tone, state, KEYS.tone),
    accent: pick(wheels.accent, state, KEYS.accent),
    background: pick(wheels.background, state, KEYS.background),
    ground: pick(wheels.ground, state, KEYS.ground),
    body: pick(wheels.body, state, KEYS.body),
    tilt: pick(wheels.tilt, state, KEYS.tilt),
    eyes: pick(wheels.eyes, state, KEYS.eyes),
    eyeSize: pick(wheels.eyeSize, state, KEYS.eyeSize),
    eyeSpacing: pick(wheels.eyeSpacing, state, KEYS.eyeSpacing),
    faceHeight: pick(wheels.faceHeight, state, KEYS.faceHeight),
    gaze: pick(wheels.gaze, state, KEYS.gaze),
    brows: pick(wheels.brows, state, KEYS.brows),
    mouth: pick(wheels.mouth, state, KEYS.mouth),
    cheeks: pick(wheels.cheeks, state, KEYS.cheeks),
    antenna: pick(wheels.antenna, state, KEYS.antenna),
    topper: pick(wheels.topper, state, KEYS.topper),
    marking: pick(wheels.marking, state, KEYS.marking),
    accessory: pick(wheels.accessory, state, KEYS.accessory),
    arms: pick(wheels.arms, state, KEYS.arms),
    outfit: pick(wheels.outfit, state, KEYS.outfit),
    scene: pick(wheels.scene, state, KEYS.scene),
  };
}

const NOTHING: SlotIds = {};

/** Lists the slots that options force, with their ids: one, or several of which the seed picks one. The seed decides all other slots. */
export function listForced(settings: Partial<AvatarSettings>, mood: Mood | undefined, catalogue: Catalogue): SlotIds {
  const { palette, background, status, parts, packs = [] } = settings;
  if ((palette ?? background ?? mood ?? status ?? parts) === undefined) return NOTHING;
  // Assigned one by one: to spread each of them would take longer than all picks of the seed.
  const forced: { -readonly [Name in keyof SlotIds]: SlotIds[Name] } = {};
  if (palette !== undefined) forced.palette = palette;
  if (background !== undefined) forced.background = background;
  return Object.assign(forced, faceOf(mood, packs, catalogue), faceOf(status, packs, catalogue), parts);
}

/** Picks one of the ids that options give to a slot, for each slot that options force. */
function pickGiven(state: SeedState, settings: Partial<AvatarSettings>, catalogue: Catalogue): Partial<AvatarSpec> {
  const mood = pickOne(state, 'mood', settings.mood);
  const forced: Partial<Record<string, unknown>> = listForced(settings, mood, catalogue);
  if (forced === NOTHING) return NOTHING as Partial<AvatarSpec>;
  for (const slot in forced) if (Array.isArray(forced[slot])) forced[slot] = pickOne(state, slot, forced[slot]);
  return forced;
}

/** The slots that options force: those that they give, and the arm of a held thing. */
export function pickForced(
  state: SeedState,
  settings: Partial<AvatarSettings>,
  catalogue: Catalogue,
): Partial<AvatarSpec> {
  return addArm(pickGiven(state, settings, catalogue), catalogue);
}

// If a default has several values, one is picked as for a seed: the same one each time.
const NO_SEED: SeedState = [0, 0, 0, 0];

/** Completes a spec: a missing slot comes from the defaults, else from a plain mascot. */
export function completeSpec(spec: Partial<AvatarSpec>, catalogue: Catalogue): Partial<AvatarSpec> {
  const named = Object.fromEntries(Object.entries(spec).filter(([, id]) => id !== undefined));
  return { ...PLAIN, ...addArm({ ...pickGiven(NO_SEED, catalogue.defaults, catalogue), ...named }, catalogue) };
}

/**
 * Gives a selection a palette of the option `colors`. Its spec stays the same: the palette keeps the id. Tone and ground choose one of
 * several palettes, because all of these have the same tones and grounds.
 */
export function recolor(
  selection: Selection,
  { colors }: Pick<AvatarSettings, 'colors'>,
  { derivePalettes }: Pick<Catalogue, 'derivePalettes'>,
): Selection {
  const palettes = colors && derivePalettes?.(colors);
  if (palettes === undefined) return selection;
  const turn = GROUNDS.indexOf(selection.ground) + GROUNDS.length * TONES.indexOf(selection.tone);
  const palette = palettes[turn % palettes.length] as InkedPalette;
  return { ...selection, palette: { ...palette, id: selection.palette.id } };
}

/** Chooses the mascot of a seed: picks, then rules, then the slots that options force. */
export function selectSeed(seed: string, settings: AvatarSettings, catalogue: Catalogue): Selection {
  const state = hashSeed(seed, settings.variant);
  const selection = resolveClashes(pickSlots(state, settings, catalogue), catalogue);
  const forced = pickForced(state, settings, catalogue);
  return recolor(forced === NOTHING ? selection : overlay(selection, forced, catalogue), settings, catalogue);
}

/** The spec of {@link selectSeed}. */
export function selectSpec(seed: string, settings: AvatarSettings, catalogue: Catalogue): AvatarSpec {
  return specOf(selectSeed(seed, settings, catalogue));
}
