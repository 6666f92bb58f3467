// Nine to five: sticky notes, mugs and folders with ties, lanyards, pencils and push pins.
import { createBody } from '../parts/body.js';
import { at, dot, fill, line } from '../parts/shapes.js';
import type { Pack } from './pack.js';
import { createPaletteRows } from './rows.js';
import { drawCloth, createTopper } from './shapes.js';

export const OFFICE: Pack = {
  id: 'office',
  name: 'Office',
  about: 'Sticky notes, mugs and folders with ties, lanyards and pencils.',
  palettes: createPaletteRows('eee eed ded 346 153 733 234 123', {
    'sticky-yellow': ['310 310 6bf 39c f87', 'dd5 bb3 eec', 'ed5 ca0 fec', 'fc5 c90 fec'],
    'memo-pink': ['312 312 ec6 ca4 e57', 'e9c b7a fcd', 'f9a c68 fdd', 'f99 d77 fdd'],
    'biro-blue': ['113 113 eb5 c81 f9a', '89e 67c bce', '7ae 48c bdf', '6ce 49b bef'],
    'filing-green': ['021 021 fa6 d74 e88', '6cb 398 cee', '7c9 597 bed', '9c8 7a6 dec'],
  }),
  bodies: [
    createBody({
      id: 'sticky-note',
      weight: 6,
      top: 15,
      arcs: [
        'L82 15C85 15 86 16 86 19L86 60',
        'L86 68C84 76 76 86 68 88L50 88',
        'L21 88C16 88 14 86 14 81L14 60',
        'L14 19C14 16 15 15 18 15L50 15',
      ],
      edges: [0, 94],
      shine: 'M20 34L20 25C20 22.5 21.5 21 24 21',
      shadow: 26,
      head: [51, 16, 64.5, 26, 16, 24, 36],
      trunk: [36, 75, 24, 9, 78, 31],
      front: (c) => fill(c.belly, 'M86 68C78 72 72 71 67 69C71 75 71 82 68 88C76 86 84 76 86 68Z'),
    }),
    createBody({
      id: 'mug',
      weight: 6,
      top: 19,
      arcs: ['C70 19 82 21 82 25L80.5 58', 'L78 78C77 86 68 88 50 88'],
      edges: [14, 98],
      shine: 'M23.5 50L23 36',
      shadow: 22,
      head: [53, 14, 66.5, 22, 22, 29, 31],
      trunk: [31, 76, 18, 9, 78, 26],
      back: (c) => line(c.shade, 'M76 40C101 32 99 74 74 70', 9) + line(c.body, 'M76 39C99 32 97 72 74 68.5', 5),
      front: (c) =>
        `<ellipse cx="50" cy="25" rx="29" ry="5" fill="${c.belly}"/><ellipse cx="50" cy="25.5" rx="25" ry="3.6" fill="#5b3320"/>`,
    }),
    createBody({
      id: 'folder',
      weight: 4,
      top: 26,
      arcs: [
        'L80 26C86 26 89 28 89 33L87.5 60',
        'L86 81C86 86 84 88 79 88L50 88',
        'L21 88C16 88 14 86 14 81L12.5 60',
        'L11 23C11 19 13 17 17 17L36 17C40 17 42 19 44 22C46 25 47 26 50 26',
      ],
      edges: [12, 98],
      shine: 'M17.5 36L17 27C17 24.5 18.5 23 21 23',
      shadow: 26,
      crown: 22,
      head: [53, 16, 66, 26, 24, 32, 38],
      trunk: [38, 76, 24, 8, 79, 34],
      back: () =>
        fill('#cfd6df', 'M46 13L83 18V40H46Z') +
        fill('#fff', 'M40 17L80 14V40H40Z') +
        line('#aab4c2', 'M56 19.5L74 18', 2),
    }),
  ],
  antenna: { none: 1, parts: [] },
  topper: {
    none: 5,
    parts: [
      createTopper(
        'push-pin',
        5,
        11,
        () =>
          line('#8792a3', 'M0 2V9', 2.4) +
          fill('#b51f2e', 'M-8 1Q-8-4-4-4H4Q8-4 8 1Q0 6-8 1Z') +
          fill('#ef3f4a', 'M-6-12Q0-15 6-12L4-2Q0 1-4-2Z'),
      ),
      {
        id: 'steam',
        weight: 4,
        kind: 'crown',
        height: 13,
        draw: (a, c, m) =>
          `<path d="M${a.topX - 8} ${a.topY - 2}q-4-5 0-9M${a.topX} ${a.topY - 1}q-5-6 0-11t0-2M${a.topX + 8} ${a.topY - 2}q-4-5 0-9" stroke="${c.body}" stroke-width="3.4"${m.twinkle}/>`,
      },
      {
        id: 'paper-clip',
        weight: 3,
        height: 9,
        draw: (a) => at(a.x + 14, a.topY, line('#5f7186', 'M-4 10V-3A4 4 0 0 1 4-3V12A2.4 2.4 0 0 1-.5 12V0', 2.6)),
      },
    ],
  },
  accessory: {
    none: 3,
    parts: [
      {
        id: 'pencil',
        weight: 5,
        kind: 'sidewear',
        draw: (a, c) =>
          at(
            a.x + a.sideWidth - 1,
            a.eyeY - 10,
            line('#ffb62e', 'M-4 6L2-4.5', 6) +
              line('#ff8fa0', 'M3.5-7l.8-1.3', 6) +
              fill('#f6ddb3', 'M-6.6 4.5L-1.4 7.5L-8 11Z') +
              dot(c.dark, -7.3, 10, 1.2),
          ),
      },
      {
        id: 'reading-glasses',
        weight: 5,
        kind: 'glasses',
        draw: ({ x, eyeY: y, eyeGap: g }, c) =>
          `<path d="M${x - g - 11} ${y - 7}H${x - g + 11}V${y + 1}A11 9 0 0 1 ${x - g - 11} ${y + 1}ZM${x + g - 11} ${y - 7}H${x + g + 11}V${y + 1}A11 9 0 0 1 ${x + g - 11} ${y + 1}ZM${x - g + 11} ${y - 5}H${x + g - 11}" fill="#fff" fill-opacity=".2" stroke="${c.ink}" stroke-width="2.6"/>`,
      },
    ],
  },
  outfit: {
    none: 1,
    parts: [
      {
        id: 'shirt-and-tie',
        weight: 6,
        kind: 'full',
        draw: (a, c) => {
          const [x, y, end] = [a.x, a.bellyY + 1, a.bellyY + a.bellyHeight];
          return (
            drawCloth(a, '#fff') +
            line('#b9c4d3', `M${x - 14} ${y - 4}L${x - 6} ${y + 4}M${x + 14} ${y - 4}L${x + 6} ${y + 4}`, 2.6) +
            fill(
              '#d2323f',
              `M${x - 5.5} ${y - 5}h11l-3 5L${x + 7} ${end - 2}L${x} ${end + 2}L${x - 7} ${end - 2}L${x - 2.5} ${y}Z`,
            ) +
            line(c.dark, `M${x - 2.5} ${y}h5`, 1.6)
          );
        },
      },
      {
        id: 'lanyard',
        weight: 5,
        kind: 'neckwear',
        draw: ({ x, neckY: y, neckWidth: w, bellyY }, c) =>
          line(
            '#2f6fd6',
            `M${x - w + 2} ${y - 9}Q${x - 12} ${y - 1} ${x} ${bellyY - 1}Q${x + 12} ${y - 1} ${x + w - 2} ${y - 9}`,
            3.4,
          ) +
          `<rect x="${x - 8}" y="${bellyY - 1}" width="16" height="12" rx="2.5" fill="#fff" stroke="${c.dark}" stroke-width="1.6"/>` +
          line('#2f6fd6', `M${x - 4} ${bellyY + 3.5}h.01`, 4) +
          line('#8792a3', `M${x + 1} ${bellyY + 3}h3M${x - 4} ${bellyY + 7.5}h8`, 1.8),
      },
      {
        id: 'blazer',
        weight: 4,
        kind: 'full',
        draw: (a, c) =>
          drawCloth(a, c.accent) +
          fill('#fff', `M${a.x - 11} ${a.bellyY - 3}H${a.x + 11}L${a.x} ${a.bellyY + a.bellyHeight - 2}Z`) +
          line(
            c.dark,
            `M${a.x - 12} ${a.bellyY - 3}L${a.x} ${a.bellyY + a.bellyHeight - 2}L${a.x + 12} ${a.bellyY - 3}`,
            3,
          ),
      },
    ],
  },
  styles: {
    masc: { 'shirt-and-tie': 2, pencil: 2 },
    femme: { blazer: 2, 'reading-glasses': 2 },
    neutral: { lanyard: 2 },
  },
};
