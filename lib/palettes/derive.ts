// A palette of one to three given colours, such as the colours of a brand. A given colour stays as it is if everything drawn with it is
// legible; otherwise its lightness changes as little as possible. `legible` means the same as in the checks of packs
// (../authoring/contrast.ts): a test runs them on derived palettes, and the minima here lie a little above theirs. The arithmetic is
// exact, so that every runtime derives the same bytes.
import { memoize } from '../memoize.js';
import { GROUNDS, ROLES, TONES } from '../spec.js';
import {
  contrast,
  distance,
  lengthOf,
  lightnessOf,
  parseHex,
  printHex,
  toLab,
  toRgb,
  type Lab,
  type Rgb,
} from './exact-colors.js';
import { eachRole, inkPalette, type InkedPalette, type Palette } from './palette.js';

type Test = (rgb: Rgb) => boolean;
type Axes = readonly [a: number, b: number];

/** Finds the colour with the nearest lightness that passes a test. */
function nearest([l, a, b]: Lab, isRight: Test): Rgb {
  let rgb = toRgb([l, a, b]);
  for (let step = 1; step <= 100 && !isRight(rgb); step += 1) {
    rgb = toRgb([Math.min(1, l + step / 100), a, b]);
    if (!isRight(rgb)) rgb = toRgb([Math.max(0, l - step / 100), a, b]);
  }
  return rgb;
}

/** Returns a given colour if it passes a test, else the nearest one that does. */
function keep(hex: string, isRight: Test): Rgb {
  const rgb = parseHex(hex);
  return isRight(rgb) ? rgb : nearest(toLab(rgb), isRight);
}

const WHITE = 0xffffff;
/** The darkest ink. */
const INK = 0x050505;

/** Whether a body is so dark that its lines are white. Dull and brown bodies never are: they would look like a caricature of skin. */
function isDeep(body: Rgb): boolean {
  if (contrast(WHITE, body) < 4.51) return false;
  const [, a, b] = toLab(body);
  const chroma = lengthOf(a, b);
  // Hues of 30° to 115°, and from 10° on where they are dull.
  const isBrown = a > -0.466 * b && b > (chroma < 0.13 ? 0.176 : 0.577) * a;
  return chroma > 0.06 && !isBrown;
}

function isBody(rgb: Rgb): boolean {
  return contrast(INK, rgb) >= 4.51 || isDeep(rgb);
}

/** Turns a hue by the angle of this cosine and sine. */
function turn([a, b]: Axes, cos: number, sin: number): Axes {
  return [a * cos - b * sin, a * sin + b * cos];
}

