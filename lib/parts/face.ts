// The parts of the face: eyes, brows, mouths and cheeks.
import type { DrawFace, Face, Inks, Part } from './part.js';
import { fill, line } from './shapes.js';

// Eyes are big, low and wide apart, drawn around 0,0 between them. A dot is a stroke of no length with round ends, so that both
// eyes are one element. Two uneven highlights in a big pupil make it look alive.

/** Path data of one shape at both eyes, relative to the middle of each eye. */
function bothEyes(f: Face, eye: string): string {
  return f.left + eye + f.right + eye;
}

/** Path data of one shape at both pupils, relative to the middle of each pupil. */
function bothPupils(f: Face, pupil: string): string {
  return f.leftPupil + pupil + f.rightPupil + pupil;
}

/** The whites of the eyes, with a rim where the body is too pale to show them. */
function drawWhites(c: Inks, path: string, width: number): string {
  return (c.rim === '' ? '' : line(c.rim, path, width + 2.4)) + line('#fff', path, width);
}

/** Pupils without whites. On a dark body a pale ring around them makes the eyes light. */
function drawPupils(c: Inks, path: string, width: number): string {
  return (c.ink === c.dark ? '' : line(c.ink, path, width + 3.6)) + line(c.dark, path, width);
}

const DOT = 'h.01';
// A circle is one arc that almost meets its start, so that two circles of different sizes are one element.
const GLINTS = 'm-5-3a3 3 0 1 1 0 .1zm6 6a1.5 1.5 0 1 1 0 .1z';
const ARCH = 'm-8 4q8-12.5 16 0';
const CLOSED = 'm-8-2q8 10 16 0';

function drawGlints(f: Face): string {
  return fill('#fff', bothPupils(f, GLINTS));
}

/** Open eyes with whites. */
function openEyes(white: number, pupil: number): DrawFace {
  return (f, c) => drawWhites(c, bothEyes(f, DOT), white) + line(c.dark, bothPupils(f, DOT), pupil) + drawGlints(f);
}

/** Open eyes without whites. `pupil` is the path of one pupil, around its middle. */
function solid(pupil: string, width: number): DrawFace {
  return (f, c) => drawPupils(c, bothPupils(f, pupil), width) + drawGlints(f);
}

const openLashes = openEyes(20, 14.5);

/** The eyes of the base. Seeds pick by the weights and the order: neither may change. */
export const EYES: readonly Part[] = [
  { id: 'wide', weight: 9, face: openEyes(21, 15) },
  { id: 'bead', weight: 9, face: solid('m0-1v2', 15.4) },
  { id: 'oval', weight: 7, face: solid('m0-3v6', 14.4) },
  {
    id: 'button',
    weight: 6,
    face: (f, c) => drawPupils(c, bothPupils(f, DOT), 15.6) + line('#fff', bothPupils(f, 'm-2.6-2.8h.01'), 5.4),
  },
  {
    id: 'squint',
    // Only a mood chooses it: by chance it is a hard stare.
    weight: 0,
    kind: 'lidded',
    face: (f, c) =>
      fill('#fff', bothEyes(f, 'm-9-4h18a9.4 9.4 0 1 1-18 0z')) +
      fill(c.dark, bothEyes(f, 'm-5.5-4h11a6.4 6.4 0 1 1-11 0z')) +
      line(c.ink, bothEyes(f, 'm-9-4h18'), 3),
  },
  { id: 'sleepy', weight: 5, kind: 'closed', face: (f, c) => line(c.ink, bothEyes(f, CLOSED), 3.4) },
  { id: 'joy', weight: 7, kind: 'closed', face: (f, c) => line(c.ink, bothEyes(f, ARCH), 3.4) },
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
      drawWhites(c, bothEyes(f, DOT), 21) +
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
      line(c.dark, `${f.left}m-8-5.5l-4.5-2.5m2 8l-4.5-.5${f.right}m8-5.5l4.5-2.5m-2 8l4.5-.5`, 3) +
      openLashes(f, c, m),
  },
  // Only a status chooses them.
  {
    id: 'crossed',
    weight: 0,
    kind: 'closed',
    face: (f, c) => line(c.ink, bothEyes(f, 'm-6-6l12 12m-12 0l12-12'), 3.4),
  },
];

// Brows are over the eyes, around 0,0 between them. Seeds choose no brows that frown or worry: people did not choose these faces, so
// they are friendly.

const RAISED = 'm-6-14.5q6-5 12 0';
const THICK = 'm-4.5-14.5q4.5-2.5 9 0';
const FLAT = 'm-5.5-13.5q5.5-2 11 0';

function browPair(id: string, weight: number, left: string, right = left, width = 3): Part {
  return { id, weight, face: (f, c) => line(c.dark, f.left + left + f.right + right, width) };
}

/** The brows of the base. Seeds pick by the weights and the order: neither may change. */
export const BROWS: readonly Part[] = [
  browPair('soft', 6, FLAT),
  browPair('raised', 7, RAISED),
  browPair('cocked', 6, FLAT, 'm-6-16q6-4.5 12 1.5'),
  browPair('thick', 5, THICK, THICK, 5),
  browPair('dots', 5, 'm1.5-15h.01', 'm-1.5-15h.01', 5.2),
  // Only a status chooses it.
  browPair('pleading', 0, 'm-7-12.5q8-1 12-6', 'm7-12.5q-8-1-12-6'),
];

// Mouths are close under the eyes, as path data from the middle of the mouth. The inside of an open mouth is dark on every body;
// the tongue has the colour of the blush.

