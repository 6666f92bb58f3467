// Written by `npm run types` from the rows of options and the catalogue. Change those, not this file.

import type { AvatarSpec, Slot } from '../spec.js';

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
  | 'night-sky'
  | 'bisque'
  | 'celadon'
  | 'fog'
  | 'shell'
  | 'ochre'
  | 'rosewater'
  | 'heather'
  | 'clay'
  | 'sea'
  | 'dove'
  | 'moss'
  | 'slate'
  | 'damson'
  | 'rust';

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
  | 'winter'
  | 'studio';

/**
 * Ids of the slot `body`, of the base and of every pack.
 *
 * @example
 * const id: BodyId = 'bun';
 */
export type BodyId =
  | 'bun'
  | 'egg'
  | 'bell'
  | 'loaf'
  | 'pill'
  | 'cloud'
  | 'ghost'
  | 'dome'
  | 'star'
  | 'heart'
  | 'peak'
  | 'swirl'
  | 'apple'
  | 'fluff'
  | 'mushroom'
  | 'clover'
  | 'tulip'
  | 'drum'
  | 'calabash'
  | 'clay-pot'
  | 'glass-bead'
  | 'market-basket'
  | 'cocoa-pod'
  | 'framed-canvas'
  | 'paint-palette'
  | 'monitor'
  | 'capsule'
  | 'rocket'
  | 'satellite'
  | 'radar-scope'
  | 'rover'
  | 'space-helmet'
  | 'pixel-ghost'
  | 'alien'
  | 'cabinet'
  | 'cartridge'
  | 'pixel-heart'
  | 'coin'
  | 'pixel-slime'
  | 'handheld'
  | 'cupcake'
  | 'macaron'
  | 'toast'
  | 'donut'
  | 'croissant'
  | 'cookie'
  | 'layer-cake'
  | 'baguette'
  | 'octopus'
  | 'jellyfish'
  | 'pufferfish'
  | 'whale'
  | 'starfish'
  | 'crab'
  | 'scallop'
  | 'daisy'
  | 'strawberry'
  | 'potted-cactus'
  | 'avocado'
  | 'toadstool'
  | 'ladybird'
  | 'acorn'
  | 'carrot'
  | 'pumpkin'
  | 'sheet-ghost'
  | 'bat'
  | 'black-kitten'
  | 'candy-corn'
  | 'mummy'
  | 'cauldron'
  | 'neon-heart'
  | 'neon-star'
  | 'neon-cloud'
  | 'neon-bolt'
  | 'neon-cat'
  | 'neon-planet'
  | 'neon-shake'
  | 'neon-gem'
  | 'mug'
  | 'folder'
  | 'sticky-note'
  | 'envelope'
  | 'light-bulb'
  | 'plant-pot'
  | 'pencil'
  | 'laptop'
  | 'kitten'
  | 'puppy'
  | 'bunny'
  | 'hamster'
  | 'frog'
  | 'red-panda'
  | 'axolotl'
  | 'fox'
  | 'koala'
  | 'onigiri'
  | 'nigiri'
  | 'boba-tea'
  | 'dumpling'
  | 'ramen'
  | 'ice-cream'
  | 'fried-egg'
  | 'avocado-half'
  | 'snowman'
  | 'penguin'
  | 'polar-bear'
  | 'fir'
  | 'mitten'
  | 'gingerbread'
  | 'seal'
  | 'snowflake'
  | 'pebble'
  | 'pillar'
  | 'boulder'
  | 'gourd'
  | 'slab'
  | 'archway'
  | 'doorstop'
  | 'basin'
  | 'bottle'
  | 'droplet'
  | 'decoy'
  | 'spire'
  | 'river-stone'
  | 'diamond'
  | 'doorstep'
  | 'standing-stone'
  | 'crescent'
  | 'twin-peak'
  | 'brick'
  | 'tumbler';

/**
 * Ids of the slot `eyes`, of the base and of every pack.
 *
 * @example
 * const id: EyesId = 'wide';
 */
export type EyesId =
  | 'wide'
  | 'bead'
  | 'oval'
  | 'button'
  | 'squint'
  | 'sleepy'
  | 'joy'
  | 'giggle'
  | 'wink'
  | 'cyclops'
  | 'iris'
  | 'sparkle'
  | 'lashes'
  | 'calm'
  | 'upright'
  | 'pinpoint'
  | 'level'
  | 'sceptical'
  | 'tired'
  | 'listening'
  | 'proud'
  | 'amused'
  | 'deadpan'
  | 'dry-wink';

/**
 * Ids of the slot `brows`, of the base and of every pack.
 *
 * @example
 * const id: BrowsId = 'soft';
 */
