// The choice, apart from the drawing: one id per slot, plain JSON, no seed in it.

/**
 * The slots in the order in which a spec lists them.
 *
 * @example
 * SLOTS; // ['palette', 'tone', 'background', …]
 */
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

/**
 * Name of a slot.
 *
 * @example
 * const slot: Slot = 'topper';
 */
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

/**
 * Name of a slot that holds a drawn part and may be empty.
 *
 * @example
 * const slot: PartSlot = 'antenna';
 */
export type PartSlot = (typeof PART_SLOTS)[number];

/**
 * What can stand behind the mascot (SPEC §2.1).
 *
 * @example
 * BACKGROUNDS; // ['none', 'solid', 'ring']
 */
export const BACKGROUNDS = ['none', 'solid', 'ring'] as const;

/**
 * One of {@link BACKGROUNDS}.
 *
 * @example
 * const background: Background = 'ring';
 */
export type Background = (typeof BACKGROUNDS)[number];

/**
 * Temperatures of a palette: `home` is its own colour, beside which the others are cooler and warmer.
 *
 * @example
 * TONES; // ['cool', 'home', 'warm']
 */
export const TONES = ['cool', 'home', 'warm'] as const;

/**
 * One of {@link TONES}.
 *
 * @example
 * const tone: Tone = 'warm';
 */
export type Tone = (typeof TONES)[number];

/**
 * Roles that a colour behind the mascot can have; every palette has a colour for each.
 *
 * @example
 * GROUNDS.includes('dusk'); // true
 */
export const GROUNDS = ['tint', 'mist', 'bloom', 'mid', 'pop', 'dusk', 'deep', 'night'] as const;

/**
 * One of {@link GROUNDS}.
 *
 * @example
 * const ground: Ground = 'mist';
 */
export type Ground = (typeof GROUNDS)[number];

/**
 * Moods (SPEC §2.1).
 *
 * @example
 * MOODS.map((mood) => createAvatar('ada', { mood }));
 */
export const MOODS = ['neutral', 'happy', 'serious', 'sleepy', 'wink'] as const;

/**
 * One of {@link MOODS}.
 *
 * @example
 * const mood: Mood = 'sleepy';
 */
export type Mood = (typeof MOODS)[number];

/**
 * Style hints (SPEC §2.1): they bias picks inside packs and nothing else.
 *
 * @example
 * STYLES.map((style) => createAvatar('ada', { packs: 'garden', style }));
 */
export const STYLES = ['masc', 'femme', 'neutral'] as const;

/**
 * One of {@link STYLES}.
 *
 * @example
 * const style: Style = 'neutral';
 */
export type Style = (typeof STYLES)[number];

/**
 * Everything that decides how a mascot looks: an id for each slot, and `null` for an empty one.
 *
 * @example
 * const spec: AvatarSpec = { ...selectAvatar('ada'), body: 'bun', topper: null };
 */
export interface AvatarSpec extends Readonly<Record<PartSlot, string | null>> {
  /**
   * Palette: the colours of the mascot.
   *
   * @example
   * build({ palette: 'mint' });
   */
  readonly palette: string;
  /**
   * Temperature of the palette.
   *
   * @example
   * build({ tone: 'warm' });
   */
  readonly tone: Tone;
  /**
   * What stands behind it (SPEC §2.1).
   *
   * @example
   * build({ background: 'ring' });
   */
  readonly background: Background;
  /**
   * Role of the colour behind it.
   *
   * @example
   * build({ ground: 'night' });
   */
  readonly ground: Ground;
  /**
   * Body.
   *
   * @example
   * build({ body: 'heart' });
   */
  readonly body: string;
  /**
   * Eyes.
   *
   * @example
   * build({ eyes: 'sparkle' });
   */
  readonly eyes: string | null;
  /**
   * Mouth.
   *
   * @example
   * build({ mouth: 'grin' });
   */
  readonly mouth: string | null;
  /**
   * Antenna on the head.
   *
   * @example
   * build({ antenna: 'bobble' });
   */
  readonly antenna: string | null;
  /**
   * What it has or wears on its head.
   *
   * @example
   * build({ topper: 'crown' });
   */
  readonly topper: string | null;
  /**
   * Large marking on the body.
   *
   * @example
   * build({ marking: 'belly' });
   */
  readonly marking: string | null;
  /**
   * What it wears in the face or at the neck, or has beside it.
   *
   * @example
   * build({ accessory: 'round-glasses' });
   */
  readonly accessory: string | null;
  /**
   * Cheeks.
   *
   * @example
   * build({ cheeks: 'blush' });
   */
  readonly cheeks: string | null;
  /**
   * What it wears on the body; packs alone have any.
   *
   * @example
   * build({ outfit: null });
   */
  readonly outfit: string | null;
}
