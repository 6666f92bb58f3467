// The colours of a bookshop: an inkwell and foxed paper.
import type { Palette } from 'navii/authoring';

/** The grounds of pale bodies: the shop at night. */
const NIGHT = {
  tint: '#135',
  mist: '#255',
  bloom: '#516',
  mid: '#704',
  pop: '#831',
  dusk: '#437',
  deep: '#054',
  night: '#336',
};

/** The grounds of dark bodies: the shop by day. */
const DAY = {
  tint: '#fe9',
  mist: '#cff',
  bloom: '#fdd',
  mid: '#fd9',
  pop: '#9fd',
  dusk: '#ddf',
  deep: '#df9',
  night: '#fed',
};

export const PALETTES: readonly Palette[] = [
  {
    id: 'foxed-paper',
    weight: 1,
    ink: '#310',
    dark: '#310',
    blush: '#f87',
    tones: {
      cool: { body: '#eed', shade: '#ba8', belly: '#ffe' },
      home: { body: '#fec', shade: '#ca6', belly: '#ffe' },
      warm: { body: '#fda', shade: '#d94', belly: '#fed' },
    },
    accents: {
      contrasting: { accent: '#6cd', accentShade: '#38a' },
      matching: { accent: '#f95', accentShade: '#c52' },
      bright: { accent: '#f89', accentShade: '#c45' },
    },
    grounds: NIGHT,
    pale: true,
  },
  {
    id: 'midnight-ink',
    weight: 1,
    ink: '#013',
    dark: '#013',
    blush: '#fac',
    tones: {
      cool: { body: '#39b', shade: '#167', belly: '#cef' },
      home: { body: '#58c', shade: '#35a', belly: '#def' },
      warm: { body: '#78d', shade: '#55a', belly: '#ddf' },
    },
    accents: {
      contrasting: { accent: '#fb4', accentShade: '#b70' },
      matching: { accent: '#9ee', accentShade: '#288' },
      bright: { accent: '#ffe', accentShade: '#b96' },
    },
    grounds: DAY,
  },
];
