// A sign in the window: every shape of the base as a glowing tube at night.
import { BODIES } from '../parts/bodies.js';
import type { Body } from '../parts/part.js';
import { line } from '../parts/shapes.js';
import { at } from '../svg.js';
import type { Pack } from './pack.js';
import { mixRows } from './rows.js';

// Shapes that a sign maker would bend, with room for their glow.
const SIGNS = ['bun', 'pill', 'drop', 'cloud', 'star', 'heart', 'gem', 'swirl', 'peach', 'imp', 'pear', 'loaf'];

/** Bends a body's outline into a tube: its glow, the glass in the colour of its shade, and the dark behind. */
function bendTube(body: Body): Body {
  return {
    ...body,
    id: `neon-${body.id}`,
    weight: 1,
    paint: (shade, color) => {
      const [outline = ''] = body.paint(color, '').split('<g');
      return (
        outline.replace('/>', ` stroke="${shade}" stroke-opacity=".3" stroke-width="7"/>`) +
        `${outline.replace('/>', ` stroke="${shade}" stroke-width="4"/>`)}<g>`
      );
    },
  };
}

export const NEON: Pack = {
  id: 'neon',
  name: 'Neon',
  about: 'Every shape as a glowing sign at night: dark glass, bright tubes.',
  backgrounds: { solid: 70, ring: 30 },
  palettes: mixRows('141024 070d25 220c21 261d6c 53063b 002c35 040e1a 07040c', {
    'neon-pink': [
      'ffecf4 260b19 284cac 102d8c f83599',
      '391836 f964f1 5c2f59 672131',
      '3e162b ff71bb 642c49 68231b',
      '42151e ff7a93 692b37 632a00',
    ],
    'neon-cyan': [
      'd4fbfc 001b1c 881d83 640060 ed58a9',
      '002c37 73dfff 004a5c 1b3b71',
      '002d2f 00e9f3 004c50 004264',
      '002e27 00eed2 004e44 004555',
    ],
    'neon-lime': [
      'e4f9e0 081b05 17559b 003974 f45fb0',
      '003017 6fffab 07502c 004747',
      '112e0a 89ff6d 254e1c 00483e',
      '212b00 c7f300 3b4903 004a30',
    ],
    'neon-amber': [
      'ffefdb 211300 65389f 4a177f fb4165',
      '2f2600 f2cb00 4f4100 244806',
      '362200 ffc166 5b3b00 3c4200',
      '401a01 ffbd98 67310d 4c3b00',
    ],
    'neon-violet': [
      'f4efff 1a1029 006262 004444 f45fb0',
      '202148 8d90ff 3a3b71 53295d',
      '2c1d43 b17eff 4a366b 5e244d',
      '331a3e ce6df6 543263 632240',
    ],
  }),
  bodies: BODIES.filter(({ id }) => SIGNS.includes(id)).map(bendTube),
  accessory: {
    none: 4,
    parts: [
      {
        id: 'neon-bolts',
        weight: 4,
        kind: 'floating',
        draw: (_a, c, m) => {
          const bolt = `<path d="M2-8L-4 1H3L-2 8" stroke="${c.shade}" stroke-width="2.8"${m.twinkle}/>`;
          return at(84, 26, bolt) + at(15, 30, bolt);
        },
      },
      {
        id: 'neon-hearts',
        weight: 4,
        kind: 'floating',
        draw: (_a, c, m) => {
          const heart = `<path d="M0 6C-8 0-7-6-3.5-6C-1-6 0-4 0-3C0-4 1-6 3.5-6C7-6 8 0 0 6Z" stroke="${c.blush}" stroke-width="2.6"${m.pulse}/>`;
          return at(83, 27, heart) + at(16, 31, heart);
        },
      },
      {
        id: 'neon-shades',
        weight: 4,
        kind: 'glasses',
        draw: ({ x, eyeY: y, eyeGap: g }, c) => {
          const rims = `M${x - g - 11} ${y - 9}h22v10q0 9-11 9t-11-9zM${x + g - 11} ${y - 9}h22v10q0 9-11 9t-11-9zM${x - g + 11} ${y - 5}H${x + g - 11}`;
          return `<path d="${rims}" stroke="${c.blush}" stroke-width="7" opacity=".3"/>${line(c.blush, rims, 3)}`;
        },
      },
    ],
  },
  styles: {
    masc: { 'neon-bolts': 3 },
    femme: { 'neon-hearts': 3 },
    neutral: { 'neon-shades': 2 },
  },
};
