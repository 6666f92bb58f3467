// The accessories: what a mascot wears, and what keeps it company.
import { COMPANIONS } from './companions.js';
import { GLASSES } from './glasses.js';
import { NECKWEAR } from './neckwear.js';
import type { Part } from './part.js';
import { beads, fill, line } from './shapes.js';

/** The base accessories, frozen for 0.24. */
export const ACCESSORIES: readonly Part[] = [
  ...GLASSES,
  ...NECKWEAR,
  {
    id: 'headphones',
    weight: 5,
    kind: 'sidewear',
    back: (a, c) => {
      const left = a.x - a.sideWidth;
      const right = a.x + a.sideWidth;
      const over = a.topY - 18;
      return line(c.accentShade, `M${left} ${a.eyeY}C${left} ${over} ${right} ${over} ${right} ${a.eyeY}`, 5);
    },
    draw: (a, c) => {
      const y = a.eyeY - 5;
      const cups = (x: number) => `M${a.x - x} ${y}v8M${a.x + x} ${y}v8`;
      return line(c.accentShade, cups(a.sideWidth), 12) + line(c.accent, cups(a.sideWidth + 1), 8.5);
    },
  },
  {
    id: 'headband',
    weight: 4,
    kind: 'hat',
    draw: (a, c) => {
      const reach = a.brimWidth - 1;
      const over = reach + reach;
      const strip = (height: number) =>
        `M${a.x - reach} ${a.brimY - 2}q${reach}-7 ${over} 0v${height}q${-reach}-7 ${-over} 0z`;
      return fill(c.accentShade, strip(8)) + fill(c.accent, strip(5.5));
    },
  },
  {
    id: 'flower',
    weight: 5,
    kind: 'hat',
    draw: (a, c) => {
      const middle = `M${a.x + a.earGap} ${a.earY + 4}`;
      return (
        beads(c.accent, `${middle}m0-5.4l5 3.8l-1.8 5.8h-6.4l-1.8-5.8`, 8.4, 6.1) + line('#fff', `${middle}v.01`, 6.8)
      );
    },
  },
  ...COMPANIONS,
];
