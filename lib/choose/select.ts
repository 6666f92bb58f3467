// Choosing: a spec from a seed. Every slot has a random number of its own, so forcing one choice changes one choice.
import type { AvatarSettings } from '../options/schema.js';
import { STYLES, type Slot } from '../slots.js';
import type { AvatarSpec } from '../spec.js';
import type { Catalogue } from './catalogue.js';
import { hashSeed, randomUint32, type State } from './hash.js';
import { MOOD_FACES } from './moods.js';
import { resolveClashes } from './rules.js';
import { overlay, specOf, type Selection } from './selection.js';
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

/** Picks one of a wheel's places by a key, each as likely as the next: exact integer arithmetic for fewer than 2^21 places. */
export function pick<T>(wheel: readonly T[], state: State, key: number): T {
  return wheel[Math.floor((randomUint32(state, key) * wheel.length) / 0x1_0000_0000)] as T;
}

/** Picks for every slot of a seed, each by itself, before rules and options: forced options change nothing here. */
export function pickSlots(seed: string, { packs, style }: AvatarSettings, catalogue: Catalogue): Selection {
  const state = hashSeed(seed);
  const wheels =
    packs.length === 0 ? catalogue.wheels : catalogue.wheelsOf(packs, style ?? pick(STYLES, state, KEYS.style));
  return {
    palette: pick(wheels.palette, state, KEYS.palette),
    tone: pick(ROLE_WHEELS.tone, state, KEYS.tone),
    accent: pick(ROLE_WHEELS.accent, state, KEYS.accent),
    background: pick(wheels.background, state, KEYS.background).id,
    ground: pick(ROLE_WHEELS.ground, state, KEYS.ground),
    body: pick(wheels.body, state, KEYS.body),
    tilt: pick(ROLE_WHEELS.tilt, state, KEYS.tilt),
    eyes: pick(wheels.eyes, state, KEYS.eyes),
    eyeSize: pick(ROLE_WHEELS.eyeSize, state, KEYS.eyeSize),
    eyeSpacing: pick(ROLE_WHEELS.eyeSpacing, state, KEYS.eyeSpacing),
    faceHeight: pick(ROLE_WHEELS.faceHeight, state, KEYS.faceHeight),
    gaze: pick(ROLE_WHEELS.gaze, state, KEYS.gaze),
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

/** Chooses a mascot for a seed (SPEC §1.6, §2.1): picks, rules, then what the options force. */
export function selectSeed(seed: string, settings: AvatarSettings, catalogue: Catalogue): Selection {
  const selection = resolveClashes(pickSlots(seed, settings, catalogue), catalogue);
  const { palette, background, mood, parts } = settings;
  if ((palette ?? background ?? mood ?? parts) === undefined) return selection;
  return overlay(
    selection,
    { palette, background, ...(mood && MOOD_FACES[mood]), ...parts } as Partial<AvatarSpec>,
    catalogue,
  );
}

/** As {@link selectSeed}, by ids alone. */
export function selectSpec(seed: string, settings: AvatarSettings, catalogue: Catalogue): AvatarSpec {
  return specOf(selectSeed(seed, settings, catalogue));
}
