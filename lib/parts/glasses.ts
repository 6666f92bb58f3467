// The glasses: worn before both eyes, which show through, and drawn around 0,0 between them.
import type { DrawFace, Part } from './part.js';

const ROUND = 'm-12-1a12 12 0 0 1 24 0a12 12 0 0 1-24 0';
const SQUARE = 'm-6.5-12h13q5 0 5 5v10q0 6-5 6h-13q-5 0-5-6v-10q0-5 5-5z';
const HEART = 'm0 11c-8-4-13-9-12.5-15c.5-9 9.5-9.5 12.5-4.5c3-5 12-4.5 12.5 4.5c.5 6-4.5 11-12.5 15z';

function pair(lens: string, width: number, isBold: boolean): DrawFace {
  return (f, c) => {
    const color = isBold ? c.accent : c.ink;
    return `<path d="${f.left}${lens}${f.right}${lens}${f.bridge}" stroke="${color}" stroke-width="${width}"/>`;
  };
}

/** The base glasses, frozen. */
export const GLASSES: readonly Part[] = [
  { id: 'round-glasses', weight: 7, kind: 'glasses', face: pair(ROUND, 2.4, false) },
  { id: 'square-glasses', weight: 5, kind: 'glasses', face: pair(SQUARE, 2.6, false) },
  { id: 'heart-glasses', weight: 4, kind: 'glasses', face: pair(HEART, 3.2, true) },
];