export type BrowsId = 'soft' | 'raised' | 'cocked' | 'thick' | 'dots' | 'lifted' | 'uneven' | 'shy';

/**
 * Ids of the slot `mouth`, of the base and of every pack.
 *
 * @example
 * const id: MouthId = 'smile';
 */
export type MouthId =
  | 'smile'
  | 'flat'
  | 'dot'
  | 'smirk'
  | 'grin'
  | 'beam'
  | 'cat'
  | 'tongue'
  | 'tooth'
  | 'gasp'
  | 'giggle'
  | 'fangs'
  | 'dimples'
  | 'jack-grin'
  | 'straight'
  | 'slanted'
  | 'skewed'
  | 'hushed'
  | 'slight-smile'
  | 'half-smile'
  | 'broad-smile'
  | 'tucked-smile';

/**
 * Ids of the slot `cheeks`, of the base and of every pack.
 *
 * @example
 * const id: CheeksId = 'blush';
 */
export type CheeksId = 'blush' | 'rosy' | 'freckles' | 'heart-cheeks';

/**
 * Ids of the slot `antenna`, of the base and of every pack.
 *
 * @example
 * const id: AntennaId = 'bobble';
 */
export type AntennaId = 'bobble' | 'twin' | 'spring' | 'star-tip' | 'heart-tip' | 'angler' | 'signal-mast' | 'lure';

/**
 * Ids of the slot `topper`, of the base and of every pack.
 *
 * @example
 * const id: TopperId = 'cat-ears';
 */
export type TopperId =
  | 'cat-ears'
  | 'bear-ears'
  | 'bunny-ears'
  | 'fox-ears'
  | 'puppy-ears'
  | 'horns'
  | 'bow'
  | 'crown'
  | 'beanie'
  | 'cap'
  | 'party-hat'
  | 'wizard-hat'
  | 'frog-hat'
  | 'strawberry-hat'
  | 'toadstool-hat'
  | 'flower-crown'
  | 'halo'
  | 'chick'
  | 'unicorn-horn'
  | 'sprout'
  | 'bob'
  | 'curls'
  | 'pigtails'
  | 'top-knot'
  | 'kente-cap'
  | 'headwrap'
  | 'painter-beret'
  | 'straw-sunhat'
  | 'bead-diadem'
  | 'hibiscus-bloom'
  | 'radar-dish'
  | 'beacon'
  | 'tiny-rocket'
  | 'orbit-ring'
  | 'mission-cap'
  | 'comms-cap'
  | 'flight-goggles'
  | 'space-sprout'
  | 'pixel-crown'
  | 'joystick'
  | 'pixel-sprout'
  | 'power-star'
  | 'pixel-ears'
  | 'pixel-bow'
  | 'pixel-wizard-hat'
  | 'player-cap'
  | 'cherry'
  | 'strawberry-slice'
  | 'whipped-cream'
  | 'birthday-candle'
  | 'baker-hat'
  | 'butter-pat'
  | 'sugar-glaze'
  | 'captain-hat'
  | 'coral-branch'
  | 'shark-fin'
  | 'pearl-tiara'
  | 'fishbowl'
  | 'sea-star-clip'
  | 'paper-boat'
  | 'bubble-crown'
  | 'straw-hat'
  | 'daisy-chain'
  | 'gnome-hat'
  | 'seed-leaves'
  | 'butterfly-clip'
  | 'bird-nest'
  | 'cherry-pair'
  | 'tulip-top'
  | 'witch-hat'
  | 'pumpkin-lid'
  | 'bat-boppers'
  | 'candle'
  | 'spider-friend'
  | 'bat-bow'
  | 'moon-top'
  | 'ghost-friend'
  | 'neon-crown'
  | 'neon-halo'
  | 'neon-ears'
  | 'disco-ball'
  | 'glow-mohawk'
  | 'neon-bow'
  | 'neon-star-top'
  | 'neon-heart-top'
  | 'push-pin'
  | 'bright-idea'
  | 'paper-plane'
  | 'paper-hat'
  | 'propeller-hat'
  | 'frog-hood'
  | 'berry-hat'
  | 'ear-bow'
  | 'ear-daisy'
  | 'star-clip'
  | 'knit-hat'
  | 'mandarin'
  | 'sailor-hat'
  | 'cherry-on-top'
  | 'cream-swirl'
  | 'paper-umbrella'
  | 'lemon-slice'
  | 'mint-leaves'
  | 'wafer-sticks'
  | 'party-flag'
  | 'strawberry-on-top'
  | 'bobble-hat'
  | 'trapper-hat'
  | 'snow-cap'
  | 'red-robin'
  | 'holly'
  | 'star-topper'
  | 'docker-cap'
  | 'bowler'
  | 'beret'
  | 'flat-cap'
  | 'bucket-hat'
  | 'sprig'
  | 'cowlick'
  | 'balanced-book'
  | 'balanced-cup'
  | 'sparrow'
  | 'pencil-behind-ear';

