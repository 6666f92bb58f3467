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

/** A body or ground with a higher luminance counts as light. */
const LIGHT_BODY = 0.24;
const LIGHT_GROUND = 0.4;

function areLight(body: string, ground: string): boolean {
  return luminanceOf(body) > LIGHT_BODY && luminanceOf(ground) > LIGHT_GROUND;
}

// Contrasts follow WCAG 2.2, lightness is CIE L*, distances are in OKLab, times 100.
const CONTRAST = 'has a contrast of';
const LIGHTNESS = 'differ in lightness (L*) by';
const DISTANCE = 'differ (OKLab) by';

/** A measured value and its minimum. */
type Measurement = readonly [subject: string, phrase: string, value: number, least: number];

function describe([subject, phrase, value, least]: Measurement): string {
  // Truncated, not rounded: 4.499 must not read as 4.5.
  return `${subject} ${phrase} ${Math.trunc(100 * value) / 100}, expected ${least} or more`;
}

/** Adds the value of each ink to its name. */
function nameInks(inks: Inks): Readonly<Record<keyof Inks, string>> {
  return Object.fromEntries(Object.entries(inks).map(([key, hex]) => [key, `${key} ${hex}`])) as Record<
    keyof Inks,
    string
  >;
}

function* measureTone(inks: Inks): Generator<Measurement> {
  const { body, shade, belly, ink, dark, blush, rim } = inks;
  const names = nameInks(inks);
  yield [`${names.ink} on ${names.body}`, CONTRAST, contrast(ink, body), 4.5];
  yield [`${names.ink} on ${names.belly}`, CONTRAST, contrast(ink, belly), 4.5];
  yield [`${names.dark} on white`, CONTRAST, contrast(dark, '#fff'), 4.5];
  yield [`${names.shade} and ${names.body}`, DISTANCE, distance(shade, body), 7];
  yield [`${names.blush} and ${names.body}`, DISTANCE, distance(blush, body), 8];
  if (rim === '') {
    const white = (under: string) => `white on ${under} (with pale: true, eyes have a rim)`;
    yield [white(names.body), CONTRAST, contrast('#fff', body), 1.3];
    yield [white(names.belly), CONTRAST, contrast('#fff', belly), 1.1];
  } else yield [`white on the rim of the eyes, ${names.shade},`, CONTRAST, contrast('#fff', rim), 1.5];
}

function* measureAccent(inks: Inks): Generator<Measurement> {
  const { body, dark, accent, accentShade } = inks;
  const names = nameInks(inks);
  yield [`${names.dark} on ${names.accent}`, CONTRAST, contrast(dark, accent), 4.5];
  const most = Math.max(distance(accent, body), distance(accentShade, body));
  yield [`${names.accent}, ${names.accentShade} and ${names.body}`, DISTANCE, most, 6];
}

function* measureGround(inks: Inks, role: Ground, ground: string): Generator<Measurement> {
  const { body, shade } = inks;
  const both = `${nameInks(inks).body} on ground ${role} ${ground}`;
  const most = Math.max(contrast(body, ground), contrast(shade, ground));
  // If both are light, only the shade separates the body from the ground, which is enough for a sticker look.
  yield [both, CONTRAST, most, areLight(body, ground) ? 1.5 : 3];
  const apart = Math.abs(measureLightness(body) - measureLightness(ground));
  yield [both, LIGHTNESS, apart, 30];
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
