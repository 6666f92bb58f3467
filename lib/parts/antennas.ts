// The antennas: stems that grow from the top of the body, behind it.
import type { Part } from './part.js';
import { at } from '../svg.js';

/** The base antennas, frozen for 0.24. */
export const ANTENNAS: readonly Part[] = [
  {
    id: 'bobble',
    weight: 5,
    height: 15,
    draw: (a, c, m) =>
      at(
        a.topX,
        a.topY,
        `<path d="M0 4V-9" stroke="${c.shade}" stroke-width="2.8" stroke-linecap="round"/>` +
          `<circle cy="-11" r="3.8" fill="${c.accent}"${m.pulse}/>`,
      ),
  },
];
