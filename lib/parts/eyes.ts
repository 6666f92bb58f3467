// The eyes: drawn around 0,0 and set at both anchors. Big, low and wide apart.
import type { Anchors, Draw, Inks, Part } from './part.js';

type Eye = (c: Inks) => string;

function set(transform: string, drawing: string): string {
  return `<g transform="${transform}">${drawing}</g>`;
}

function both(eye: Eye): Draw {
  return (a, c) => {
    const drawing = eye(c);
    return set(a.leftEye, drawing) + set(a.rightEye, drawing);
  };
}

function each(left: Eye, right: Eye): Draw {
  return (a, c) => set(a.leftEye, left(c)) + set(a.rightEye, right(c));
}

/** The same eye, looking the other way on the right. */
function facing(eye: Eye): Draw {
  return (a, c) => {
    const drawing = eye(c);
    return `${set(a.leftEye, drawing)}<g transform="${a.rightEye} scale(-1 1)">${drawing}</g>`;
  };
}

function line(c: Inks, path: string): string {
  return `<path d="${path}" fill="none" stroke="${c.ink}" stroke-width="3" stroke-linecap="round"/>`;
}

const open: Eye = (c) =>
  `<circle r="9" fill="#fff"${c.rim}/><circle cx=".5" cy=".5" r="6" fill="${c.dark}"/>` +
  '<circle cx="-1.8" cy="-2.2" r="2.2" fill="#fff"/>';

const arch: Eye = (c) => line(c, 'M-7 3Q0-7 7 3');

function cyclops(a: Anchors, c: Inks): string {
  return (
    `<g transform="${a.middleEye}"><circle r="13.5" fill="#fff"${c.rim}/>` +
    `<circle cx=".5" cy=".5" r="8.8" fill="${c.dark}"/><circle cx="-2.6" cy="-3" r="3.1" fill="#fff"/></g>`
  );
}

/** The base eyes, frozen for 0.24. */
export const EYES: readonly Part[] = [
  { id: 'wide', weight: 9, draw: both(open) },
  {
    id: 'bead',
    weight: 9,
    draw: both(
      (c) =>
        `<ellipse rx="5.2" ry="6.4" fill="${c.ink}"/><circle cx="-1.5" cy="-2.2" r="1.9" fill="${c.body}"/>`,
    ),
  },
  {
    id: 'squint',
    weight: 6,
    draw: both(
      (c) =>
        `<path d="M-8.5-1.5H8.5A8.5 8.5 0 0 1-8.5-1.5Z" fill="#fff"${c.rim}/>` +
        `<path d="M-4.8-1.5H4.8A4.8 4.8 0 0 1-4.8-1.5Z" fill="${c.dark}"/>${line(c, 'M-9-2H9')}`,
    ),
  },
  { id: 'sleepy', weight: 6, draw: both((c) => line(c, 'M-7-1.5Q0 6.5 7-1.5')) },
  { id: 'joy', weight: 6, draw: both(arch) },
  { id: 'wink', weight: 6, draw: each(open, arch) },
  { id: 'cyclops', weight: 5, kind: 'cyclops', draw: cyclops },
  {
    id: 'aside',
    weight: 6,
    draw: both((c) => `<circle r="8.5" fill="#fff"${c.rim}/><circle cx="3.2" cy=".5" r="5" fill="${c.dark}"/>`),
  },
  {
    id: 'dreamy',
    weight: 6,
    draw: both((c) => `<circle r="8.5" fill="#fff"${c.rim}/><circle cx=".5" cy="-2.6" r="5.4" fill="${c.dark}"/>`),
  },
  {
    id: 'sparkle',
    weight: 6,
    draw: both(
      (c) =>
        `<circle r="8.5" fill="${c.dark}"/><circle cx="-2.6" cy="-2.8" r="3.2" fill="#fff"/>` +
        '<circle cx="3" cy="2.8" r="1.8" fill="#fff"/>',
    ),
  },
  {
    id: 'lashes',
    weight: 5,
    draw: facing(
      (c) =>
        `${line(c, 'M-6-4.5L-10-7.5M-8-.5L-12-1.5')}<circle r="8.5" fill="#fff"${c.rim}/>` +
        `<circle cx="1" cy=".5" r="5.6" fill="${c.dark}"/>`,
    ),
  },
  {
    id: 'goggle',
    weight: 4,
    draw: each(
      (c) => `<circle r="10" fill="#fff"${c.rim}/><circle cx="1" cy="1" r="5.2" fill="${c.dark}"/>`,
      (c) => `<circle cy="1" r="7" fill="#fff"${c.rim}/><circle cx="-.5" cy="1" r="4" fill="${c.dark}"/>`,
    ),
  },
];
