// The design of the base palettes: `node test/tools/palettes.js` prints the rows of lib/palettes/rows.ts, `--write` writes them.
// A palette is designed here in OKLCH and read there as literal colours: of the 4096 that three hex digits name, the one
// nearest to the design that keeps contrasts and distances.
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { wcagContrast, wcagLuminance } from 'culori';
import { measure, pick, place } from './short-colors.js';

/** @typedef {import('./short-colors.js').Oklch} Oklch */

// The grounds' hues, each with the most chroma that it bears. None between orange and lime: dark, they are mud.
const HUES = readHues([
  'rose 2 17, wine 8 12, coral 32 16, cocoa 45 6, peach 60 13, stone 75 2.5, sun 90 16, lime 122 15, leaf 142 13',
  'forest 158 9, mint 165 12, teal 192 10, aqua 210 11, sky 238 12, blue 256 16, fog 262 1.5, cobalt 266 19',
  'indigo 280 18, violet 293 17, purple 307 16, orchid 325 16, berry 350 16',
]);

// Body, accent and blush of each palette: lightness and chroma in hundredths, hue in degrees. Where it says so: what the
// cool and the warm tone add to the body, and the lightness and chroma of the belly.
/** @type {Record<string, string>} */
const INKS = {
  violet: '70 16 293.5, 86 14 88, 72 16 5',
  mint: '84.5 13 162.5, 74 15 36, 72 15 12',
  cherry: '46.5 19 20, 54 10 225, 68 19 18, cool -2 0 -16, warm 3 0 7',
  slate: '70 5 250, 80 15 75, 70 14 15, cool -3 1.5 -36, warm 1 1.5 40',
  cream: '95 6.5 98, 71 16 33, 74 15 0, cool -0.5 2 20, warm -1.5 4.5 -3, belly 99 1.5',
  amber: '83.5 15.5 78, 75 12 222, 68 18 28, cool 2 1 11, warm -2 2.5 -6',
  butter: '91 12 100.5, 75 14 355, 75 15 25, cool -3 1.5 18, warm -1 2.5 -9, belly 97 4.5',
  apricot: '77.7 14.8 52.5, 76 12 185, 64 19 20, cool -3 2 -4, warm 3 0 9',
  coral: '66 19 28, 88 12 96, 52 20 15, cool -2 0 -15, warm 3 0 11',
  rose: '73 16.5 358, 88 10 170, 61 20 10, cool -3 0 -18, warm 3 0 5',
  plum: '41.5 16.5 350, 55 12 250, 64 18 340, cool -3 0 -18, warm 3 1 10',
  grape: '45 17 298.5, 57 20 358, 67 17 318',
  midnight: '37.5 9 297, 56 19 5, 62 14 303, cool 0 1 -20, warm 2 2 14, belly 50 12',
  navy: '39.5 12.5 258, 57 19 28, 64 13 268, cool 1 -3 -20, warm 1 2 16',
  cobalt: '49 19 263, 56 20 345, 70 13 272, cool -3 0 -18, warm 1 0 18, belly 38 15',
  sky: '75.5 11 235.5, 84 13 60, 72 14 355',
  aqua: '90 7 207, 74 15 25, 76 12 5, cool -1.5 1.5 13, warm 3 0 -26, belly 97.5 2.5',
  petrol: '51.5 8.8 195, 57 18 35, 71 10 190, cool -3 0.5 20, warm 0 1 -18, belly 42 8',
  teal: '62 11 187, 87 14 93, 70 14 20, cool 4 -0.5 26, warm 5 0 -24',
  lime: '88 20 123.5, 74 15 320, 75 15 25, cool -3 0 18, warm 2 -2 -11',
  fern: '72.5 14 140, 84 10 5, 70 15 30',
  sage: '77.5 5.5 159.5, 80 14 52, 68 15 15, cool -4 1.5 34, warm 3 1.5 -26',
  straw: '83 9 108, 71 13 245, 68 15 25, cool -2 1 14, warm 0 3 -9',
  pine: '44.5 12.8 146, 57 17 30, 66 14 148, cool -2 -2 18, warm 2 0 -16',
  snow: '99 1 241.5, 72 14 252, 79 11 10, cool -4 3.5 0, warm -3 3 70, belly 88 5',
  tangerine: '72 18.3 44, 91 11 95, 60 21 22, cool -2 0 -10, warm 3 0 12',
  lilac: '84 9 301, 86 14 122, 72 15 0, cool -1.5 -0.5 -9, warm 3 0 26',
  blossom: '87 8 343, 73 16 25, 66 19 0, cool -2.5 3.5 -20, warm -1 4 11',
  orchid: '68.5 18.5 329.5, 86 12 195, 60 21 0',
};

