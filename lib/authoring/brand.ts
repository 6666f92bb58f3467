// `createPalette`: a palette of one to three colours, such as the colours of a brand, for a pack.
import { list, readHex } from '../options/read.js';
import { AVATAR_SCHEMA } from '../options/schema.js';
import { deriveInOrder, listDrawn } from '../palettes/derive.js';
import { inkPalette, type InkedPalette, type Palette } from '../palettes/palette.js';
import { findContrastFaults } from './contrast.js';
import { show } from './schema.js';

const MOST = AVATAR_SCHEMA.colors.most;

function readAll(colors: unknown): readonly string[] {
  if (typeof colors !== 'string' && !Array.isArray(colors))
    throw new TypeError(`colors: expected hex colours, got ${show(colors)}`);
  const items: readonly unknown[] = Array.isArray(colors) ? colors : list(colors);
  if (items.length === 0 || items.length > MOST)
    throw new RangeError(`colors: expected 1 to ${MOST} colours, got ${items.length}`);
  return items.map((item) => {
    const hex = readHex(item);
    if (hex === undefined) throw new RangeError(`colors: expected a colour such as #2bb5a8, got ${show(item)}`);
    return hex;
  });
}

const COLOR_ROLES = ['body', 'background', 'accent'] as const;

/** The first fault of a palette with the given colour in the place of the one that is used. */
function findReason(palette: Palette, given: string, used: string): string {
  const changed = JSON.parse(JSON.stringify(palette).replaceAll(`"${used}"`, `"${given}"`)) as Palette;
  const fault = findContrastFaults(inkPalette(changed)).find((sentence) => sentence.includes(given));
  return fault?.replace(/^tone [^:]+: /, '') ?? 'it cannot be told apart from the background';
}

/**
 * Derives a palette from one to three colours, such as the colours of a brand: the option `colors` as a palette of a pack. All of it is as
 * legible as the palettes here. A given colour that is not legible moves to the nearest lightness that is, and `notes` says so.
 * With the option, three colours take turns; in a pack, make a palette of each order that you want.
 *
 * @param colors - hex of three or six digits, with or without `#`, as an array or as text with commas: the body, the background,
 *   the accent. Missing colours follow from the body
 * @returns the palette, with the id `brand`; give it another one by a copy
 * @throws TypeError if it is neither text nor an array, RangeError if there is no colour, a fourth one, or one that is not a hex colour
 * @example
 * const { tones, notes } = createPalette('#2bb5a8');
 * tones.home.body; // '#2bb5a8'
 * notes; // []
 * createPalette('#333').notes; // ['body #333333 is drawn as #787878: …
 */
export function createPalette(colors: string | readonly string[]): Palette & { readonly notes: readonly string[] } {
  const given = readAll(colors);
  const { inks: _inks, ...palette }: InkedPalette = deriveInOrder(given);
  const drawn = listDrawn(palette);
  const notes = given.flatMap((hex, i) => {
    const used = drawn[i] ?? hex;
    return used === hex ? [] : `${COLOR_ROLES[i]} ${hex} is drawn as ${used}: ${findReason(palette, hex, used)}`;
  });
  return { ...palette, notes };
}
