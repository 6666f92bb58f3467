// A sign in the window: every shape of the base as a glowing tube at night.
import { BODIES } from '../parts/bodies.js';
import type { Body } from '../parts/part.js';
import { line } from '../parts/shapes.js';
import type { Pack } from './pack.js';
import { createPaletteRows } from './rows.js';
import { createFloating } from './shapes.js';

// Shapes that a sign maker would bend, with room for their glow.
const SIGNS = new Set(['bun', 'pill', 'flame', 'cloud', 'star', 'heart', 'gem', 'swirl', 'apple', 'imp', 'loaf']);

/** Bends a body's outline into a tube: its glow, the glass in the colour of its shade, and the dark behind. */
function bendTube(body: Body): Body {
  return {
    ...body,
    id: `neon-${body.id}`,
    weight: 1,
    paint: (shade, color) =>
      `<path d="${body.outline}" fill="${color}" stroke="${shade}" stroke-opacity=".3" stroke-width="6"/>` +
      `<path d="${body.outline}" fill="${color}" stroke="${shade}" stroke-width="4"/>`,
    // The tube needs no layer for the body colour, so there is none to close.
    gloss: body.gloss.replace('</g>', ''),
  };
}

export const NEON: Pack = {
  id: 'neon',
  name: 'Neon',
  about: 'Glowing signs at night: dark glass in bright tubes.',
  backgrounds: { solid: 70, ring: 30 },
  palettes: createPaletteRows('112 012 212 226 503 033 012 101', {
    'neon-pink': ['fee 201 55b 99f f49', '525 f6e 834', '624 f7b 833', '623 f79 842'],
    'neon-cyan': ['dff 011 929 f6d e6a', '145 9df 359', '045 0ef 158', '144 2ed 067'],
    'neon-lime': ['eed 010 26a 5be f6b', '053 7fa 066', '241 8f6 065', '340 ce0 064'],
    'neon-amber': ['fed 110 939 f7c f57', '337 ec2 648', '436 fb5 736', '625 fb9 834'],
    'neon-violet': ['eef 102 077 2dc f6b', '337 89f 648', '437 a8f 747', '536 c7f 836'],
  }),
  bodies: BODIES.filter(({ id }) => SIGNS.has(id)).map(bendTube),
  accessory: {
    none: 4,
    parts: [
      createFloating(
        'neon-bolts',
        4,
        (c, m) => `<path d="M2-8L-4 1H3L-2 8" stroke="${c.shade}" stroke-width="2.8"${m.twinkle}/>`,
      ),
      createFloating(
        'neon-hearts',
        4,
        (c, m) =>
          '<path d="M0 6C-8 0-7-6-3.5-6C-1-6 0-4 0-3C0-4 1-6 3.5-6C7-6 8 0 0 6Z" ' +
          `stroke="${c.blush}" stroke-width="2.6"${m.pulse}/>`,
      ),
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
