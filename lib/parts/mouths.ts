// The mouths: drawn around 0,0 and set close under the eyes.
import type { Inks, Part } from './part.js';
import { at } from '../svg.js';

function line(c: Inks, path: string): string {
  return `<path d="${path}" fill="none" stroke="${c.ink}" stroke-width="2.8" stroke-linecap="round" stroke-linejoin="round"/>`;
}

// The inside of an open mouth is dark on every body, and the tongue is the blush.
function open(c: Inks, path: string, tongue: string): string {
  return `<path d="${path}" fill="${c.dark}"/><path d="${tongue}" fill="${c.blush}"/>`;
}

/** The base mouths, frozen for 0.24. */
export const MOUTHS: readonly Part[] = [
  { id: 'smile', weight: 9, draw: (a, c) => at(a.x, a.mouthY, line(c, 'M-7.5 -2Q0 7 7.5 -2')) },
  { id: 'flat', weight: 4, draw: (a, c) => at(a.x, a.mouthY, line(c, 'M-5.5 0H5.5')) },
  { id: 'dot', weight: 5, draw: (a, c) => at(a.x, a.mouthY, `<ellipse rx="2.8" ry="3.4" fill="${c.ink}"/>`) },
  { id: 'smirk', weight: 6, draw: (a, c) => at(a.x, a.mouthY, line(c, 'M-6 1.5Q2 4.5 7.5 -2.5')) },
  {
    id: 'grin',
    weight: 8,
    draw: (a, c) =>
      at(a.x, a.mouthY, open(c, 'M-9 -3H9C9 4 5 7.5 0 7.5C-5 7.5 -9 4 -9 -3Z', 'M-5 5.6C-3.5 1.5 3.5 1.5 5 5.6C2 8 -2 8 -5 5.6Z')),
  },
  { id: 'cat', weight: 7, draw: (a, c) => at(a.x, a.mouthY, line(c, 'M-7 -1C-7 4.5 0 4.5 0 -1C0 4.5 7 4.5 7 -1')) },
  { id: 'wave', weight: 4, draw: (a, c) => at(a.x, a.mouthY, line(c, 'M-7.5 1C-5 -3.5 -2.5 -3.5 0 0.5C2.5 4.5 5 4.5 7.5 0')) },
  {
    id: 'tongue',
    weight: 6,
    draw: (a, c) =>
      at(a.x, a.mouthY, `<path d="M-1 1H6.5V5A3.75 3.75 0 0 1 -1 5Z" fill="${c.blush}"/>${line(c, 'M-7.5 -2Q0 6 8 -2')}`),
  },
  {
    id: 'tooth',
    weight: 6,
    draw: (a, c) => at(a.x, a.mouthY, `<path d="M0 1H5.5V5.5Q5.5 6.5 4.5 6.5H1Q0 6.5 0 5.5Z" fill="${c.white}"/>${line(c, 'M-7.5 -2Q0 6.5 8 -2')}`),
  },
  {
    id: 'gasp',
    weight: 5,
    draw: (a, c) => at(a.x, a.mouthY, `<ellipse rx="5" ry="6" fill="${c.dark}"/><ellipse cy="3.2" rx="3.2" ry="2.3" fill="${c.blush}"/>`),
  },
  {
    id: 'fangs',
    weight: 4,
    draw: (a, c) =>
      at(a.x, a.mouthY, `<path d="M-6.5 0L-4.5 6.5L-1.5 1.5ZM6.5 0L4.5 6.5L1.5 1.5Z" fill="${c.white}"/>${line(c, 'M-8.5 -1.5Q0 4 8.5 -1.5')}`),
  },
  { id: 'pout', weight: 3, draw: (a, c) => at(a.x, a.mouthY, line(c, 'M-5.5 2Q0 -4 5.5 2')) },
];
