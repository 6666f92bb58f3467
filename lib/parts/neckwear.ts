// The neckwear: worn under the mouth, where the body's width is known.
import type { Anchors, Part } from './part.js';
import { beads, fill, line } from './shapes.js';

const BOW = 'm0-2.5l-9-4c-3-1-5 .5-5 3.5v6c0 3 2 4.5 5 3.5l9-4l9 4c3 1 5-.5 5-3.5v-6c0-3-2-4.5-5-3.5z';

// A band round the body, from edge to edge, hanging a little; rounded by a stroke of its own colour.
function band(a: Anchors, color: string, top: number, height: number): string {
  const reach = a.neckWidth - 2;
  const over = reach + reach;
  return (
    `<path d="M${a.x - reach} ${a.neckY + top}q${reach} 9 ${over} 0l-1 ${height}q${1 - reach} 9 ${2 - over} 0z" ` +
    `fill="${color}" stroke="${color}" stroke-width="2"/>`
  );
}

/** The base neckwear, frozen for 0.24. */
export const NECKWEAR: readonly Part[] = [
  {
    id: 'bow-tie',
    weight: 6,
    kind: 'neckwear',
    draw: (a, c) => {
      const middle = `M${a.x} ${a.neckY + 2}`;
      return fill(c.accent, middle + BOW) + line(c.accentShade, `${middle}v.01`, 8.5);
    },
  },
  {
    id: 'scarf',
    weight: 6,
    kind: 'neckwear',
    draw: (a, c) =>
      fill(c.accentShade, `M${a.x + 6} ${a.neckY}l11-1 2.5 13-3.5-1.5-2.5 3-3-2-3 2.5z`) +
      band(a, c.accentShade, -4, 6) +
      band(a, c.accent, -5.5, 5),
  },
  {
    id: 'bell',
    weight: 4,
    kind: 'neckwear',
    draw: (a, c) => {
      const middle = `M${a.x} ${a.neckY + 2}`;
      return (
        band(a, c.accentShade, -6, 2) +
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
      const reach = a.neckWidth - 3;
      const string = `q${reach} 14 ${reach + reach} 0`;
      const left = `M${a.x - reach} ${a.neckY}`;
      return (
        beads(c.accentShade, `${left}m.5-4.5${string}`, 7.5, 7.5) + beads(c.accent, `${left}m0-5${string}`, 5.5, 7.5)
      );
    },
  },
  {
    id: 'rosette',
    weight: 4,
    kind: 'neckwear',
    draw: (a, c) => {
      const middle = `M${a.x + 15} ${a.neckY - 3}`;
      return (
        fill(c.accentShade, `${middle}m-1 2l-4.5 10l4-1l2.5 3l2.5-10l3 8l-4.5-1`) +
        beads(c.accent, `${middle}m-4.5 0a4.5 4.5 0 0 1 9 0a4.5 4.5 0 0 1-9 0`, 6, 4.7) +
        line('#fff', `${middle}v.01`, 7)
      );
    },
  },
];
