// The markings: areas of a second colour on the body, under everything else. Those in the face leave eyes and mouth free.
import type { Anchors, Draw, Part } from './part.js';
import { fill, HEART, line, move, STAR } from './shapes.js';

// Markings are inside the group of the body colour, which is smaller than the body and moved up and to the left. These offsets
// move the markings of the face back to the face.
const RIGHT = 2;
const DOWN = 3;

const middle = (a: Anchors, y: number) => `M${a.x + RIGHT} ${y + DOWN}`;

/** Big and low: the whole mouth is on it. */
const BELLY = (a: Anchors) => {
  const top = a.mouthY - 6;
  const height = (a.bellyY + a.bellyHeight - top) / 2;
  return `<ellipse cx="${a.x + 1.5}" cy="${top + height + DOWN}" rx="${a.bellyWidth + 2}" ry="${height}" fill="`;
};

/** Around both eyes and the mouth: a broad line from eye to chin to eye, which looks like a heart. */
const plate = (a: Anchors) => Math.min(31, 2 * (a.sideWidth - a.eyeGap) - 3);
const PLATE = (a: Anchors) =>
  `${middle(a, a.eyeY)}m${-a.eyeGap} 0L${a.x + RIGHT} ${a.mouthY}l${a.eyeGap} ${a.eyeY + DOWN - a.mouthY}`;

const BLAZE = (a: Anchors) => {
  const [x, top, nose] = [a.x + RIGHT, a.brimY + 5, a.mouthY + DOWN];
  const [left, right] = [x - 16, x + 16];
  return (
    `M${x - 5} ${top}q5-5 10 0C${x + 4} ${nose - 16} ${right} ${nose - 12} ${right} ${nose + 1}` +
    `C${right} ${nose + 15} ${left} ${nose + 15} ${left} ${nose + 1}C${left} ${nose - 12} ${x - 4} ${nose - 16} ${x - 5} ${top}z`
  );
};

const SPOTS = (a: Anchors) => `M${a.x + a.earGap - 6} ${a.brimY}h.01M${a.x - a.neckWidth + 9} ${a.neckY - 4}h.01`;
const SPECKS = (a: Anchors) => `M${a.x + a.earGap + 1} ${a.brimY + 10}h.01M${a.x + a.neckWidth - 7} ${a.neckY}h.01`;

/** Stripes: three over the eyes, two on each side. */
const TIGER = (a: Anchors) => {
  const [edge, y] = [a.armGap - 3, a.armY];
  return (
    `M${a.x} ${a.brimY + 1}v7M${a.x - 8} ${a.brimY - 1}l1 5M${a.x + 8} ${a.brimY - 1}l-1 5` +
    `M${a.x - edge} ${y + 4}l8 1M${a.x - edge + 2} ${y + 11}l7-.5M${a.x + edge} ${y + 4}l-8 1M${a.x + edge - 2} ${y + 11}l-7-.5`
  );
};

/** A small marking over the eyes. */
function emblem(id: string, path: string): Part {
  const draw: Draw = (a, c) =>
    move(`translate(${a.x + RIGHT} ${a.eyeY - 17}) scale(.7)`, fill(c.accent, `M0 0${path}`));
  return { id, weight: 5, kind: 'pattern', draw };
}

/** The markings of the base. Seeds pick by the weights and the order: neither may change. */
export const MARKINGS: readonly Part[] = [
  { id: 'belly', weight: 8, kind: 'underside', draw: (a, c) => `${BELLY(a)}${c.belly}"/>` },
  { id: 'face', weight: 7, kind: 'pattern', draw: (a, c) => line(c.belly, PLATE(a), plate(a)) },
  { id: 'muzzle', weight: 0, kind: 'pattern', draw: (a, c) => line(c.belly, `${middle(a, a.mouthY + 2)}m-5 0h10`, 20) },
  {
    id: 'patch',
    weight: 0,
    kind: 'pattern',
    draw: (a, c) => line(c.belly, `${middle(a, a.eyeY)}m${a.eyeGap} 1v-4`, 24.5),
  },
  { id: 'blaze', weight: 5, kind: 'pattern', draw: (a, c) => fill(c.belly, BLAZE(a)) },
  {
    id: 'spots',
    weight: 5,
    kind: 'pattern',
    draw: (a, c) => line(c.shade, SPOTS(a), 12) + line(c.shade, SPECKS(a), 7),
  },
  { id: 'tiger', weight: 5, kind: 'pattern', draw: (a, c) => line(c.shade, TIGER(a), 5) },
  emblem('heart-mark', HEART),
  emblem('star-mark', STAR),
  { id: 'dipped', weight: 5, kind: 'underside', draw: (a, c) => fill(c.belly, a.dip) },
];
