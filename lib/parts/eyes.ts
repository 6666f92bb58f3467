// The eyes: big, low and wide apart. A dot is a stroke of no length with round ends, so that both eyes are one element.
import type { Anchors, Inks, Part, PathOf } from './part.js';
import { fill, line } from './shapes.js';

/** Path data of the same thing, relative to the middle of an eye, at both eyes. */
function both(eye: string): PathOf {
  return (a: Anchors) => a.leftEye + eye + a.rightEye + eye;
}

function left(eye: string): PathOf {
  return (a: Anchors) => a.leftEye + eye;
}

/** The whites, rimmed where the body is too pale to show them; `width` and `rimmed` differ by the rim. */
function drawWhites(c: Inks, path: string, width: number, rimmed: number): string {
  return (c.rim === '' ? '' : line(c.rim, path, rimmed)) + line('#fff', path, width);
}

/** Open eyes that look straight ahead. */
function drawOpen(c: Inks, dot: string, glint: string): string {
  return drawWhites(c, dot, 18, 20) + line(c.dark, dot, 12) + line('#fff', glint, 4.4);
}

/** Eyes that are all pupil; on a dark body a pale edge sets them off. */
function drawShiny(c: Inks, dot: string): string {
  return line(c.ink, dot, 17) + (c.ink === c.dark ? '' : line(c.dark, dot, 14));
}

const DOT = 'h.01';
const GLINT = 'm-1.8-2.2h.01';
const ARCH = 'm-7 3q7-10 14 0';

const DOTS = both(DOT);
const GLINTS = both(GLINT);
const LEFT_DOT = left(DOT);
const LEFT_GLINT = left(GLINT);
const RIGHT_ARCH = (a: Anchors) => a.rightEye + ARCH;
const ARCHES = both(ARCH);
const BEADS = both('m0-1.2v2.4');
const BEAD_GLINTS = both('m-1.5-2.2h.01');
const HALVES = both('m-8.5-1.5h17a8.5 8.5 0 0 1-17 0z');
const HALF_PUPILS = both('m-4.8-1.5h9.6a4.8 4.8 0 0 1-9.6 0z');
const LIDS = both('m-9-2h18');
const CLOSED = both('m-7-1.5q7 8 14 0');
const MIDDLE = (a: Anchors) => [`${a.middleEye}h.01`, `${a.middleEye}m.5.5h.01`, `${a.middleEye}m-2.6-3h.01`] as const;
const ASIDE = both('m3.2.5h.01');
const ABOVE = both('m.5-2.6h.01');
const BIG_GLINTS = both('m-2.2-2.4h.01');
const SMALL_GLINTS = both('m2.6 2.4h.01');
const LASHES = (a: Anchors) => `${a.leftEye}m-6-4.5l-4-3m2 7l-4-1${a.rightEye}m6-4.5l4-3m-2 7l4-1`;
const LOW = both('m0 .5h.01');
const STARS = both('m0-6q1 5 6 6q-5 1-6 6q-1-5-6-6q5-1 6-6z');

/** The base eyes, frozen for 0.24. */
export const EYES: readonly Part[] = [
  { id: 'wide', weight: 9, draw: (a, c) => drawOpen(c, DOTS(a), GLINTS(a)) },
  { id: 'bead', weight: 9, draw: (a, c) => line(c.ink, BEADS(a), 10.4) + line(c.body, BEAD_GLINTS(a), 3.8) },
  {
    id: 'squint',
    weight: 4,
    draw: (a, c) => fill('#fff', HALVES(a)) + fill(c.dark, HALF_PUPILS(a)) + line(c.ink, LIDS(a), 3),
  },
  { id: 'sleepy', weight: 6, draw: (a, c) => line(c.ink, CLOSED(a), 3) },
  { id: 'joy', weight: 6, draw: (a, c) => line(c.ink, ARCHES(a), 3) },
  {
    id: 'wink',
    weight: 6,
    draw: (a, c) => drawOpen(c, LEFT_DOT(a), LEFT_GLINT(a)) + line(c.ink, RIGHT_ARCH(a), 3),
  },
  {
    id: 'cyclops',
    weight: 5,
    kind: 'cyclops',
    draw: (a, c) => {
      const [white, pupil, glint] = MIDDLE(a);
      return drawWhites(c, white, 27, 29) + line(c.dark, pupil, 17.6) + line('#fff', glint, 6.2);
    },
  },
  { id: 'aside', weight: 6, draw: (a, c) => drawWhites(c, DOTS(a), 17, 19) + line(c.dark, ASIDE(a), 10) },
  { id: 'dreamy', weight: 6, draw: (a, c) => drawWhites(c, DOTS(a), 17, 19) + line(c.dark, ABOVE(a), 10.8) },
  {
    id: 'sparkle',
    weight: 6,
    draw: (a, c) => drawShiny(c, DOTS(a)) + line('#fff', BIG_GLINTS(a), 6) + line('#fff', SMALL_GLINTS(a), 3.4),
  },
  {
    id: 'lashes',
    weight: 5,
    draw: (a, c) => line(c.ink, LASHES(a), 3) + drawWhites(c, DOTS(a), 17, 19) + line(c.dark, LOW(a), 11.2),
  },
  { id: 'starry', weight: 5, draw: (a, c) => drawShiny(c, DOTS(a)) + fill('#fff', STARS(a)) },
];
