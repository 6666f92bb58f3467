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
// Choosing: a spec from a seed. Every slot draws with its own key, so one choice forced changes one choice.
import type { Catalogue } from './catalogue.js';
import { draw, hashSeed } from './hash.js';
import { wearMood } from './moods.js';
import { settleClashes, type Choice } from './rules.js';

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

/** Picks one of a wheel's places, all alike: exact integer arithmetic for wheels of fewer than 2^21 places. */
export function spin<T>(wheel: readonly T[], number: number): T {
  return wheel[Math.floor((number * wheel.length) / 0x1_0000_0000)] as T;
}

/** What the slots drew, each by itself, before rules and mood. */
export interface Draws {
  readonly palette: string;
  readonly tone: Tone;
  readonly background: Background;
  readonly ground: Ground;
  readonly body: string;
  readonly parts: Choice;
}

/** Draws every slot for a seed. Forced options change nothing here: they are laid over the draws afterwards. */
export function drawSlots(seed: string, settings: AvatarSettings, catalogue: Catalogue): Draws {
  const state = hashSeed(seed);
  const { packs, style } = settings;
  const wheels =
    packs.length === 0 ? catalogue.wheels : catalogue.wheelsOf(packs, style ?? spin(STYLES, draw(state, KEYS.style)));
  return {
    palette: spin(wheels.palette, draw(state, KEYS.palette)).id,
    tone: spin(TONES, draw(state, KEYS.tone)),
    background: spin(wheels.background, draw(state, KEYS.background)).id,
    ground: spin(GROUNDS, draw(state, KEYS.ground)),
    body: spin(wheels.body, draw(state, KEYS.body)).id,
    parts: {
      eyes: spin(wheels.eyes, draw(state, KEYS.eyes)),
      mouth: spin(wheels.mouth, draw(state, KEYS.mouth)),
      antenna: spin(wheels.antenna, draw(state, KEYS.antenna)),
      topper: spin(wheels.topper, draw(state, KEYS.topper)),
      marking: spin(wheels.marking, draw(state, KEYS.marking)),
      accessory: spin(wheels.accessory, draw(state, KEYS.accessory)),
      cheeks: spin(wheels.cheeks, draw(state, KEYS.cheeks)),
      outfit: spin(wheels.outfit, draw(state, KEYS.outfit)),
    },
  };
}

/** Chooses a mascot for a seed (SPEC §1.6, §2.1): the draws, the rules, what the options force, the mood. */
export function selectSpec(seed: string, settings: AvatarSettings, catalogue: Catalogue): AvatarSpec {
  const drawn = drawSlots(seed, settings, catalogue);
  const parts = settleClashes(drawn.parts, catalogue);
  const spec: AvatarSpec = {
    palette: settings.palette ?? drawn.palette,
    tone: drawn.tone,
    background: settings.background ?? drawn.background,
    ground: drawn.ground,
    body: drawn.body,
    eyes: parts.eyes?.id ?? null,
    mouth: parts.mouth?.id ?? null,
    antenna: parts.antenna?.id ?? null,
    topper: parts.topper?.id ?? null,
    marking: parts.marking?.id ?? null,
    accessory: parts.accessory?.id ?? null,
    cheeks: parts.cheeks?.id ?? null,
    outfit: parts.outfit?.id ?? null,
  };
  return wearMood(spec, settings.mood);
}
