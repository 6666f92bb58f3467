// The accessories: glasses, neckwear, and what floats beside a mascot.
import type { Part } from './part.js';
import { at } from '../svg.js';

/** The base accessories, frozen for 0.24. */
export const ACCESSORIES: readonly Part[] = [
  {
    id: 'round-glasses',
    weight: 6,
    kind: 'glasses',
    draw: (a, c) =>
      `<g fill="#fff" fill-opacity=".18" stroke="${c.ink}" stroke-width="2.4">` +
      `<circle cx="${a.x - a.eyeGap}" cy="${a.eyeY}" r="11"/><circle cx="${a.x + a.eyeGap}" cy="${a.eyeY}" r="11"/></g>` +
      `<path d="M${a.x - a.eyeGap + 11} ${a.eyeY}H${a.x + a.eyeGap - 11}" stroke="${c.ink}" stroke-width="2.4"/>`,
  },
  {
    id: 'monocle',
    weight: 2,
    kind: 'monocle',
    draw: (a, c) =>
      at(a.x, a.eyeY - 1, `<circle r="14.5" fill="none" stroke="${c.accentShade}" stroke-width="2.4"/>`),
  },
];
