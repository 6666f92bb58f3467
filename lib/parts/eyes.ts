// The eyes: big, low and wide apart, drawn around 0,0 between them. A dot is a stroke of no length with round ends, so that
// both eyes are one element. Two uneven catchlights in a big pupil make it look alive.
import type { DrawFace, Face, Inks, Part } from './part.js';
import { fill, line } from './shapes.js';

/** Path data of the same thing, relative to the middle of an eye, at both eyes. */
function both(f: Face, eye: string): string {
  return f.left + eye + f.right + eye;
}

/** As {@link both}, relative to the middles of the pupils. */
function bothPupils(f: Face, pupil: string): string {
  return f.leftPupil + pupil + f.rightPupil + pupil;
}

/** Whites, rimmed where the body is too pale to show them. */
function drawWhites(c: Inks, path: string, width: number): string {
  return (c.rim === '' ? '' : line(c.rim, path, width + 2.4)) + line('#fff', path, width);
}

/** Pupils without whites; on a dark body a pale edge sets them off. */
function drawPupils(c: Inks, path: string, width: number): string {
  return (c.ink === c.dark ? '' : line(c.ink, path, width + 2.6)) + line(c.dark, path, width);
}

const DOT = 'h.01';
// A circle as one arc that nearly meets its start: two circles of different sizes are then one element.
const GLINTS = 'm-5-3a3 3 0 1 1 0 .1zm6 6a1.5 1.5 0 1 1 0 .1z';
const ARCH = 'm-8 4q8-12.5 16 0';
const CLOSED = 'm-8-2q8 10 16 0';

function drawGlints(f: Face): string {
  return fill('#fff', bothPupils(f, GLINTS));
}

/** Open eyes with whites. */
function open(white: number, pupil: number): DrawFace {
  return (f, c) => drawWhites(c, both(f, DOT), white) + line(c.dark, bothPupils(f, DOT), pupil) + drawGlints(f);
}

/** Open eyes that are all pupil: `pupil` is the path of one around its middle. */
function solid(pupil: string, width: number): DrawFace {
  return (f, c) => drawPupils(c, bothPupils(f, pupil), width) + drawGlints(f);
}

const openLashes = open(20, 14.5);

/** The base eyes, frozen. */
export const EYES: readonly Part[] = [
  { id: 'wide', weight: 9, face: open(21, 15) },
  { id: 'bead', weight: 9, face: solid('m0-1v2', 15.4) },
  { id: 'oval', weight: 7, face: solid('m0-3v6', 14.4) },
  {
    id: 'button',
    weight: 6,
    face: (f, c) => drawPupils(c, bothPupils(f, DOT), 15.6) + line('#fff', bothPupils(f, 'm-2.6-2.8h.01'), 5.4),
  },
  {
    id: 'squint',
    weight: 1,
    kind: 'lidded',
    face: (f, c) =>
      fill('#fff', both(f, 'm-9-4h18a9.4 9.4 0 1 1-18 0z')) +
      fill(c.dark, both(f, 'm-5.5-4h11a6.4 6.4 0 1 1-11 0z')) +
      line(c.ink, both(f, 'm-9-4h18'), 3),
  },
  { id: 'sleepy', weight: 5, kind: 'closed', face: (f, c) => line(c.ink, both(f, CLOSED), 3.4) },
  { id: 'joy', weight: 7, kind: 'closed', face: (f, c) => line(c.ink, both(f, ARCH), 3.4) },
  {
    id: 'giggle',
    weight: 4,
    kind: 'closed',
    face: (f, c) => line(c.ink, `${f.left}m-6-6l12 6l-12 6${f.right}m6-6l-12 6l12 6`, 3.4),
  },
  {
    id: 'wink',
    weight: 6,
    kind: 'closed',
    face: (f, c) =>
      drawWhites(c, `${f.left}h.01`, 21) +
      line(c.dark, `${f.leftPupil}h.01`, 15) +
      fill('#fff', f.leftPupil + GLINTS) +
      line(c.ink, f.right + ARCH, 3.4),
  },
  {
    id: 'cyclops',
    weight: 5,
    kind: 'cyclops',
    face: (f, c) =>
      drawWhites(c, 'M0-6h.01', 28) +
      line(c.dark, `M0-6${f.gaze}h.01`, 20) +
      fill('#fff', `M0-6${f.gaze}m-7-4a4 4 0 1 1 0 .1zm8 8a2 2 0 1 1 0 .1z`),
  },
  {
    id: 'iris',
    weight: 7,
    face: (f, c) =>
      drawWhites(c, both(f, DOT), 21) +
      line(c.shade, bothPupils(f, DOT), 16) +
      line(c.dark, bothPupils(f, DOT), 10) +
      drawGlints(f),
  },
  {
    id: 'sparkle',
    weight: 7,
    face: (f, c) =>
      drawPupils(c, bothPupils(f, DOT), 19) +
      line(c.shade, bothPupils(f, 'm-3.4 5q3.4 2.4 6.8 0'), 3) +
      line('#fff', bothPupils(f, 'm-2.8-3.2h.01'), 6.6) +
      line('#fff', bothPupils(f, 'm3.6 1.4h.01'), 3.4),
  },
  {
    id: 'lashes',
    weight: 6,
    face: (f, c, m) =>
      line(c.ink, `${f.left}m-8-5.5l-4.5-2.5m2 8l-4.5-.5${f.right}m8-5.5l4.5-2.5m-2 8l4.5-.5`, 3) + openLashes(f, c, m),
  },
];
