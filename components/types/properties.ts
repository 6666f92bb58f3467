// Written by `npm run types` from the rows of options and the catalogue. Change those, not this file.

import type { PackId, PaletteId, PartChoices } from '../../lib/options/types.js';
import type { AvatarSpec } from '../../lib/spec.js';
import type { GroupSeeds } from '../element/properties.js';

/**
 * Properties of `<navii-avatar>` that a member of a `<navii-group>` can have too.
 *
 * @example
 * const options: Partial<GroupMember> = { palette: 'mint', mood: 'happy' };
 */
export interface MemberProperties {
  /**
   * Photo of the person, cropped to the shape. The mascot shows while it loads and if it fails. The name stays that of the person.
   *
   * Takes: the address of an image; default: none; the mascot is shown.
   *
   * @example
   * <navii-avatar seed="ada" src="ada.jpg"></navii-avatar>
   */
  src?: string | undefined;
  /**
   * Recolours the same character.
   *
   * Takes: palette id; or several, comma-separated; default: seeded.
   *
   * @example
   * <navii-avatar seed="ada" palette="mint"></navii-avatar>
   */
  palette?: PaletteId | (string & {}) | readonly (PaletteId | (string & {}))[] | undefined;
  /**
   * Recolours the same character in your own colours: body, background, accent; three take turns where all are legible. Wins over `palette`; an illegible colour moves to the nearest legible one.
   *
   * Takes: 1–3 hex colours, comma-separated; default: none.
   *
   * @example
   * <navii-avatar seed="ada" colors="#2bb5a8"></navii-avatar>
   */
  colors?: string | readonly string[] | undefined;
  /**
   * Background: nothing, a colour, or a colour with a ring.
   *
   * Takes: none, solid, ring; or several, comma-separated; default: seeded.
   *
   * @example
   * <navii-avatar seed="ada" background="ring"></navii-avatar>
   */
  background?:
    | 'none'
    | 'solid'
    | 'ring'
    | `${'none' | 'solid' | 'ring'},${string}`
    | readonly ('none' | 'solid' | 'ring')[]
    | undefined;
  /**
   * Opaque colour behind the mascot; `auto` is the accent of its palette.
   *
   * Takes: CSS colour or auto; default: none.
   *
   * @example
   * <navii-avatar seed="ada" tile-bg="#ffc94a"></navii-avatar>
   */
  tileBg?: 'auto' | (string & {}) | undefined;
  /**
   * Sets only eyes and mouth; `neutral` keeps the face of the seed.
   *
   * Takes: neutral, happy, serious, sleepy, wink; or several, comma-separated; default: seeded.
   *
   * @example
   * <navii-avatar seed="ada" mood="wink"></navii-avatar>
   */
  mood?:
    | 'neutral'
    | 'happy'
    | 'serious'
    | 'sleepy'
    | 'wink'
    | `${'neutral' | 'happy' | 'serious' | 'sleepy' | 'wink'},${string}`
    | readonly ('neutral' | 'happy' | 'serious' | 'sleepy' | 'wink')[]
    | undefined;
  /**
   * Themes whose parts replace those of the base. Order does not matter, unknown ids are skipped.
   *
   * Takes: pack ids, comma-separated; default: none.
   *
   * @example
   * <navii-avatar seed="ada" packs="garden"></navii-avatar>
   */
  packs?: PackId | (string & {}) | readonly (PackId | (string & {}))[] | undefined;
  /**
   * Shifts the choice in packs; without packs it does nothing.
   *
   * Takes: masc, femme, neutral; default: seeded.
   *
   * @example
   * <navii-avatar seed="ada" style-hint="femme"></navii-avatar>
   */
  styleHint?: 'masc' | 'femme' | 'neutral' | undefined;
  /**
   * Sets slots. Wins over all other options; `none` empties a slot.
   *
   * Takes: slot:id pairs, comma-separated; or several ids, slot:id|id; default: seeded.
   *
   * @example
   * <navii-avatar seed="ada" parts="body:heart,topper:crown"></navii-avatar>
   */
  parts?: PartChoices | AvatarSpec | string | undefined;
  /**
   * Accessible name. Without it, and without `alt`, `aria-label`, `aria-labelledby` and `title`, the drawing is decorative.
   *
   * Takes: text, at most 200 characters; default: none.
   *
   * @example
   * <navii-avatar seed="ada" label="Ada"></navii-avatar>
   */
  label?: string | undefined;
}

/**
 * Properties of `<navii-avatar>`. Each has an attribute, whose text it accepts too. An invalid value counts as absent.
 *
 * @example
 * const properties: AvatarProperties = { seed: 'ada', mood: 'happy' };
 */
