// The markings: large areas of a second colour on the body, under everything else.
import type { Anchors, Part } from './part.js';
import { at } from '../svg.js';

// The lit side of the body, on which markings lie, is a little up and to the left of the face: this leads back.
const ASIDE = 2.5;

function onFace(a: Anchors, drawing: string): string {
  return at(a.x + ASIDE, a.eyeY + ASIDE, drawing);
}

/** The base markings, frozen for 0.24. */
export const MARKINGS: readonly Part[] = [
  {
    id: 'belly',
    weight: 7,
    draw: (a, c) =>
      `<ellipse cx="${a.x + ASIDE}" cy="${a.bellyY + 1}" rx="${a.bellyWidth}" ry="${a.bellyHeight}" fill="${c.belly}"/>`,
  },
  { id: 'half', weight: 5, draw: (a, c) => `<path d="${a.half}" fill="${c.belly}"/>` },
  { id: 'cap', weight: 6, kind: 'cap', draw: (a, c) => `<path d="${a.cap}" fill="${c.accent}"/>` },
  { id: 'dip', weight: 6, draw: (a, c) => `<path d="${a.dip}" fill="${c.accent}"/>` },
  {
    id: 'mask',
    weight: 6,
    draw: (a, c) =>
      onFace(
        a,
        `<g fill="${c.belly}"><circle cx="${-a.eyeGap}" r="12.5"/><circle cx="${a.eyeGap}" r="12.5"/>` +
          `<ellipse cy="${a.mouthY - a.eyeY - 2}" rx="${a.eyeGap + 4}" ry="11"/></g>`,
      ),
  },
  {
    id: 'bandit',
    weight: 5,
    draw: (a, c) =>
      onFace(
        a,
        `<path d="M${-a.eyeGap} -12Q0 -8 ${a.eyeGap} -12A12 12 0 0 1 ${a.eyeGap} 12Q0 6 ${-a.eyeGap} 12A12 12 0 0 1 ${-a.eyeGap} -12Z" fill="${c.accent}"/>`,
      ),
  },
  {
    id: 'blaze',
    weight: 5,
    draw: (a, c) =>
      `<path d="M${a.x + 1} ${a.topY + 9}C${a.x + 6} ${a.topY + 9} ${a.x + 6} ${a.eyeY - 8} ${a.x + ASIDE + 5} ${a.eyeY}V${a.mouthY}H${a.x - 2.5}V${a.eyeY}C${a.x - 4} ${a.eyeY - 8} ${a.x - 4} ${a.topY + 9} ${a.x + 1} ${a.topY + 9}Z` +
      `M${a.x + ASIDE - 13} ${a.mouthY + 2}a13 9 0 0 1 26 0a13 9 0 0 1 -26 0z" fill="${c.belly}"/>`,
  },
  {
    id: 'spots',
    weight: 5,
    draw: (a, c) =>
      `<g fill="${c.accent}">${at(a.x, a.brimY, '<circle cx="-9" cy="2" r="5.5"/><circle cx="6" cy="-4" r="3.5"/><circle cx="13" cy="3" r="4.5"/>')}` +
      `${at(a.x + 2, a.bellyY, `<circle cx="${-a.bellyWidth + 2}" r="5"/><circle cx="${a.bellyWidth - 4}" cy="3" r="4"/>`)}</g>`,
  },
  {
    id: 'stripes',
    weight: 5,
    draw: (a, c) =>
      `<g fill="none" stroke="${c.accent}" stroke-width="4" stroke-linecap="round">${at(a.x + 2, a.brimY, '<path d="M0 -6V6M-9 -3V5M9 -3V5"/>')}` +
      `<path d="M${a.x - a.sideWidth + 2} ${a.mouthY - 4}h6M${a.x + a.sideWidth - 2} ${a.mouthY - 4}h-6M${a.x - a.sideWidth + 4} ${a.mouthY + 4}h6M${a.x + a.sideWidth - 4} ${a.mouthY + 4}h-6"/></g>`,
  },
  {
    id: 'patch',
    weight: 5,
    draw: (a, c) =>
      onFace(a, `<circle cx="${a.eyeGap}" cy="-1" r="13" fill="${c.accent}"/>`) +
      `<ellipse cx="${a.x - a.bellyWidth + 6}" cy="${a.bellyY + 2}" rx="9" ry="6" fill="${c.accent}"/>`,
  },
  {
    id: 'hood',
    weight: 4,
    kind: 'cap',
    draw: (a, c) => `<path d="${a.cap}${a.dip}" fill="${c.accent}"/>`,
  },
  {
    id: 'quarters',
    weight: 4,
    kind: 'cap',
    draw: (a, c) => `<path d="${a.half}" fill="${c.belly}"/><path d="${a.cap}" fill="${c.accent}"/>`,
  },
  {
    id: 'core',
    weight: 5,
    draw: (a, c) =>
      `<g fill="${c.belly}"><path transform="translate(15.5 17.5) scale(.7)" d="${a.half}"/><path transform="matrix(-.7 0 0 .7 86 17.5)" d="${a.half}"/></g>`,
  },
  {
    id: 'crest',
    weight: 5,
    kind: 'cap',
    draw: (a, c) =>
      `<path d="${a.cap}M${a.x - 12} ${a.eyeY - 15}H${a.x + 16}Q${a.x + 5} ${a.eyeY - 9} ${a.x + 2} ${a.eyeY + 5}Q${a.x - 1} ${a.eyeY - 9} ${a.x - 12} ${a.eyeY - 15}Z" fill="${c.accent}"/>`,
  },
  {
    id: 'star-mark',
    weight: 3,
    draw: (a, c) =>
      at(
        a.x + 1,
        a.brimY,
        `<path d="M0 -8L2.4 -3L8 -2.4L4 1.4L5 7L0 4.2L-5 7L-4 1.4L-8 -2.4L-2.4 -3Z" fill="${c.belly}" stroke="${c.belly}" stroke-width="2" stroke-linejoin="round"/>`,
      ),
  },
];
