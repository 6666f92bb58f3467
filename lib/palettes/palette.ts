// Palettes: literal colours, designed in OKLCH. Seeds choose a tone of the body, an accent and a ground.
import type { Inks } from '../parts/part.js';
import { prepareInks, type ToneInks } from '../parts/stencil.js';
import { GROUNDS, ROLES, TONES, type Ground, type Role, type Tone } from '../spec.js';

/**
 * A palette. Colours are CSS hex, `#abc` or `#aabbcc`, and are printed as they are written: three digits make each drawing smaller.
 *
 * @example
 * const tone = { body: '#c96', shade: '#963', belly: '#fdb' };
 * const accent = { accent: '#7de', accentShade: '#49b' };
 * const latte: Palette = {
 *   id: 'latte',
 *   weight: 1,
 *   ink: '#310',
 *   dark: '#310',
 *   blush: '#f86',
 *   tones: { cool: tone, home: tone, warm: tone },
 *   accents: { contrasting: accent, matching: accent, bright: accent },
 *   grounds: {
 *     tint: '#024', mist: '#035', bloom: '#303', mid: '#222', pop: '#410', dusk: '#203', deep: '#011', night: '#112',
 *   },
 * };
 */
export interface Palette {
  /** Public id, in kebab case. Alternative texts use its words. */
  readonly id: string;
  /** Relative frequency: an integer of 0 or more. */
  readonly weight: number;
  /** Lines on the body: very dark, or very pale on a dark body. */
  readonly ink: string;
  /** Pupils, lines on white and lines on accents: always very dark. */
  readonly dark: string;
  /** Cheeks and tongues. */
  readonly blush: string;
  /** The body, its shaded edge and its large light marking: `home` is the main tone, and the others are cooler and warmer. */
  readonly tones: Readonly<Record<Tone, Readonly<Pick<Inks, 'body' | 'shade' | 'belly'>>>>;
  /** The second colour, for clothes and accessories, and its shaded edge: opposite in hue to the body, near to it, or bright. */
  readonly accents: Readonly<Record<Role<'accent'>, Readonly<Pick<Inks, 'accent' | 'accentShade'>>>>;
  /** Eight colours for the ground behind the mascot. The body must stand out from each. */
  readonly grounds: Readonly<Record<Ground, string>>;
  /** Whether the body is so pale that the whites of the eyes need a rim. */
  readonly pale?: boolean;
  /** Remarks of `createPalette`. They change nothing. */
  readonly notes?: readonly string[];
}

type ToneColors = Palette['tones'][Tone];
type AccentColors = Palette['accents'][Role<'accent'>];

/** A palette ready to draw with. */
export interface InkedPalette extends Palette {
  /** The inks of a tone and an accent. */
  readonly inks: (tone: Tone, accent: Role<'accent'>) => ToneInks;
}

/** Makes an object with the result of a function for each role. The function takes the index of the role. */
export function eachRole<Name extends string, T>(roles: readonly Name[], make: (i: number) => T): Record<Name, T> {
  return Object.fromEntries(roles.map((role, i) => [role, make(i)])) as Record<Name, T>;
}

/**
 * Makes a palette from its colours by their order: for the palettes of this library, where names would add kilobytes to a page.
 *
 * @param colors - three digits each: `dark blush`, three accents of `accent accentShade`, three tones of `body shade belly`
 * @param grounds - eight colours, in the order of {@link GROUNDS}
 * @param rest - `weight` if it is not 1, `ink` if it is not `dark`, and whether the body is `pale`
 */
export function makePalette(
  id: string,
  colors: string,
  grounds: string,
  rest?: Partial<Pick<Palette, 'weight' | 'ink' | 'pale'>>,
): Palette {
  const digits = (colors + grounds).replaceAll(' ', '');
  const at = (i: number): string => `#${digits.slice(3 * i, 3 * i + 3)}`;
  const accent = (i: number) => ({ accent: at(i), accentShade: at(i + 1) });
  const tone = (i: number) => ({ body: at(i), shade: at(i + 1), belly: at(i + 2) });
  return {
    id,
    weight: 1,
    ink: at(0),
    dark: at(0),
    blush: at(1),
    accents: eachRole(ROLES.accent, (i) => accent(2 + 2 * i)),
    tones: eachRole(TONES, (i) => tone(8 + 3 * i)),
    grounds: eachRole(GROUNDS, (i) => at(17 + i)),
    ...rest,
  };
}

/**
 * Adds the inks to a palette.
 *
 * @throws TypeError when it has no tones: a pack that cannot be drawn is refused when it is given, not when it is drawn
 */
export function inkPalette(palette: Palette): InkedPalette {
  const { id, tones, accents, ink, dark, blush, pale } = palette;
  if (!tones) throw new TypeError(`palette ${id}: no tones`);
  // An engine knows every palette, and few programs use all of them. So inks are made at their first use.
  const made: ToneInks[] = [];
  // Each colour by its name: to spread the objects would take as long as half of a drawing.
  const makeInks = ({ body, shade, belly }: ToneColors, { accent, accentShade }: AccentColors): ToneInks =>
    prepareInks({ body, shade, belly, ink, dark, accent, accentShade, blush, rim: pale ? shade : '' });
  return {
    ...palette,
    inks(tone, accent) {
      const at = ROLES.accent.length * TONES.indexOf(tone) + ROLES.accent.indexOf(accent);
      return (made[at] ??= makeInks(tones[tone], accents[accent]));
    },
  };
}
