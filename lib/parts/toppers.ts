// The toppers: what a mascot has or wears on its head.
import type { Part } from './part.js';
import { mirror } from '../svg.js';

/** The base toppers, frozen for 0.24. */
export const TOPPERS: readonly Part[] = [
  {
    id: 'cat-ears',
    weight: 6,
    kind: 'ears',
    height: 10,
    back: (a, c) =>
      mirror(
        a.topX,
        a.earGap,
        a.earY,
        `<path d="M-10 12C-12 0 -12 -9 -9 -13C-8 -14.5 -6 -14 -4 -12L10 2Z" fill="${c.shade}"/>` +
          `<path d="M-6.5 6C-8 -1 -8 -5 -7 -8L3 1Z" fill="${c.accent}"/>`,
      ),
    draw: () => '',
  },
];
