// The design of the base palettes: `node test/tools/palettes.js` prints the rows of lib/palettes.ts, `--write` writes them.
// A palette is designed here in OKLCH and read there as literal colours; contrast, where it binds, moves lightness alone.
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { clampChroma, formatHex, wcagContrast, wcagLuminance } from 'culori';

/**
 * @typedef {object} Design
 * @property {string} id
 * @property {number} [weight] relative frequency, 2 unless told
 * @property {string} body `L C h` of the home tone: lightness and chroma in hundredths, hue in degrees
 * @property {string} [cool] what the cool tone adds to it
 * @property {string} [warm] what the warm tone adds to it
 * @property {string} accent `L C h`
 * @property {string} blush `L C h`
 * @property {string} [belly] `L C`, where the ink leaves it a choice
 * @property {string} grounds a hue and a lightness for each role: `tint mist bloom mid pop dusk deep night`
 */

/** @typedef {{ mode: 'oklch', l: number, c: number, h: number }} Oklch */

// The hues of the grounds, each with the most chroma that it bears. None between orange and lime: dark, they are mud.
/** @type {Record<string, [hue: number, chroma: number]>} */
const HUES = {
  rose: [2, 17],
  red: [22, 17],
  coral: [32, 16],
  rust: [40, 14],
  peach: [60, 13],
  sun: [90, 15],
  lime: [122, 15],
  leaf: [142, 13],
  forest: [158, 9],
  mint: [165, 12],
  teal: [192, 10],
  aqua: [210, 11],
  sky: [238, 12],
  blue: [256, 16],
  cobalt: [266, 19],
  indigo: [280, 18],
  violet: [293, 17],
  purple: [307, 16],
  orchid: [325, 16],
  berry: [350, 16],
  wine: [8, 12],
  fog: [262, 1.5],
  stone: [75, 2.5],
  cocoa: [45, 6],
};

