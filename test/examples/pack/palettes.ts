// The colours of a bookshop: an inkwell, foxed paper, cloth bindings.
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
    id: 'marbled-rose',
    weight: 1,
    ink: '#302',
    dark: '#302',
    blush: '#e46',
    tones: {
      cool: { body: '#f9c', shade: '#b58', belly: '#fde' },
      home: { body: '#f9a', shade: '#c56', belly: '#fdd' },
      warm: { body: '#fa8', shade: '#c63', belly: '#fdc' },
    },
    accents: {
      contrasting: { accent: '#8de', accentShade: '#49a' },
      matching: { accent: '#fd8', accentShade: '#c93' },
      bright: { accent: '#ffe', accentShade: '#dca' },
    },
    grounds: NIGHT,
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
  {
    id: 'oxblood',
    weight: 1,
    ink: '#200',
    dark: '#200',
    blush: '#fba',
    tones: {
      cool: { body: '#d58', shade: '#a36', belly: '#fcd' },
      home: { body: '#d55', shade: '#a33', belly: '#fcc' },
      warm: { body: '#d63', shade: '#a41', belly: '#fdc' },
    },
    accents: {
      contrasting: { accent: '#5bd', accentShade: '#38a' },
      matching: { accent: '#fb5', accentShade: '#b71' },
      bright: { accent: '#ffe', accentShade: '#b96' },
    },
    grounds: DAY,
  },
  {
    id: 'bottle-green',
    weight: 1,
    ink: '#020',
    dark: '#020',
    blush: '#fba',
    tones: {
      cool: { body: '#198', shade: '#166', belly: '#bee' },
      home: { body: '#395', shade: '#173', belly: '#cea' },
      warm: { body: '#693', shade: '#461', belly: '#dea' },
    },
    accents: {
      contrasting: { accent: '#fb5', accentShade: '#b71' },
      matching: { accent: '#f9b', accentShade: '#b57' },
      bright: { accent: '#ffe', accentShade: '#b96' },
    },
    grounds: DAY,
  },
];