export interface AvatarProperties extends MemberProperties {
  /**
   * Decides who appears. A number counts as its text.
   *
   * Takes: text or a number; default: none; a placeholder is shown.
   *
   * @example
   * <navii-avatar seed="ada"></navii-avatar>
   */
  seed?: string | number | undefined;
  /**
   * Used when there is no `seed`. The address is hashed in the browser. The attribute is visible in the page, so write the hash there (`seedFromEmail`), which is accepted too.
   *
   * Takes: an e-mail address; default: none.
   *
   * @example
   * <navii-avatar email="ada@example.org"></navii-avatar>
   */
  email?: string | undefined;
  /**
   * Width and height. Out of range is clamped.
   *
   * Takes: integer, 16–1024 px; default: 96.
   *
   * @example
   * <navii-avatar seed="ada" size="256"></navii-avatar>
   */
  size?: number | string | undefined;
  /**
   * Shape of the colour behind the mascot.
   *
   * Takes: circle, rounded, square; default: circle.
   *
   * @example
   * <navii-avatar seed="ada" shape="rounded"></navii-avatar>
   */
  shape?: 'circle' | 'rounded' | 'square' | undefined;
  /**
   * Size of the mascot within its background: the rest is margin.
   *
   * Takes: integer, 50–100 %; default: 100.
   *
   * @example
   * <navii-avatar seed="ada" scale="80"></navii-avatar>
   */
  scale?: number | string | undefined;
  /**
   * Mirrors the mascot, not its background.
   *
   * Takes: 0 or 1; default: 0.
   *
   * @example
   * <navii-avatar seed="ada" flip></navii-avatar>
   */
  flip?: boolean | number | string | undefined;
  /**
   * Floats, blinks and sways, unless the viewer prefers reduced motion. SVG only.
   *
   * Takes: 0 or 1; default: 0.
   *
   * @example
   * <navii-avatar seed="ada" animated></navii-avatar>
   */
  animated?: boolean | number | string | undefined;
  /**
   * Shows a badge, and adds the status to the accessible name.
   *
   * Takes: online, away, busy, offline; default: none.
   *
   * @example
   * <navii-avatar seed="ada" status="busy"></navii-avatar>
   */
  status?: 'online' | 'away' | 'busy' | 'offline' | undefined;
  /**
   * Name of the status for assistive technology, in the language of the page.
   *
   * Takes: text, at most 200 characters; default: the English word of `status`.
   *
   * @example
   * <navii-avatar seed="ada" status-label="occupée"></navii-avatar>
   */
  statusLabel?: string | undefined;
  /**
   * Used when there is no `label`. An empty `alt` marks the drawing as decorative, as on an image.
   *
   * Takes: text, at most 200 characters; default: none.
   *
   * @example
   * <navii-avatar seed="ada" alt="Ada"></navii-avatar>
   */
  alt?: string | undefined;
  /**
   * Stops the animation in its present pose. `pauseAnimations()` stops all of the page.
   *
   * Takes: 0 or 1; default: 0.
   *
   * @example
   * <navii-avatar seed="ada" paused></navii-avatar>
   */
  paused?: boolean | number | string | undefined;
}

/**
 * Properties of `<navii-group>`. Each has an attribute, whose text it accepts too. An invalid value counts as absent.
 *
 * @example
 * const properties: GroupProperties = { seeds: ['ada', 'grace'], max: 5 };
 */