/** @type {readonly Design[]} */
const DESIGNS = [
  { id: 'violet', body: '71 15 296', accent: '85 14 85', blush: '72 16 5', grounds: 'violet93 mint92 peach91 indigo42 teal38 berry38 violet29 aqua28' },
  { id: 'mint', body: '84 13 162', accent: '77 14 40', blush: '74 14 12', grounds: 'mint94 rose90 sun93 teal44 orchid44 cobalt46 forest30 purple30' },
  { id: 'cherry', body: '45 17.5 20', accent: '53 10 195', blush: '66 19 15', grounds: 'rose92 aqua91 stone95 peach84 mint84 rose83 sky83 sun90' },
  { id: 'slate', body: '64 4 250', accent: '80 14 70', blush: '70 14 15', grounds: 'sky92 peach90 mint92 cobalt34 teal33 wine33 blue26 purple26' },
  { id: 'cream', body: '94 3.5 85', accent: '76 13 30', blush: '76 13 20', grounds: 'peach82 aqua80 violet79 coral60 teal52 blue52 wine34 cobalt32' },
  { id: 'amber', body: '81 16 76', accent: '76 12 205', blush: '68 18 28', grounds: 'stone95 sky90 violet90 purple44 teal42 cobalt44 cobalt28 wine30' },
  { id: 'butter', body: '92 11 100', accent: '76 13 350', blush: '74 15 25', grounds: 'stone95 aqua86 orchid86 blue52 berry50 teal48 purple32 cobalt30' },
  { id: 'peach', body: '85 9.5 58', accent: '80 11 170', blush: '70 16 20', grounds: 'peach94 violet89 mint90 rust46 indigo46 teal44 wine32 aqua30' },
  { id: 'coral', body: '71 16.5 30', accent: '88 12 95', blush: '62 20 18', grounds: 'rose93 aqua90 sun93 wine38 teal37 indigo38 purple28 aqua27' },
  { id: 'rose', body: '75 14 2', accent: '87 10 175', blush: '62 20 10', grounds: 'rose93 sky91 sun93 berry40 indigo40 teal40 wine28 cobalt28' },
  { id: 'plum', body: '38 11 345', accent: '54 13 45', blush: '62 17 10', grounds: 'orchid91 mint91 peach91 rose80 sun87 aqua82 lime88 violet80' },
  { id: 'grape', body: '45 17 300', accent: '54 17 350', blush: '66 18 350', grounds: 'violet92 sun93 mint91 orchid84 aqua85 peach86 lime89 sky84' },
  { id: 'navy', body: '32 9 266', accent: '54 18 25', blush: '60 16 15', grounds: 'blue91 peach90 sun92 sky78 coral76 mint82 aqua80 violet77' },
  { id: 'cobalt', body: '48 19 264', accent: '50 13 320', blush: '66 17 350', grounds: 'sky92 peach91 rose91 aqua85 sun90 mint87 violet84 peach85' },
  { id: 'sky', body: '78 11.5 236', accent: '82 13 60', blush: '72 14 355', grounds: 'sky94 rose91 sun93 blue43 purple42 teal40 cobalt29 wine29' },
  { id: 'aqua', body: '89 9 200', accent: '76 14 20', blush: '76 12 5', grounds: 'aqua92 violet86 peach88 aqua48 berry48 cobalt50 teal32 indigo32' },
  { id: 'teal', body: '66 11 190', accent: '88 13 98', blush: '70 14 20', grounds: 'mint93 peach91 violet91 teal34 berry34 indigo35 aqua25 wine27' },
  { id: 'lime', body: '88 19 122', accent: '78 12 320', blush: '74 15 25', grounds: 'lime94 sky88 rose88 leaf46 violet48 blue48 forest30 purple30' },
  { id: 'fern', body: '70 16 144', accent: '90 11 92', blush: '70 15 30', grounds: 'leaf93 sun92 rose91 forest37 cobalt37 berry37 teal27 purple28' },
  { id: 'moss', body: '43 8 135', accent: '52 13 40', blush: '62 14 25', grounds: 'lime93 peach90 sky90 lime85 sun88 rose82 mint84 peach83' },
  { id: 'sage', body: '79 5.5 150', accent: '78 12 45', blush: '70 13 20', grounds: 'mint94 peach90 orchid90 forest42 rust44 indigo43 teal28 wine29' },
  { id: 'sand', body: '81 6 78', accent: '73 10 230', blush: '69 14 25', grounds: 'stone95 aqua89 rose89 rust44 blue44 teal42 cocoa28 cobalt28' },
  { id: 'cocoa', body: '40 7 48', accent: '52 10 180', blush: '60 15 22', grounds: 'peach92 mint90 sky90 peach82 rose82 sun88 aqua82 lime87' },
  { id: 'graphite', body: '27 1.2 265', accent: '55 20 0', blush: '60 17 10', grounds: 'fog92 rose88 lime92 coral72 sun86 aqua76 violet70 mint78' },
  { id: 'snow', body: '97 0.8 240', accent: '74 13 250', blush: '78 11 10', grounds: 'sky80 rose80 mint81 coral62 blue56 violet56 teal38 wine36' },
  { id: 'tangerine', body: '74 17 54', accent: '88 9 205', blush: '62 20 25', grounds: 'peach93 aqua90 rose90 rust39 blue40 teal39 purple28 aqua28' },
  { id: 'lilac', body: '84 8.5 312', accent: '86 13 125', blush: '72 15 0', grounds: 'orchid94 aqua88 sun92 purple46 blue47 teal45 violet30 wine30' },
  { id: 'blossom', body: '89 6 5', accent: '78 13 25', blush: '74 15 10', grounds: 'rose93 sky86 lime90 berry48 teal47 violet49 wine32 cobalt31' },
  { id: 'orchid', body: '69 18 330', accent: '85 12 195', blush: '60 21 0', grounds: 'orchid93 sun93 aqua90 purple36 blue36 teal34 wine27 indigo27' },
  { id: 'pine', body: '37 7 172', accent: '54 16 20', blush: '60 14 15', grounds: 'mint92 rose90 stone95 mint80 coral76 sun87 sky80 lime87' },
];

// Contrasts to keep (WCAG 2.2), each a little above what the tests ask, for the rounding to eight bits.
const READ = 4.6;
const STAND_OUT = 3.06;
const SET_OFF = 1.53;

/** @param {number} l @param {number} c @param {number} h @returns {Oklch} lightness and chroma in hundredths */
function mix(l, c, h) {
  return { mode: 'oklch', l: Math.min(1, l / 100), c: Math.max(0, c / 100), h: (h + 360) % 360 };
}

/** @param {string} text @returns {[number, number, number]} */
function readNumbers(text) {
  const [l = 0, c = 0, h = 0] = text.split(' ').map(Number);
  return [l, c, h];
}

/** @param {Oklch} color @returns {string} hex, chroma reduced until it is a colour of sRGB */
function print(color) {
  return formatHex(clampChroma(color, 'oklch'));
}

/** Moves lightness step by step until a colour passes. @param {Oklch} color @param {number} step @param {(hex: string) => boolean} passes */
function moveUntil(color, step, passes) {
  for (let l = color.l; l > 0 && l <= 1; l += step) {
    const hex = print({ ...color, l });
    if (passes(hex)) return hex;
  }
  throw new Error(`no lightness of ${JSON.stringify(color)} passes`);
}

