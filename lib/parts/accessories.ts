// The accessories: what a mascot wears, and what it holds.
import { GLASSES } from './glasses.js';
import { garland } from './head.js';
import { HELD, rimmed } from './held.js';
import { NECKWEAR } from './neckwear.js';
import type { Anchors, Part } from './part.js';
import { beads, line } from './shapes.js';

const HEADPHONES = (a: Anchors) => {
  // Outside of the eyes, also on a slim head.
  const reach = Math.max(a.sideWidth, a.eyeGap + 20.5);
  const [left, right, over] = [a.x - reach, a.x + reach, a.topY - 18];
  return [
    `M${left} ${a.eyeY}C${left - 4} ${over} ${right + 4} ${over} ${right} ${a.eyeY}`,
    `M${left} ${a.eyeY - 5}v10M${right} ${a.eyeY - 5}v10`,
    `M${left - 1.5} ${a.eyeY - 5}v4M${right - 1.5} ${a.eyeY - 5}v4`,
  ] as const;
};

const BAND = (a: Anchors) => {
  const reach = Math.min(a.brimWidth, 37);
  const [left, right, y] = [a.x - reach, a.x + reach, a.brimY];
  return `M${left} ${y - 1}Q${a.x} ${y + 7} ${right} ${y - 1}L${right - 7} ${y - 9}Q${a.x} ${y - 1} ${left + 7} ${y - 9}z`;
};

/** The base accessories, frozen. */
export const ACCESSORIES: readonly Part[] = [
  ...GLASSES,
  ...NECKWEAR,
  {
    id: 'headphones',
    weight: 5,
    kind: 'sidewear',
    back: (a, c) => line(c.accentShade, HEADPHONES(a)[0], 6.5) + line(c.accent, HEADPHONES(a)[0], 3.5),
    draw: (a, c) => {
      const [, cups, lights] = HEADPHONES(a);
      return line(c.accentShade, cups, 13.5) + line(c.accent, cups, 9.5) + line('#fff', lights, 2.6);
    },
  },
  {
    id: 'headband',
    weight: 2,
    kind: 'hat',
    draw: (a, c) => rimmed(c.accent, c.accentShade, BAND(a)) + line('#fff', garland(-5, 6)(a), 2.4),
  },
  {
    id: 'flower',
    weight: 5,
    kind: 'hat',
    draw: (a, c) => {
      const middle = `M${a.x + Math.min(a.earGap - 1, 20)} ${Math.max(a.earY + 1, 20)}`;
      const petals = `${middle}m0-6.5l6.2 4.5l-2.4 7.25h-7.6l-2.4-7.25`;
      return (
        beads(c.accentShade, petals, 12, 7.61) + beads(c.accent, petals, 9, 7.61) + line('#fff', `${middle}h.01`, 7.5)
      );
    },
  },
  ...HELD,
];