// Hue and lightness of each ground: `tint mist bloom mid pop dusk deep night`. Under a light body the first three are
// pale and the rest dark, save a candy colour here and there; under a dark body pale and candy.
/** @type {Record<string, string>} */
const GROUNDS = {
  violet: 'violet93 mint92 sun95 indigo40 aqua84 teal37 violet28 wine28',
  mint: 'mint94 rose90 sun95 teal44 orchid46 cobalt48 forest30 purple30',
  cherry: 'rose91 sky90 stone95 peach84 rose80 mint83 sun89 aqua82',
  slate: 'sky92 rose91 peach90 blue38 sun89 wine37 teal27 purple27',
  cream: 'mint84 sky80 violet78 berry50 teal50 blue52 wine33 forest32',
  amber: 'stone95 sky90 orchid91 purple44 teal42 berry44 cobalt28 wine29',
  butter: 'stone96 sky93 aqua82 blue52 berry52 teal48 purple32 aqua30',
  apricot: 'stone95 sky90 mint91 blue44 berry44 teal42 wine30 cobalt28',
  coral: 'rose93 aqua90 sun95 wine37 mint85 indigo38 purple27 teal27',
  rose: 'rose93 sky90 sun95 berry40 aqua82 indigo41 wine28 teal28',
  plum: 'orchid91 mint92 stone95 rose79 lime86 sun89 aqua80 peach80',
  grape: 'violet91 sun95 mint92 aqua84 peach83 orchid80 lime86 rose82',
  midnight: 'fog92 rose88 lime90 peach82 sun89 aqua78 violet74 mint80',
  navy: 'blue91 stone95 peach89 coral73 sun89 mint78 sky72 violet72',
  cobalt: 'sky92 lime91 peach90 aqua84 sun89 rose84 mint85 violet83',
  sky: 'sky94 rose91 sun95 blue42 lime88 purple41 cobalt28 wine28',
  aqua: 'rose94 sun95 violet80 teal48 berry50 cobalt50 aqua31 indigo31',
  petrol: 'aqua91 peach90 stone95 coral74 sun89 violet78 lime86 rose83',
  teal: 'mint93 violet91 peach90 teal33 rose84 berry35 indigo26 wine26',
  lime: 'lime95 sky93 rose94 leaf46 violet48 berry46 forest30 purple30',
  fern: 'leaf93 sun95 rose91 forest38 peach85 cobalt38 teal27 berry27',
  sage: 'mint94 peach90 orchid91 forest42 coral46 indigo43 wine29 aqua28',
  straw: 'stone96 rose90 lime92 berry44 blue44 forest40 wine28 purple28',
  pine: 'mint91 rose89 stone95 coral74 sun89 sky76 lime84 orchid80',
  snow: 'sky80 rose80 mint80 coral62 blue58 violet58 teal38 wine36',
  tangerine: 'stone95 mint91 rose91 berry41 sky85 blue41 purple28 teal27',
  lilac: 'orchid94 mint91 sun95 purple46 blue47 teal45 indigo30 wine30',
  blossom: 'rose95 sky93 lime93 berry50 teal47 violet50 wine31 forest31',
  orchid: 'orchid93 sun95 aqua90 purple37 lime88 blue37 wine27 teal27',
};

