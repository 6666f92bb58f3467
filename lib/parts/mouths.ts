// The mouths: drawn around 0,0 and set close under the eyes.
import type { Inks, Part } from './part.js';
import { at } from '../svg.js';

function line(c: Inks, path: string): string {
  return `<path d="${path}" fill="none" stroke="${c.ink}" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round"/>`;
}

// The inside of an open mouth is dark on every body, and the tongue is the blush.
function open(c: Inks, path: string, tongue: string): string {
  return `<path d="${path}" fill="${c.dark}"/><path d="${tongue}" fill="${c.blush}"/>`;
}

/** The base mouths, frozen for 0.24. */
export const MOUTHS: readonly Part[] = [
  { id: 'smile', weight: 9, draw: (a, c) => at(a.x, a.mouthY, line(c, 'M-6 -1.5Q0 5.5 6 -1.5')) },
  { id: 'flat', weight: 4, draw: (a, c) => at(a.x, a.mouthY, line(c, 'M-4.5 0H4.5')) },
  { id: 'dot', weight: 5, draw: (a, c) => at(a.x, a.mouthY, `<ellipse rx="2.4" ry="3" fill="${c.ink}"/>`) },
  { id: 'smirk', weight: 6, draw: (a, c) => at(a.x, a.mouthY, line(c, 'M-5 1Q1 3.5 6 -2')) },
  {
    id: 'grin',
    weight: 8,
    draw: (a, c) =>
      at(a.x, a.mouthY, open(c, 'M-7 -2.5H7C7 3 4 6 0 6C-4 6 -7 3 -7 -2.5Z', 'M-3.5 4.5C-2.5 1.5 2.5 1.5 3.5 4.5C1.5 6.4 -1.5 6.4 -3.5 4.5Z')),
  },
  { id: 'cat', weight: 7, draw: (a, c) => at(a.x, a.mouthY, line(c, 'M-6 -0.5C-6 4 0 4 0 -0.5C0 4 6 4 6 -0.5')) },
  { id: 'wave', weight: 4, draw: (a, c) => at(a.x, a.mouthY, line(c, 'M-6 1C-4 -2.5 -2 -2.5 0 0.5C2 3.5 4 3.5 6 0')) },
  {
    id: 'tongue',
    weight: 6,
    draw: (a, c) =>
      at(a.x, a.mouthY, `<path d="M-0.5 1.5H5V4A2.75 2.75 0 0 1 -0.5 4Z" fill="${c.blush}"/>${line(c, 'M-6 -1.5Q0 4.5 6.5 -1.5')}`),
  },
  {
    id: 'tooth',
    weight: 6,
    draw: (a, c) => at(a.x, a.mouthY, `<path d="M0 1H4.5V4.5H0Z" fill="${c.white}"/>${line(c, 'M-6 -1.5Q0 5 6.5 -1.5')}`),
  },
  {
    id: 'gasp',
    weight: 5,
    draw: (a, c) => at(a.x, a.mouthY, `<ellipse rx="4" ry="4.8" fill="${c.dark}"/><ellipse cy="2.6" rx="2.6" ry="1.9" fill="${c.blush}"/>`),
  },
  {
    id: 'fangs',
    weight: 4,
    draw: (a, c) =>
      at(a.x, a.mouthY, `<path d="M-4.5 0L-3 4.5L-1 0.5ZM4.5 0L3 4.5L1 0.5Z" fill="${c.white}"/>${line(c, 'M-6.5 -1Q0 2.5 6.5 -1')}`),
  },
  { id: 'pout', weight: 3, draw: (a, c) => at(a.x, a.mouthY, line(c, 'M-4.5 1.5Q0 -3 4.5 1.5')) },
];
