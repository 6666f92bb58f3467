// Choosing: a spec from a seed. Every slot has a random number of its own, so forcing one choice changes one choice.
import type { AvatarSettings } from '../options/table.js';
import {
  GROUNDS,
  STYLES,
  TONES,
  type AvatarSpec,
  type Background,
  type Ground,
  type Slot,
  type Tone,
} from '../spec.js';
import type { Catalogue } from './catalogue.js';
import { hashSeed, randomUint32 } from './hash.js';
import { applyMood } from './moods.js';
import { resolveClashes, type Choice } from './rules.js';

// Any distinct numbers, frozen for the whole of 0.x. A new slot takes a new number.
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
  style: 0xe6546b64,
};

/** Picks one of a wheel's places, each as likely as the next: exact integer arithmetic for fewer than 2^21 places. */
export function pick<T>(wheel: readonly T[], number: number): T {
  return wheel[Math.floor((number * wheel.length) / 0x1_0000_0000)] as T;
}

/** What was picked for each slot by itself, before rules and mood. */
export interface Picks {
  readonly palette: string;
  readonly tone: Tone;
  readonly background: Background;
  readonly ground: Ground;
  readonly body: string;
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
    tone: pick(TONES, randomUint32(state, KEYS.tone)),
    background: pick(wheels.background, randomUint32(state, KEYS.background)).id,
    ground: pick(GROUNDS, randomUint32(state, KEYS.ground)),
    body: pick(wheels.body, randomUint32(state, KEYS.body)).id,
    parts: {
      eyes: pick(wheels.eyes, randomUint32(state, KEYS.eyes)),
      mouth: pick(wheels.mouth, randomUint32(state, KEYS.mouth)),
      antenna: pick(wheels.antenna, randomUint32(state, KEYS.antenna)),
      topper: pick(wheels.topper, randomUint32(state, KEYS.topper)),
      marking: pick(wheels.marking, randomUint32(state, KEYS.marking)),
      accessory: pick(wheels.accessory, randomUint32(state, KEYS.accessory)),
      cheeks: pick(wheels.cheeks, randomUint32(state, KEYS.cheeks)),
      outfit: pick(wheels.outfit, randomUint32(state, KEYS.outfit)),
    },
  };
}

/** Chooses a mascot for a seed (SPEC §1.6, §2.1): picks, rules, what the options force, mood. */
export function selectSpec(seed: string, settings: AvatarSettings, catalogue: Catalogue): AvatarSpec {
  const picked = pickSlots(seed, settings, catalogue);
  const parts = resolveClashes(picked.parts, catalogue);
  const spec: AvatarSpec = {
    palette: settings.palette ?? picked.palette,
    tone: picked.tone,
    background: settings.background ?? picked.background,
    ground: picked.ground,
    body: picked.body,
    eyes: parts.eyes?.id ?? null,
    mouth: parts.mouth?.id ?? null,
    antenna: parts.antenna?.id ?? null,
    topper: parts.topper?.id ?? null,
    marking: parts.marking?.id ?? null,
    accessory: parts.accessory?.id ?? null,
    cheeks: parts.cheeks?.id ?? null,
    outfit: parts.outfit?.id ?? null,
  };
  return applyMood(spec, settings.mood);
}