export interface GroupProperties {
  /**
   * The members. At most 50 are drawn; the others only count in the `+N` counter.
   *
   * Takes: text with commas, or an array of seeds and of `{ seed, label, src, …options }`, also as JSON text; default: none; the element is empty.
   *
   * @example
   * <navii-group seeds="ada, grace, alan"></navii-group>
   */
  seeds?: GroupSeeds | undefined;
  /**
   * Accessible name. Without it, and without `alt`, `aria-label`, `aria-labelledby` and `title`, the drawing is decorative. The labels of the members name the group too.
   *
   * Takes: text, at most 200 characters; default: none.
   *
   * @example
   * <navii-group seeds="ada, grace" label="Ada"></navii-group>
   */
  label?: string | undefined;
  /**
   * Width and height of one tile. Out of range is clamped.
   *
   * Takes: integer, 16–256 px; default: 64.
   *
   * @example
   * <navii-group seeds="ada, grace" size="96"></navii-group>
   */
  size?: number | string | undefined;
  /**
   * Part of each tile that covers the tile before it.
   *
   * Takes: number, 0–0.7; default: 0.3.
   *
   * @example
   * <navii-group seeds="ada, grace" overlap="0.5"></navii-group>
   */
  overlap?: number | string | undefined;
  /**
   * Most tiles, the `+N` counter included.
   *
   * Takes: integer, 1–50; default: all.
   *
   * @example
   * <navii-group seeds="ada, grace" max="4"></navii-group>
   */
  max?: number | string | undefined;
  /**
   * Border around each tile.
   *
   * Takes: CSS colour or auto; default: #ffffff.
   *
   * @example
   * <navii-group seeds="ada, grace" ring="auto"></navii-group>
   */
  ring?: 'auto' | (string & {}) | undefined;
  /**
   * Opaque disc under each avatar, so that no avatar shows through the next.
   *
   * Takes: CSS colour or auto; default: #ffffff.
   *
   * @example
   * <navii-group seeds="ada, grace" tile-bg="#fff4d6"></navii-group>
   */
  tileBg?: 'auto' | (string & {}) | undefined;
  /**
   * Floats, blinks and sways, unless the viewer prefers reduced motion. SVG only.
   *
   * Takes: 0 or 1; default: 0.
   *
   * @example
   * <navii-group seeds="ada, grace" animated></navii-group>
   */
  animated?: boolean | number | string | undefined;
  /**
   * Disc of the `+N` counter (not in a query).
   *
   * Takes: CSS colour; default: #ece9f4.
   *
   * @example
   * <navii-group seeds="ada, grace" counter-fill="#1d0f38"></navii-group>
   */
  counterFill?: string | undefined;
  /**
   * Text of the `+N` counter (not in a query).
   *
   * Takes: CSS colour; default: #3a3354.
   *
   * @example
   * <navii-group seeds="ada, grace" counter-ink="#ffffff"></navii-group>
   */
  counterInk?: string | undefined;
  /**
   * Used when there is no `label`. An empty `alt` marks the drawing as decorative, as on an image.
   *
   * Takes: text, at most 200 characters; default: none.
   *
   * @example
   * <navii-group seeds="ada, grace" alt="Ada"></navii-group>
   */
  alt?: string | undefined;
  /**
   * Stops the animation in its present pose. `pauseAnimations()` stops all of the page.
   *
   * Takes: 0 or 1; default: 0.
   *
   * @example
   * <navii-group seeds="ada, grace" paused></navii-group>
   */
  paused?: boolean | number | string | undefined;
}

/** Types of `<navii-avatar>` in markup. They are stricter than the element, which accepts any text as an id. */
export interface AvatarMarkup extends AvatarProperties {
  /**
   * Recolours the same character.
   *
   * Takes: palette id; or several, comma-separated; default: seeded.
   *
   * @example
   * <navii-avatar seed="ada" palette="mint"></navii-avatar>
   */
  palette?: PaletteId | `${PaletteId},${string}` | readonly PaletteId[] | undefined;
  /**
   * Themes whose parts replace those of the base. Order does not matter, unknown ids are skipped.
   *
   * Takes: pack ids, comma-separated; default: none.
   *
   * @example
   * <navii-avatar seed="ada" packs="garden"></navii-avatar>
   */
  packs?: PackId | `${PackId},${string}` | readonly PackId[] | undefined;
  /**
   * Opaque colour behind the mascot; `auto` is the accent of its palette.
   *
   * Takes: CSS colour or auto; default: none.
   *
   * @example
   * <navii-avatar seed="ada" tile-bg="#ffc94a"></navii-avatar>
   */
  'tile-bg'?: 'auto' | (string & {}) | undefined;
  /**
   * Shifts the choice in packs; without packs it does nothing.
   *
   * Takes: masc, femme, neutral; default: seeded.
   *
   * @example
   * <navii-avatar seed="ada" style-hint="femme"></navii-avatar>
   */
  'style-hint'?: 'masc' | 'femme' | 'neutral' | undefined;
  /**
   * Name of the status for assistive technology, in the language of the page.
   *
   * Takes: text, at most 200 characters; default: the English word of `status`.
   *
   * @example
   * <navii-avatar seed="ada" status-label="occupée"></navii-avatar>
   */
  'status-label'?: string | undefined;
}

/** Types of `<navii-group>` in markup. */
export interface GroupMarkup extends GroupProperties {
  /**
   * Opaque disc under each avatar, so that no avatar shows through the next.
   *
   * Takes: CSS colour or auto; default: #ffffff.
   *
   * @example
   * <navii-group seeds="ada, grace" tile-bg="#fff4d6"></navii-group>
   */
  'tile-bg'?: 'auto' | (string & {}) | undefined;
  /**
   * Disc of the `+N` counter (not in a query).
   *
   * Takes: CSS colour; default: #ece9f4.
   *
   * @example
   * <navii-group seeds="ada, grace" counter-fill="#1d0f38"></navii-group>
   */
  'counter-fill'?: string | undefined;
  /**
   * Text of the `+N` counter (not in a query).
   *
   * Takes: CSS colour; default: #3a3354.
   *
   * @example
   * <navii-group seeds="ada, grace" counter-ink="#ffffff"></navii-group>
   */
  'counter-ink'?: string | undefined;
}
