// The eyes: drawn around 0,0 and set at both anchors. Big, low and wide apart.
import type { Anchors, Inks, Part } from './part.js';
import { at, mirror } from '../svg.js';

function pair(a: Anchors, eye: string): string {
  return at(a.x - a.eyeGap, a.eyeY, eye) + at(a.x + a.eyeGap, a.eyeY, eye);
}

function line(c: Inks, path: string): string {
  return `<path d="${path}" fill="none" stroke="${c.ink}" stroke-width="2.8" stroke-linecap="round"/>`;
}

function white(c: Inks, radius: number): string {
  return `<circle r="${radius}" fill="${c.white}"${c.rim}/>`;
}

function pupil(c: Inks, x: number, y: number, radius: number): string {
  return `<circle cx="${x}" cy="${y}" r="${radius}" fill="${c.dark}"/>`;
}

const GLINT = '<circle cx="-1.8" cy="-2.2" r="1.8" fill="#fff"/>';
const ARCH = 'M-6 2.5Q0 -6 6 2.5';
const LID = 'M-6 -1Q0 5.5 6 -1';

/** The base eyes, frozen for 0.24. */
export const EYES: readonly Part[] = [
  { id: 'wide', weight: 9, draw: (a, c) => pair(a, white(c, 8) + pupil(c, 0, 0.5, 5.2) + GLINT) },
  {
    id: 'bead',
    weight: 9,
    draw: (a, c) =>
      pair(a, `<ellipse rx="4.6" ry="5.6" fill="${c.ink}"/><circle cx="-1.4" cy="-2" r="1.6" fill="${c.body}"/>`),
  },
  {
    id: 'squint',
    weight: 6,
    draw: (a, c) =>
      pair(
        a,
        `<path d="M-7.5 -1.5H7.5A7.5 7.5 0 0 1 -7.5 -1.5Z" fill="${c.white}"${c.rim}/>` +
          `<path d="M-4 -1.5H4A4.2 4.2 0 0 1 -4 -1.5Z" fill="${c.dark}"/>${line(c, 'M-8 -2H8')}`,
      ),
  },
  { id: 'sleepy', weight: 6, draw: (a, c) => pair(a, line(c, LID)) },
  { id: 'joy', weight: 6, draw: (a, c) => pair(a, line(c, ARCH)) },
  {
    id: 'wink',
    weight: 6,
    draw: (a, c) =>
      at(a.x - a.eyeGap, a.eyeY, white(c, 8) + pupil(c, 0, 0.5, 5.2) + GLINT) +
      at(a.x + a.eyeGap, a.eyeY, line(c, ARCH)),
  },
  {
    id: 'cyclops',
    weight: 5,
    kind: 'cyclops',
    draw: (a, c) =>
      at(
        a.x,
        a.eyeY - 1,
        `${white(c, 12)}${pupil(c, 0, 0.5, 7.5)}<circle cx="-2.6" cy="-2.6" r="2.6" fill="#fff"/>`,
      ),
  },
  { id: 'aside', weight: 6, draw: (a, c) => pair(a, white(c, 7.5) + pupil(c, 2.8, 0.5, 4.4)) },
  { id: 'dreamy', weight: 6, draw: (a, c) => pair(a, white(c, 7.5) + pupil(c, 0, -2.4, 4.6)) },
  {
    id: 'sparkle',
    weight: 6,
    draw: (a, c) =>
      pair(
        a,
        `<circle r="7.5" fill="${c.dark}"/><circle cx="-2.4" cy="-2.4" r="2.8" fill="#fff"/>` +
          '<circle cx="2.6" cy="2.4" r="1.6" fill="#fff"/>',
      ),
  },
  {
    id: 'lashes',
    weight: 5,
    draw: (a, c) =>
      mirror(a.x, a.eyeGap, a.eyeY, line(c, 'M-5.5 -4L-9 -6.5M-7 -0.5L-10.5 -1') + white(c, 7.5) + pupil(c, 1, 0.5, 5)),
  },
  {
    id: 'goggle',
    weight: 4,
    draw: (a, c) =>
      at(a.x - a.eyeGap, a.eyeY, white(c, 9) + pupil(c, 1, 1, 4.6)) +
      at(a.x + a.eyeGap, a.eyeY + 1, white(c, 6.5) + pupil(c, -0.5, 0, 3.8)),
  },
];
