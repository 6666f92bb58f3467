// The neckwear: worn under the mouth, across the body's width there.
import { rimmed } from './held.js';
import type { Anchors, Part, PathOf } from './part.js';
import { fill, line } from './shapes.js';

/** The height of a knot or a pendant: no mouth reaches it. */
const knot = (a: Anchors) => a.mouthY + 15;

/** Path data round the neck, from side to side, as the front of the body bulges. */
const round: PathOf = (a) => {
  const reach = Math.max(a.neckWidth, Math.round(a.neckWidth + a.sideWidth) / 2) - 2;
  return `M${a.x - reach} ${knot(a) - 10}Q${a.x} ${knot(a) + 8} ${a.x + reach} ${knot(a) - 10}`;
};

const BANDANA: PathOf = (a) =>
  `${round(a)}L${a.x + 12} ${knot(a) + 3}L${a.x} ${knot(a) + 10}L${a.x - 12} ${knot(a) + 3}z`;

const middle = (a: Anchors) => `M${a.x} ${knot(a)}`;

/** The base neckwear, frozen. */
export const NECKWEAR: readonly Part[] = [
  {
    id: 'bow-tie',
    weight: 6,
    kind: 'neckwear',
    draw: (a, c) =>
      rimmed(c.accent, c.accentShade, `${middle(a)}q-6-6-12-6q-4 6 0 12q6 0 12-6q6 6 12 6q4-6 0-12q-6 0-12 6z`) +
      line(c.accentShade, `${middle(a)}m0-.5v1`, 8),
  },
  {
    id: 'scarf',
    weight: 6,
    kind: 'neckwear',
    draw: (a, c) =>
      fill(c.accentShade, `${middle(a)}m4-2h11l2 10l-5-1.5l-3 2l-4-2z`) +
      line(c.accentShade, round(a), 9.5) +
      line(c.accent, round(a), 6.5),
  },
  {
    id: 'bell',
    weight: 4,
    kind: 'neckwear',
    draw: (a, c) =>
      line(c.accentShade, round(a), 5) +
      line(c.dark, `${middle(a)}m0 3h.01`, 14.5) +
      line('#ffd257', `${middle(a)}m0 3h.01`, 12) +
      line(c.dark, `${middle(a)}m-5 2h10m-5 3.5v2`, 2.4),
  },
  {
    id: 'bandana',
    weight: 5,
    kind: 'neckwear',
    draw: (a, c) =>
      rimmed(c.accent, c.accentShade, BANDANA(a)) + line('#fff', `${middle(a)}m-9 1h.01m18 0h.01m-9 3h.01`, 3),
  },
];