/** Hue by which the cool tone turns: towards blue; the warm tone turns the other way, towards orange. @param {number} h */
function turnCool(h) {
  return h > 60 && h < 250 ? 1 : -1;
}

/** @param {string} role of the ground: hue and lightness @param {{ body: string, shade: string }[]} tones */
function lay(role, tones) {
  const [, name = '', lightness = ''] = /^([a-z]+)(\d+)$/.exec(role) ?? [];
  const [h, most] = HUES[name] ?? [0, 0];
  const l = Number(lightness);
  const chroma = Math.min(most, l >= 89 ? 6 : l >= 76 ? 10.5 : 99);
  const stands = (/** @type {string} */ ground) =>
    tones.every(({ body, shade }) => {
      const soft = wcagLuminance(body) > 0.24 && wcagLuminance(ground) > 0.4;
      return Math.max(wcagContrast(body, ground), wcagContrast(shade, ground)) >= (soft ? SET_OFF : STAND_OUT);
    });
  const isDark = tones.every(({ body }) => wcagLuminance(body) < 0.2);
  return moveUntil(mix(l, chroma, h), isDark ? 0.005 : -0.005, stands);
}

/** @param {Design} design */
function mixRow(design) {
  const [l, c, h] = readNumbers(design.body);
  const isDark = l < 57;
  const dark = print(mix(isDark ? 19 : 21, Math.min(5, 2 + c / 4), h));
  const ink = isDark ? print(mix(97, Math.min(2.5, c / 3), h)) : dark;
  const reads = (/** @type {string} */ hex) => wcagContrast(ink, hex) >= READ;
  const away = isDark ? -0.005 : 0.005;
  const turn = turnCool(h) * 15;
  const shifts = [readNumbers(design.cool ?? `-2.5 0 ${turn}`), [0, 0, 0], readNumbers(design.warm ?? `2.5 0 ${-turn}`)];
  const tones = shifts.map(([dl = 0, dc = 0, dh = 0]) => {
    const [bl, bc, bh] = [l + dl, c + dc, h + dh];
    const body = moveUntil(mix(bl, bc, bh), away, reads);
    const shade = print(mix(bl - (isDark ? 10 : 13), Math.min(bc + 2, bc * 1.2), bh - turnCool(h) * -8));
    const lit = moveUntil(mix(isDark ? bl + 5 : (bl + 100) / 2 - 3, bc * 0.8, bh), away, reads);
    const [yl, yc] = design.belly ? readNumbers(design.belly) : isDark ? [bl + 13, bc * 0.9] : [Math.max(94, bl + 3.5), bc * 0.3];
    const belly = moveUntil(mix(yl, yc, bh), away, reads);
    return { body, shade, lit, belly };
  });
  const [al, ac, ah] = readNumbers(design.accent);
  const accent = moveUntil(mix(al, ac, ah), away, reads);
  const accentShade = print(mix(al - 11, ac, ah - 4));
  const blush = print(mix(...readNumbers(design.blush)));
  const pale = tones.some(({ body }) => wcagContrast('#fff', body) < 1.35);
  const grounds = design.grounds.split(' ').map((role) => lay(role, tones));
  const row = (/** @type {string[]} */ colors) => colors.map((hex) => hex.slice(1)).join(' ');
  return {
    id: design.id,
    weight: design.weight ?? 1,
    inks: row([ink, dark, accent, accentShade, blush]),
    tones: tones.map(({ body, shade, lit, belly }) => row([body, shade, lit, belly])),
    grounds: row(grounds),
    ...(pale ? { pale } : {}),
  };
}

/** @returns {string} the text of lib/palettes.ts */
export function printPalettes() {
  const rows = DESIGNS.map(mixRow).map(
    ({ id, weight, inks, tones, grounds, pale }) =>
      `  {\n    id: '${id}',\n    weight: ${weight},\n    inks: '${inks}',\n` +
      `    tones: [${tones.map((tone) => `'${tone}'`).join(', ')}],\n    grounds: '${grounds}',\n${pale ? '    pale: true,\n' : ''}  },\n`,
  );
  return (
    "// The base palettes, as literal colours. They are designed in OKLCH, in test/tools/palettes.js, which writes this file.\n" +
    "import type { PaletteRow } from './palette.js';\n\n/** The base palettes, frozen for 0.24. */\n" +
    `export const PALETTE_ROWS: readonly PaletteRow[] = [\n${rows.join('')}];\n`
  );
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const text = printPalettes();
  if (process.argv.includes('--write')) writeFileSync(new URL('../../lib/palettes.ts', import.meta.url), text);
  else process.stdout.write(text);
}
