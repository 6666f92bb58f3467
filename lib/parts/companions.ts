// What keeps a mascot company: it floats in the free corners of the disc, rimmed so that it shows on any ground.
import type { Part } from './part.js';
import { at } from '../svg.js';

const SPARK = 'C.8 -2 2 -.8 7 0C2 .8 .8 2 0 7C-.8 2 -2 .8 -7 0C-2 -.8 -.8 -2 0 -7Z';
const HEART = 'M0 6C-7 1 -6.5 -5 -3.2 -5C-1.2 -5 0 -3.5 0 -2.5C0 -3.5 1.2 -5 3.2 -5C6.5 -5 7 1 0 6Z';

const RIM = 'stroke="#fff" stroke-width="1.6" stroke-linejoin="round"';

/** The base companions, frozen for 0.24. */
export const COMPANIONS: readonly Part[] = [
  {
    id: 'sparkles',
    weight: 5,
    kind: 'floating',
    draw: (_a, c, m) =>
      `<g fill="${c.accent}" ${RIM}>` +
      at(82, 21, `<path d="M0 -7${SPARK}"${m.twinkle}/>`) +
      `<g transform="translate(13 31) scale(.6)"><path d="M0 -7${SPARK}"${m.twinkle}/></g></g>`,
  },
  {
    id: 'hearts',
    weight: 4,
    kind: 'floating',
    draw: (_a, c, m) =>
      `<g fill="${c.blush}" ${RIM}>${at(82, 22, `<path d="${HEART}"${m.pulse}/>`)}` +
      `<g transform="translate(91 36) scale(.6)"><path d="${HEART}"/></g></g>`,
  },
  {
    id: 'notes',
    weight: 4,
    kind: 'floating',
    draw: (_a, c) =>
      at(
        82,
        20,
        `<path d="M-4 5V-5L5 -7V3" fill="none" stroke="#fff" stroke-width="4.4" stroke-linejoin="round"/><path d="M-4 5V-5L5 -7V3" fill="none" stroke="${c.accent}" stroke-width="2.4" stroke-linejoin="round"/>` +
          `<g fill="${c.accent}"><ellipse cx="-6" cy="5.5" rx="3.2" ry="2.6"/><ellipse cx="3" cy="3.5" rx="3.2" ry="2.6"/></g>`,
      ),
  },
  {
    id: 'bee',
    weight: 4,
    kind: 'floating',
    draw: (_a, c, m) =>
      at(
        81,
        21,
        `<g fill="#fff" opacity=".9"${m.pulse}><ellipse cx="-2" cy="-5" rx="3" ry="4"/><ellipse cx="3" cy="-5" rx="3" ry="4"/></g>` +
          `<ellipse rx="7" ry="5" fill="#ffc93c"/><path d="M-1 -5V5M3.5 -4.2V4.2" stroke="${c.dark}" stroke-width="2.2"/><circle cx="-4.5" cy="-.8" r="1.1" fill="${c.dark}"/>`,
      ),
  },
  {
    id: 'balloon',
    weight: 3,
    kind: 'floating',
    draw: (_a, c) =>
      `<path d="M82 29Q79 40 86 50" fill="none" stroke="#fff" stroke-width="1.6" stroke-linecap="round"/>` +
      at(82, 20, `<path d="M0 8.5L-2.4 11H2.4Z" fill="${c.accentShade}"/><ellipse rx="7.5" ry="8.5" fill="${c.accent}"/><ellipse cx="-2.6" cy="-3" rx="1.6" ry="2.4" fill="#fff" opacity=".7"/>`),
  },
  {
    id: 'wings',
    weight: 4,
    draw: () => '',
    back: (a, c) =>
      `<path d="M${a.x - a.sideWidth + 6} ${a.eyeY + 8}h-8c-9 -1 -10 -9 -8 -14c-3 -6 1 -10 6 -9c6 1 10 6 12 12zM${a.x + a.sideWidth - 6} ${a.eyeY + 8}h8c9 -1 10 -9 8 -14c3 -6 -1 -10 -6 -9c-6 1 -10 6 -12 12z" fill="#fff" stroke="${c.accent}" stroke-width="2"/>`,
  },
];
