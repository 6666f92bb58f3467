// Whether a palette can be read: every colour on what it is drawn on, in every tone, with every accent, on every ground.
import type { Palette } from '../palettes/palette.js';
import type { Inks } from '../parts/part.js';
import { GROUNDS, ROLES, TONES, type Ground } from '../slots.js';
import { measureContrast, measureDistance, measureLightness, measureLuminance } from './color.js';

/** What has to be reached. Contrasts are those of WCAG 2.2, lightness is CIE L*, distances are those of OKLab, times 100. */
export const LEAST = {
  /** Contrast of lines on the body and on the belly. */
  ink: 4.5,
  /** Contrast of what is dark with white, and with each accent. */
  dark: 4.5,
  /** Contrast of the body, or of its shade, with each ground. */
  silhouette: 3,
  /** The same where both are light: there the shade alone sets the body off, and the sticker look needs no more. */
  lightSilhouette: 1.5,
  /** Contrast of the whites of the eyes with the body, with the belly, and with their rim on a pale body. */
  whiteOnBody: 1.3,
  whiteOnBelly: 1.1,
  whiteOnRim: 1.5,
  /** Lightness of bodies and of grounds, and how far the two are apart. */
  bodyLightness: 40,
  groundLightness: 18,
  lightnessApart: 30,
  /** Distance of the shade and the blush from the body. */
  shade: 7,
  blush: 8,
  /** Distance of an accent, or of its shade, from the body. */
  accent: 6,
} as const;

/** Luminances from which on a body and a ground count as light. */
const LIGHT_BODY = 0.24;
const LIGHT_GROUND = 0.4;

/** Whether a body and the ground that it stands on are both light. */
export function areLight(body: string, ground: string): boolean {
  return measureLuminance(body) > LIGHT_BODY && measureLuminance(ground) > LIGHT_GROUND;
}

/** Two colours, by the names that an author knows them by. */
type Pair = readonly [one: string, other: string];

/** A measure, and the least that it may be. */
type Row = readonly [what: string, value: number, least: number, unit: 'contrast' | 'L*' | 'distance'];

function say([what, value, least, unit]: Row): string {
  const digits = unit === 'L*' ? 0 : 2;
  return `${what} has ${unit === 'contrast' ? 'a contrast' : unit === 'L*' ? 'L*' : 'a distance'} of ${value.toFixed(digits)}, expected ${least} or more`;
}

function name(inks: object, key: string): string {
  return `${key} ${new Map(Object.entries(inks)).get(key) ?? ''}`;
}

function on(inks: object, [one, other]: Pair): string {
  return `${name(inks, one)} on ${name(inks, other)}`;
}

function* measureTone(inks: Inks): Generator<Row> {
  const { body, shade, belly, ink, dark, blush, rim } = inks;
  yield [on(inks, ['ink', 'body']), measureContrast(ink, body), LEAST.ink, 'contrast'];
  yield [on(inks, ['ink', 'belly']), measureContrast(ink, belly), LEAST.ink, 'contrast'];
  yield [`${name(inks, 'dark')} on white`, measureContrast(dark, '#fff'), LEAST.dark, 'contrast'];
  yield [on(inks, ['shade', 'body']), measureDistance(shade, body), LEAST.shade, 'distance'];
  yield [on(inks, ['blush', 'body']), measureDistance(blush, body), LEAST.blush, 'distance'];
  yield [name(inks, 'body'), measureLightness(body), LEAST.bodyLightness, 'L*'];
  if (rim === '') {
    const hint = '(pale: true gives the eyes a rim)';
    yield [`white on ${name(inks, 'body')} ${hint}`, measureContrast('#fff', body), LEAST.whiteOnBody, 'contrast'];
    yield [`white on ${name(inks, 'belly')} ${hint}`, measureContrast('#fff', belly), LEAST.whiteOnBelly, 'contrast'];
  } else
    yield [`white on the rim, ${name(inks, 'shade')},`, measureContrast('#fff', rim), LEAST.whiteOnRim, 'contrast'];
}

function* measureAccent(inks: Inks): Generator<Row> {
  const { body, dark, accent, accentShade } = inks;
  yield [on(inks, ['dark', 'accent']), measureContrast(dark, accent), LEAST.dark, 'contrast'];
  const distance = Math.max(measureDistance(accent, body), measureDistance(accentShade, body));
  const both = `${name(inks, 'accent')} with ${name(inks, 'accentShade')} on ${name(inks, 'body')}`;
  yield [both, distance, LEAST.accent, 'distance'];
}

function* measureGround({ body, shade }: Inks, role: Ground, ground: string): Generator<Row> {
  const contrast = Math.max(measureContrast(body, ground), measureContrast(shade, ground));
  const least = areLight(body, ground) ? LEAST.lightSilhouette : LEAST.silhouette;
  yield [`body ${body} on ground ${role} ${ground}`, contrast, least, 'contrast'];
  const apart = Math.abs(measureLightness(body) - measureLightness(ground));
  yield [`body ${body} on ground ${role} ${ground}, as a difference,`, apart, LEAST.lightnessApart, 'L*'];
}

/** What cannot be read in a palette. */
export function findContrastFaults({ inks, grounds }: Palette): string[] {
  const faults: string[] = [];
  const add = (rows: Iterable<Row>, where: string): void => {
    for (const row of rows) if (!(row[1] >= row[2])) faults.push(`${where}${say(row)}`);
  };
  for (const role of GROUNDS) {
    const lightness = measureLightness(grounds[role]);
    add([[`ground ${role} ${grounds[role]}`, lightness, LEAST.groundLightness, 'L*']], '');
  }
  for (const tone of TONES) {
    add(measureTone(inks[tone].contrasting), `tone ${tone}: `);
    for (const role of ROLES.accent) add(measureAccent(inks[tone][role]), `tone ${tone}, accent ${role}: `);
    for (const role of GROUNDS) add(measureGround(inks[tone].contrasting, role, grounds[role]), `tone ${tone}: `);
  }
  return faults;
}
