// The mouths: drawn around 0,0 and set close under the eyes.
import type { Draw, Inks, Part } from './part.js';

function set(mouth: (c: Inks) => string): Draw {
  return (a, c) => `<g transform="${a.toMouth}">${mouth(c)}</g>`;
}

/** A mouth that is one line needs no group: its path starts at the anchor. */
function line(path: string): Draw {
  return (a, c) => `<path d="${a.mouth}${path}"${stroke(c)}/>`;
}

function stroke(c: Inks): string {
  return ` stroke="${c.ink}" stroke-width="2.8"`;
}

/** On a dark body an open mouth is a hole with an edge a little lighter than the body: no pale lips. */
function rim(c: Inks): string {
  return c.ink === c.dark ? '' : ` stroke="${c.belly}" stroke-width="2.4"`;
}

const CURVE = 'M-7.5-2Q0 6.5 8-2';

/** The base mouths, frozen for 0.24. The inside of an open mouth is dark on every body; a tongue is the blush. */
export const MOUTHS: readonly Part[] = [
  { id: 'smile', weight: 11, draw: line('m-7.5-2q7.5 9 15 0') },
  { id: 'flat', weight: 2, draw: line('m-5.5 0h11') },
  {
    id: 'dot',
    weight: 5,
    draw: (a, c) => `<ellipse cx="${a.x}" cy="${a.mouthY}" rx="2.8" ry="3.4" fill="${c.dark}"${rim(c)}/>`,
  },
  { id: 'smirk', weight: 6, draw: line('m-6 1.5q8 3 13.5-4') },
  {
    id: 'grin',
    weight: 10,
    draw: set(
      (c) =>
        `<path d="M-9-3H9C9 4 5 7.5 0 7.5C-5 7.5-9 4-9-3Z" fill="${c.dark}"${rim(c)}/>` +
        `<path d="M-5 5.6C-3.5 1.5 3.5 1.5 5 5.6C2 8-2 8-5 5.6Z" fill="${c.blush}"/>`,
    ),
  },
  { id: 'cat', weight: 8, draw: line('m-7-1c0 5.5 7 5.5 7 0c0 5.5 7 5.5 7 0') },
  { id: 'wave', weight: 2, draw: line('m-7.5 1c2.5-4.5 5-4.5 7.5-.5c2.5 4 5 4 7.5-.5') },
  {
    id: 'tongue',
    weight: 6,
    draw: set((c) => `<path d="M-1 1H6.5V5A3.75 3.75 0 0 1-1 5Z" fill="${c.blush}"/><path d="${CURVE}"${stroke(c)}/>`),
  },
  {
    id: 'tooth',
    weight: 6,
    draw: set(
      (c) => `<path d="M0 1H5.5V5.5Q5.5 6.5 4.5 6.5H1Q0 6.5 0 5.5Z" fill="#fff"/><path d="${CURVE}"${stroke(c)}/>`,
    ),
  },
  {
    id: 'gasp',
    weight: 5,
    draw: set(
      (c) =>
        `<ellipse rx="5" ry="6" fill="${c.dark}"${rim(c)}/><ellipse cy="3.2" rx="3.2" ry="2.3" fill="${c.blush}"/>`,
    ),
  },
  {
    id: 'fangs',
    weight: 4,
    draw: set(
      (c) =>
        '<path d="M-6.5 0L-4.5 6.5L-1.5 1.5ZM6.5 0L4.5 6.5L1.5 1.5Z" fill="#fff"/>' +
        `<path d="M-8.5-1.5Q0 4 8.5-1.5"${stroke(c)}/>`,
    ),
  },
  { id: 'pout', weight: 1, draw: line('m-5.5 2q5.5-6 11 0') },
];
