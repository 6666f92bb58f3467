// The markings: large areas of a second colour on the body, under everything else.
import type { Anchors, Part } from './part.js';
import { fill, line } from './shapes.js';

// The lit side of the body, on which markings lie, is a little up and to the left of the face: this leads back.
const BACK = 'm2.5 2.5';

function dots(a: Anchors): string {
  return `${a.leftEye}${BACK}h.01${a.rightEye}${BACK}h.01`;
}

/** The base markings, frozen for 0.24. */
export const MARKINGS: readonly Part[] = [
  {
    id: 'belly',
    weight: 7,
    draw: (a, c) =>
      `<ellipse cx="${a.x + 1}" cy="${a.bellyY}" rx="${a.bellyWidth}" ry="${a.bellyHeight}" fill="${c.belly}"/>`,
  },
  { id: 'half', weight: 5, draw: (a, c) => fill(c.belly, a.half) },
  { id: 'cap', weight: 6, kind: 'cap', draw: (a, c) => fill(c.accent, a.cap) },
  { id: 'dip', weight: 6, draw: (a, c) => fill(c.accent, a.dip) },
  {
    id: 'mask',
    weight: 6,
    draw: (a, c) => {
      const reach = a.eyeGap - 7;
      return line(c.belly, dots(a), 25) + line(c.belly, `M${a.x + 2 - reach} ${a.mouthY}h${reach + reach}`, 22);
    },
  },
  {
    id: 'bandit',
    weight: 5,
    kind: 'mask',
    draw: (a, c) => {
      const wide = a.eyeGap + a.eyeGap;
      return fill(
        c.accent,
        `${a.leftEye}m2.5-9.5q${a.eyeGap} 4 ${wide} 0a12 12 0 0 1 0 24q${-a.eyeGap}-6 ${-wide} 0a12 12 0 0 1 0-24z`,
      );
    },
  },
  {
    id: 'spots',
    weight: 5,
    draw: (a, c) =>
      line(c.accent, `M${a.x - 7} ${a.brimY + 2}h.01M${a.x - a.neckWidth + 11} ${a.neckY - 1}h.01`, 11) +
      line(
        c.accent,
        `M${a.x + 7} ${a.brimY - 1}h.01M${a.x + 12} ${a.brimY + 7}h.01M${a.x + a.neckWidth - 9} ${a.neckY - 3}h.01`,
        8,
      ),
  },
  {
    id: 'stripes',
    weight: 5,
    draw: (a, c) => {
      const left = `M${a.x - a.sideWidth} ${a.mouthY}`;
      const right = `M${a.x + 2 + a.sideWidth} ${a.mouthY}`;
      const sides = `${left}m7-7h6m-2 7h5${right}m-7-7h-6m2 7h-5`;
      return line(c.accent, `M${a.x - 7} ${a.brimY + 2}v8m9-8v11m9-11v8${sides}`, 4);
    },
  },
  {
    id: 'patch',
    weight: 5,
    kind: 'mask',
    draw: (a, c) =>
      line(c.accent, `${a.rightEye}m1.5 1.5v.01`, 25) +
      line(c.accent, `M${a.x - a.neckWidth + 11} ${a.neckY - 2}h5`, 11),
  },
  {
    id: 'quarters',
    weight: 4,
    kind: 'cap',
    draw: (a, c) => fill(c.belly, a.half) + fill(c.accent, a.cap),
  },
  {
    id: 'hood',
    weight: 5,
    draw: (a, c) => {
      const reach = a.eyeGap + 10.5;
      const over = reach + reach;
      return fill(
        c.belly,
        `M${a.x + 2 - reach} ${a.eyeY + 1}a${reach} 21 0 0 1 ${over} 0a${reach} ${a.mouthY - a.eyeY + 8.5} 0 0 1 ${-over} 0z`,
      );
    },
  },
  {
    id: 'crest',
    weight: 5,
    kind: 'cap',
    draw: (a, c) => {
      const drop = a.eyeY - a.brimY + 1;
      return fill(c.accent, `${a.cap}M${a.x - 10} ${a.brimY + 4}h24q-10 11-12 ${drop}q-2 ${11 - drop}-12 ${-drop}z`);
    },
  },
  {
    id: 'star-mark',
    weight: 3,
    kind: 'mask',
    draw: (a, c) =>
      `<path d="M${a.x + 7.5} ${a.brimY + 5}m0-8.5l2.6 5.5l5.9.6l-4.3 4l1.2 5.9l-5.4-2.9l-5.4 2.9l1.2-5.9l-4.3-4l5.9-.6z" ` +
      `fill="${c.accent}" stroke="${c.accent}" stroke-width="2.4"/>`,
  },
];
