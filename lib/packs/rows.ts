// How packs write down their palettes: a table over common grounds.
import type { PaletteRow } from '../palettes/palette.js';

/** The inks of a {@link PaletteRow}, and its tones one by one. */
export type PaletteColors = readonly [
  inks: string,
  accents: PaletteRow['accents'],
  cool: string,
  home: string,
  warm: string,
  pale?: true,
];

/** Makes palettes that stand on common grounds. */
export function createPaletteRows(grounds: string, rows: Readonly<Record<string, PaletteColors>>): PaletteRow[] {
  return Object.entries(rows).map(([id, [inks, accents, cool, home, warm, pale]]) => {
    const row = { id, weight: 1, inks, accents, tones: [cool, home, warm], grounds } as const;
    return pale ? { ...row, pale } : row;
  });
}
