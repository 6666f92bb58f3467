// The mouths: close under the eyes, as path data from the middle of the mouth. The inside of an open mouth is dark on every
// body; a tongue is the blush.
import type { DrawFace, Inks, Part } from './part.js';
import { fill } from './shapes.js';

/** Lips: one line. */
function lips(path: string): DrawFace {
  return (f, c) => `<path d="${f.mouth}${path}" stroke="${c.ink}" stroke-width="3.2"/>`;
}

/** On a dark body an open mouth is a hole with an edge a little lighter than the body: no pale lips. */
function rim(c: Inks): string {
  return c.ink === c.dark ? '' : ` stroke="${c.belly}" stroke-width="2.2"`;
}

/** An open mouth, and what is in it: a white part, and a part of the tongue. */
function open(path: string, tongue: string, teeth = ''): DrawFace {
  return (f, c) =>
    `<path d="${f.mouth}${path}" fill="${c.dark}"${rim(c)}/>` +
    (teeth === '' ? '' : fill('#fff', f.mouth + teeth)) +
    (tongue === '' ? '' : fill(c.blush, f.mouth + tongue));
}

/** Lips with something white or a tongue under them. */
function over(path: string, under: string, isTongue: boolean): DrawFace {
  const draw = lips(path);
  return (f, c, m) => fill(isTongue ? c.blush : '#fff', f.mouth + under) + draw(f, c, m);
}

const CURVE = 'm-7-2q7 9 14 0';

/** The base mouths, frozen. */
export const MOUTHS: readonly Part[] = [
  { id: 'smile', weight: 10, face: lips('m-7-2.5q7 11 14 0') },
  // Only moods give it: by chance no face is sour.
  { id: 'flat', weight: 0, face: lips('m-6.5 0h13') },
  { id: 'dot', weight: 4, face: open('m-5.2.5a5.2 5 0 1 1 0 .1z', '') },
  { id: 'smirk', weight: 6, face: lips('m-7 1q9 5 14-4') },
  {
    id: 'grin',
    weight: 10,
    face: open('m-8-3q8 1.5 16 0c.5 7-3 11-8 11s-8.5-4-8-11z', 'm-4.8 6c1.8-3.8 7.8-3.8 9.6 0q-4.8 4-9.6 0z'),
  },
  {
    id: 'beam',
    weight: 7,
    face: open('m-9-3.5q9 2.5 18 0c.5 8-3 12-9 12s-9.5-4-9-12z', '', 'm-7.4-2q7.4 1.8 14.8 0l-.8 3.4q-6.6 1.6-13.2 0z'),
  },
  { id: 'cat', weight: 8, face: lips('m-7.5-1.5c.5 6.5 7 6.5 7.5.5c.5 6 7 6 7.5-.5') },
  { id: 'tongue', weight: 6, face: over(CURVE, 'm-1 1h7v4.5a3.5 3.5 0 0 1-7 0z', true) },
  { id: 'tooth', weight: 6, face: over(CURVE, 'm-.5 1h6v4.5q0 1.5-1.5 1.5h-3q-1.5 0-1.5-1.5z', false) },
  { id: 'gasp', weight: 5, face: open('m-6 1a6 6.6 0 1 1 0 .1z', 'm-3.8 4.6a3.8 2.4 0 1 1 0 .1z') },
  {
    id: 'giggle',
    weight: 6,
    face: open(
      'm-8-2.5q8-2 16 0c1.5 4-4.5 10.5-8 10.5s-9.5-6.5-8-10.5z',
      'm-3.4 4.5q3.4-2.5 6.8 0q-1.8 3.5-3.4 3.5t-3.4-3.5z',
    ),
  },
  { id: 'fangs', weight: 4, face: over('m-7.5-1.5q7.5 7 15 0', 'm-6 .5l1.7 6l2.7-4.3zm12 0l-1.7 6l-2.7-4.3z', false) },
  { id: 'dimples', weight: 6, face: lips('m-7.5-3l1 1.5q6.5 8.5 13 0l1-1.5') },
];
