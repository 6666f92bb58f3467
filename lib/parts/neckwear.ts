// The neckwear: worn under the mouth, where the body's width is known.
import type { Part } from './part.js';
import { at } from '../svg.js';

/** The base neckwear, frozen for 0.24. */
export const NECKWEAR: readonly Part[] = [
  {
    id: 'bow-tie',
    weight: 6,
    kind: 'neckwear',
    draw: (a, c) =>
      at(
        a.x,
        a.neckY,
        `<path d="M0 0L-9 -6C-11.5 -7.5 -13 -6 -13 -3.5V3.5C-13 6 -11.5 7.5 -9 6ZM0 0L9 -6C11.5 -7.5 13 -6 13 -3.5V3.5C13 6 11.5 7.5 9 6Z" fill="${c.accent}"/>` +
          `<rect x="-4" y="-4" width="8" height="8" rx="3" fill="${c.accentShade}"/>`,
      ),
  },
  {
    id: 'scarf',
    weight: 6,
    kind: 'neckwear',
    draw: (a, c) =>
      at(
        a.x,
        a.neckY,
        `<g fill="none" stroke-linecap="round"><path d="M9 3L12 13" stroke="${c.accentShade}" stroke-width="8.5"/>` +
          `<path d="M${-a.neckWidth} -3Q0 6 ${a.neckWidth} -3" stroke="${c.accentShade}" stroke-width="9"/>` +
          `<path d="M${-a.neckWidth} -4Q0 5 ${a.neckWidth} -4" stroke="${c.accent}" stroke-width="7"/></g>`,
      ),
  },
  {
    id: 'bandana',
    weight: 5,
    kind: 'neckwear',
    draw: (a, c) =>
      at(
        a.x,
        a.neckY,
        `<path d="M-19 -1Q0 7 19 -1L4 12Q0 15 -4 12Z" fill="${c.accent}"/>` +
          `<path d="M${-a.neckWidth} -4Q0 5 ${a.neckWidth} -4" fill="none" stroke="${c.accentShade}" stroke-width="5" stroke-linecap="round"/>`,
      ),
  },
  {
    id: 'bell',
    weight: 4,
    kind: 'neckwear',
    draw: (a, c) =>
      at(
        a.x,
        a.neckY,
        `<path d="M${-a.neckWidth} -5Q0 3 ${a.neckWidth} -5" fill="none" stroke="${c.accentShade}" stroke-width="4.5" stroke-linecap="round"/>` +
          `<circle cy="3.5" r="6.5" fill="${c.accent}"/><path d="M-6.5 3.5H6.5M0 5.5V8" stroke="${c.dark}" stroke-width="2" stroke-linecap="round"/>`,
      ),
  },
  {
    id: 'medal',
    weight: 4,
    kind: 'neckwear',
    draw: (a, c) =>
      at(
        a.x + 12,
        a.neckY,
        `<path d="M-5 -8H5L3 2H-3Z" fill="${c.accentShade}"/><circle cy="4" r="6.5" fill="${c.accent}"/><circle cy="4" r="3" fill="#fff" opacity=".6"/>`,
      ),
  },
];
