// The markings: large areas of a second colour on the body, under everything else.
import type { Anchors, Part } from './part.js';
import { fill, line } from './shapes.js';

// The lit side of the body, on which markings lie, is a little up and to the left of the face: this leads back.
const BACK = 'm2.5 2.5';

const BELLY = (a: Anchors) =>
  `<ellipse cx="${a.x + 1}" cy="${a.bellyY}" rx="${a.bellyWidth}" ry="${a.bellyHeight}" fill="`;

const EYES = (a: Anchors) => `${a.leftEye}${BACK}h.01${a.rightEye}${BACK}h.01`;

const MUZZLE = (a: Anchors) => {
  const reach = a.eyeGap - 7;
  return `M${a.x + 2 - reach} ${a.mouthY}h${reach + reach}`;
};

const SPOTS = (a: Anchors) => `M${a.x - 7} ${a.brimY + 2}h.01M${a.x - a.neckWidth + 11} ${a.neckY - 1}h.01`;
const SPECKS = (a: Anchors) =>
  `M${a.x + 7} ${a.brimY - 1}h.01M${a.x + 12} ${a.brimY + 7}h.01M${a.x + a.neckWidth - 9} ${a.neckY - 3}h.01`;

const STRIPES = (a: Anchors) => {
  const reach = a.neckWidth - 2;
  return (
    `M${a.x + 1 - reach} ${a.neckY - 6}q${reach} 12 ${reach + reach} 0` +
    `M${a.x + 4 - reach} ${a.neckY + 3}q${reach - 3} 8 ${reach + reach - 6} 0`
  );
};

const HOOD = (a: Anchors) => {
  const reach = a.eyeGap + 10.5;
  const over = reach + reach;
  const chin = a.mouthY - a.eyeY + 8.5;
  return `M${a.x + 2 - reach} ${a.eyeY + 1}a${reach} 21 0 0 1 ${over} 0a${reach} ${chin} 0 0 1 ${-over} 0z`;
};

const CREST = (a: Anchors) => {
  const drop = a.eyeY - a.brimY + 1;
  return `${a.cap}M${a.x - 10} ${a.brimY + 4}h24q-10 11-12 ${drop}q-2 ${11 - drop}-12 ${-drop}z`;
};

const STAR = (a: Anchors) =>
  `M${a.x + 7.5} ${a.brimY + 5}m0-8.5l2.6 5.5l5.9.6l-4.3 4l1.2 5.9l-5.4-2.9l-5.4 2.9l1.2-5.9l-4.3-4l5.9-.6z`;

/** The base markings, frozen for 0.24. */
export const MARKINGS: readonly Part[] = [
  { id: 'belly', weight: 7, kind: 'low', draw: (a, c) => `${BELLY(a)}${c.belly}"/>` },
  { id: 'half', weight: 5, draw: (a, c) => fill(c.belly, a.half) },
  { id: 'cap', weight: 6, kind: 'cap', draw: (a, c) => fill(c.accent, a.cap) },
  { id: 'dip', weight: 6, kind: 'low', draw: (a, c) => fill(c.accent, a.dip) },
  { id: 'mask', weight: 6, draw: (a, c) => line(c.belly, EYES(a), 25) + line(c.belly, MUZZLE(a), 22) },
  { id: 'spots', weight: 5, draw: (a, c) => line(c.accent, SPOTS(a), 11) + line(c.accent, SPECKS(a), 8) },
  { id: 'stripes', weight: 5, kind: 'low', draw: (a, c) => line(c.accent, STRIPES(a), 4) },
  { id: 'quarters', weight: 4, kind: 'cap', draw: (a, c) => fill(c.belly, a.half) + fill(c.accent, a.cap) },
  { id: 'hood', weight: 7, draw: (a, c) => fill(c.belly, HOOD(a)) },
  { id: 'crest', weight: 5, kind: 'cap', draw: (a, c) => fill(c.accent, CREST(a)) },
  {
    id: 'star-mark',
    weight: 3,
    kind: 'mask',
    draw: (a, c) => `<path d="${STAR(a)}" fill="${c.accent}" stroke="${c.accent}" stroke-width="2.4"/>`,
  },
];
