// The choice of a mascot, apart from its drawing: the slots, the values of slots without drawings, and the spec, one id for each slot.

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

/** Slots that hold a drawn part and may be empty, in the order in which a spec lists them. */
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
 * Backgrounds: what is drawn behind the mascot.
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
 * Shapes of the ground: a disc, a square with round corners, or a square.
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
 * Temperatures of a palette: `home` is its own colour; the others are cooler and warmer.
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
 * Roles of the colour behind the mascot; every palette has a colour for each.
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
 * The values of each slot without drawings; every palette and every body supports all of them.
 *
 * @example
 * ROLES.gaze.includes('left'); // true
 */
export const ROLES = {
  tone: TONES,
  /** The palette's second colour, for things the mascot wears: opposite in hue, near to the body's, or bright. */
  accent: ['contrasting', 'matching', 'bright'],
  background: BACKGROUNDS,
  ground: GROUNDS,
  /** Lean in degrees, clockwise. */
  tilt: [-8, -7, -6, -5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6, 7, 8],
  eyeSize: ['small', 'medium', 'large'],
  eyeSpacing: ['close', 'medium', 'wide'],
  faceHeight: ['low', 'middle', 'high'],
  /** The direction in which open eyes look, as a viewer sees it. */
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
 * A value of a slot of {@link ROLES}.
 *
 * @example
 * const gaze: Role<'gaze'> = 'up-left';
 */
export type Role<Name extends RoleSlot> = (typeof ROLES)[Name][number];

/**
 * Moods: each has fixed eyes and a fixed mouth; `neutral` keeps the face of the seed.
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
 * Statuses: each has a badge, but for `idle`. The first four keep the face of the mascot, and all others have a face of their own.
 *
 * @example
 * STATUSES.map((status) => createAvatar('ada', { status }));
 */
// oxfmt-ignore
export const STATUSES = [
  'online', 'away', 'busy', 'offline', 'idle', 'thinking', 'working', 'listening', 'speaking', 'waiting', 'done', 'failed', 'asleep',
] as const;

/**
 * One of {@link STATUSES}. `waiting` means that it waits for a person.
 *
 * @example
 * const status: Status = 'waiting';
 */
export type Status = (typeof STATUSES)[number];

/**
 * Style hints: they shift the choice inside packs and change nothing else.
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
 * The choice of a mascot: an id for each slot (a number for `tilt`), and `null` for an empty slot. It is plain JSON, without the seed.
 *
 * @example
 * const spec: AvatarSpec = { ...selectAvatar('ada'), body: 'bun', topper: null };
 */
export interface AvatarSpec extends Readonly<Record<PartSlot, string | null>> {
  /**
   * Palette: the colours of the mascot.
   *
   * @example
   * renderAvatar({ palette: 'mint' });
   */
  readonly palette: string;
  /**
   * Temperature of the palette.
   *
   * @example
   * renderAvatar({ tone: 'warm' });
   */
  readonly tone: Tone;
  /**
   * Role of the palette's second colour, for the things it wears.
   *
   * @example
   * renderAvatar({ topper: 'beanie', accent: 'bright' });
   */
  readonly accent: Role<'accent'>;
  /**
   * Background.
   *
   * @example
   * renderAvatar({ background: 'ring' });
   */
  readonly background: Background;
  /**
   * Role of the colour behind it.
   *
   * @example
   * renderAvatar({ ground: 'night' });
   */
  readonly ground: Ground;
  /**
   * Body.
   *
   * @example
   * renderAvatar({ body: 'heart' });
   */
  readonly body: string;
  /**
   * Lean in degrees, clockwise: an integer from -8 to 8.
   *
   * @example
   * renderAvatar({ tilt: -6 });
   */
  readonly tilt: Role<'tilt'>;
  /**
   * Size of the eyes.
   *
   * @example
   * renderAvatar({ eyeSize: 'large' });
   */
  readonly eyeSize: Role<'eyeSize'>;
  /**
   * Distance of the eyes from each other.
   *
   * @example
   * renderAvatar({ eyeSpacing: 'close' });
   */
  readonly eyeSpacing: Role<'eyeSpacing'>;
  /**
   * Height of the face on the body.
   *
   * @example
   * renderAvatar({ faceHeight: 'low' });
   */
  readonly faceHeight: Role<'faceHeight'>;
  /**
   * Direction in which the eyes look, if they are open.
   *
   * @example
   * renderAvatar({ gaze: 'up-left' });
   */
  readonly gaze: Role<'gaze'>;
  /**
   * Eyes.
   *
   * @example
   * renderAvatar({ eyes: 'sparkle' });
   */
  readonly eyes: string | null;
  /**
   * Eyebrows.
   *
   * @example
   * renderAvatar({ brows: 'raised' });
   */
  readonly brows: string | null;
  /**
   * Mouth.
   *
   * @example
   * renderAvatar({ mouth: 'grin' });
   */
  readonly mouth: string | null;
  /**
   * Antenna on the head.
   *
   * @example
   * renderAvatar({ antenna: 'bobble' });
   */
  readonly antenna: string | null;
  /**
   * Topper: ears, hair or headwear.
   *
   * @example
   * renderAvatar({ topper: 'crown' });
   */
  readonly topper: string | null;
  /**
   * Large marking on the body.
   *
   * @example
   * renderAvatar({ marking: 'belly' });
   */
  readonly marking: string | null;
  /**
   * Accessory: worn in the face, at the neck or at the sides of the head, or held.
   *
   * @example
   * renderAvatar({ accessory: 'round-glasses' });
   */
  readonly accessory: string | null;
  /**
   * Cheeks.
   *
   * @example
   * renderAvatar({ cheeks: 'blush' });
   */
  readonly cheeks: string | null;
  /**
   * Pose of the arms.
   *
   * @example
   * renderAvatar({ arms: 'wave' });
   */
  readonly arms: string | null;
  /**
   * Outfit, worn on the body. Only packs have outfits.
   *
   * @example
   * renderAvatar({ outfit: null });
   */
  readonly outfit: string | null;
  /**
   * Scene, painted on the ground behind it. Only packs have scenes.
   *
   * @example
   * renderAvatar({ scene: null });
   */
  readonly scene: string | null;
}

/** Ids by slot: one, or several, and any of them fits. `null` stands for an empty slot. */
export type SlotIds = {
  readonly [Name in Slot]?: AvatarSpec[Name] | readonly AvatarSpec[Name][];
};

/** Whether a slot holds a part, which is drawn and which rules may change. */
export function isPartSlot(slot: Slot): slot is PartSlot {
  return (PART_SLOTS as readonly Slot[]).includes(slot);
}

/** Whether a slot holds one of a few fixed values: the values of {@link ROLES}. */
export function isRoleSlot(slot: Slot): slot is RoleSlot {
  return slot in ROLES;
}
