// The cheeks: what sits under and outside the eyes.
import type { Anchors, Part, PathOf } from './part.js';
import { line } from './shapes.js';

function pair(left: string, right = left): PathOf {
  return (a: Anchors) => {
    const y = a.mouthY - 2;
    return `M${a.x - a.eyeGap - 5} ${y}${left}M${a.x + a.eyeGap + 5} ${y}${right}`;
  };
}

const BLUSH = pair('m-1.8 0h3.6');
const ROSY = pair('h.01');
const FRECKLES = pair('m-3 0h.01m3 2.4h.01m3-3h.01');
const HATCH = pair('m-5 2l2-4m1.5 4l2-4m1.5 4l2-4');
const WHISKERS = pair('m-5-2.5l8 1.5m-8 3.5l8-1', 'm5-2.5l-8 1.5m8 3.5l-8-1');

function glow(color: string, path: string, width: number): string {
  return `<path d="${path}" stroke="${color}" stroke-width="${width}" opacity=".8"/>`;
}

/** The base cheeks, frozen for 0.24. */
export const CHEEKS: readonly Part[] = [
  { id: 'blush', weight: 10, draw: (a, c) => glow(c.blush, BLUSH(a), 5.6) },
  { id: 'rosy', weight: 6, draw: (a, c) => glow(c.blush, ROSY(a), 9.6) },
  { id: 'freckles', weight: 5, draw: (a, c) => line(c.shade, FRECKLES(a), 2.6) },
  { id: 'hatch', weight: 5, draw: (a, c) => line(c.blush, HATCH(a), 2) },
  {
    id: 'whiskers',
    weight: 4,
    draw: (a, c) => line(c.ink, WHISKERS(a), 1.8),
  },
];
