// The choice, apart from the drawing: one id per slot, plain JSON, no seed in it.
import type { Background, Ground, PartSlot, Role, Tone } from './slots.js';

/**
 * Everything that decides how a mascot looks: an id for each slot (a number for `tilt`), and `null` for an empty one.
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
   * Which of the palette's second colours it wears.
   *
   * @example
   * build({ topper: 'beanie', accent: 'bright' });
   */
  readonly accent: Role<'accent'>;
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
   * Degrees by which it leans, clockwise: an integer from -8 to 8.
   *
   * @example
   * build({ tilt: -6 });
   */
  readonly tilt: Role<'tilt'>;
  /**
   * Size of the eyes.
   *
   * @example
   * build({ eyeSize: 'large' });
   */
  readonly eyeSize: Role<'eyeSize'>;
  /**
   * Distance of the eyes from each other.
   *
   * @example
   * build({ eyeSpacing: 'close' });
   */
  readonly eyeSpacing: Role<'eyeSpacing'>;
  /**
   * Height of the face on the body.
   *
   * @example
   * build({ faceHeight: 'low' });
   */
  readonly faceHeight: Role<'faceHeight'>;
  /**
   * Where the eyes look, if they are open.
   *
   * @example
   * build({ gaze: 'up-left' });
   */
  readonly gaze: Role<'gaze'>;
  /**
   * Eyes.
   *
   * @example
   * build({ eyes: 'sparkle' });
   */
  readonly eyes: string | null;
  /**
   * Eyebrows.
   *
   * @example
   * build({ brows: 'raised' });
   */
  readonly brows: string | null;
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
   * What it wears in the face, at the neck or at the sides of the head, or holds.
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
   * What it does with its arms.
   *
   * @example
   * build({ arms: 'wave' });
   */
  readonly arms: string | null;
  /**
   * What it wears on the body; packs alone have any.
   *
   * @example
   * build({ outfit: null });
   */
  readonly outfit: string | null;
  /**
   * What is painted on the disc behind it; packs alone have any.
   *
   * @example
   * build({ scene: null });
   */
  readonly scene: string | null;
}
