// Choosing: a spec from a seed. Every slot has a random number of its own, so forcing one choice changes one choice.
import type { AvatarSettings } from '../options/schema.js';
import { STYLES, type PartSlot, type Slot } from '../slots.js';
import type { AvatarSpec } from '../spec.js';
import type { Catalogue } from './catalogue.js';
import { hashSeed, randomUint32 } from './hash.js';
import { applyMood } from './moods.js';
import { resolveClashes, type Choice } from './rules.js';
import { ROLE_WHEELS } from './wheels.js';

// Any distinct numbers, frozen for good. A new slot takes a new number.
/** The key of each slot. */
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

/** Picks one of a wheel's places, each as likely as the next: exact integer arithmetic for fewer than 2^21 places. */
export function pick<T>(wheel: readonly T[], number: number): T {
  return wheel[Math.floor((number * wheel.length) / 0x1_0000_0000)] as T;
}

/** What was picked for each slot by itself, before rules and mood. */
export interface Picks extends Omit<AvatarSpec, PartSlot> {
  readonly parts: Choice;
}

/** Picks for every slot of a seed. Forced options change nothing here: they replace picks afterwards. */
export function pickSlots(seed: string, settings: AvatarSettings, catalogue: Catalogue): Picks {
  const state = hashSeed(seed);
  const { packs, style } = settings;
  const wheels =
    packs.length === 0
      ? catalogue.wheels
      : catalogue.wheelsOf(packs, style ?? pick(STYLES, randomUint32(state, KEYS.style)));
  return {
    palette: pick(wheels.palette, randomUint32(state, KEYS.palette)).id,
    tone: pick(ROLE_WHEELS.tone, randomUint32(state, KEYS.tone)),
    accent: pick(ROLE_WHEELS.accent, randomUint32(state, KEYS.accent)),
    background: pick(wheels.background, randomUint32(state, KEYS.background)).id,
    ground: pick(ROLE_WHEELS.ground, randomUint32(state, KEYS.ground)),
    body: pick(wheels.body, randomUint32(state, KEYS.body)).id,
    tilt: pick(ROLE_WHEELS.tilt, randomUint32(state, KEYS.tilt)),
    eyeSize: pick(ROLE_WHEELS.eyeSize, randomUint32(state, KEYS.eyeSize)),
    eyeSpacing: pick(ROLE_WHEELS.eyeSpacing, randomUint32(state, KEYS.eyeSpacing)),
    faceHeight: pick(ROLE_WHEELS.faceHeight, randomUint32(state, KEYS.faceHeight)),
    gaze: pick(ROLE_WHEELS.gaze, randomUint32(state, KEYS.gaze)),
    parts: {
      eyes: pick(wheels.eyes, randomUint32(state, KEYS.eyes)),
      brows: pick(wheels.brows, randomUint32(state, KEYS.brows)),
      mouth: pick(wheels.mouth, randomUint32(state, KEYS.mouth)),
      cheeks: pick(wheels.cheeks, randomUint32(state, KEYS.cheeks)),
      antenna: pick(wheels.antenna, randomUint32(state, KEYS.antenna)),
      topper: pick(wheels.topper, randomUint32(state, KEYS.topper)),
      marking: pick(wheels.marking, randomUint32(state, KEYS.marking)),
      accessory: pick(wheels.accessory, randomUint32(state, KEYS.accessory)),
      arms: pick(wheels.arms, randomUint32(state, KEYS.arms)),
      outfit: pick(wheels.outfit, randomUint32(state, KEYS.outfit)),
      scene: pick(wheels.scene, randomUint32(state, KEYS.scene)),
    },
  };
}

/** Chooses a mascot for a seed (SPEC §1.6, §2.1): picks, rules, what the options force, mood, parts. */
export function selectSpec(seed: string, settings: AvatarSettings, catalogue: Catalogue): AvatarSpec {
  const picked = pickSlots(seed, settings, catalogue);
  const parts = resolveClashes(picked.parts, catalogue);
  const spec: AvatarSpec = {
    palette: settings.palette ?? picked.palette,
    tone: picked.tone,
    accent: picked.accent,
    background: settings.background ?? picked.background,
    ground: picked.ground,
    body: picked.body,
    tilt: picked.tilt,
    eyes: parts.eyes?.id ?? null,
    eyeSize: picked.eyeSize,
    eyeSpacing: picked.eyeSpacing,
    faceHeight: picked.faceHeight,
    gaze: picked.gaze,
    brows: parts.brows?.id ?? null,
    mouth: parts.mouth?.id ?? null,
    cheeks: parts.cheeks?.id ?? null,
    antenna: parts.antenna?.id ?? null,
    topper: parts.topper?.id ?? null,
    marking: parts.marking?.id ?? null,
    accessory: parts.accessory?.id ?? null,
    arms: parts.arms?.id ?? null,
    outfit: parts.outfit?.id ?? null,
    scene: parts.scene?.id ?? null,
  };
  const moody = applyMood(spec, settings.mood);
  return settings.parts === undefined ? moody : { ...moody, ...settings.parts };
}
