// The antennas: stems that grow from the top of the body, behind it, each with a spark that pulses.
import type { Part } from './part.js';
import { line } from './shapes.js';
import { at } from '../svg.js';

const STEM = 'M0 10V-9';

/** The base antennas, frozen for 0.24. */
export const ANTENNAS: readonly Part[] = [
  {
    id: 'bobble',
    weight: 4,
    height: 16,
    draw: (a, c, m) =>
      at(a.topX, a.topY, `${line(c.shade, STEM, 3.2)}<circle cy="-12" r="4.8" fill="${c.accent}"${m.pulse}/>`),
  },
  {
    id: 'twin',
    weight: 4,
    height: 15,
    draw: (a, c, m) =>
      at(
        a.topX,
        a.topY,
        `${line(c.shade, 'M-3 10Q-4 -4 -11 -9M3 10Q4 -4 11 -9', 3)}` +
          `<circle cx="-12" cy="-11" r="4" fill="${c.accent}"${m.pulse}/><circle cx="12" cy="-11" r="4" fill="${c.accent}"${m.pulse}/>`,
      ),
  },
  {
    id: 'spring',
    weight: 2,
    height: 19,
    draw: (a, c, m) =>
      at(
        a.topX,
        a.topY,
        `${line(c.shade, 'M0 10V1L-4.5 -1.5L4.5 -4.5L-4.5 -7.5L4.5 -10.5', 2.8)}<circle cy="-14" r="5" fill="${c.accent}"${m.pulse}/>`,
      ),
  },
  {
    id: 'star-tip',
    weight: 3,
    height: 19,
    draw: (a, c, m) =>
      at(
        a.topX,
        a.topY,
        line(c.shade, STEM, 3) +
          `<path d="M0 -19L2.3 -14.2L7.6 -13.5L3.7 -9.8L4.7 -4.5L0 -7.1L-4.7 -4.5L-3.7 -9.8L-7.6 -13.5L-2.3 -14.2Z" fill="${c.accent}" stroke="${c.accent}" stroke-width="2" stroke-linejoin="round"${m.pulse}/>`,
      ),
  },
  {
    id: 'heart-tip',
    weight: 3,
    height: 18,
    draw: (a, c, m) =>
      at(
        a.topX,
        a.topY,
        line(c.shade, STEM, 3) +
          `<path d="M0 -4.5C-5 -8 -8.5 -11.5 -7.5 -15C-6.5 -18.5 -1.5 -18.5 0 -15C1.5 -18.5 6.5 -18.5 7.5 -15C8.5 -11.5 5 -8 0 -4.5Z" fill="${c.accent}"${m.pulse}/>`,
      ),
  },
  {
    id: 'bulb',
    weight: 2,
    height: 20,
    draw: (a, c, m) =>
      at(
        a.topX,
        a.topY,
        `<circle cy="-12" r="9" fill="${c.accent}" opacity=".3"${m.pulse}/><circle cy="-12" r="6" fill="${c.accent}"/>` +
          line(c.shade, 'M0 10V-4', 3) +
          line(c.dark, 'M-2 -5.5H2', 3),
      ),
  },
  {
    id: 'angler',
    weight: 2,
    height: 15,
    draw: (a, c, m) =>
      at(
        a.topX,
        a.topY,
        `${line(c.shade, 'M-2 10C-4 -6 4 -16 13 -12Q17 -10 17 -5', 3)}<circle cx="17" cy="-2" r="4.6" fill="${c.accent}"${m.pulse}/>`,
      ),
  },
];
