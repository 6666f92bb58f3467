// The design of the base palettes: `node test/tools/palettes.js` prints the rows of lib/palettes/rows.ts, `--write` writes them.
// A palette is designed here in OKLCH and read there as literal colours: of the 4096 that three hex digits name, the one
// nearest to the design that keeps contrasts and distances.
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { GROUNDS, HUES, INKS } from './palette-designs.js';
import { contrast, measure, measureLight, pick, place } from './short-colors.js';

/** @typedef {import('./short-colors.js').Oklch} Oklch */

// A body under this lightness (OKLCH, in hundredths) has pale lines.
const DEEP = 59;
// One over this stands on deep grounds, all others on pale ones.
const LIGHT = 71;
// One over this stands out from grounds of a middle tone, others from dark ones alone.
const BRIGHT = 78;
const WHITE = '#fff';
const hues = readHues(HUES);

// Contrasts to keep (WCAG 2.2), each a little above what the tests ask.
const READ = 4.55;
const STAND_OUT = 3.05;
const SET_OFF = 1.52;
// Distances of a body and what it stands on, in lightness (CIE L*), and the least lightness of a body.
const CLEAR = 30.1;
const LEAST = 40.1;
// The most lightness of a vivid body, which leaves room for colour in the pale grounds above it.
const MOST = 58.4;
// Distances to keep (ΔE in OKLab), of a shade from its body and of the tones of a palette.
const SHADED = 0.071;
const DEEPLY_SHADED = 0.081;
const TONED = 0.039;
// Of an accent from the bodies and from the blush, of the grounds of a palette from one another, and of
// a ring from the disc inside it.
const ACCENTED = 0.121;
const BLUSHED = 0.052;
const VARIED = 0.055;
const RINGED = 0.092;
// Of an accent and its shade from each ground, the other way round for what is pale on pale, and in lightness where both
// are vivid: equal, they vibrate.
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
/** @typedef {{ accent: string, accentShade: string, isPale: boolean }} Second */

/** @param {string} ground @param {Second} second @returns {boolean} whether an accent shows on a ground */
function showsOn(ground, { accent, accentShade, isPale }) {
  const [far, shadeFar] = [measure(accent, ground), measure(accentShade, ground)];
  const isApart = (far >= APART && shadeFar >= SHADE_APART) || (isPale && far >= SHADE_APART && shadeFar >= APART);
  return isApart && !vibrates(accent, ground);
}

/** @param {string} ground @param {Skin} skin @returns {boolean} whether a body stands out from a ground */
function standsOn(ground, { body, shade }) {
  const areLight = place(body).luminance > 0.24 && place(ground).luminance > 0.4;
  const most = Math.max(contrast(body, ground), contrast(shade, ground));
  return most >= (areLight ? SET_OFF : STAND_OUT) && Math.abs(measureLight(body) - measureLight(ground)) >= CLEAR;
}

/**
 * @param {string[]} grounds hue and lightness of each
 * @param {Skin[]} skins that stand out from them
 * @param {Second[]} seconds that show on them
 * @returns {string[]} hex
 */
function layGrounds(grounds, skins, seconds) {
  /** @type {string[]} */
  const laid = [];
  for (const ground of grounds) {
    const [name = '', digits] = ground.split(/(?=\d)(?<!\d)/);
    const [h = NaN, deepC = NaN, paleC = NaN] = hues.get(name) ?? [];
    const l = Number(digits);
    const hex = pick(
      mix(l, l > 70 ? paleC : deepC, h),
      (color) =>
        laid.every((other, i) => measure(color, other) >= (i === laid.length - 4 ? RINGED : VARIED)) &&
        seconds.every((second) => showsOn(color, second)) &&
        skins.every((skin) => standsOn(color, skin)),
    );
    laid.push(hex);
  }
  return laid;
}

/**
 * @param {[l: number, c: number, h: number]} color of the body
 * @param {number} turn 1 or -1, towards blue
 * @param {string | undefined} belly lightness and chroma, and hue if not that of the body
 * @param {(hex: string) => boolean} reads whether the ink reads on a colour
 * @param {(hex: string) => boolean} isToned whether a body is far enough from the middle tone
 * @returns {Skin}
 */
