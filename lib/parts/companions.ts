// What keeps a mascot company in the free corners of the disc, rimmed so that it shows on any ground.
import type { Part } from './part.js';
import { line } from './shapes.js';

const SPARK = 'm0-8.5c1.5 5.5 3 7 8.5 8.5c-5.5 1.5-7 3-8.5 8.5c-1.5-5.5-3-7-8.5-8.5c5.5-1.5 7-3 8.5-8.5z';
const GLIMMER =
  'm0-4.25c.75 2.75 1.5 3.5 4.25 4.25c-2.75.75-3.5 1.5-4.25 4.25c-.75-2.75-1.5-3.5-4.25-4.25c2.75-.75 3.5-1.5 4.25-4.25z';
const HEART = 'm0 7c-8-6-7.5-13-3.7-13c2.3 0 3.7 1.8 3.7 3c0-1.2 1.4-3 3.7-3c3.8 0 4.3 7-3.7 13z';
const HEARTLET =
  'm0 4.2c-4.8-3.6-4.5-7.8-2.22-7.8c1.38 0 2.22 1.08 2.22 1.8c0-.72.84-1.8 2.22-1.8c2.28 0 2.58 4.2-2.22 7.8z';

function rimmed(color: string, rim: string, path: string, mark = ''): string {
  return `<path d="${path}" fill="${color}" stroke="${rim}" stroke-width="1.6"${mark}/>`;
}

/** The base companions, frozen for 0.24. */
export const COMPANIONS: readonly Part[] = [
  {
    id: 'sparkles',
    weight: 5,
    kind: 'floating',
    draw: (_a, c, m) =>
      rimmed(c.accent, c.accentShade, `M80 21${SPARK}`, m.twinkle) +
      rimmed(c.accent, c.accentShade, `M91 36${GLIMMER}`, m.twinkle),
  },
  {
    id: 'hearts',
    weight: 4,
    kind: 'floating',
    draw: (_a, c, m) =>
      rimmed(c.blush, '#fff', `M80 22${HEART}`, m.pulse) + rimmed(c.blush, '#fff', `M91 36${HEARTLET}`),
  },
  {
    id: 'notes',
    weight: 4,
    kind: 'floating',
    draw: (_a, c) => {
      const heads = 'M72.5 29h.01M80 27h.01';
      const stems = 'M74.5 28.5v-10l7.5-2v10';
      return (
        line(c.accentShade, stems, 5.4) +
        line(c.accentShade, heads, 9) +
        line(c.accent, stems, 2.6) +
        line(c.accent, heads, 6.4)
      );
    },
  },
  {
    id: 'bee',
    weight: 4,
    kind: 'floating',
    draw: (_a, c, m) =>
      rimmed(c.accent, c.accentShade, 'M69 26a8 6 0 0 1 16 0a8 6 0 0 1-16 0z') +
      line(c.dark, 'M77 21.5v9M81 22.5v7', 2.2) +
      line(c.dark, 'M72.5 25v.01', 2.6) +
      `<path d="M75.5 18.5h.01M81 18.5h.01" stroke="${c.accentShade}" stroke-width="8.4"/>` +
      `<path d="M75.5 18.5h.01M81 18.5h.01" stroke="#fff" stroke-width="6"${m.pulse}/>`,
  },
  {
    id: 'balloon',
    weight: 3,
    kind: 'floating',
    draw: (_a, c) =>
      line(c.accentShade, 'M79 30q-3 11 5 21', 1.6) +
      rimmed(
        c.accent,
        c.accentShade,
        'M79 30l-2 2.5h4l-2-2.5c-5-.5-7.5-5-7.5-8.5c0-11 15-11 15 0c0 3.5-2.5 8-7.5 8.5z',
      ) +
      line('#fff', 'M75.5 20q.5-2 2-2.5', 1.8),
  },
];
