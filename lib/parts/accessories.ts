// The accessories: what a mascot wears, and what keeps it company.
import { COMPANIONS } from './companions.js';
import { GLASSES } from './glasses.js';
import { NECKWEAR } from './neckwear.js';
import type { Anchors, Part } from './part.js';
import { beads, fill, line } from './shapes.js';

const HEADPHONES = (a: Anchors) => {
  const [left, right, y] = [a.x - a.sideWidth, a.x + a.sideWidth, a.eyeY - 5];
  const over = a.topY - 18;
  return {
    strap: `M${left} ${a.eyeY}C${left} ${over} ${right} ${over} ${right} ${a.eyeY}`,
    cups: `M${left} ${y}v8M${right} ${y}v8`,
    pads: `M${left - 1} ${y}v8M${right + 1} ${y}v8`,
  };
};

const HEADBAND = (a: Anchors) => {
  const reach = a.brimWidth - 1;
  const over = reach + reach;
  const strip = (height: number) =>
    `M${a.x - reach} ${a.brimY - 2}q${reach}-7 ${over} 0v${height}q${-reach}-7 ${-over} 0z`;
  return [strip(8), strip(5.5)] as const;
};

const FLOWER = (a: Anchors) => `M${a.x + a.earGap} ${a.earY + 4}`;

/** The base accessories, frozen for 0.24. */
export const ACCESSORIES: readonly Part[] = [
  ...GLASSES,
  ...NECKWEAR,
  {
    id: 'headphones',
    weight: 5,
    kind: 'sidewear',
    back: (a, c) => line(c.accentShade, HEADPHONES(a).strap, 5),
    draw: (a, c) => {
      const { cups, pads } = HEADPHONES(a);
      return line(c.accentShade, cups, 12) + line(c.accent, pads, 8.5);
    },
  },
  {
    id: 'headband',
    weight: 4,
    kind: 'hat',
    draw: (a, c) => {
      const [under, over] = HEADBAND(a);
      return fill(c.accentShade, under) + fill(c.accent, over);
    },
  },
  {
    id: 'flower',
    weight: 5,
    kind: 'hat',
    draw: (a, c) => {
      const middle = FLOWER(a);
      return (
        beads(c.accent, `${middle}m0-5.4l5 3.8l-1.8 5.8h-6.4l-1.8-5.8`, 8.4, 6.1) + line('#fff', `${middle}v.01`, 6.8)
      );
    },
  },
  ...COMPANIONS,
];
