// Decorative mascots. A page asks for a look, and gets the name whose mascot comes nearest to it. So pages keep their
// composition when the art changes, and each name always fits its mascot.
import {
  listPalettes,
  listParts,
  MOODS,
  selectAvatar,
  type AvatarOptions,
  type AvatarSpec,
  type Mood,
  type PaletteId,
  type PartId,
} from '../../lib/index.js';
import { drawAnimated } from './motion.js';

/** First names from many parts of the world, as seeds of decorative mascots. */
export const NAMES: readonly string[] = (
  'Abena Ada Aiko Aki Alan Alba Ama Amara Ana Anouk Anton Arlo Arun Asha Aya Bao Bea Bo Bruno Cleo Dara Dev Dina Edda ' +
  'Ela Elif Eli Emi Enzo Esi Eva Ezra Fay Femi Finn Flo Gala Gus Hana Hedy Hugo Ida Ike Ilse Imani Ines Inga Iris Ivo ' +
  'Jaya Jin Joan Jomo Juno Jun Kai Kaya Kei Kiri Kofi Kojo Lars Leila Lena Leo Lin Linus Lola Lou Luz Mae Maki Malik ' +
  'Mara Max Mei Mika Milo Mina Mira Moss Nala Naomi Nia Nico Nils Nina Noor Nora Oda Ola Olu Omar Oona Oscar Otis Otto ' +
  'Oz Pari Paz Pia Pim Priya Quinn Rafa Ravi Remi Ren Rhea Rio Rita Rosa Roz Rui Rumi Sana Sasha Seo Sia Sol Suki Sven ' +
  'Tala Tao Tariq Teo Thea Tia Tomas Tove Tuva Uma Una Vera Vik Wren Xia Yara Yaw Yuki Yusuf Zahra Zara Zeno Zia Zuri'
).split(' ');

/** The look that a page asks for. */
export interface MascotLook {
  readonly palette: PaletteId;
  readonly body: PartId<'body'>;
  /** Whether it wears something on its head. Default: false. */
  readonly topper?: boolean;
  readonly mood?: Mood;
}

/**
 * Reads looks such as `mint star topper happy, sky bun`: palette, body, `topper` if it wears something on its head, and mood.
 *
 * @param place - the place of the text, for errors
 * @throws RangeError with the known ids for an unknown one
 */
export function readLooks(text: string, place = 'a page'): MascotLook[] {
  if (text === '') return [];
  return text.split(', ').map((words) => {
    const [palette = '', body = '', ...rest] = words.split(' ');
    const mood = rest.find((word) => word !== 'topper');
    const slots = [
      ['palette', palette, listPalettes().map(({ id }) => id)],
      ['body', body, listParts('body').map(({ id }) => id)],
      ['mood', mood ?? 'neutral', MOODS],
    ] as const;
    for (const [slot, word, ids] of slots) {
      if ((ids as readonly string[]).includes(word)) continue;
      throw new RangeError(`${place}: mascots: ${words}: expected a ${slot} of ${ids.join(', ')}, got "${word}"`);
    }
    return { palette, body, topper: rest.includes('topper'), ...(mood !== undefined && { mood }) } as MascotLook;
  });
}

/** A mascot with the asked look, and its name as the seed. */
export interface NamedMascot {
  readonly seed: string;
  readonly options: AvatarOptions;
  readonly spec: AvatarSpec;
}

function scoreMatch(spec: AvatarSpec, wanted: MascotLook): number {
  const body = spec.body === wanted.body ? 4 : 0;
  const topper = (spec.topper !== null) === (wanted.topper ?? false) ? 2 : 0;
  // Decorative mascots should look cheerful.
  const isGloomy = spec.eyes === 'squint' || spec.mouth === 'dot';
  return body + topper + (isGloomy ? 0 : 1);
}

/**
 * Finds a mascot for each look; no name is used twice.
 *
 * @throws RangeError for more looks than names
 */
export function findMascots(looks: readonly MascotLook[], names: readonly string[] = NAMES): NamedMascot[] {
  const unused = new Set(names);
  return looks.map((wanted) => {
    const { palette, mood } = wanted;
    const options: AvatarOptions = { palette, background: 'none', ...(mood === undefined ? {} : { mood }) };
    let best: NamedMascot | undefined;
    let bestScore = -1;
    for (const seed of unused) {
      const spec = selectAvatar(seed, options);
      const score = scoreMatch(spec, wanted);
      if (score <= bestScore) continue;
      bestScore = score;
      best = { seed, options, spec };
    }
    if (best === undefined) throw new RangeError(`looks: expected at most ${names.length}, got ${looks.length}`);
    unused.delete(best.seed);
    return best;
  });
}

/** Draws mascots for some looks, as list items. */
export function renderMascots(looks: readonly MascotLook[], names: readonly string[]): string {
  const items = findMascots(looks, names).map(({ seed, options }) => `<li>${drawAnimated(seed, options)}</li>`);
  return items.join('');
}
