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
      at(
        a.x + 2,
        a.mouthY + 1,
        `<path d="M0 ${a.topY - a.mouthY + 13}V0" stroke="${c.belly}" stroke-width="9" stroke-linecap="round"/>` +
          `<path d="M0 -22C1 -14 14 -9 14 0C14 6 8 9 0 9C-8 9 -14 6 -14 0C-14 -9 -1 -14 0 -22Z" fill="${c.belly}"/>`,
      ),
  },
  {
    id: 'spots',
    weight: 5,
    draw: (a, c) =>
      `<g fill="${c.accent}">${at(a.x + 1, a.brimY, '<circle cx="-8" cy="2" r="5.5"/><circle cx="5" cy="-4" r="3.5"/><circle cx="11" cy="4" r="4.5"/>')}` +
      `${at(a.x + 1, a.neckY, `<circle cx="${8 - a.neckWidth}" r="5"/><circle cx="${a.neckWidth - 9}" cy="-3" r="4"/>`)}</g>`,
  },
  {
    id: 'stripes',
    weight: 5,
    draw: (a, c) =>
      `<g fill="none" stroke="${c.accent}" stroke-width="4" stroke-linecap="round">${at(a.x + 2, a.brimY, '<path d="M0 -6V6M-9 -3V5M9 -3V5"/>')}` +
      at(a.x + 1, a.mouthY, `<path d="M${4 - a.sideWidth} -7h6M${a.sideWidth - 4} -7h-6M${7 - a.sideWidth} 0h6M${a.sideWidth - 7} 0h-6"/>`) +
      '</g>',
  },
  {
    id: 'patch',
    weight: 5,
    draw: (a, c) =>
      onFace(a, `<circle cx="${a.eyeGap}" cy="-1" r="13" fill="${c.accent}"/>`) +
      `<ellipse cx="${a.x - a.neckWidth + 10}" cy="${a.neckY - 1}" rx="8" ry="5.5" fill="${c.accent}"/>`,
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
      `<g fill="${c.belly}"><path transform="translate(15.5 17.5) scale(.7)" d="${a.half}"/><path transform="matrix(-.7 0 0 .7 86 17.5)" d="${a.half}"/>` +
      `<ellipse cx="50.75" cy="${a.eyeY + 2}" rx="10" ry="24"/></g>`,
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
        `<path d="M0 -8.5L2.6 -3L8.5 -2.4L4.2 1.6L5.4 7.5L0 4.6L-5.4 7.5L-4.2 1.6L-8.5 -2.4L-2.6 -3Z" fill="${c.accent}" stroke="${c.accent}" stroke-width="2.4" stroke-linejoin="round"/>`,
      ),
  },
];