/**
 * Ids of the slot `marking`, of the base and of every pack.
 *
 * @example
 * const id: MarkingId = 'belly';
 */
export type MarkingId =
  | 'belly'
  | 'face'
  | 'muzzle'
  | 'patch'
  | 'blaze'
  | 'spots'
  | 'tiger'
  | 'heart-mark'
  | 'star-mark'
  | 'dipped'
  | 'sprinkles'
  | 'jam-heart'
  | 'glazed-foot'
  | 'slip-dip';

/**
 * Ids of the slot `accessory`, of the base and of every pack.
 *
 * @example
 * const id: AccessoryId = 'round-glasses';
 */
export type AccessoryId =
  | 'round-glasses'
  | 'square-glasses'
  | 'heart-glasses'
  | 'bow-tie'
  | 'scarf'
  | 'bell'
  | 'bandana'
  | 'headphones'
  | 'headband'
  | 'flower'
  | 'balloon'
  | 'ice-cream'
  | 'star-wand'
  | 'heart'
  | 'boba-tea'
  | 'kente-sash'
  | 'kente-wrap'
  | 'glass-beads'
  | 'half-rim-glasses'
  | 'paintbrush'
  | 'hand-drum'
  | 'headset'
  | 'visor'
  | 'walkie-talkie'
  | 'checklist'
  | 'mission-flag'
  | 'pixel-glasses'
  | 'gamepad'
  | 'gold-token'
  | 'pixel-potion'
  | 'whisk'
  | 'rolling-pin'
  | 'cocoa-cup'
  | 'snorkel'
  | 'message-bottle'
  | 'conch'
  | 'ship-wheel'
  | 'sailor-collar'
  | 'swim-ring'
  | 'flower-glasses'
  | 'watering-can'
  | 'bouquet'
  | 'honey-jar'
  | 'leaf-collar'
  | 'neckerchief'
  | 'petal-skirt'
  | 'treat-pail'
  | 'swirl-pop'
  | 'candle-lantern'
  | 'vampire-cape'
  | 'candy-necklace'
  | 'bat-tie'
  | 'neon-shades'
  | 'glow-sticks'
  | 'microphone'
  | 'soda-cup'
  | 'glow-necklace'
  | 'neon-bow-tie'
  | 'light-garland'
  | 'coffee-to-go'
  | 'magnifier'
  | 'trophy'
  | 'reading-glasses'
  | 'lanyard'
  | 'call-headset'
  | 'collar-and-tag'
  | 'dotted-kerchief'
  | 'satin-bow'
  | 'fish'
  | 'bone'
  | 'carrot'
  | 'yarn'
  | 'chopsticks'
  | 'lollipop'
  | 'spoon'
  | 'knotted-scarf'
  | 'striped-scarf'
  | 'jingle-bell'
  | 'earmuffs'
  | 'cocoa'
  | 'candy-cane'
  | 'snowball'
  | 'lantern'
  | 'wire-glasses'
  | 'desk-glasses'
  | 'browline-glasses'
  | 'monocle'
  | 'moustache'
  | 'wool-scarf'
  | 'stoneware-mug'
  | 'desk-plant';

/**
 * Ids of the slot `arms`, of the base and of every pack.
 *
 * @example
 * const id: ArmsId = 'relaxed';
 */
export type ArmsId = 'relaxed' | 'wave' | 'cheer' | 'behind' | 'hands-on-cheeks' | 'hold';

/**
 * Ids of the slot `outfit`, of the base and of every pack.
 *
 * @example
 * const id: OutfitId = 'adinkrahene-cloth';
 */
export type OutfitId =
  | 'adinkrahene-cloth'
  | 'sankofa-cloth'
  | 'dwennimmen-cloth'
  | 'status-lights'
  | 'suit-ring'
  | 'flight-suit'
  | 'life-bar'
  | 'pixel-scarf'
  | 'player-badge'
  | 'heart-badge'
  | 'apron'
  | 'neckerchief'
  | 'shirt-and-tie'
  | 'blazer'
  | 'hoodie'
  | 'knit-jumper'
  | 'puffer-jacket';

/**
 * Ids of the slot `scene`, of the base and of every pack.
 *
 * @example
 * const id: SceneId = 'hung-pictures';
 */
