// The eyes: big, low and wide apart. A dot is a stroke of no length with round ends, so that both eyes are one element.
import type { Anchors, Inks, Part } from './part.js';

/** Path data relative to the middle of an eye, at both eyes. */
function both(a: Anchors, eye: string): string {
  return `${a.leftEye}${eye}${a.rightEye}${eye}`;
}

function fill(path: string, color: string): string {
  return `<path d="${path}" fill="${color}"/>`;
}

function stroke(path: string, color: string, width: string): string {
  return `<path d="${path}" stroke="${color}" stroke-width="${width}"/>`;
}

/** The whites, rimmed where the body is too pale to show them; `width` and `rimmed` differ by the rim. */
function whites(c: Inks, path: string, width: string, rimmed: string): string {
  return (c.rim === '' ? '' : stroke(path, c.rim, rimmed)) + stroke(path, '#fff', width);
}

const DOT = 'h.01';
const GLINT = 'm-1.8-2.2h.01';
const ARCH = 'm-7 3q7-10 14 0';

function drawOpen(c: Inks, dot: string, glint: string): string {
  return whites(c, dot, '18', '20') + stroke(dot, c.dark, '12') + stroke(glint, '#fff', '4.4');
}

/** The base eyes, frozen for 0.24. */
export const EYES: readonly Part[] = [
  { id: 'wide', weight: 9, draw: (a, c) => drawOpen(c, both(a, DOT), both(a, GLINT)) },
  {
    id: 'bead',
    weight: 9,
    draw: (a, c) =>
      stroke(both(a, 'm0-1.2v2.4'), c.ink, '10.4') + stroke(both(a, 'm-1.5-2.2h.01'), c.body, '3.8'),
  },
  {
    id: 'squint',
    weight: 6,
    draw: (a, c) =>
      fill(both(a, 'm-8.5-1.5h17a8.5 8.5 0 0 1-17 0z'), '#fff') +
      fill(both(a, 'm-4.8-1.5h9.6a4.8 4.8 0 0 1-9.6 0z'), c.dark) +
      stroke(both(a, 'm-9-2h18'), c.ink, '3'),
  },
  { id: 'sleepy', weight: 6, draw: (a, c) => stroke(both(a, 'm-7-1.5q7 8 14 0'), c.ink, '3') },
  { id: 'joy', weight: 6, draw: (a, c) => stroke(both(a, ARCH), c.ink, '3') },
  {
    id: 'wink',
    weight: 6,
    draw: (a, c) => drawOpen(c, a.leftEye + DOT, a.leftEye + GLINT) + stroke(a.rightEye + ARCH, c.ink, '3'),
  },
  {
    id: 'cyclops',
    weight: 5,
    kind: 'cyclops',
    draw: (a, c) =>
      whites(c, a.middleEye + DOT, '27', '29') +
      stroke(`${a.middleEye}m.5.5h.01`, c.dark, '17.6') +
      stroke(`${a.middleEye}m-2.6-3h.01`, '#fff', '6.2'),
  },
  {
    id: 'aside',
    weight: 6,
    draw: (a, c) => whites(c, both(a, DOT), '17', '19') + stroke(both(a, 'm3.2.5h.01'), c.dark, '10'),
  },
  {
    id: 'dreamy',
    weight: 6,
    draw: (a, c) => whites(c, both(a, DOT), '17', '19') + stroke(both(a, 'm.5-2.6h.01'), c.dark, '10.8'),
  },
  {
    id: 'sparkle',
    weight: 6,
    draw: (a, c) =>
      stroke(both(a, DOT), c.dark, '17') +
      stroke(both(a, 'm-2.6-2.8h.01'), '#fff', '6.4') +
      stroke(both(a, 'm3 2.8h.01'), '#fff', '3.6'),
  },
  {
    id: 'lashes',
    weight: 5,
    draw: (a, c) =>
      stroke(`${a.leftEye}m-6-4.5l-4-3m2 7l-4-1${a.rightEye}m6-4.5l4-3m-2 7l4-1`, c.ink, '3') +
      whites(c, both(a, DOT), '17', '19') +
      stroke(both(a, 'm0 .5h.01'), c.dark, '11.2'),
  },
  {
    id: 'goggle',
    weight: 4,
    draw: (a, c) =>
      whites(c, a.leftEye + DOT, '20', '22') +
      whites(c, `${a.rightEye}m0 1h.01`, '14', '16') +
      stroke(`${a.leftEye}m1 1h.01`, c.dark, '10.4') +
      stroke(`${a.rightEye}m-.5 1h.01`, c.dark, '8'),
  },
];
