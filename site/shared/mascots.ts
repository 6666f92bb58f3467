// Decorative mascots. A page asks for a look; the name whose mascot comes nearest is used. So pages keep their composition
// when the art changes, and names always match.
import { selectAvatar, type AvatarOptions, type AvatarSpec, type Mood } from '../../lib/index.js';
import { drawAnimated } from './draw-animated.js';
import { NAMES } from './names.js';

/** What a place asks for. */
export interface WantedMascot {
  readonly palette: string;
  readonly body: string;
  /** Whether it has something on its head; without, unless told otherwise. */
  readonly topper?: boolean;
  readonly mood?: Mood;
}

/** A mascot that was found for a place. */
export interface NamedMascot {
  readonly seed: string;
  readonly options: AvatarOptions;
  readonly spec: AvatarSpec;
}

function scoreMatch(spec: AvatarSpec, wanted: WantedMascot): number {
  const body = spec.body === wanted.body ? 4 : 0;
  const topper = (spec.topper !== null) === (wanted.topper ?? false) ? 2 : 0;
  // Decorations look cheerful.
  const isGloomy = spec.eyes === 'squint' || spec.mouth === 'dot';
  return body + topper + (isGloomy ? 0 : 1);
}

/** Finds a mascot for each place; no name is used twice. */
export function findMascots(places: readonly WantedMascot[], names: readonly string[] = NAMES): NamedMascot[] {
  const unused = new Set(names);
  return places.map((wanted) => {
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
    if (best === undefined) throw new RangeError(`places: expected at most ${names.length}, got ${places.length}`);
    unused.delete(best.seed);
    return best;
  });
}

/** Draws such mascots as list items. */
export function renderMascots(places: readonly WantedMascot[], names: readonly string[]): string {
  const items = findMascots(places, names).map(({ seed, options }) => `<li>${drawAnimated(seed, options)}</li>`);
  return items.join('');
}