// Contrasts to keep (WCAG 2.2), each a little above what the tests ask.
const READ = 4.6;
const STAND_OUT = 3.05;
const SET_OFF = 1.52;
// Distances to keep (ΔE in OKLab), of a shade from its body and of the tones of a palette.
const SHADED = 0.071;
const DEEPLY_SHADED = 0.081;
const TONED = 0.039;
// Of the accent and its shade from each ground, and in lightness where both are vivid: equal, they vibrate.
const APART = 0.101;
const SHADE_APART = 0.061;
const CALM = 0.122;
const VIVID = 0.119;
// A body nearer to white than this, or a belly, needs rims around the whites of the eyes.
const RIM = 1.35;
const BELLY_RIM = 1.11;

/** @type {(l: number, c: number, h: number) => Oklch} */
function mix(l, c, h) {
  return { mode: 'oklch', l: Math.min(1, l / 100), c: Math.max(0, c / 100), h: (h + 360) % 360 };
}

/** @param {string[]} lines @returns {Map<string, number[]>} */
function readHues(lines) {
  return new Map(
    lines
      .flatMap((line) => line.split(', '))
      .map((text) => [text.replace(/ .*/, ''), readNumbers(text.replace(/\S+ /, ''))]),
  );
}

/** @param {string} text @returns {[number, number, number]} */
function readNumbers(text) {
  const [l = 0, c = 0, h = 0] = text.split(' ').map(Number);
  return [l, c, h];
}

/** @param {number} h @returns {number} 1 or -1: the way a hue turns towards blue; the other way leads towards orange */
function turnCool(h) {
  return h > 60 && h < 250 ? 1 : -1;
}

/** @param {string} one @param {string} other @returns {boolean} two vivid colours of about the same lightness */
function vibrates(one, other) {
  const [a, b] = [place(one), place(other)];
  return a.c > VIVID && b.c > VIVID && Math.abs(a.l - b.l) < CALM;
}

/** @typedef {{ body: string, shade: string, belly: string }} Skin */

/**
 * @param {string} ground hue and lightness
 * @param {Skin[]} tones that stand out from it
 * @param {string} accent that does, too
 * @param {string} accentShade
 * @returns {string} hex
 */
function layGround(ground, tones, accent, accentShade) {
  const [name = '', digits] = ground.split(/(?=\d)(?<!\d)/);
  const [h = NaN, most = NaN] = HUES.get(name) ?? [];
  const l = Number(digits);
  // Yellow bears more chroma than other pale colours before it shouts.
  const mild = name === 'sun' ? 1.3 : 1;
  const c = Math.min(most, l >= 90 ? 7 * mild : l >= 72 ? 12 * mild : l < 36 ? 10.5 : most);
  const isApart = (/** @type {string} */ hex) =>
    measure(accent, hex) >= APART && measure(accentShade, hex) >= SHADE_APART && !vibrates(accent, hex);
  return pick(
    mix(l, c, h),
    (hex) =>
      isApart(hex) &&
      tones.every(({ body, shade }) => {
        const areLight = wcagLuminance(body) > 0.24 && wcagLuminance(hex) > 0.4;
        return Math.max(wcagContrast(body, hex), wcagContrast(shade, hex)) >= (areLight ? SET_OFF : STAND_OUT);
      }),
  );
}

/**
 * @param {[l: number, c: number, h: number]} color of the body
 * @param {number} turn 1 or -1, towards blue
 * @param {string | undefined} belly lightness and chroma
 * @param {(hex: string) => boolean} reads whether the ink reads on a colour
 * @param {(hex: string) => boolean} isToned whether a body is far enough from the middle tone
 * @returns {Skin}
 */
function mixSkin([l, c, h], turn, belly, reads, isToned) {
  const isDark = l < 57;
  const own = isDark ? [l + 13, c * 0.9] : [Math.max(89, l + 6.5), c * 0.42];
  const [bellyL = 0, bellyC = 0] = belly === undefined ? own : readNumbers(belly);
  const body = pick(mix(l, c, h), (hex) => reads(hex) && isToned(hex));
  const shade = mix(l - (isDark ? 10.5 : l > 86 ? 15.5 : 13), Math.min(c + 2, c * 1.2), h + 8 * turn);
  return {
    body,
    shade: pick(shade, (hex) => measure(hex, body) >= (isDark ? DEEPLY_SHADED : SHADED)),
    belly: pick(mix(bellyL, bellyC, h), reads),
  };
}

