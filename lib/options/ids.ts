// Written by `npm run print` from the packs. Change those, not this file.

/** The ids of the base, by slot. */
export interface BaseIds {
  readonly palette: 'violet mint cherry cream amber butter apricot coral rose raspberry plum grape cobalt navy sky azure aqua teal turquoise clover lime snow tangerine lilac blossom orchid';
  readonly body: 'bun egg bell loaf pill cloud ghost dome star heart peak swirl apple fluff mushroom clover tulip';
  readonly eyes: 'wide bead oval button squint sleepy joy giggle wink cyclops iris sparkle lashes crossed';
  readonly brows: 'soft raised cocked thick dots pleading';
  readonly mouth: 'smile flat dot smirk grin beam cat tongue tooth gasp giggle fangs dimples hmm frown pout talk';
  readonly cheeks: 'blush rosy freckles heart-cheeks';
  readonly antenna: 'bobble twin spring star-tip heart-tip angler';
  readonly topper: 'cat-ears bear-ears bunny-ears fox-ears puppy-ears horns bow crown beanie cap party-hat wizard-hat frog-hat strawberry-hat toadstool-hat flower-crown halo chick unicorn-horn sprout bob curls pigtails top-knot';
  readonly marking: 'belly face muzzle patch blaze spots tiger heart-mark star-mark dipped';
  readonly accessory: 'round-glasses square-glasses heart-glasses bow-tie scarf bell bandana headphones headband flower balloon ice-cream star-wand heart boba-tea';
  readonly arms: 'relaxed wave cheer behind hands-on-cheeks hold';
  readonly outfit: '';
  readonly scene: '';
}