function mixSkin([l, c, h], turn, belly, reads, isToned) {
  const isDark = l < DEEP;
  const own = [Math.max(89, l + 6.5), c * 0.5];
  const [bellyL = 0, bellyC = 0, bellyH = h] = belly === undefined ? own : belly.split(' ').map(Number);
  const body = pick(mix(l, c, h), (hex) => {
    const light = measureLight(hex);
    return reads(hex) && isToned(hex) && light >= LEAST && (l > LIGHT || light <= MOST);
  });
  const shade = mix(l - (isDark ? 10.5 : l > 86 ? 15.5 : 13), Math.min(c + 2, c * 1.2), h + 8 * turn);
  return {
    body,
    shade: pick(shade, (hex) => measure(hex, body) >= (isDark ? DEEPLY_SHADED : SHADED)),
    belly: pick(mix(bellyL, bellyC, bellyH), (hex) => reads(hex) && measure(hex, body) >= 0.052),
  };
}

/**
 * @param {string} design lightness, chroma and hue
 * @param {(hex: string) => boolean} passes
 * @returns {Second}
 */
function mixAccent(design, passes) {
  const [l, c, h] = readNumbers(design);
  const accent = pick(mix(l, c, h), passes);
  const isPale = l > 95;
  return { accent, accentShade: pick(isPale ? mix(l - 18, c + 4, h) : mix(l - 11, c, h - 4)), isPale };
}

/** @param {string[]} colors */
function joinRow(colors) {
  return colors.map((hex) => hex.slice(1)).join(' ');
}

/**
 * A wall is calm where most discs are pale or of a middle tone: so vivid bodies, whose grounds are pale, are frequent, deep
 * ones rare, and those rarer than others of which the grounds must be dark.
 *
 * @param {number} l lightness of the body
 * @returns {number}
 */
function weigh(l) {
  if (l > LIGHT) return l < BRIGHT ? 2 : 4;
  return l < DEEP ? 1 : 6;
}

/** @param {string} id @param {string} design @param {string} grounds */
function mixRow(id, design, grounds) {
  const [home = '', contrasting = '', matching = '', bright = '', blush = '', ...extras] = design.split(', ');
  const extra = new Map(extras.map((text) => [text.slice(0, text.indexOf(' ')), text.slice(text.indexOf(' ') + 1)]));
  const [l, c, h] = readNumbers(home);
  const isDark = l < DEEP;
  const dark = pick(mix(isDark ? 19 : 20, Math.min(5, 2 + c / 4), h));
  const ink = isDark ? pick(mix(99.5, Math.min(1, c / 3), h)) : dark;
  const reads = (/** @type {string} */ hex) => contrast(ink, hex) >= READ;
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
  const cheek = pick(mix(...readNumbers(blush)));
  const showsThere = (/** @type {string} */ hex) =>
    contrast(dark, hex) >= READ &&
    measure(hex, cheek) >= BLUSHED &&
    skins.every(({ body }) => measure(hex, body) >= ACCENTED);
  const seconds = [contrasting, matching, bright].map((second) => mixAccent(second, showsThere));
  const isPale = skins.some(({ body, belly }) => contrast(WHITE, body) < RIM || contrast(WHITE, belly) < BELLY_RIM);
  return {
    id,
    weight: weigh(l),
    inks: joinRow([ink, dark, cheek]),
    accents: seconds.map(({ accent, accentShade }) => joinRow([accent, accentShade])),
    tones: skins.map(({ body, shade, belly }) => joinRow([body, shade, belly])),
    grounds: joinRow(layGrounds(grounds.split(' '), skins, seconds)),
    ...(isPale ? { pale: true } : {}),
  };
}

/** @returns the rows of lib/palettes/rows.ts, in the order in which they are designed */
export function designPalettes() {
  return Object.entries(INKS).map(([id, design]) => mixRow(id, design, GROUNDS[id] ?? ''));
}

/** @param {string[]} texts @returns {string} */
function quote(texts) {
  return texts.map((text) => `'${text}'`).join(', ');
}

/** @returns {string} the text of lib/palettes/rows.ts */
function printPalettes() {
  const rows = designPalettes().map(
    ({ id, weight, inks, accents, tones, grounds, pale }) =>
      `  {\n    id: '${id}',\n    weight: ${weight},\n    inks: '${inks}',\n` +
      `    accents: [${quote(accents)}],\n    tones: [${quote(tones)}],\n` +
      `    grounds: '${grounds}',\n${pale ? '    pale: true,\n' : ''}  },\n`,
  );
  return (
    '// The palettes of the base, as literal colours. They are designed in OKLCH in test/tools/palettes.js, which writes this file.\n' +
    "import type { PaletteRow } from './palette.js';\n\n/** The palettes of the base. Seeds pick by the weights and the order: neither may change. */\n" +
    `export const PALETTE_ROWS: readonly PaletteRow[] = [\n${rows.join('')}];\n`
  );
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const text = printPalettes();
  if (process.argv.includes('--write')) writeFileSync(new URL('../../lib/palettes/rows.ts', import.meta.url), text);
  else process.stdout.write(text);
}