/** Draws a mouth as one line. */
function lips(path: string): DrawFace {
  return (f, c) => line(c.ink, f.mouth + path, 3.2);
}

/** The edge of an open mouth: on a dark body it is a little lighter than the body, because pale lips would look wrong. */
function rim(c: Inks): string {
  return c.ink === c.dark ? '' : ` stroke="${c.belly}" stroke-width="2.2"`;
}

/** Draws an open mouth, with a tongue and with teeth if their paths are not empty. */
function openMouth(path: string, tongue: string, teeth = ''): DrawFace {
  return (f, c) =>
    `<path d="${f.mouth}${path}" fill="${c.dark}"${rim(c)}/>` +
    (teeth === '' ? '' : fill('#fff', f.mouth + teeth)) +
    (tongue === '' ? '' : fill(c.blush, f.mouth + tongue));
}

/** Draws a mouth as one line, with a tongue or teeth under it. */
function over(path: string, under: string, isTongue: boolean): DrawFace {
  const draw = lips(path);
  return (f, c, m) => fill(isTongue ? c.blush : '#fff', f.mouth + under) + draw(f, c, m);
}

const CURVE = 'm-7-2q7 9 14 0';

/** The mouths of the base. Seeds pick by the weights and the order: neither may change. */
export const MOUTHS: readonly Part[] = [
  { id: 'smile', weight: 10, face: lips('m-7-2.5q7 11 14 0') },
  // Only a mood chooses it: no seed gets a sour face.
  { id: 'flat', weight: 0, face: lips('m-6.5 0h13') },
  { id: 'dot', weight: 4, face: openMouth('m-5.2.5a5.2 5 0 1 1 0 .1z', '') },
  { id: 'smirk', weight: 6, face: lips('m-7 1q9 5 14-4') },
  {
    id: 'grin',
    weight: 10,
    face: openMouth('m-8-3q8 1.5 16 0c.5 7-3 11-8 11s-8.5-4-8-11z', 'm-4.8 6c1.8-3.8 7.8-3.8 9.6 0q-4.8 4-9.6 0z'),
  },
  {
    id: 'beam',
    weight: 7,
    face: openMouth(
      'm-9-3.5q9 2.5 18 0c.5 8-3 12-9 12s-9.5-4-9-12z',
      '',
      'm-7.4-2q7.4 1.8 14.8 0l-.8 3.4q-6.6 1.6-13.2 0z',
    ),
  },
  { id: 'cat', weight: 8, face: lips('m-7.5-1.5c.5 6.5 7 6.5 7.5.5c.5 6 7 6 7.5-.5') },
  { id: 'tongue', weight: 6, face: over(CURVE, 'm-1 1h7v4.5a3.5 3.5 0 0 1-7 0z', true) },
  { id: 'tooth', weight: 3, face: over(CURVE, 'm-.5 1h6v4.5q0 1.5-1.5 1.5h-3q-1.5 0-1.5-1.5z', false) },
  { id: 'gasp', weight: 5, face: openMouth('m-6 1a6 6.6 0 1 1 0 .1z', 'm-3.8 4.6a3.8 2.4 0 1 1 0 .1z') },
  {
    id: 'giggle',
    weight: 6,
    face: openMouth(
      'm-8-2.5q8-2 16 0c1.5 4-4.5 10.5-8 10.5s-9.5-6.5-8-10.5z',
      'm-3.4 4.5q3.4-2.5 6.8 0q-1.8 3.5-3.4 3.5t-3.4-3.5z',
    ),
  },
  { id: 'fangs', weight: 4, face: over('m-7.5-1.5q7.5 7 15 0', 'm-6 .5l1.7 6l2.7-4.3zm12 0l-1.7 6l-2.7-4.3z', false) },
  { id: 'dimples', weight: 6, face: lips('m-7.5-3l1 1.5q6.5 8.5 13 0l1-1.5') },
  // Only a status chooses them.
  { id: 'hmm', weight: 0, face: lips('m-5.5 1.6l12.4-3.2') },
  { id: 'frown', weight: 0, face: lips('m-7 3.5q7-8 14 0') },
  { id: 'pout', weight: 0, face: lips('m-6.2 3q6.2-6.5 12.4 0') },
  { id: 'talk', weight: 0, face: openMouth('m-6.5-2q6.5-2 13 0c1 6-2.5 9.5-6.5 9.5s-7.5-3.5-6.5-9.5z', '') },
];

// Cheeks are under and outside the eyes.

function bothCheeks(f: Face, cheek: string): string {
  return f.leftCheek + cheek + f.rightCheek + cheek;
}

/** The cheeks of the base. Seeds pick by the weights and the order: neither may change. */
export const CHEEKS: readonly Part[] = [
  { id: 'blush', weight: 12, face: (f, c) => line(c.blush, bothCheeks(f, 'm-2 0h4'), 6.4) },
  { id: 'rosy', weight: 8, face: (f, c) => line(c.blush, bothCheeks(f, 'h.01'), 10) },
  {
    id: 'freckles',
    weight: 4,
    face: (f, c) => line(c.shade, bothCheeks(f, 'm-3.2 0h.01m3.2 2.6h.01m3.2-3.2h.01'), 2.8),
  },
  {
    id: 'heart-cheeks',
    weight: 4,
    face: (f, c) =>
      fill(
        c.blush,
        bothCheeks(f, 'm0 4.2c-4.6-3.4-5.6-7.6-2.6-7.8c1.6 0 2.6 1.4 2.6 2c0-.6 1-2 2.6-2c3 .2 2 4.4-2.6 7.8z'),
      ),
  },
];