/** Derives the colours of the body, and all other colours from them. */
function deriveColors(given: string, givenGround: string | undefined, givenAccent: string | undefined): Palette {
  const body = keep(given, isBody);
  const lab = toLab(body);
  const [l, a, b] = lab;
  const chroma = lengthOf(a, b);
  // A grey has no hue: its other colours are chosen as for a warm hue.
  const hue: Axes = chroma < 0.02 ? [0.9, 0.44] : [a / chroma, b / chroma];
  const place = (at: number, vivid: number, [x, y]: Axes): Lab => [at, x * vivid, y * vivid];

  const isWhite = isDeep(body);
  // Bellies and cheeks of deep bodies turn towards pink: red backwards, blue forwards.
  const rosy = hue[0] > 0 && hue[1] > 0 ? -1 : 1;
  const isPale = contrast(WHITE, body) < 1.31;
  const dark = nearest(place(0.2, chroma < 0.03 ? chroma : 0.03, hue), (rgb) => {
    return isWhite || contrast(rgb, body) >= 4.51;
  });
  const ink = isWhite ? WHITE : dark;
  const shade = nearest(place(l * 0.82, chroma < 0.01 ? chroma : 0.95 * chroma + 0.015, hue), (rgb) => {
    return distance(toLab(rgb), lab) >= 7.1;
  });
  const lighter: Lab =
    l > 0.93 && chroma < 0.08 ? place(l - 0.05, chroma + 0.05, hue) : [l + (1 - l) * 0.62, a * 0.45, b * 0.45];
  const belly = nearest(
    isWhite ? place(Math.max(l + 0.05, 0.42), chroma * 0.95, turn(hue, 0.94, 0.34 * rosy)) : lighter,
    (rgb) => contrast(rgb, ink) >= 4.51 && (isPale || contrast(rgb, WHITE) >= 1.11) && distance(toLab(rgb), lab) >= 5,
  );

  const under = lightnessOf(body);
  const isGround: Test = (rgb) => {
    const apart = Math.abs(lightnessOf(rgb) - under);
    return apart >= 30.1 && (contrast(rgb, body) >= 3.01 || contrast(rgb, shade) >= 3.01);
  };
  const ground = givenGround === undefined ? undefined : keep(givenGround, isGround);
  // Light grounds have all hues. Dark ones go from green over blue to pink: dark yellow is muddy.
  const high = under - 60;
  let groundHue: Axes = high > 0 ? [-0.53, 0.848] : hue;
  const grounds = eachRole(GROUNDS, (i) => {
    if (ground !== undefined) return printHex(ground);
    groundHue = high > 0 ? turn(groundHue, 0.883, 0.469) : turn(groundHue, 0.7, 0.714);
    const more = (i % 2) * 0.03;
    const start =
      high > 0 ? place(0.36 + high / 250 + more, 0.105, groundHue) : place(0.955 - more / 2, 0.065, groundHue);
    return printHex(nearest(start, isGround));
  });

  const groundLab = ground === undefined ? undefined : toLab(ground);
  const isAccent: Test = (rgb) => {
    if (contrast(rgb, dark) < 4.51) return false;
    const own = toLab(rgb);
    return distance(own, lab) >= 6.1 && (groundLab === undefined || distance(own, groundLab) >= 6.1);
  };
  const turns = [turn(hue, -0.866, 0.5), turn(hue, 0.643, 0.766), turn(hue, -0.174, -0.985)];
  const accentLabs: Lab[] = [];
  const accents = eachRole(ROLES.accent, (i) => {
    const around = turns[i] as Axes;
    const accent = givenAccent
      ? keep(givenAccent, isAccent)
      : nearest(place(0.78 + 0.07 * around[1] + 0.02 * i, 0.15 - 0.02 * i, around), isAccent);
    const [lightness, x, y] = (accentLabs[i] = toLab(accent));
    return { accent: printHex(accent), accentShade: printHex(toRgb([lightness * 0.84, x, y])) };
  });
  const blush = nearest(isWhite ? place(l + 0.2, 0.15, turn(hue, 0.77, 0.64 * rosy)) : [0.72, 0.145, 0.04], (rgb) => {
    const own = toLab(rgb);
    return distance(own, lab) >= 10 && accentLabs.every((accent) => distance(own, accent) >= 5);
  });
  const tone = { body: printHex(body), shade: printHex(shade), belly: printHex(belly) };
  return {
    id: 'brand',
    weight: 1,
    ink: printHex(ink),
    dark: printHex(dark),
    blush: printHex(blush),
    tones: eachRole(TONES, () => tone),
    accents,
    grounds,
    pale: isPale,
  };
}

/** Number of memoized sets of colours: each takes 2.5 to 15 KB, and requests may name any colours. */
const MEMOIZED = 1024;

/** Lists the orders of three different colours; an empty list for fewer colours. */
function listOrders(colors: readonly string[]): string[][] {
  const all = colors.flatMap((a) => colors.flatMap((b) => colors.map((c) => [a, b, c])));
  return all.filter((order) => new Set(order).size === 3);
}

/** Derives the palette of colours in their order: the body, the grounds, the accents. Missing colours follow from the body. */
export function deriveInOrder([body = '#ffffff', ground, accent]: readonly string[]): InkedPalette {
  return inkPalette(deriveColors(body, ground, accent));
}

/** The colours that a palette draws with in the roles of given ones. */
export function listDrawn({
  tones,
  grounds,
  accents,
}: Palette): readonly [body: string, ground: string, accent: string] {
  return [tones.home.body, grounds.tint, accents.contrasting.accent];
}

const palettesOf = /* @__PURE__ */ memoize((key: string): readonly InkedPalette[] => {
  const colors = key.split(',');
  const legible = listOrders(colors).flatMap((order) => {
    const palette = deriveInOrder(order);
    return listDrawn(palette).join() === order.join() ? palette : [];
  });
  return legible[0] ? legible : [deriveInOrder(colors)];
}, MEMOIZED);

/**
 * Derives the palettes of colours, first for their given order. Three colours take turns: they have a palette for each order in
 * which all of them are legible without a change.
 *
 * @param colors - one to three as `#aabbcc`
 */
export function derivePalettes(colors: readonly string[]): readonly InkedPalette[] {
  return palettesOf(colors.join());
}
