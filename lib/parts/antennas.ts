// The antennas: stems that grow from the top of the body, behind it, each with a pulsing tip.
import { shaded } from './head.js';
import type { Inks, Motion, Part } from './part.js';
import { dot, line, move } from './shapes.js';

/** The pulsing tip of a stem. A still drawing needs no group. */
function pulsing(m: Motion, drawing: string): string {
  return m.pulse === '' ? drawing : `<g${m.pulse}>${drawing}</g>`;
}

/** A ball with a shaded edge and a highlight. */
function ball(c: Inks, x: number, y: number, radius: number): string {
  return (
    dot(c.accentShade, x, y, radius) +
    dot(c.accent, x - 0.5, y - 0.5, radius - 1.5) +
    `<circle cx="${x - 2}" cy="${y - 2.5}" r="1.8" fill="#fff" opacity=".7"/>`
  );
}

/** An antenna: a stem and its tip. */
function stem(id: string, weight: number, height: number, path: string, tip: (c: Inks) => string): Part {
  return {
    id,
    weight,
    height,
    draw: (a, c, m) => move(a.toTop, line(c.shade, path, 4) + pulsing(m, tip(c))),
  };
}

const STEM = 'M0 12V-6';

/** An antenna of a mascot with empty hands. */
const feeler = (...antenna: Parameters<typeof stem>): Part => ({ ...stem(...antenna), kind: 'feeler' });

/** The antennas of the base. Seeds pick by the weights and the order: neither may change. */
export const ANTENNAS: readonly Part[] = [
  feeler('bobble', 4, 18, STEM, (c) => ball(c, 0, -12, 9.5)),
  feeler('twin', 4, 19, 'M-3 12Q-4-3-12-9M3 12Q4-3 12-9', (c) => ball(c, -14, -12, 7) + ball(c, 14, -12, 7)),
  // A pack combines it with held things, so its kind is not `feeler`, and no seed of the base picks it.
  stem('spring', 0, 23, 'M0 12V3C-12 2-12-4 0-4S12-11 0-11', (c) => ball(c, 0, -17, 8.5)),
  feeler(
    'star-tip',
    3,
    22,
    STEM,
    (c) =>
      `<path d="M0-24L4-17L12-16L6-10L8-2L0-6L-8-2L-6-10L-12-16L-4-17Z" fill="${c.accent}" stroke="${c.accentShade}" stroke-width="2.6"/>`,
  ),
  feeler('heart-tip', 3, 20, STEM, (c) =>
    shaded(c.accentShade, c.accent, 'M0-3C-8-8-14-13-12-19C-10-25-3-24 0-19C3-24 10-25 12-19C14-13 8-8 0-3Z'),
  ),
  feeler('angler', 3, 20, 'M-2 12C-6-8 6-24 15-19Q20-16 20-11', (c) => ball(c, 20, -8, 8.5)),
];
