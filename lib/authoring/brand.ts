// `createPalette`: a palette of one to three colours, such as those of a brand, for a pack.
import { list, readColors } from '../options/read.js';
import { AVATAR_SCHEMA } from '../options/schema.js';
import { derivePalette } from '../palettes/derive.js';
import { eachRole, type Palette } from '../palettes/palette.js';
import { ROLES, TONES } from '../spec.js';
import { findContrastFaults } from './contrast.js';
import type { PaletteDesign } from './design.js';
import { show } from './schema.js';

const MOST = AVATAR_SCHEMA.colors.most;

function readAll(colors: unknown): readonly string[] {
  if (typeof colors !== 'string' && !Array.isArray(colors))
    throw new TypeError(`colors: expected hex colours, got ${show(colors)}`);
  const items: readonly unknown[] = Array.isArray(colors) ? colors : list(colors);
  if (items.length === 0 || items.length > MOST)
    throw new RangeError(`colors: expected 1 to ${MOST} colours, got ${items.length}`);
  return items.map((item) => {
    const [hex] = readColors([item], 1) ?? [];
    if (hex === undefined) throw new RangeError(`colors: expected a colour such as #2bb5a8, got ${show(item)}`);
    return hex;
  });
}

function designOf({ weight, inks, grounds }: Palette): PaletteDesign {
  const { ink, dark, blush, rim } = inks.home.contrasting;
  const tones = eachRole(TONES, (tone) => {
    const { body, shade, belly } = inks[tone].contrasting;
    return { body, shade, belly };
  });
  const accents = eachRole(ROLES.accent, (role) => {
    const { accent, accentShade } = inks.home[role];
    return { accent, accentShade };
  });
  return { id: 'brand', weight, ink, dark, blush, tones, accents, grounds, ...(rim === '' ? {} : { pale: true }) };
}

/** Lists the given colours that are not drawn as they are, each with the one that is drawn instead. */
function listMoved(colors: readonly string[]) {
  const { swatch, grounds } = derivePalette(colors);
  const drawn = [
    ['body', swatch.body],
    ['background', grounds.tint],
    ['accent', swatch.accent],
  ] as const;
  return colors.flatMap((given, i) => {
    const [role = 'body', used = given] = drawn[i] ?? [];
    return used === given ? [] : [{ role, given, used }];
  });
}

/** The first fault of a palette with the given colour in the place of the one that is used. */
function findReason(palette: Palette, given: string, used: string): string {
  const text = JSON.stringify({ inks: palette.inks, grounds: palette.grounds }).replaceAll(`"${used}"`, `"${given}"`);
  const faults = findContrastFaults({ ...palette, ...(JSON.parse(text) as Pick<Palette, 'inks' | 'grounds'>) });
  const fault = faults.find((sentence) => sentence.includes(given));
  return fault?.replace(/^tone [^:]+: /, '') ?? 'it cannot be told apart from the background';
}

/**
 * Derives a palette from one to three colours, such as those of a brand: the option `colors` as a palette of a pack. All of it is as
 * legible as the palettes here. A given colour that is not legible moves to the nearest lightness that is, and `notes` says so.
 *
 * @param colors - hex of three or six digits, with or without `#`, as an array or as text with commas: the body, the background,
 *   the accent. What is missing follows from the body
 * @returns the palette, with the id `brand`; give it another one by a copy
 * @throws TypeError if it is neither text nor an array, RangeError if there is no colour, a fourth one, or one that is no hex
 * @example
 * const { tones, notes } = createPalette('#2bb5a8');
 * tones.home.body; // '#2bb5a8'
 * notes; // []
 * createPalette('#001f3f').notes; // ['body #001f3f is drawn as #426388: …
 */
export function createPalette(
  colors: string | readonly string[],
): PaletteDesign & { readonly notes: readonly string[] } {
  const given = readAll(colors);
  const palette = derivePalette(given);
  const notes = listMoved(given).map(({ role, given: hex, used }) => {
    return `${role} ${hex} is drawn as ${used}: ${findReason(palette, hex, used)}`;
  });
  return { ...designOf(palette), notes };
}
