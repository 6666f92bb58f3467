// The markings: large areas of a second colour on the body, under everything else.
import type { Part } from './part.js';

/** The base markings, frozen for 0.24. */
export const MARKINGS: readonly Part[] = [
  {
    id: 'belly',
    weight: 7,
    draw: (a, c) => `<ellipse cx="${a.x}" cy="${a.bellyY}" rx="${a.bellyWidth}" ry="${a.bellyHeight}" fill="${c.belly}"/>`,
  },
  { id: 'half', weight: 5, draw: (a, c) => `<path d="${a.half}" fill="${c.belly}"/>` },
  { id: 'cap', weight: 6, kind: 'cap', draw: (a, c) => `<path d="${a.cap}" fill="${c.accent}"/>` },
  { id: 'dip', weight: 6, draw: (a, c) => `<path d="${a.dip}" fill="${c.accent}"/>` },
];
