// The slots: what decides how a mascot looks, and what each slot without drawings can hold.
/**
 * The slots in the order in which a spec lists them.
 *
 * @example
 * SLOTS; // ['palette', 'tone', 'accent', …]
 */
export const SLOTS = [
  'palette',
  'tone',
  'accent',
  'background',
  'ground',
  'body',
  'tilt',
  'eyes',
  'eyeSize',
  'eyeSpacing',
  'faceHeight',
  'gaze',
  'brows',
  'mouth',
  'cheeks',
  'antenna',
  'topper',
  'marking',
  'accessory',
  'arms',
  'outfit',
  'scene',
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
  'brows',
  'mouth',
  'cheeks',
  'antenna',
  'topper',
  'marking',
  'accessory',
  'arms',
  'outfit',
  'scene',
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
 * What the ground can fill: a disc, a square with round corners, or a square.
 *
 * @example
 * SHAPES; // ['circle', 'rounded', 'square']
 */
export const SHAPES = ['circle', 'rounded', 'square'] as const;

/**
 * One of {@link SHAPES}.
 *
 * @example
 * const shape: Shape = 'rounded';
 */
export type Shape = (typeof SHAPES)[number];

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
 * What each slot without drawings can hold; every palette and every body knows what to do with each.
 *
 * @example
 * ROLES.gaze.includes('left'); // true
 */
export const ROLES = {
  tone: TONES,
  /** The palette's second colour, for what is worn: opposite in hue, near to the body's, or bright. */
  accent: ['contrasting', 'matching', 'bright'],
  background: BACKGROUNDS,
  ground: GROUNDS,
  /** Degrees by which the mascot leans, clockwise. */
  tilt: [-8, -7, -6, -5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6, 7, 8],
  eyeSize: ['small', 'medium', 'large'],
  eyeSpacing: ['close', 'medium', 'wide'],
  faceHeight: ['low', 'middle', 'high'],
  /** Where open eyes look, as a viewer sees it. */
  gaze: ['ahead', 'left', 'right', 'up', 'up-left', 'up-right', 'down-left', 'down-right'],
} as const satisfies Partial<Record<Slot, readonly (string | number)[]>>;

/**
 * Name of a slot that holds one of a few fixed values: a key of {@link ROLES}.
 *
 * @example
 * const slot: RoleSlot = 'gaze';
 */
export type RoleSlot = keyof typeof ROLES;

/**
 * What a slot of {@link ROLES} can hold.
 *
 * @example
 * const gaze: Role<'gaze'> = 'up-left';
 */
export type Role<Name extends RoleSlot> = (typeof ROLES)[Name][number];

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

/** Whether the options of a slot are parts, which are drawn and which rules may change. */
export function isPartSlot(slot: Slot): slot is PartSlot {
  return (PART_SLOTS as readonly Slot[]).includes(slot);
}

/** Whether a slot holds one of a few fixed values. */
export function isRoleSlot(slot: Slot): slot is RoleSlot {
  return slot in ROLES;
}
