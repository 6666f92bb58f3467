// The glasses: worn before both eyes, which show through; one lens serves two eyes as well as one.
import type { Anchors, Part } from './part.js';
import { at } from '../svg.js';

const LENS = '#fff" fill-opacity=".22';
const HEART = 'M0 11C-8 6 -12 1 -11.5 -4C-11 -9.5 -3.5 -11 0 -5C3.5 -11 11 -9.5 11.5 -4C12 1 8 6 0 11Z';

// Two lenses, the bridge between them and the arms to the sides of the head; `reach` is half a lens's width.
function frame(a: Anchors, color: string, width: number, reach: number, lens: string): string {
  return at(
    a.x,
    a.eyeY,
    `<g fill="${LENS}" stroke="${color}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round">` +
      `<path fill="none" d="M${-a.sideWidth + 1} -3L${-a.eyeGap - reach} -1.5M${a.sideWidth - 1} -3L${a.eyeGap + reach} -1.5` +
      `M${reach - a.eyeGap} -1.5Q0 -4.5 ${a.eyeGap - reach} -1.5"/>${at(-a.eyeGap, 0, lens)}${at(a.eyeGap, 0, lens)}</g>`,
  );
}

/** The base glasses, frozen for 0.24. */
export const GLASSES: readonly Part[] = [
  { id: 'round-glasses', weight: 7, kind: 'glasses', draw: (a, c) => frame(a, c.ink, 2.4, 10.5, '<circle r="10.5"/>') },
  {
    id: 'square-glasses',
    weight: 5,
    kind: 'glasses',
    draw: (a, c) => frame(a, c.accent, 3, 10.5, '<rect x="-10.5" y="-9.5" width="21" height="19" rx="5"/>'),
  },
  {
    id: 'heart-glasses',
    weight: 4,
    kind: 'glasses',
    draw: (a, c) => frame(a, c.accent, 2.6, 11, `<path d="${HEART}"/>`),
  },
  {
    // One lens so large that it holds the eye of a cyclops, and both eyes of the same mascot in another mood.
    id: 'monocle',
    weight: 2,
    kind: 'monocle',
    draw: (a, c) =>
      at(
        a.x,
        a.eyeY - 2,
        `<rect x="${-a.eyeGap - 11.5}" y="-15" width="${a.eyeGap + a.eyeGap + 23}" height="30" rx="15" fill="${LENS}" stroke="${c.accent}" stroke-width="2.8"/>`,
      ),
  },
];
