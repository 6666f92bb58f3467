// Written by `npm run types` from the rows of options and the catalogue. Change those, not this file.

import type { PartsChoice } from '../spec.js';

/**
 * Palettes of the base and of every pack.
 *
 * @example
 * const palette: PaletteId = 'mint';
 */
export type PaletteId =
  | 'violet'
  | 'mint'
  | 'cherry'
  | 'cream'
  | 'amber'
  | 'butter'
  | 'apricot'
  | 'coral'
  | 'rose'
  | 'raspberry'
  | 'plum'
  | 'grape'
  | 'cobalt'
  | 'navy'
  | 'sky'
  | 'azure'
  | 'aqua'
  | 'teal'
  | 'turquoise'
  | 'clover'
  | 'lime'
  | 'snow'
  | 'tangerine'
  | 'lilac'
  | 'blossom'
  | 'orchid'
  | 'kente-gold'
  | 'shea'
  | 'harmattan'
  | 'volta'
  | 'terracotta'
  | 'brass'
  | 'cassava-leaf'
  | 'forest'
  | 'indigo'
  | 'hibiscus'
  | 'console-white'
  | 'solar-array'
  | 'ice'
  | 'go-green'
  | 'signal-orange'
  | 'telemetry'
  | 'radar'
  | 'deep-orbit'
  | 'mars'
  | 'player-one'
  | 'high-score'
  | 'extra-life'
  | 'power-up'
  | 'bonus-pink'
  | 'fire-button'
  | 'sky-level'
  | 'boss-purple'
  | 'continue-red'
  | 'vanilla'
  | 'strawberry-cream'
  | 'lemon'
  | 'mint-cream'
  | 'pistachio'
  | 'blueberry'
  | 'caramel'
  | 'strawberry'
  | 'coral-reef'
  | 'lagoon'
  | 'lantern'
  | 'jelly'
  | 'tide-pool'
  | 'sea-urchin'
  | 'kelp-bed'
  | 'tulip'
  | 'sunflower'
  | 'leafy'
  | 'lavender'
  | 'summer-berry'
  | 'bell-pepper'
  | 'pea-green'
  | 'iris-bed'
  | 'jack-orange'
  | 'ectoplasm'
  | 'candy-apple'
  | 'bone'
  | 'witching'
  | 'midnight-cat'
  | 'witch-brew'
  | 'neon-pink'
  | 'neon-cyan'
  | 'neon-lime'
  | 'neon-amber'
  | 'neon-violet'
  | 'neon-coral'
  | 'sticky-yellow'
  | 'memo-pink'
  | 'highlighter-lime'
  | 'steno-blue'
  | 'copy-paper'
  | 'biro-blue'
  | 'stamp-red'
  | 'filing-green'
  | 'ginger'
  | 'lilypad'
  | 'bubblegum'
  | 'buttercup'
  | 'milk'
  | 'russet'
  | 'bluebell'
  | 'mulberry'
  | 'matcha-latte'
  | 'salmon-roll'
  | 'mango-ice'
  | 'taro-milk'
  | 'steamed-rice'
  | 'kiwi-fizz'
  | 'acai-bowl'
  | 'berry-soda'
  | 'frost'
  | 'aurora-mint'
  | 'ice-lilac'
  | 'candle-glow'
  | 'fresh-snow'
  | 'icicle'
  | 'cranberry'
  | 'pine-green'
  | 'sugarplum'
  | 'night-sky';

/**
 * Packs.
 *
 * @example
 * const pack: PackId = 'garden';
 */
export type PackId =
  | 'accra-gallery'
  | 'command-center'
  | 'arcade'
  | 'bakery'
  | 'deep-sea'
  | 'garden'
  | 'halloween'
  | 'neon'
  | 'office'
  | 'pets'
  | 'snack-bar'
  | 'winter';

/**
 * Options that a member of a group can have too (SPEC §4.3).
 *
 * @example
 * const options: MemberOptions = { palette: 'mint', mood: 'happy' };
 */
export interface MemberOptions {
  /**
   * Recolours the same character.
   *
   * Takes: palette id; or several, comma-separated; default: seeded.
   *
   * @example
   * createAvatar('ada', { palette: 'mint' });
   */
  readonly palette?: PaletteId | (string & {}) | readonly (PaletteId | (string & {}))[] | undefined;
  /**
   * Background: nothing, a colour, or a colour with a ring.
   *
   * Takes: none, solid, ring; or several, comma-separated; default: seeded.
   *
   * @example
   * createAvatar('ada', { background: 'ring' });
   */
  readonly background?:
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
   * createAvatar('ada', { tileBg: '#ffc94a' });
   */
  readonly tileBg?: 'auto' | (string & {}) | undefined;
  /**
   * Sets eyes and mouth and nothing else; `neutral` keeps the face of the seed.
   *
   * Takes: neutral, happy, serious, sleepy, wink; or several, comma-separated; default: seeded.
   *
   * @example
   * createAvatar('ada', { mood: 'wink' });
   */
  readonly mood?:
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
   * createAvatar('ada', { packs: 'garden' });
   */
  readonly packs?: PackId | (string & {}) | readonly (PackId | (string & {}))[] | undefined;
  /**
   * Biases the picks from packs; without packs it does nothing.
   *
   * Takes: masc, femme, neutral; default: seeded.
   *
   * @example
   * createAvatar('ada', { style: 'femme' });
   */
  readonly style?: 'masc' | 'femme' | 'neutral' | undefined;
  /**
   * Sets slots, over all other options; `none` empties a slot.
   *
   * Takes: slot:id pairs, comma-separated; or several ids, slot:id|id; default: seeded.
   *
   * @example
   * createAvatar('ada', { parts: 'body:heart,topper:crown' });
   */
  readonly parts?: PartsChoice | string | undefined;
}

