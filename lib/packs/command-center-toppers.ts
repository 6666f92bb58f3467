// What is worn on the head, and what stands on it, in mission control: the toppers of the pack `command-center`.
import { bowl, brim, toPerch } from '../parts/head.js';
import type { Part } from '../parts/part.js';
import { at, dot, fill, line, move } from '../parts/shapes.js';
import { CYAN, HOLD, STEEL, STOP } from './command-center-signals.js';
import { createTopper } from './shapes.js';

const CAP = bowl(6);
const HOOD = bowl(4);
const RIM = brim(0);
const STRAP = brim(-3);

export const COMMAND_TOPPERS: readonly Part[] = [
  createTopper(
    'radar-dish',
    5,
    21,
    (c, m) =>
      line(STEEL, 'M0 4v-9m0-3 7-10', 4) +
      `<path d="M-16-14C-12 1 6 5 14-3 12-9-8-18-16-14Z" fill="${c.accent}" stroke="${c.accentShade}" stroke-width="2.4"/>` +
      `<circle cx="7.5" cy="-19" r="4" fill="${STOP}"${m.pulse}/>`,
  ),
  createTopper(
    'beacon',
    5,
    17,
    (_c, m) =>
      `<path d="M-10 1V-7A10 10 0 0 1 10-7V1Z" fill="${STOP}"${m.pulse}/>` +
      fill('#c72f2a', 'M4 1V-16.2A10 10 0 0 1 10-7V1Z') +
      line('#fff', 'M-5.5-6.5Q-5-11.5-1-13', 2.8) +
      line(STEEL, 'M-12 2Q0 5 12 2', 6),
  ),
  createTopper(
    'tiny-rocket',
    4,
    22,
    (c) =>
      fill('#ff9d2e', 'M-4 0Q0 13 4 0Z') +
      fill(c.accentShade, 'M0-11-12-1v5L0-1 12 4v-5Z') +
      fill('#fff', 'M-6 0c-4-9-1-18 6-23 7 5 10 14 6 23Z') +
      fill(c.accent, 'M-5-17.5q2-3 5-5.5 3 2.5 5 5.5-5 2-10 0Z') +
      dot(CYAN, 0, -9.5, 3),
  ),
  {
    id: 'orbit-ring',
    weight: 4,
    kind: 'halo',
    height: 17,
    draw: (a, c, m) =>
      move(
        a.toTop,
        `<g transform="rotate(-10 0 -8)"><ellipse cy="-8" rx="20" ry="5.5" stroke="${c.accentShade}" stroke-width="4"/>` +
          `<ellipse cy="-8.5" rx="20" ry="5.5" stroke="${c.accent}" stroke-width="2.6"/></g>` +
          `<circle cx="15" cy="-13" r="5.5" fill="${HOLD}"${m.pulse}/>`,
      ),
  },
  {
    id: 'mission-cap',
    weight: 5,
    kind: 'hat',
    height: 9,
    draw: (a, c) => {
      const [left, right, y] = [a.x - a.brimWidth + 1, a.x + a.brimWidth - 1, a.brimY];
      return (
        CAP(a, c.accent, c.accentShade) +
        fill(
          c.accentShade,
          `M${left} ${y - 1}Q${a.x} ${y + 3} ${right} ${y - 1}C${right} ${y + 15} ${left} ${y + 15} ${left} ${y - 1}Z`,
        ) +
        dot('#fff', a.topX - 1, a.topY + 4, 6)
      );
    },
  },
  {
    id: 'comms-cap',
    weight: 5,
    kind: 'hat',
    height: 5,
    draw: (a, c) =>
      HOOD(a, '#fff', '#d3d9e6') +
      line(c.dark, `M${a.topX} ${a.topY + 1}V${a.brimY + 2}`, 9) +
      line(c.accentShade, RIM(a), 6) +
      line(c.dark, `M${a.x - a.brimWidth} ${a.brimY + 3}v7M${a.x + a.brimWidth} ${a.brimY + 3}v7`, 9),
  },
  {
    id: 'flight-goggles',
    weight: 5,
    kind: 'hat',
    height: 1,
    draw: (a, c) =>
      line(c.dark, STRAP(a), 6) +
      at(
        a.x,
        a.brimY - 1,
        '<path d="M-22-8h17q4 0 4 4v7q0 5-5 5h-14q-6 0-6-6v-5q0-5 4-5zM22-8H5q-4 0-4 4v7q0 5 5 5h14q6 0 6-6v-5q0-5-4-5z" ' +
          `fill="${CYAN}" stroke="${c.accentShade}" stroke-width="3.4"/>` +
          line('#fff', 'm-19-1.5 4.5-3.5M7-1.5 11.5-5', 2.8),
      ),
  },
  {
    id: 'space-sprout',
    weight: 3,
    kind: 'crown',
    height: 17,
    draw: (a, c) =>
      move(
        toPerch(a),
        fill('#4fb553', 'M-2 2c-12-4-13-13-12-17 8 0 13 4 13 11 1-9 8-12 14-12 1 8-4 13-11 13l-1 5Z') +
          `<path d="M-15 6V-6c0-17 30-17 30 0V6Z" fill="${CYAN}" fill-opacity=".3" stroke="#fff" stroke-width="2.4"/>` +
          line(c.accent, 'M-15 6q15 4 30 0', 5),
      ),
  },
];
