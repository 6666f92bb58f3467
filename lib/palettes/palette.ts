// How a palette is written down: literal colours, designed in OKLCH, as text rows that people can read.
import type { Inks } from '../parts/part.js';
import { listColors, variantOf } from '../parts/stencil.js';
import { GROUNDS, TONES, type Ground, type Tone } from '../spec.js';

/** A palette as its row gives it: colours are three hex digits, as in `#abc`, separated by single spaces. */
export interface PaletteRow {
  readonly id: string;
  /** Relative frequency: a positive integer. */
  readonly weight: number;
  /** `ink dark accent accentShade blush`. */
  readonly inks: string;
  /** `body shade belly` for each tone: cool, home, warm. */
  readonly tones: readonly [cool: string, home: string, warm: string];
  /** A ground for each role, in the order of {@link GROUNDS}. */
  readonly grounds: string;
  /** The body is so pale that the whites of the eyes need a rim. */
  readonly pale?: true;
}

/** The inks of one tone, and what stencils need of them. */
export interface ToneInks extends Inks {
  readonly colors: readonly string[];
  readonly variant: number;
}

/** A palette ready to draw with. */
export interface Palette {
  readonly id: string;
  readonly weight: number;
  readonly tones: Readonly<Record<Tone, ToneInks>>;
  readonly grounds: Readonly<Record<Ground, string>>;
}

function readColors(row: string): string[] {
  return row.split(' ').map((hex) => `#${hex}`);
}

/** Makes a palette of its row. */
export function createPalette(row: PaletteRow): Palette {
  const [ink = '', dark = '', accent = '', accentShade = '', blush = ''] = readColors(row.inks);
  const tones = TONES.map((tone, i): [Tone, ToneInks] => {
    const [body = '', shade = '', belly = ''] = readColors(row.tones[i] ?? '');
    const rim = row.pale ? shade : '';
    const inks = { body, shade, belly, ink, dark, accent, accentShade, blush, rim };
    return [tone, { ...inks, colors: listColors(inks), variant: variantOf(inks) }];
  });
  const grounds = readColors(row.grounds);
  return {
    id: row.id,
    weight: row.weight,
    tones: Object.fromEntries(tones) as Record<Tone, ToneInks>,
    grounds: Object.fromEntries(GROUNDS.map((role, i) => [role, grounds[i]])) as Record<Ground, string>,
  };
}
