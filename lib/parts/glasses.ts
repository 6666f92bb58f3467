// The glasses: worn before both eyes, which show through; one long lens serves one eye and two alike.
import type { Anchors, Part, PathOf } from './part.js';

const ROUND = 'm-10.5 0a10.5 10.5 0 0 1 21 0a10.5 10.5 0 0 1-21 0';
const SQUARE = 'm-5-9.5h10q5.5 0 5.5 5.5v8q0 6-5.5 6h-10q-5.5 0-5.5-6v-8q0-5.5 5.5-5.5z';
const HEART = 'm0 13c-8-5-12.5-10.5-12-16.5c.5-7.5 9-8.5 12-3c3-5.5 11.5-4.5 12 3c.5 6-4 11.5-12 16.5z';

function glass(path: string, color: string, width: number): string {
  return `<path d="${path}" fill="#fff" fill-opacity=".12" stroke="${color}" stroke-width="${width}"/>`;
}

// Two lenses, the bridge between them, and the arms to the sides of the head; `reach` is half a lens's width.
function pair(lens: string, reach: number): PathOf {
  return (a: Anchors) => {
    const arm = a.sideWidth - a.eyeGap - reach - 2.5;
    const bridge = a.eyeGap - reach;
    const arms = `${a.leftEye}m${-reach}-2h${-arm}${a.rightEye}m${reach}-2h${arm}`;
    const nose = `M${a.x - bridge} ${a.eyeY - 1}q${bridge}-4 ${bridge + bridge} 0`;
    return a.leftEye + lens + a.rightEye + lens + arms + nose;
  };
}

const ROUNDS = pair(ROUND, 10.5);
const SQUARES = pair(SQUARE, 10.5);
const HEARTS = pair(HEART, 11.5);
const LONG = (a: Anchors) => {
  const wide = a.eyeGap + a.eyeGap;
  return `${a.leftEye}m1-18h${wide - 2}a13.5 13.5 0 0 1 0 27h${2 - wide}a13.5 13.5 0 0 1 0-27z`;
};

/** The base glasses, frozen for 0.24. */
export const GLASSES: readonly Part[] = [
  { id: 'round-glasses', weight: 7, kind: 'glasses', draw: (a, c) => glass(ROUNDS(a), c.ink, 2.6) },
  { id: 'square-glasses', weight: 5, kind: 'glasses', draw: (a, c) => glass(SQUARES(a), c.accent, 3.4) },
  { id: 'heart-glasses', weight: 4, kind: 'glasses', draw: (a, c) => glass(HEARTS(a), c.accent, 3) },
  {
    // The rules give it to a cyclops, and a mood gives a cyclops two eyes: the lens is long enough for both.
    id: 'monocle',
    weight: 0,
    kind: 'monocle',
    draw: (a, c) => glass(LONG(a), c.accent, 3.2),
  },
];