export type SceneId =
  | 'hung-pictures'
  | 'plinth'
  | 'adinkra-wall'
  | 'night-horizon'
  | 'console-bank'
  | 'tracking-grid'
  | 'grid-floor'
  | 'brick-level'
  | 'maze'
  | 'bakery-awning'
  | 'gingham-table'
  | 'sea-floor'
  | 'sunbeams'
  | 'rising-bubbles'
  | 'picket-fence'
  | 'rolling-hills'
  | 'flower-bed'
  | 'full-moon'
  | 'haunted-house'
  | 'cobweb'
  | 'brick-wall'
  | 'light-grid'
  | 'skyline'
  | 'desk'
  | 'office-window'
  | 'paw-prints'
  | 'meadow'
  | 'table-cloth'
  | 'polka-dots'
  | 'snowy-hills'
  | 'snowfall'
  | 'shelf'
  | 'hillside'
  | 'wall-corner'
  | 'low-sun';

/** The known ids by slot. */
interface KnownParts {
  readonly palette: PaletteId;
  readonly body: BodyId;
  readonly eyes: EyesId | 'none' | null;
  readonly brows: BrowsId | 'none' | null;
  readonly mouth: MouthId | 'none' | null;
  readonly cheeks: CheeksId | 'none' | null;
  readonly antenna: AntennaId | 'none' | null;
  readonly topper: TopperId | 'none' | null;
  readonly marking: MarkingId | 'none' | null;
  readonly accessory: AccessoryId | 'none' | null;
  readonly arms: ArmsId | 'none' | null;
  readonly outfit: OutfitId | 'none' | null;
  readonly scene: SceneId | 'none' | null;
}

/**
 * Ids of your own packs by slot, for {@link PartChoices}. It is empty: a module that makes a pack declares its ids here.
 *
 * @example
 * declare module 'navii' {
 *   interface OwnIds {
 *     topper: 'paper-lantern' | 'oil-lamp';
 *   }
 * }
 */
export interface OwnIds {}

/** The ids of a slot. */
type IdOf<Name extends Slot> =
  | (Name extends keyof KnownParts ? KnownParts[Name] : AvatarSpec[Name])
  | (Name extends keyof OwnIds ? OwnIds[Name] : never);

/**
 * Slots and their ids, for the option `parts`: one, or several, of which the seed picks one. `null` or `none` empties a slot
 * that holds a part.
 *
 * @example
 * const parts: PartChoices = { body: 'heart', topper: ['crown', 'beanie', null] };
 */
export type PartChoices = { readonly [Name in keyof AvatarSpec]?: IdOf<Name> | readonly IdOf<Name>[] };

/**
 * Options that a member of a group can have too.
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
   * Recolours the same character in your own colours: body, background, accent; three take turns where all are legible. Wins over `palette`; an illegible colour moves to the nearest legible one.
   *
   * Takes: 1–3 hex colours, comma-separated; default: none.
   *
   * @example
   * createAvatar('ada', { colors: '#2bb5a8' });
   */
  readonly colors?: string | readonly string[] | undefined;
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
   * Sets only eyes and mouth; `neutral` keeps the face of the seed.
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
   * Shifts the choice in packs; without packs it does nothing.
   *
   * Takes: masc, femme, neutral; default: seeded.
   *
   * @example
   * createAvatar('ada', { style: 'femme' });
   */
  readonly style?: 'masc' | 'femme' | 'neutral' | undefined;
  /**
   * Sets slots. Wins over all other options; `none` empties a slot.
   *
   * Takes: slot:id pairs, comma-separated; or several ids, slot:id|id; default: seeded.
   *
   * @example
   * createAvatar('ada', { parts: 'body:heart,topper:crown' });
   */
  readonly parts?: PartChoices | AvatarSpec | string | undefined;
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
   * Recolours the same character in your own colours: body, background, accent; three take turns where all are legible. Wins over `palette`; an illegible colour moves to the nearest legible one.
   *
   * Takes: 1–3 hex colours, comma-separated; default: none.
   *
   * @example
   * createAvatar('ada', { colors: '#2bb5a8' });
   */
  readonly colors?: string | readonly string[] | undefined;
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
   * Size of the mascot within its background: the rest is margin.
   *
   * Takes: integer, 50–100 %; default: 100.
   *
   * @example
   * createAvatar('ada', { scale: 80 });
   */
  readonly scale?: number | string | undefined;
  /**
   * Mirrors the mascot, not its background.
   *
   * Takes: 0 or 1; default: 0.
   *
   * @example
   * createAvatar('ada', { flip: true });
   */
  readonly flip?: boolean | number | string | undefined;
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
 * Options of an avatar, named like the query parameters. Text is accepted too; an invalid value counts as absent.
 *
 * @example
 * const options: AvatarOptions = { size: 128, palette: 'mint', mood: 'happy' };
 */
export interface AvatarOptions extends MemberOptions, RenderOptions {}

/**
 * Options of a group, named like the query parameters. Text is accepted too; an invalid value counts as absent.
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
   * Most tiles, the `+N` counter included.
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