/**
 * Options of {@link renderAvatar} and {@link build}: those that do not influence the choice of parts.
 *
 * @example
 * const large: RenderOptions = { size: 512, title: 'Ada' };
 */
export interface RenderOptions {
  /**
   * Width and height. Out of range is clamped.
   *
   * Takes: integer, 16–1024 px; default: 96.
   *
   * @example
   * createAvatar('ada', { size: 256 });
   */
  readonly size?: number | string | undefined;
  /**
   * Opaque colour behind the mascot; `auto` is the accent of its palette.
   *
   * Takes: CSS colour or auto; default: none.
   *
   * @example
   * createAvatar('ada', { tileBg: '#ffc94a' });
   */
  readonly tileBg?: 'auto' | (string & {}) | undefined;
  /**
   * Shape of the colour behind the mascot.
   *
   * Takes: circle, rounded, square; default: circle.
   *
   * @example
   * createAvatar('ada', { shape: 'rounded' });
   */
  readonly shape?: 'circle' | 'rounded' | 'square' | undefined;
  /**
   * Accessible name: the SVG gets `role="img"` and this `aria-label`.
   *
   * Takes: text, at most 200 characters; default: none.
   *
   * @example
   * createAvatar('ada', { title: 'Ada' });
   */
  readonly title?: string | undefined;
  /**
   * Floats, blinks and sways, unless the viewer prefers reduced motion. SVG only.
   *
   * Takes: 0 or 1; default: 0.
   *
   * @example
   * createAvatar('ada', { animated: true });
   */
  readonly animated?: boolean | number | string | undefined;
}

/**
 * Options of an avatar (SPEC §2.1), named like the query parameters. Text is accepted too; an invalid value counts as absent.
 *
 * @example
 * const options: AvatarOptions = { size: 128, palette: 'mint', mood: 'happy' };
 */
export interface AvatarOptions extends MemberOptions, RenderOptions {}

/**
 * Options of a group (SPEC §4.3), named like the query parameters. Text is accepted too; an invalid value counts as absent.
 *
 * @example
 * const options: GroupOptions = { size: 48, overlap: 0.4, max: 5 };
 */
export interface GroupOptions {
  /**
   * Width and height of one tile. Out of range is clamped.
   *
   * Takes: integer, 16–256 px; default: 64.
   *
   * @example
   * renderGroup(['ada', 'grace'], { size: 96 });
   */
  readonly size?: number | string | undefined;
  /**
   * Part of each tile that covers the tile before it.
   *
   * Takes: number, 0–0.7; default: 0.3.
   *
   * @example
   * renderGroup(['ada', 'grace'], { overlap: 0.5 });
   */
  readonly overlap?: number | string | undefined;
  /**
   * Most tiles that are drawn, with the `+N` counter.
   *
   * Takes: integer, 1–50; default: all.
   *
   * @example
   * renderGroup(['ada', 'grace'], { max: 4 });
   */
  readonly max?: number | string | undefined;
  /**
   * Border around each tile.
   *
   * Takes: CSS colour or auto; default: #ffffff.
   *
   * @example
   * renderGroup(['ada', 'grace'], { ring: 'auto' });
   */
  readonly ring?: 'auto' | (string & {}) | undefined;
  /**
   * Opaque disc under each avatar, so that no avatar shows through the next.
   *
   * Takes: CSS colour or auto; default: #ffffff.
   *
   * @example
   * renderGroup(['ada', 'grace'], { tileBg: '#fff4d6' });
   */
  readonly tileBg?: 'auto' | (string & {}) | undefined;
  /**
   * Floats, blinks and sways, unless the viewer prefers reduced motion. SVG only.
   *
   * Takes: 0 or 1; default: 0.
   *
   * @example
   * renderGroup(['ada', 'grace'], { animated: true });
   */
  readonly animated?: boolean | number | string | undefined;
  /**
   * Disc of the `+N` counter (not in a query).
   *
   * Takes: CSS colour; default: #ece9f4.
   *
   * @example
   * renderGroup(['ada', 'grace'], { counterFill: '#1d0f38' });
   */
  readonly counterFill?: string | undefined;
  /**
   * Text of the `+N` counter (not in a query).
   *
   * Takes: CSS colour; default: #3a3354.
   *
   * @example
   * renderGroup(['ada', 'grace'], { counterInk: '#ffffff' });
   */
  readonly counterInk?: string | undefined;
}
