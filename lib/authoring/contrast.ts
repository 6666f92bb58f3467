// Whether the colours of a palette can be told apart: each colour on those that it is drawn on, in each tone, with each accent and
// on each ground.
import { readHex } from '../options/read.js';
import * as exact from '../palettes/exact-colors.js';
import type { InkedPalette } from '../palettes/palette.js';
import type { Inks } from '../parts/part.js';
import { GROUNDS, ROLES, TONES, type Ground } from '../spec.js';

// Palettes are written with three or six digits, and the exact arithmetic takes six.
const parse = (hex: string): exact.Rgb => exact.parseHex(readHex(hex) ?? hex);
const toLab = (hex: string): exact.Lab => exact.toLab(parse(hex));
export const contrast = (one: string, other: string): number => exact.contrast(parse(one), parse(other));
export const distance = (one: string, other: string): number => exact.distance(toLab(one), toLab(other));
const luminanceOf = (hex: string): number => exact.luminanceOf(parse(hex));

/** Lightness (CIE L*), 0 to 100. */
export function measureLightness(hex: string): number {
  const y = luminanceOf(hex);
  return y > 216 / 24_389 ? exact.lightnessOf(parse(hex)) : (y * 24_389) / 27;
}

/** The minimum of each measure. Contrasts are those of WCAG 2.2, lightness is CIE L*, distances are those of OKLab, times 100. */
const LEAST = {
  /** Contrast of lines on the body and on the belly. */
  ink: 4.5,
  /** Contrast of the ink `dark` with white, and with each accent. */
  dark: 4.5,
  /** Contrast of the body, or of its shade, with each ground. */
  silhouette: 3,
  /** The same if both are light. Then only the shade separates the body from the ground, which is enough for a sticker look. */
  lightSilhouette: 1.5,
  /** Contrast of the whites of the eyes with the body, with the belly, and with their rim on a pale body. */
  whiteOnBody: 1.3,
  whiteOnBelly: 1.1,
  whiteOnRim: 1.5,
  /** Difference in lightness of bodies and grounds. */
  lightnessApart: 30,
  /** Distance of the shade and the blush from the body. */
  shade: 7,
  blush: 8,
  /** Distance of an accent, or of its shade, from the body. */
  accent: 6,
} as const;

/** A body or ground with a higher luminance counts as light. */
const LIGHT_BODY = 0.24;
const LIGHT_GROUND = 0.4;

/** Whether a body and its ground are both light. */
function areLight(body: string, ground: string): boolean {
  return luminanceOf(body) > LIGHT_BODY && luminanceOf(ground) > LIGHT_GROUND;
}

type Phrase = 'has a contrast of' | 'differ in lightness (L*) by' | 'differ (OKLab) by';

/** A measured value and its minimum. */
type Measurement = readonly [subject: string, phrase: Phrase, value: number, least: number];

function describe([subject, phrase, value, least]: Measurement): string {
  // Truncated, not rounded: 4.499 must not read as 4.5.
  return `${subject} ${phrase} ${Math.trunc(100 * value) / 100}, expected ${least} or more`;
}

/** The name and the value of a colour. */
function name(inks: object, key: string): string {
  return `${key} ${new Map(Object.entries(inks)).get(key) ?? ''}`;
}

function* measureTone(inks: Inks): Generator<Measurement> {
  const { body, shade, belly, ink, dark, blush, rim } = inks;
  const [bodyName, bellyName] = [name(inks, 'body'), name(inks, 'belly')];
  yield [`${name(inks, 'ink')} on ${bodyName}`, 'has a contrast of', contrast(ink, body), LEAST.ink];
  yield [`${name(inks, 'ink')} on ${bellyName}`, 'has a contrast of', contrast(ink, belly), LEAST.ink];
  yield [`${name(inks, 'dark')} on white`, 'has a contrast of', contrast(dark, '#fff'), LEAST.dark];
  yield [`${name(inks, 'shade')} and ${bodyName}`, 'differ (OKLab) by', distance(shade, body), LEAST.shade];
  yield [`${name(inks, 'blush')} and ${bodyName}`, 'differ (OKLab) by', distance(blush, body), LEAST.blush];
  if (rim === '') {
    const white = (under: string) => `white on ${under} (with pale: true, eyes have a rim)`;
    yield [white(bodyName), 'has a contrast of', contrast('#fff', body), LEAST.whiteOnBody];
    yield [white(bellyName), 'has a contrast of', contrast('#fff', belly), LEAST.whiteOnBelly];
  } else {
    const rimName = `white on the rim of the eyes, ${name(inks, 'shade')},`;
    yield [rimName, 'has a contrast of', contrast('#fff', rim), LEAST.whiteOnRim];
  }
}

function* measureAccent(inks: Inks): Generator<Measurement> {
  const { body, dark, accent, accentShade } = inks;
  const names = `${name(inks, 'accent')}, ${name(inks, 'accentShade')} and ${name(inks, 'body')}`;
  const darkName = `${name(inks, 'dark')} on ${name(inks, 'accent')}`;
  yield [darkName, 'has a contrast of', contrast(dark, accent), LEAST.dark];
  const most = Math.max(distance(accent, body), distance(accentShade, body));
  yield [names, 'differ (OKLab) by', most, LEAST.accent];
}

function* measureGround(inks: Inks, role: Ground, ground: string): Generator<Measurement> {
  const { body, shade } = inks;
  const names = `${name(inks, 'body')} on ground ${role} ${ground}`;
  const most = Math.max(contrast(body, ground), contrast(shade, ground));
  yield [names, 'has a contrast of', most, areLight(body, ground) ? LEAST.lightSilhouette : LEAST.silhouette];
  const apart = Math.abs(measureLightness(body) - measureLightness(ground));
  yield [names, 'differ in lightness (L*) by', apart, LEAST.lightnessApart];
}

/** Lists the colours of a palette that cannot be told apart. */
export function findContrastFaults({ inks, grounds }: InkedPalette): string[] {
  const faults: string[] = [];
  const add = (rows: Iterable<Measurement>, where: string): void => {
    for (const row of rows) if (!(row[2] >= row[3])) faults.push(`${where}${describe(row)}`);
  };
  for (const tone of TONES) {
    add(measureTone(inks(tone, 'contrasting')), `tone ${tone}: `);
    for (const role of ROLES.accent) add(measureAccent(inks(tone, role)), `tone ${tone}, accent ${role}: `);
    for (const role of GROUNDS) add(measureGround(inks(tone, 'contrasting'), role, grounds[role]), `tone ${tone}: `);
  }
  return faults;
}
