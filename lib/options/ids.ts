// Written by `npm run types` from rows of options and the catalogue: change those, not this file.

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
  | 'slate'
  | 'cream'
  | 'amber'
  | 'butter'
  | 'apricot'
  | 'coral'
  | 'rose'
  | 'plum'
  | 'grape'
  | 'midnight'
  | 'navy'
  | 'cobalt'
  | 'sky'
  | 'aqua'
  | 'petrol'
  | 'teal'
  | 'lime'
  | 'fern'
  | 'sage'
  | 'straw'
  | 'pine'
  | 'snow'
  | 'tangerine'
  | 'lilac'
  | 'blossom'
  | 'orchid'
  | 'kente-gold'
  | 'forest'
  | 'terracotta'
  | 'shea'
  | 'console-white'
  | 'signal-orange'
  | 'radar-green'
  | 'telemetry'
  | 'player-one'
  | 'high-score'
  | 'bonus-pink'
  | 'extra-life'
  | 'strawberry'
  | 'vanilla'
  | 'pistachio'
  | 'chocolate'
  | 'blueberry'
  | 'coral-reef'
  | 'lagoon'
  | 'lantern'
  | 'jelly'
  | 'tulip'
  | 'leafy'
  | 'sunflower'
  | 'lavender'
  | 'jack-orange'
  | 'ectoplasm'
  | 'bone'
  | 'witching'
  | 'neon-pink'
  | 'neon-cyan'
  | 'neon-lime'
  | 'neon-amber'
  | 'neon-violet'
  | 'sticky-yellow'
  | 'memo-pink'
  | 'biro-blue'
  | 'filing-green'
  | 'fresh-snow'
  | 'frost'
  | 'cranberry'
  | 'pine-green';

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
  | 'winter';
