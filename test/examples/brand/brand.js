// The pack of a brand: its three colours, and its sign on the head. Programs load this module, so it is JavaScript and the pack is a
// plain object; a test checks it.
import { createTopper, fill } from 'navii/authoring';

const [TEAL, CORAL, NAVY] = ['#6cc', '#f97', '#246'];
const teal = { body: TEAL, shade: '#399', belly: '#bee' };
const coral = { accent: CORAL, accentShade: '#b43' };

/** A sail, which a wave of the seed's mascot carries. */
const sail = createTopper(
  'sail',
  3,
  22,
  (c) => fill(c.accentShade, 'M-2 4V-21h4V4Z') + fill(c.accent, 'M3 -20Q17 -12 16 -4H3Z'),
);

/** @type {import('navii/authoring').Pack} */
export const fjord = {
  id: 'fjord',
  name: 'Fjord',
  about: 'Teal, coral and navy, with a sail.',
  palettes: [
    {
      id: 'fjord-teal',
      weight: 1,
      ink: '#012',
      dark: '#012',
      blush: CORAL,
      tones: { cool: { ...teal, body: '#6bd' }, home: teal, warm: { ...teal, body: '#8db' } },
      accents: { contrasting: coral, matching: { accent: '#fda', accentShade: '#a73' }, bright: coral },
      grounds: {
        tint: NAVY,
        mist: '#147',
        bloom: '#426',
        mid: '#345',
        pop: '#734',
        dusk: '#437',
        deep: '#155',
        night: '#335',
      },
    },
  ],
  topper: { none: 1, parts: [sail] },
};
