// The choice, apart from the drawing: one id per slot, plain JSON, no seed in it.

/** The slots in the order in which a spec lists them. */
export const SLOTS = [
  'palette',
  'tone',
  'background',
  'ground',
  'body',
  'eyes',
  'mouth',
  'antenna',
  'topper',
  'marking',
  'accessory',
  'cheeks',
  'outfit',
] as const;

/** Name of a slot. */
export type Slot = (typeof SLOTS)[number];

/** Slots that hold a drawn part and may be empty, in the order of a spec. */
export const PART_SLOTS = [
  'eyes',
  'mouth',
  'antenna',
  'topper',
  'marking',
  'accessory',
  'cheeks',
  'outfit',
] as const satisfies readonly Slot[];
export type PartSlot = (typeof PART_SLOTS)[number];

/** What stands behind the mascot (SPEC §2.1). */
export const BACKGROUNDS = ['none', 'solid', 'ring'] as const;
export type Background = (typeof BACKGROUNDS)[number];

/** Temperatures of a palette. */
export const TONES = ['cool', 'home', 'warm'] as const;
export type Tone = (typeof TONES)[number];

/** Roles that a colour behind the mascot can have; every palette has a colour for each. */
export const GROUNDS = ['tint', 'mist', 'bloom', 'mid', 'pop', 'dusk', 'deep', 'night'] as const;
export type Ground = (typeof GROUNDS)[number];

/** Moods (SPEC §2.1). */
export const MOODS = ['neutral', 'happy', 'serious', 'sleepy', 'wink'] as const;
export type Mood = (typeof MOODS)[number];

/** Style hints (SPEC §2.1): they bias picks inside packs and nothing else. */
export const STYLES = ['masc', 'femme', 'neutral'] as const;
export type Style = (typeof STYLES)[number];

/** Everything that decides how a mascot looks, as ids: the whole choice and nothing but the choice. */
export interface AvatarSpec extends Readonly<Record<PartSlot, string | null>> {
  readonly palette: string;
  readonly tone: Tone;
  readonly background: Background;
  readonly ground: Ground;
  readonly body: string;
}
