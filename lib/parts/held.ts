// What is held in the right hand: big, beside the face, rimmed so that it shows on any ground, inside the disc on any body.
import type { Inks, Motion, Part } from './part.js';
import { line } from './shapes.js';

/** Path data of a big heart and a big star around the point where they start. */
export const HEART = 'm0 9.5c-7-5-11-10-11-14.5c0-7 9-9 11-2c2-7 11-5 11 2c0 4.5-4 9.5-11 14.5z';
export const STAR = 'm0-10l3 7l7 1l-5 5l1 7l-6-3l-6 3l1-7l-5-5l7-1z';

/**
 * A filled path with an edge, which shows on any ground.
 *
 * @param color - an ink, or a colour such as `#abc`
 * @param rim - that of the edge
 * @param path - path data, in units of the drawing
 * @param mark - a mark of the motion
 * @returns SVG
 * @example
 * const drawCoin = (c: Inks, m: Motion) => rimmed(c.accent, c.accentShade, 'M0-8l8 8l-8 8l-8-8z', m.pulse);
 */
export function rimmed(color: string, rim: string, path: string, mark = ''): string {
  return `<path d="${path}" fill="${color}" stroke="${rim}" stroke-width="2.4" stroke-linejoin="round"${mark}/>`;
}

/** A rimmed path in the second colour, with a light on it. */
function shiny(c: Inks, path: string, light: string, mark = ''): string {
  return rimmed(c.accent, c.accentShade, path, mark) + line('#fff', light, 2.6);
}

// The hand is between the eyes and the edge of the disc, at the same place on every body (`toHand` in head.ts).
function held(id: string, drawing: (c: Inks, m: Motion) => string): Part {
  return { id, weight: 5, kind: 'held', draw: (_a, c, m) => drawing(c, m) };
}

/** The base things to hold, frozen. */
export const HELD: readonly Part[] = [
  held(
    'balloon',
    (c) =>
      line(c.accentShade, 'M81 73q-2-8 2-11t4-10', 2.4) +
      shiny(c, 'M87 50l-3 3h6l-3-3c-6-2-10-7-10-12c0-12 19-12 19 0c0 5-3 10-9 12z', 'M81 38q1-4 4-5'),
  ),
  held(
    'ice-cream',
    (c) =>
      rimmed('#f3b56d', '#b9722f', 'M79 46l6 26h4l6-26z') +
      shiny(
        c,
        'M77 47c-4-2-2-7 0-7c-1-15 20-15 19 0c3 1 2 8-2 7c-4-2-3 5-7 5s-3-7-6-5c-2 1-3 1-4 0z',
        'M81 38q1-4 4-5',
      ),
  ),
  held(
    'star-wand',
    (c, m) =>
      line(c.accentShade, 'M80 75l6-24', 5.4) +
      line('#fff', 'M80 75l6-24', 2.6) +
      rimmed(c.accent, c.accentShade, `M86.5 44${STAR}`, m.twinkle),
  ),
  held('heart', (c, m) => shiny(c, `M87 57${HEART}`, 'M80 52q0-3 2-3', m.pulse)),
  held(
    'boba-tea',
    (c) =>
      line(c.accentShade, 'M87 44l3-13', 4.4) +
      rimmed('#f0cda4', '#8d5b3a', 'M79 47l3 23h10l3-23z') +
      line('#5a3424', 'M84 66h.01m5 0h.01m-3-4h.01m5 0h.01m-3-4h.01', 3.4) +
      rimmed(c.accent, c.accentShade, 'M77 47q0-6 10-6t10 6z'),
  ),
];