/** The ids that each pack adds to the base, by slot. */
export const PACK_IDS = {
  'accra-gallery': {
    palette: 'kente-gold shea harmattan volta terracotta brass cassava-leaf forest indigo hibiscus',
    body: 'drum calabash clay-pot glass-bead market-basket cocoa-pod framed-canvas paint-palette',
    topper: 'kente-cap headwrap painter-beret straw-sunhat bead-diadem hibiscus-bloom',
    accessory: 'kente-sash kente-wrap glass-beads half-rim-glasses paintbrush hand-drum',
    outfit: 'adinkrahene-cloth sankofa-cloth dwennimmen-cloth',
    scene: 'hung-pictures plinth adinkra-wall',
  },
  'command-center': {
    palette: 'console-white solar-array ice go-green signal-orange telemetry radar deep-orbit mars',
    body: 'monitor capsule rocket satellite radar-scope rover space-helmet',
    antenna: 'signal-mast',
    topper: 'radar-dish beacon tiny-rocket orbit-ring mission-cap comms-cap flight-goggles space-sprout',
    accessory: 'headset visor walkie-talkie checklist mission-flag',
    outfit: 'status-lights suit-ring flight-suit',
    scene: 'night-horizon console-bank tracking-grid',
  },
  arcade: {
    palette: 'player-one high-score extra-life power-up bonus-pink fire-button sky-level boss-purple continue-red',
    body: 'pixel-ghost alien cabinet cartridge pixel-heart coin pixel-slime handheld',
    topper: 'pixel-crown joystick pixel-sprout power-star pixel-ears pixel-bow pixel-wizard-hat player-cap',
    accessory: 'pixel-glasses gamepad gold-token pixel-potion',
    outfit: 'life-bar pixel-scarf player-badge heart-badge',
    scene: 'grid-floor brick-level maze',
  },
  bakery: {
    palette: 'vanilla strawberry-cream lemon mint-cream pistachio blueberry caramel strawberry',
    body: 'cupcake macaron toast donut croissant cookie layer-cake baguette',
    topper: 'cherry strawberry-slice whipped-cream birthday-candle baker-hat butter-pat sugar-glaze',
    marking: 'sprinkles jam-heart',
    accessory: 'whisk rolling-pin cocoa-cup',
    outfit: 'apron neckerchief',
    scene: 'bakery-awning gingham-table',
  },
  'deep-sea': {
    palette: 'coral-reef lagoon lantern jelly tide-pool sea-urchin kelp-bed',
    body: 'octopus jellyfish pufferfish whale starfish crab scallop',
    antenna: 'lure',
    topper: 'captain-hat coral-branch shark-fin pearl-tiara fishbowl sea-star-clip paper-boat bubble-crown',
    accessory: 'snorkel message-bottle conch ship-wheel sailor-collar swim-ring',
    scene: 'sea-floor sunbeams rising-bubbles',
  },
  garden: {
    palette: 'tulip sunflower leafy lavender summer-berry bell-pepper pea-green iris-bed',
    body: 'daisy strawberry potted-cactus avocado toadstool ladybird acorn carrot',
    topper: 'straw-hat daisy-chain gnome-hat seed-leaves butterfly-clip bird-nest cherry-pair tulip-top',
    accessory: 'flower-glasses watering-can bouquet honey-jar leaf-collar neckerchief petal-skirt',
    scene: 'picket-fence rolling-hills flower-bed',
  },
  halloween: {
    palette: 'jack-orange ectoplasm candy-apple bone witching midnight-cat witch-brew',
    body: 'pumpkin sheet-ghost bat black-kitten candy-corn mummy cauldron',
    mouth: 'jack-grin',
    topper: 'witch-hat pumpkin-lid bat-boppers candle spider-friend bat-bow moon-top ghost-friend',
    accessory: 'treat-pail swirl-pop candle-lantern vampire-cape candy-necklace bat-tie',
    scene: 'full-moon haunted-house cobweb',
  },
  neon: {
    palette: 'neon-pink neon-cyan neon-lime neon-amber neon-violet neon-coral',
    body: 'neon-heart neon-star neon-cloud neon-bolt neon-cat neon-planet neon-shake neon-gem',
    topper: 'neon-crown neon-halo neon-ears disco-ball glow-mohawk neon-bow neon-star-top neon-heart-top',
    accessory: 'neon-shades glow-sticks microphone soda-cup glow-necklace neon-bow-tie light-garland',
    scene: 'brick-wall light-grid skyline',
  },
  office: {
    palette: 'sticky-yellow memo-pink highlighter-lime steno-blue copy-paper biro-blue stamp-red filing-green',
    body: 'mug folder sticky-note envelope light-bulb plant-pot pencil laptop',
    topper: 'push-pin bright-idea paper-plane paper-hat propeller-hat',
    accessory: 'coffee-to-go magnifier trophy reading-glasses lanyard call-headset',
    outfit: 'shirt-and-tie blazer hoodie',
    scene: 'desk office-window',
  },
  pets: {
    palette: 'ginger lilypad bubblegum buttercup milk russet bluebell mulberry',
    body: 'kitten puppy bunny hamster frog red-panda axolotl fox koala',
    topper: 'frog-hood berry-hat ear-bow ear-daisy star-clip knit-hat mandarin sailor-hat',
    accessory: 'collar-and-tag dotted-kerchief satin-bow fish bone carrot yarn',
    scene: 'paw-prints meadow',
  },
  'snack-bar': {
    palette: 'matcha-latte salmon-roll mango-ice taro-milk steamed-rice kiwi-fizz acai-bowl berry-soda',
    body: 'onigiri nigiri boba-tea dumpling ramen ice-cream fried-egg avocado-half',
    topper:
      'cherry-on-top cream-swirl paper-umbrella lemon-slice mint-leaves wafer-sticks party-flag strawberry-on-top',
    accessory: 'chopsticks lollipop spoon knotted-scarf',
    scene: 'table-cloth polka-dots',
  },
  winter: {
    palette: 'frost aurora-mint ice-lilac candle-glow fresh-snow icicle cranberry pine-green sugarplum night-sky',
    body: 'snowman penguin polar-bear fir mitten gingerbread seal snowflake',
    topper: 'bobble-hat trapper-hat snow-cap red-robin holly star-topper',
    accessory: 'striped-scarf jingle-bell earmuffs cocoa candy-cane snowball lantern',
    outfit: 'knit-jumper puffer-jacket',
    scene: 'snowy-hills snowfall',
  },
  studio: {
    palette:
      'custard marmalade peach petal wisteria drizzle dew sorrel papaya fern cove cornflower mallow iris twilight spruce bramble harbor cherry-stone',
    body: 'soft-round soft-egg soft-pebble soft-drop soft-dome soft-loaf soft-slab soft-peak soft-gem soft-shield soft-bell soft-arch soft-cap soft-clover long-ears point-ears two-bumps soft-tulip soft-bloom soft-cloud soft-house soft-bowl soft-bean soft-flame',
    eyes: 'upright calm slender content at-ease quiet-wink wide-open crossed-out',
    mouth: 'small-smile gentle-smile half-smile hushed straight musing downcast open-smile',
    topper: 'leaf two-leaves tuft bud curl wisp pom rosy',
    marking: 'deep-foot bright-foot rich-foot deep-hood soft-hood bright-hood rich-hood',
  },
} as const;
