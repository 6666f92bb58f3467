// The neckwear: worn under the mouth, where the body's width is known.
import type { Anchors, Part, PathOf } from './part.js';
import { beads, fill, line } from './shapes.js';

const BOW = 'm0-2.5l-9-4c-3-1-5 .5-5 3.5v6c0 3 2 4.5 5 3.5l9-4l9 4c3 1 5-.5 5-3.5v-6c0-3-2-4.5-5-3.5z';

// A band round the body, from edge to edge, hanging a little; rounded by a stroke of its own colour.
function band(top: number, height: number): PathOf {
  return (a: Anchors) => {
    const reach = a.neckWidth - 2;
    const over = reach + reach;
    return `M${a.x - reach} ${a.neckY + top}q${reach} 9 ${over} 0l-1 ${height}q${1 - reach} 9 ${2 - over} 0z`;
  };
}

function tie(color: string, path: string): string {
  return `<path d="${path}" fill="${color}" stroke="${color}" stroke-width="2"/>`;
}

const MIDDLE = (a: Anchors) => `M${a.x} ${a.neckY + 2}`;
const ASIDE = (a: Anchors) => `M${a.x + 17} ${a.neckY}`;
const FRINGE = (a: Anchors) => `M${a.x + 6} ${a.neckY}l11-1 2.5 13-3.5-1.5-2.5 3-3-2-3 2.5z`;
const SCARF = [band(-4, 6), band(-5.5, 5)] as const;
const COLLAR = band(-6, 2);
const STRINGS = (a: Anchors) => {
  const reach = a.neckWidth - 3;
  const string = `q${reach} 14 ${reach + reach} 0`;
  const left = `M${a.x - reach} ${a.neckY}`;
  return [`${left}m.5-4.5${string}`, `${left}m0-5${string}`] as const;
};

/** The base neckwear, frozen for 0.24. */
export const NECKWEAR: readonly Part[] = [
  {
    id: 'bow-tie',
    weight: 6,
    kind: 'neckwear',
    draw: (a, c) => {
      const middle = MIDDLE(a);
      return fill(c.accent, middle + BOW) + line(c.accentShade, `${middle}v.01`, 8.5);
    },
  },
  {
    id: 'scarf',
    weight: 6,
    kind: 'neckwear',
    draw: (a, c) => fill(c.accentShade, FRINGE(a)) + tie(c.accentShade, SCARF[0](a)) + tie(c.accent, SCARF[1](a)),
  },
  {
    id: 'bell',
    weight: 4,
    kind: 'neckwear',
    draw: (a, c) => {
      const middle = MIDDLE(a);
      return (
        tie(c.accentShade, COLLAR(a)) +
        line(c.accent, `${middle}v.01`, 13) +
        line(c.dark, `${middle}m-5.5-1h11`, 1.8) +
        line(c.dark, `${middle}m0 2.8v.01`, 3.2)
      );
    },
  },
  {
    id: 'beads',
    weight: 4,
    kind: 'neckwear',
    draw: (a, c) => {
      const [under, over] = STRINGS(a);
      return beads(c.accentShade, under, 7.5, 7.5) + beads(c.accent, over, 5.5, 7.5);
    },
  },
  {
    id: 'rosette',
    weight: 4,
    kind: 'neckwear',
    draw: (a, c) => {
      const middle = ASIDE(a);
      return (
        fill(c.accentShade, `${middle}m-1 2l-4.5 10l4-1l2.5 3l2.5-10l3 8l-4.5-1`) +
        beads(c.accent, `${middle}m-4.5 0a4.5 4.5 0 0 1 9 0a4.5 4.5 0 0 1-9 0`, 6, 4.7) +
        line('#fff', `${middle}v.01`, 7)
      );
    },
  },
];
