// The base palettes, as literal colours.
import type { PaletteRow } from './palette.js';

/** The base palettes, frozen for 0.24. */
export const PALETTE_ROWS: readonly PaletteRow[] = [
  {
    id: 'violet',
    weight: 1,
    inks: '2a1a4f 2a1a4f ffc857 d99a1f ff8fa8',
    tones: ['a99bff 8274e6 c2b8ff ded8ff', 'b79cff 8f72e0 cdbaff e6dcff', 'c996f5 a36bd6 dcb6fb efdcff'],
    grounds: 'ebe5ff dff4ff ffe9d6 6a4fd0 0f8f86 6d3fa0 35207a 0d3b66',
  },
  {
    id: 'mint',
    weight: 1,
    inks: '0e3b33 0e3b33 ff9a76 e0704a ff8f9c',
    tones: ['6fe0cf 38b5a5 9cefe2 cdf8f1', '72e3b0 3bb884 a0f0cb d2f9e6', '9be58a 63bd55 c0f2b3 e0fad8'],
    grounds: 'd6f8ec ffe7ea fff2cc 0e7d68 8e3b8f 2f6d4f 08473c 3b2a78',
  },
];
