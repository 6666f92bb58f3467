// Choosing: a spec from a seed. Every slot draws with its own key, so one choice forced changes one choice.
import type { Catalogue } from './catalogue.js';
import { draw, hashSeed, type State } from './draw.js';
import { wearMood } from './moods.js';
import type { AvatarSettings } from './options.js';
import type { Pack } from './packs/pack.js';
import type { Part } from './parts/part.js';
import { settleClashes, type Choice } from './rules.js';
import {
  BACKGROUNDS,
  GROUNDS,
  STYLES,
  TONES,
  type AvatarSpec,
  type Background,
  type Ground,
  type PartSlot,
  type Slot,
  type Style,
  type Tone,
} from './spec.js';

// The key of each slot: any distinct numbers, frozen for the whole of 0.x. A new slot takes a new number.
const KEYS: Readonly<Record<Slot | 'style', number>> = {
  palette: 0x1b873593,
  tone: 0x2f0b4a27,
  background: 0x3c6ef372,
  ground: 0x4cf5ad43,
  body: 0x510e527f,
  eyes: 0x6a09e667,
  mouth: 0x7f4a7c15,
  antenna: 0x8b1d2c65,
  topper: 0x9b05688c,
  marking: 0xa54ff53a,
  accessory: 0xbb67ae85,
  cheeks: 0xcc9e2d51,
  outfit: 0xd1b54a33,
  style: 0xe6546b64,
};

/** Weights of the backgrounds where no pack has its own. */
export const BACKGROUND_WEIGHTS: Readonly<Record<Background, number>> = { none: 14, solid: 62, ring: 24 };

interface Weighted {
  readonly id: string;
  readonly weight: number;
}

/**
 * Picks by weight. The product stays under 2^53 for totals under 2^21, so the arithmetic is exact.
 *
 * @param none - weight of picking nothing
 */
function pickWeighted<T extends Weighted>(
  items: readonly T[],
  none: number,
  number: number,
  weigh: (item: T) => number,
): T | undefined {
  let total = none;
  for (const item of items) total += weigh(item);
  let point = Math.floor((number * total) / 0x1_0000_0000);
  for (const item of items) {
    point -= weigh(item);
    if (point < 0) return item;
  }
  return undefined;
}

function ownWeight(item: Weighted): number {
  return item.weight;
}

function pickEven<T>(items: readonly T[], number: number): T {
  return items[Math.floor((number * items.length) / 0x1_0000_0000)] as T;
}

/** Weighs an item as its pack biases it for a style hint (SPEC §2.1, `style`). */
function biasBy(packs: readonly Pack[], style: Style): (item: Weighted) => number {
  return (item) => packs.reduce((weight, pack) => weight * (pack.styles?.[style]?.[item.id] ?? 1), item.weight);
}

function pickBackground(packs: readonly Pack[], number: number): Background {
  const offers = packs.flatMap((pack) => (pack.backgrounds ? [pack.backgrounds] : []));
  const tables = offers.length > 0 ? offers : [BACKGROUND_WEIGHTS];
  const items = BACKGROUNDS.map((id) => ({ id, weight: tables.reduce((sum, table) => sum + (table[id] ?? 0), 0) }));
  return pickWeighted(items, 0, number, ownWeight)?.id ?? 'solid';
}

function pickPart(state: State, slot: PartSlot, catalogue: Catalogue, packs: readonly Pack[], style: Style) {
  const number = draw(state, KEYS[slot]);
  const pools = packs.flatMap((pack) => pack[slot] ?? []);
  if (pools.length === 0) {
    const base = catalogue.basePools[slot];
    return pickWeighted(base.parts, base.none, number, ownWeight);
  }
  const parts = pools.flatMap((pool): readonly Part[] => pool.parts);
  const none = pools.reduce((sum, pool) => sum + pool.none, 0);
  return pickWeighted(parts, none, number, biasBy(packs, style));
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
  const packs = settings.packs.flatMap((id) => catalogue.packs.get(id) ?? []);
  const style = settings.style ?? pickEven(STYLES, draw(state, KEYS.style));
  const bias = packs.length > 0 ? biasBy(packs, style) : ownWeight;
  const palettes = packs.flatMap((pack): readonly Weighted[] => pack.palettes ?? []);
  const bodies = packs.flatMap((pack): readonly Weighted[] => pack.bodies ?? []);
  const pickId = (slot: Slot, own: readonly Weighted[], base: readonly Weighted[]) =>
    pickWeighted(own.length > 0 ? own : base, 0, draw(state, KEYS[slot]), bias)?.id ?? '';
  const pick = (slot: PartSlot) => pickPart(state, slot, catalogue, packs, style);
  return {
    palette: pickId('palette', palettes, catalogue.basePalettes),
    tone: pickEven(TONES, draw(state, KEYS.tone)),
    background: pickBackground(packs, draw(state, KEYS.background)),
    ground: pickEven(GROUNDS, draw(state, KEYS.ground)),
    body: pickId('body', bodies, catalogue.baseBodies),
    parts: {
      eyes: pick('eyes'),
      mouth: pick('mouth'),
      antenna: pick('antenna'),
      topper: pick('topper'),
      marking: pick('marking'),
      accessory: pick('accessory'),
      cheeks: pick('cheeks'),
      outfit: pick('outfit'),
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
