// Power-ups for the head: the toppers of the pack `arcade`.
import { toEars, toPerch } from '../parts/head.js';
import type { Part } from '../parts/part.js';
import { at, fill, line, move } from '../parts/shapes.js';
import { createTopper } from './shapes.js';

const COIN = '#ffcf33';
const COIN_SHADE = '#d98e12';
const RED = '#ff4d5e';
const LEAF = '#3fbf5a';

const EAR = 'M-8 12v-23h3v4h4v4h4v5h4v10Z';
const STAR = 'M-2.5-21h5v5H6v3h9v4h-4v3H8v3h2v8H5V2H1V0h-2v2h-4v3h-5v-8h2v-3h-3v-3h-4v-4h9v-3h3.5z';

export const ARCADE_TOPPERS: readonly Part[] = [
  {
    id: 'pixel-crown',
    weight: 5,
    kind: 'crown',
    height: 14,
    draw: (a) =>
      move(
        toPerch(a),
        fill(COIN_SHADE, 'M-17 4V-13h6v5h5v4h3v-11h6v11h3v-4h5v-5h6V4z') +
          fill(COIN, 'M-17 2V-13h5v5h5v4h4v-11h5v11h4v-4h5v-5h3V2z') +
          fill(RED, 'M-3-3h5v5h-5z') +
          fill('#fff', 'M-14-9h3v3h-3z'),
      ),
  },
  createTopper(
    'joystick',
    4,
    21,
    (c, m) =>
      line(c.dark, 'M0 0v-11', 5) +
      `<path d="M-13 3v-4h3v-3h20v3h3v4z" fill="${c.accent}" stroke="${c.accentShade}" stroke-width="2.4"/>` +
      `<path d="M-5-22h10v3h3v9h-3v3H-5v-3h-3v-9h3z" fill="${RED}"${m.pulse}/>` +
      fill('#fff', 'M-5-18h4v3h-4z'),
  ),
  createTopper(
    'pixel-sprout',
    4,
    17,
    () =>
      fill('#1d7a3c', 'M-2 4V-7h4V4z') +
      fill(LEAF, 'M-2-5h-8v-3h-4v-8h8v3h4zm4 0h8v-3h5v-10H6v4H2z') +
      fill('#a8f0a0', 'M-11-14h4v3h-4zm20-1h4v3H9z'),
  ),
  createTopper(
    'power-star',
    4,
    21,
    (c, m) =>
      `<path d="${STAR}" fill="${COIN}" stroke="${COIN_SHADE}" stroke-width="2.4"${m.pulse}/>` +
      line(c.dark, 'M-3-10v1.5M3-10v1.5', 2.6),
  ),
  {
    id: 'pixel-ears',
    weight: 4,
    kind: 'ears',
    height: 19,
    back: (a, c) => {
      const ear = fill(c.shade, EAR) + fill(c.accent, 'M-5 12V-4h3v5h4v11Z');
      return toEars(a)
        .map((place) => move(place, ear))
        .join('');
    },
  },
  {
    id: 'pixel-bow',
    weight: 4,
    kind: 'crown',
    height: 9,
    draw: (a, c) =>
      at(
        a.topX,
        a.topY + 4,
        fill(c.accentShade, 'M-21-9h7v4h5v4H9v-4h5v-4h7V9h-7V5H9V1H-9v4h-5v4h-7z') +
          fill(c.accent, 'M-21-9h7v4h5v4H9v-4h5v-4h4V6h-4V3H7v-4H-9v4h-5v3h-7z') +
          fill(c.accentShade, 'M-5-6H5V6H-5z') +
          fill('#fff', 'M-18-5h4v3h-4z'),
      ),
  },
  {
    id: 'pixel-wizard-hat',
    weight: 4,
    kind: 'hat',
    height: 21,
    draw: (a, c) =>
      move(
        toPerch(a),
        `<path d="M-3-24h7v6h4v7h4v7h4v5h6v5h-44v-5h6v-5h4v-7h4v-7h5z" fill="${c.accent}" stroke="${c.accentShade}" stroke-width="2.4"/>` +
          fill(c.dark, 'M-15-1h30v4h-30z') +
          fill(COIN, 'M-4-2h8v6h-8z'),
      ),
  },
  {
    id: 'player-cap',
    weight: 4,
    kind: 'hat',
    height: 10,
    draw: (a, c) => {
      const [l, r, t] = [a.x - a.brimWidth, a.x + a.brimWidth, a.topY - 6];
      return (
        fill(c.accent, `M${l} ${a.brimY}V${t + 11}h5v-6h6v-5H${r - 11}v5h6v6h5V${a.brimY}Z`) +
        fill(c.accentShade, `M${l - 2} ${a.brimY - 4}H${r + 2}v6h-4v4h-5v3H${l + 7}v-3h-5v-4h-4z`) +
        fill(COIN, `M${a.x - 4} ${a.topY - 2}h7v3h3v6h-3v3h-7v-3h-3v-6h3z`)
      );
    },
  },
];
