// The accessories: what a mascot wears, and what keeps it company.
import { COMPANIONS } from './companions.js';
import { GLASSES } from './glasses.js';
import { NECKWEAR } from './neckwear.js';
import type { Part } from './part.js';
import { at, mirror } from '../svg.js';

/** The base accessories, frozen for 0.24. */
export const ACCESSORIES: readonly Part[] = [
  ...GLASSES,
  ...NECKWEAR,
  {
    id: 'headphones',
    weight: 5,
    kind: 'sidewear',
    back: (a, c) =>
      `<path d="M${a.x - a.sideWidth} ${a.eyeY}C${a.x - a.sideWidth} ${a.topY - 10} ${a.x + a.sideWidth} ${a.topY - 10} ${a.x + a.sideWidth} ${a.eyeY}" fill="none" stroke="${c.accentShade}" stroke-width="4.5"/>`,
    draw: (a, c) =>
      mirror(
        a.x,
        a.sideWidth,
        a.eyeY - 1,
        `<rect x="-5.5" y="-9" width="11" height="18" rx="5" fill="${c.accentShade}"/><rect x="-5.5" y="-9" width="8" height="16.5" rx="4" fill="${c.accent}"/>`,
      ),
  },
  {
    id: 'flower',
    weight: 5,
    kind: 'sidewear',
    draw: (a, c) =>
      at(
        a.x + a.earGap,
        a.earY + 4,
        `<g fill="${c.accent}"><circle cy="-4.5" r="3.6"/><circle cx="4.3" cy="-1.4" r="3.6"/><circle cx="2.7" cy="3.6" r="3.6"/><circle cx="-2.7" cy="3.6" r="3.6"/><circle cx="-4.3" cy="-1.4" r="3.6"/></g><circle r="3" fill="#fff"/>`,
      ),
  },
  {
    id: 'plaster',
    weight: 3,
    draw: (a, c) =>
      `<g transform="translate(${a.x + a.eyeGap} ${a.brimY}) rotate(28)"><rect x="-7.5" y="-3.5" width="15" height="7" rx="3.5" fill="${c.accent}"/><rect x="-3" y="-3.5" width="6" height="7" fill="#fff" opacity=".6"/></g>`,
  },
  ...COMPANIONS,
];
