// The eyes: drawn around 0,0 and set at both anchors. Big, low and wide apart.
import type { Anchors, Inks, Part } from './part.js';
import { at, mirror } from '../svg.js';

function pair(a: Anchors, eye: string): string {
  return at(a.x - a.eyeGap, a.eyeY, eye) + at(a.x + a.eyeGap, a.eyeY, eye);
}

function line(c: Inks, path: string): string {
  return `<path d="${path}" fill="none" stroke="${c.ink}" stroke-width="3" stroke-linecap="round"/>`;
}

function white(c: Inks, radius: number): string {
  return `<circle r="${radius}" fill="${c.white}"${c.rim}/>`;
}

function pupil(c: Inks, x: number, y: number, radius: number): string {
  return `<circle cx="${x}" cy="${y}" r="${radius}" fill="${c.dark}"/>`;
}

const GLINT = '<circle cx="-1.8" cy="-2.2" r="2.2" fill="#fff"/>';
const ARCH = 'M-7 3Q0 -7 7 3';
const LID = 'M-7 -1.5Q0 6.5 7 -1.5';

/** The base eyes, frozen for 0.24. */
export const EYES: readonly Part[] = [
  { id: 'wide', weight: 9, draw: (a, c) => pair(a, white(c, 9) + pupil(c, 0.5, 0.5, 6) + GLINT) },
  {
    id: 'bead',
    weight: 9,
    draw: (a, c) =>
      pair(a, `<ellipse rx="5.2" ry="6.4" fill="${c.ink}"/><circle cx="-1.5" cy="-2.2" r="1.9" fill="${c.body}"/>`),
  },
  {
    id: 'squint',
    weight: 6,
    draw: (a, c) =>
      pair(
        a,
        `<path d="M-8.5 -1.5H8.5A8.5 8.5 0 0 1 -8.5 -1.5Z" fill="${c.white}"${c.rim}/>` +
          `<path d="M-4.8 -1.5H4.8A4.8 4.8 0 0 1 -4.8 -1.5Z" fill="${c.dark}"/>${line(c, 'M-9 -2H9')}`,
      ),
  },
  { id: 'sleepy', weight: 6, draw: (a, c) => pair(a, line(c, LID)) },
  { id: 'joy', weight: 6, draw: (a, c) => pair(a, line(c, ARCH)) },
  {
    id: 'wink',
    weight: 6,
    draw: (a, c) =>
      at(a.x - a.eyeGap, a.eyeY, white(c, 9) + pupil(c, 0.5, 0.5, 6) + GLINT) +
      at(a.x + a.eyeGap, a.eyeY, line(c, ARCH)),
  },
  {
    id: 'cyclops',
    weight: 5,
    kind: 'cyclops',
    draw: (a, c) =>
      at(
        a.x,
        a.eyeY - 4,
        `${white(c, 13.5)}${pupil(c, 0.5, 0.5, 8.8)}<circle cx="-2.6" cy="-3" r="3.1" fill="#fff"/>`,
      ),
  },
  { id: 'aside', weight: 6, draw: (a, c) => pair(a, white(c, 8.5) + pupil(c, 3.2, 0.5, 5)) },
  { id: 'dreamy', weight: 6, draw: (a, c) => pair(a, white(c, 8.5) + pupil(c, 0.5, -2.6, 5.4)) },
  {
    id: 'sparkle',
    weight: 6,
    draw: (a, c) =>
      pair(
        a,
        `<circle r="8.5" fill="${c.dark}"/><circle cx="-2.6" cy="-2.8" r="3.2" fill="#fff"/>` +
          '<circle cx="3" cy="2.8" r="1.8" fill="#fff"/>',
      ),
  },
  {
    id: 'lashes',
    weight: 5,
    draw: (a, c) =>
      mirror(a.x, a.eyeGap, a.eyeY, line(c, 'M-6 -4.5L-10 -7.5M-8 -0.5L-12 -1.5') + white(c, 8.5) + pupil(c, 1, 0.5, 5.6)),
  },
  {
    id: 'goggle',
    weight: 4,
    draw: (a, c) =>
      at(a.x - a.eyeGap, a.eyeY, white(c, 10) + pupil(c, 1, 1, 5.2)) +
      at(a.x + a.eyeGap, a.eyeY + 1, white(c, 7) + pupil(c, -0.5, 0, 4)),
  },
];
