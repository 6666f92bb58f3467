// Whether a palette can be read: every colour on what it is drawn on, in every tone, with every accent, on every ground.
import type { Palette } from '../palettes/palette.js';
import type { Inks } from '../parts/part.js';
import { GROUNDS, ROLES, TONES, type Ground } from '../spec.js';
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

type Phrase = 'has a contrast of' | 'has a lightness (L*) of' | 'differ in lightness (L*) by' | 'differ (OKLab) by';

/** A measure, and the least that it may be. */
type Row = readonly [what: string, phrase: Phrase, value: number, least: number];

function say([what, phrase, value, least]: Row): string {
  // Cut, not rounded: 4.499 is not 4.5.
  return `${what} ${phrase} ${Math.trunc(100 * value) / 100}, expected ${least} or more`;
}

/** A colour with its name. */
function name(inks: object, key: string): string {
  return `${key} ${new Map(Object.entries(inks)).get(key) ?? ''}`;
}

function* measureTone(inks: Inks): Generator<Row> {
  const { body, shade, belly, ink, dark, blush, rim } = inks;
  const [bodyName, bellyName] = [name(inks, 'body'), name(inks, 'belly')];
  yield [`${name(inks, 'ink')} on ${bodyName}`, 'has a contrast of', measureContrast(ink, body), LEAST.ink];
  yield [`${name(inks, 'ink')} on ${bellyName}`, 'has a contrast of', measureContrast(ink, belly), LEAST.ink];
  yield [`${name(inks, 'dark')} on white`, 'has a contrast of', measureContrast(dark, '#fff'), LEAST.dark];
  yield [`${name(inks, 'shade')} and ${bodyName}`, 'differ (OKLab) by', measureDistance(shade, body), LEAST.shade];
  yield [`${name(inks, 'blush')} and ${bodyName}`, 'differ (OKLab) by', measureDistance(blush, body), LEAST.blush];
  yield [bodyName, 'has a lightness (L*) of', measureLightness(body), LEAST.bodyLightness];
  if (rim === '') {
    const white = (under: string) => `white on ${under} (with pale: true, eyes have a rim)`;
    yield [white(bodyName), 'has a contrast of', measureContrast('#fff', body), LEAST.whiteOnBody];
    yield [white(bellyName), 'has a contrast of', measureContrast('#fff', belly), LEAST.whiteOnBelly];
  } else {
    const rimName = `white on the rim of the eyes, ${name(inks, 'shade')},`;
    yield [rimName, 'has a contrast of', measureContrast('#fff', rim), LEAST.whiteOnRim];
  }
}

function* measureAccent(inks: Inks): Generator<Row> {
  const { body, dark, accent, accentShade } = inks;
  const names = `${name(inks, 'accent')}, ${name(inks, 'accentShade')} and ${name(inks, 'body')}`;
  const darkName = `${name(inks, 'dark')} on ${name(inks, 'accent')}`;
  yield [darkName, 'has a contrast of', measureContrast(dark, accent), LEAST.dark];
  const distance = Math.max(measureDistance(accent, body), measureDistance(accentShade, body));
  yield [names, 'differ (OKLab) by', distance, LEAST.accent];
}

function* measureGround(inks: Inks, role: Ground, ground: string): Generator<Row> {
  const { body, shade } = inks;
  const names = `${name(inks, 'body')} on ground ${role} ${ground}`;
  const contrast = Math.max(measureContrast(body, ground), measureContrast(shade, ground));
  yield [names, 'has a contrast of', contrast, areLight(body, ground) ? LEAST.lightSilhouette : LEAST.silhouette];
  const apart = Math.abs(measureLightness(body) - measureLightness(ground));
  yield [names, 'differ in lightness (L*) by', apart, LEAST.lightnessApart];
}

/** What cannot be read in a palette. */
export function findContrastFaults({ inks, grounds }: Palette): string[] {
  const faults: string[] = [];
  const add = (rows: Iterable<Row>, where: string): void => {
    for (const row of rows) if (!(row[2] >= row[3])) faults.push(`${where}${say(row)}`);
  };
  for (const role of GROUNDS) {
    const lightness = measureLightness(grounds[role]);
    add([[`ground ${role} ${grounds[role]}`, 'has a lightness (L*) of', lightness, LEAST.groundLightness]], '');
  }
  for (const tone of TONES) {
    add(measureTone(inks[tone].contrasting), `tone ${tone}: `);
    for (const role of ROLES.accent) add(measureAccent(inks[tone][role]), `tone ${tone}, accent ${role}: `);
    for (const role of GROUNDS) add(measureGround(inks[tone].contrasting, role, grounds[role]), `tone ${tone}: `);
  }
  return faults;
}