/** @param {string[]} colors */
function joinRow(colors) {
  return colors.map((hex) => hex.slice(1)).join(' ');
}

/** @param {string} id @param {string} design @param {string} grounds */
function mixRow(id, design, grounds) {
  const [home = '', second = '', blush = '', ...extras] = design.split(', ');
  const extra = new Map(extras.map((text) => [text.slice(0, text.indexOf(' ')), text.slice(text.indexOf(' ') + 1)]));
  const [l, c, h] = readNumbers(home);
  const [accentL, accentC, accentH] = readNumbers(second);
  const isDark = l < 57;
  const dark = pick(mix(isDark ? 19 : 21, Math.min(5, 2 + c / 4), h));
  const ink = isDark ? pick(mix(97, Math.min(2.5, c / 3), h)) : dark;
  const reads = (/** @type {string} */ hex) => wcagContrast(ink, hex) >= READ;
  const turn = turnCool(h);
  const cool = extra.get('cool') ?? `-3 0 ${18 * turn}`;
  const warm = extra.get('warm') ?? `3 0 ${-18 * turn}`;
  const skin = (/** @type {string} */ change, /** @type {(hex: string) => boolean} */ isToned) => {
    const [dl, dc, dh] = readNumbers(change);
    return mixSkin([l + dl, c + dc, h + dh], turn, extra.get('belly'), reads, isToned);
  };
  const middle = skin('0 0 0', () => true);
  const isToned = (/** @type {string} */ hex) => measure(hex, middle.body) >= TONED;
  const skins = [skin(cool, isToned), middle, skin(warm, isToned)];
  const accent = pick(mix(accentL, accentC, accentH), reads);
  const accentShade = pick(mix(accentL - 11, accentC, accentH - 4));
  const isPale = skins.some(
    ({ body, belly }) => wcagContrast('#fff', body) < RIM || wcagContrast('#fff', belly) < BELLY_RIM,
  );
  return {
    id,
    weight: 1,
    inks: joinRow([ink, dark, accent, accentShade, pick(mix(...readNumbers(blush)))]),
    tones: skins.map(({ body, shade, belly }) => joinRow([body, shade, belly])),
    grounds: joinRow(grounds.split(' ').map((ground) => layGround(ground, skins, accent, accentShade))),
    ...(isPale ? { pale: true } : {}),
  };
}

/** @returns the rows of lib/palettes/rows.ts, in the order in which they are designed */
export function designPalettes() {
  return Object.entries(INKS).map(([id, design]) => mixRow(id, design, GROUNDS[id] ?? ''));
}

/** @returns {string} the text of lib/palettes/rows.ts */
function printPalettes() {
  const rows = designPalettes().map(
    ({ id, weight, inks, tones, grounds, pale }) =>
      `  {\n    id: '${id}',\n    weight: ${weight},\n    inks: '${inks}',\n` +
      `    tones: [${tones.map((tone) => `'${tone}'`).join(', ')}],\n` +
      `    grounds: '${grounds}',\n${pale ? '    pale: true,\n' : ''}  },\n`,
  );
  return (
    '// The base palettes, as literal colours: designed in OKLCH in test/tools/palettes.js, which writes this file.\n' +
    "import type { PaletteRow } from './palette.js';\n\n/** The base palettes, frozen for 0.24. */\n" +
    `export const PALETTE_ROWS: readonly PaletteRow[] = [\n${rows.join('')}];\n`
  );
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const text = printPalettes();
  if (process.argv.includes('--write')) writeFileSync(new URL('../../lib/palettes/rows.ts', import.meta.url), text);
  else process.stdout.write(text);
}
