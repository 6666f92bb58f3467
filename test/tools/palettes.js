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
  sun: [90, 16],
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
  { id: 'violet', body: '70 15.5 295', accent: '86 14 88', blush: '72 16 5', grounds: 'violet93 mint92 sun95 indigo40 sun89 teal37 violet28 wine28' },
  { id: 'mint', body: '84.5 13 162', accent: '76 14 38', blush: '74 14 12', grounds: 'mint94 rose90 sun95 teal44 orchid46 cobalt48 forest30 purple30' },
  { id: 'cherry', body: '45 18 21', cool: '-2 0 -18', warm: '3 0 9', accent: '56 10 212', blush: '67 19 12', grounds: 'rose91 sky90 stone95 peach84 mint83 rose80 sun89 aqua82' },
  { id: 'slate', body: '70 5 250', cool: '-2 1 -35', warm: '1 1.5 40', accent: '81 14 72', blush: '70 14 15', grounds: 'sky92 peach90 rose91 blue38 sun89 wine37 teal27 purple27' },
  { id: 'cream', body: '94 4.5 85', cool: '1.5 2 28', warm: '-3 2 -24', accent: '74 14 28', blush: '72 17 8', belly: '85 9', grounds: 'peach80 aqua79 violet78 coral60 teal50 blue54 wine33 forest32' },
  { id: 'amber', body: '81.5 16 77', cool: '3 0 12', warm: '-4 0 -14', accent: '78 12 205', blush: '68 18 28', grounds: 'stone95 sky90 orchid91 purple44 teal42 berry44 cobalt28 wine29' },
  { id: 'butter', body: '91 12 101', cool: '-3 1 17', warm: '-2 0 -16', accent: '76 14 355', blush: '75 15 25', belly: '97 4.5', grounds: 'stone96 aqua80 orchid80 blue52 berry52 teal48 purple32 aqua30' },
  { id: 'peach', body: '84.5 10 54.5', accent: '80 11 175', blush: '70 16 20', grounds: 'peach94 violet88 mint90 coral50 indigo46 teal44 wine31 aqua30' },
  { id: 'coral', body: '69 17.5 29.5', cool: '-2 0 -16', warm: '3 0 13', accent: '90 12 96', blush: '55 20 18', grounds: 'rose93 aqua90 sun95 wine37 sun89 indigo38 purple27 teal27' },
  { id: 'rose', body: '75 15.5 358.5', accent: '88 10 170', blush: '61 20 10', grounds: 'rose93 sky90 sun95 berry40 aqua84 indigo41 wine28 teal28' },
  { id: 'plum', body: '42 11.5 345', accent: '57 19 28', blush: '64 17 5', grounds: 'orchid91 mint90 stone95 rose79 lime86 sun89 aqua80 peach80' },
  { id: 'grape', body: '45 17 299', accent: '57 20 358', blush: '68 17 350', grounds: 'violet91 sun95 mint91 orchid80 aqua84 peach83 lime87 rose82' },
  { id: 'navy', body: '30.5 9.5 266', cool: '1 -1 -28', warm: '2 1 22', accent: '57 19 28', blush: '60 16 10', grounds: 'blue91 peach89 stone95 coral72 sun89 mint78 sky72 violet72' },
  { id: 'cobalt', body: '49 19 263', cool: '-3 0 -18', warm: '1 0 18', accent: '56 20 345', blush: '68 16 350', grounds: 'sky92 peach90 lime91 aqua84 sun89 rose84 mint85 violet83' },
  { id: 'sky', body: '75.5 11 236', accent: '84 12 60', blush: '72 14 355', grounds: 'sky94 rose91 sun95 blue42 peach86 purple41 cobalt28 wine28' },
  { id: 'aqua', body: '90 9 199', accent: '76 14 25', blush: '76 12 5', belly: '97.5 2.5', grounds: 'rose94 sun95 violet80 teal48 berry50 cobalt50 aqua31 indigo31' },
  { id: 'teal', body: '66 10.5 185.5', accent: '89 13 95', blush: '70 14 20', grounds: 'mint93 peach90 violet91 teal33 sun89 berry35 indigo26 wine26' },
  { id: 'lime', body: '88.5 19.5 123.5', cool: '-3 0 18', warm: '2 -2 -11', accent: '76 13 320', blush: '75 15 25', grounds: 'lime95 sky93 rose94 leaf46 violet48 berry46 forest30 purple30' },
  { id: 'fern', body: '72 15.5 141.5', accent: '84 10 5', blush: '70 15 30', grounds: 'leaf93 sun95 rose91 forest38 peach85 cobalt38 teal27 berry27' },
  { id: 'brick', body: '49 12.5 40', cool: '-4 1 -13', warm: '1 1 18', accent: '56 10 200', blush: '66 15 20', grounds: 'peach91 aqua90 stone95 sun89 sky83 mint84 rose84 lime88' },
  { id: 'sage', body: '77.5 5.5 159.5', cool: '-2 1 34', warm: '3 1.5 -26', accent: '82 13 52', blush: '68 15 15', grounds: 'mint94 peach90 orchid91 forest42 coral46 indigo43 wine29 aqua28' },
  { id: 'sand', body: '77 6.5 77', cool: '4 -3.5 -4', warm: '-3 2 -28', accent: '74 10 235', blush: '67 14 25', grounds: 'stone95 aqua90 rose90 coral46 blue44 teal42 cocoa28 purple28' },
  { id: 'cocoa', body: '37 6 48', cool: '-3 1 -36', warm: '4 2 17', accent: '56 10 185', blush: '60 15 22', grounds: 'peach91 mint90 sky90 rose80 sun89 aqua80 lime86 coral74' },
  { id: 'graphite', body: '27 1 265', cool: '4 2.5 0', warm: '-2 2 120', accent: '57 21 0', blush: '62 17 10', grounds: 'fog92 rose88 lime90 coral70 sun89 aqua74 violet68 mint76' },
  { id: 'snow', body: '98 1 240.5', cool: '-3 3 0', warm: '-2 2.5 150', accent: '74 13 250', blush: '79 11 10', belly: '88 5', grounds: 'sky80 rose80 mint80 coral62 blue58 violet58 teal38 wine36' },
  { id: 'tangerine', body: '75.5 17.5 57.5', cool: '-3 0 -14', warm: '3 0 12', accent: '93 9 95', blush: '62 20 25', grounds: 'stone95 aqua90 rose91 berry41 sky85 blue41 purple28 teal27' },
  { id: 'lilac', body: '84 9 309.5', accent: '88 13 122', blush: '72 15 0', grounds: 'orchid94 mint91 sun95 purple46 blue47 teal45 indigo30 wine30' },
  { id: 'blossom', body: '87.5 6.5 4', cool: '-3 1 -24', warm: '2 1 30', accent: '74 15 25', blush: '66 19 0', belly: '97.5 2', grounds: 'rose95 sky93 lime93 berry50 teal47 violet50 wine31 forest31' },
  { id: 'orchid', body: '68.5 18.5 330', accent: '86 12 195', blush: '60 21 0', grounds: 'orchid93 sun95 aqua90 purple37 lime88 blue37 wine27 teal27' },
  { id: 'pine', body: '37.5 7 174', cool: '-3 0 20', warm: '5 2 -24', accent: '57 18 345', blush: '60 14 15', grounds: 'mint91 rose89 stone95 coral74 sun89 sky76 lime84 orchid80' },
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
  const bright = name === 'sun' ? 1.3 : 1;
  const chroma = Math.min(most, l >= 88 ? 7 * bright : l >= 72 ? 12 * bright : l < 36 ? 10.5 : 99);
  const stands = (/** @type {string} */ ground) =>
    tones.every(({ body, shade }) => {
      const soft = wcagLuminance(body) > 0.24 && wcagLuminance(ground) > 0.4;
      return Math.max(wcagContrast(body, ground), wcagContrast(shade, ground)) >= (soft ? SET_OFF : STAND_OUT);
    });
  const isDark = tones.every(({ body }) => wcagLuminance(body) < 0.2);
  if (process.env["SHOW"]) { const first = print(mix(l, chroma, h)); const got = moveUntil(mix(l, chroma, h), isDark ? 0.005 : -0.005, stands); if (first !== got) console.error(role, first, got, wcagLuminance(got).toFixed(2)); }
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
  const turn = turnCool(h) * 18;
  const shifts = [readNumbers(design.cool ?? `-3 0 ${turn}`), [0, 0, 0], readNumbers(design.warm ?? `3 0 ${-turn}`)];
  const tones = shifts.map(([dl = 0, dc = 0, dh = 0]) => {
    const [bl, bc, bh] = [l + dl, c + dc, h + dh];
    const body = moveUntil(mix(bl, bc, bh), away, reads);
    const shade = print(mix(bl - (isDark ? 10 : bl > 86 ? 15.5 : 13), Math.min(bc + 2, bc * 1.2), bh - turnCool(h) * -8));
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
