// The format of palettes: literal colours, designed in OKLCH, as short rows of text.
import type { Inks } from '../parts/part.js';
import { listColors, variantOf } from '../parts/stencil.js';
import { GROUNDS, ROLES, TONES, type Ground, type Role, type Tone } from '../spec.js';

/**
 * A palette as data. Colours are three hex digits, as in `#abc`, or six, separated by single spaces.
 *
 * @example
 * const listPaletteIds = (pack: Pack) => pack.palettes?.map(({ id }: PaletteRow) => id) ?? [];
 */
export interface PaletteRow {
  readonly id: string;
  /** Relative frequency: a positive integer. */
  readonly weight: number;
  /** `ink dark blush`. */
  readonly inks: string;
  /** `accent accentShade` for each role of the slot `accent`. */
  readonly accents: readonly [contrasting: string, matching: string, bright: string];
  /** `body shade belly` for each tone: cool, home, warm. */
  readonly tones: readonly [cool: string, home: string, warm: string];
  /** A ground for each role, in the order of {@link GROUNDS}. */
  readonly grounds: string;
  /** Whether the body is so pale that the whites of the eyes need a rim. */
  readonly pale?: true;
}

/** The inks of one tone, also in the form that stencils take. */
export interface ToneInks extends Inks {
  readonly colors: readonly string[];
  readonly variant: number;
}

/** A palette ready to draw with. */
export interface Palette {
  readonly id: string;
  readonly weight: number;
  /** The body in its home tone, and the contrasting accent. */
  readonly swatch: { readonly body: string; readonly accent: string };
  readonly inks: Readonly<Record<Tone, Readonly<Record<Role<'accent'>, ToneInks>>>>;
  readonly grounds: Readonly<Record<Ground, string>>;
}

function readColors(row: string): string[] {
  return row.split(' ').map((hex) => `#${hex}`);
}

/** Makes an object with the result of a function for each role. */
export function eachRole<Name extends string, T>(
  roles: readonly Name[],
  make: (role: Name, i: number) => T,
): Record<Name, T> {
  return Object.fromEntries(roles.map((role, i) => [role, make(role, i)])) as Record<Name, T>;
}

function readInks(row: PaletteRow): Palette['inks'] {
  const [ink = '', dark = '', blush = ''] = readColors(row.inks);
  return eachRole(TONES, (_tone, i) => {
    const [body = '', shade = '', belly = ''] = readColors(row.tones[i] ?? '');
    const rim = row.pale ? shade : '';
    return eachRole(ROLES.accent, (_accent, k) => {
      const [accent = '', accentShade = ''] = readColors(row.accents[k] ?? '');
      const inks = { body, shade, belly, ink, dark, accent, accentShade, blush, rim };
      const colors = listColors(inks);
      const variant = variantOf(inks);
      return { body, shade, belly, ink, dark, accent, accentShade, blush, rim, colors, variant };
    });
  });
}

function readGrounds(row: PaletteRow): Palette['grounds'] {
  const grounds = readColors(row.grounds);
  return eachRole(GROUNDS, (_role, i) => grounds[i] ?? '');
}

/** Reads a palette from its row. */
export function readPalette(row: PaletteRow): Palette {
  // An import of the library makes every palette, and few programs use all of them. So inks and grounds are read at their first use.
  let inks: Palette['inks'] | undefined;
  let grounds: Palette['grounds'] | undefined;
  const [body = ''] = readColors(row.tones[1]);
  const [accent = ''] = readColors(row.accents[0]);
  return {
    id: row.id,
    weight: row.weight,
    swatch: { body, accent },
    get inks() {
      return (inks ??= readInks(row));
    },
    get grounds() {
      return (grounds ??= readGrounds(row));
    },
  };
}
