// Who is on stage. A role says what its place in the picture needs; the first name whose mascot looks like it gets it,
// so that the picture keeps its composition when the art is redrawn, and every name tag stays true.
import {
  createAvatar,
  describe,
  selectAvatar,
  type AvatarOptions,
  type AvatarSpec,
  type Mood,
} from '../../lib/index.js';
import { dropStyle } from './draw.js';
import { each, escapeHtml } from './html.js';
import { NAMES } from './names.js';

/** What a place in the picture asks for. */
export interface Role {
  readonly palette: string;
  readonly body: string;
  /** Something on the head. */
  readonly topper?: boolean;
  readonly mood?: Mood;
}

/** A name in its role. */
export interface Actor {
  readonly seed: string;
  readonly options: AvatarOptions;
  readonly spec: AvatarSpec;
}

// Welcome at home, but not at the door.
const GLOOMY: ReadonlySet<string> = new Set(['pout', 'wave', 'flat', 'dot']);

function judge(spec: AvatarSpec, role: Role): number {
  const body = spec.body === role.body ? 4 : 0;
  const topper = (spec.topper !== null) === (role.topper ?? false) ? 2 : 0;
  const isGloomy = spec.eyes === 'squint' || GLOOMY.has(spec.mouth ?? '');
  return body + topper + (isGloomy ? 0 : 1);
}

function optionsOf({ palette, mood }: Role): AvatarOptions {
  return { palette, background: 'none', ...(mood === undefined ? {} : { mood }) };
}

/** Gives every role a name of its own. */
export function castRoles(roles: readonly Role[], names: readonly string[] = NAMES): Actor[] {
  const free = new Set(names);
  return roles.map((role) => {
    const options = optionsOf(role);
    let best: Actor | undefined;
    let mark = -1;
    for (const seed of free) {
      const spec = selectAvatar(seed, options);
      const score = judge(spec, role);
      if (score <= mark) continue;
      mark = score;
      best = { seed, options, spec };
    }
    if (best === undefined) throw new RangeError(`roles: expected at most ${names.length}, got ${roles.length}`);
    free.delete(best.seed);
    return best;
  });
}

/** Draws an actor without the stylesheet of its motion, which the page has once. */
export function drawMoving({ seed, options }: Pick<Actor, 'seed' | 'options'>): string {
  return dropStyle(createAvatar(seed, { ...options, animated: true }));
}

/** Address of the playground with an actor in it. */
export function linkActor({ seed, options }: Pick<Actor, 'seed' | 'options'>): string {
  const query = new URLSearchParams({ seed });
  for (const [name, value] of Object.entries(options)) query.set(name, String(value));
  return `/?${query.toString()}#playground`;
}

// In the order of the places in hero.css, back row first: who stands further in front is drawn later.
const CROWD: readonly Role[] = [
  { palette: 'teal', body: 'ghost' },
  { palette: 'rose', body: 'star' },
  { palette: 'lime', body: 'egg', topper: true },
  { palette: 'petrol', body: 'dome' },
  { palette: 'snow', body: 'peak' },
  { palette: 'cherry', body: 'flame' },
  { palette: 'lilac', body: 'pill', topper: true },
  { palette: 'pine', body: 'cloud' },
  { palette: 'aqua', body: 'mushroom' },
  { palette: 'grape', body: 'imp' },
  { palette: 'blossom', body: 'bell', topper: true },
  { palette: 'midnight', body: 'heart' },
  { palette: 'sage', body: 'bun', topper: true },
  { palette: 'orchid', body: 'swirl' },
  { palette: 'navy', body: 'loaf', topper: true },
  { palette: 'mint', body: 'star' },
  { palette: 'coral', body: 'fluff' },
  { palette: 'cobalt', body: 'ghost', topper: true },
  { palette: 'cream', body: 'egg', topper: true },
  { palette: 'sky', body: 'mushroom', mood: 'happy' },
  { palette: 'fern', body: 'loaf', topper: true, mood: 'wink' },
  { palette: 'rose', body: 'heart', mood: 'happy' },
];

/** The crowd of the hero, as list items that lead to the playground. */
export function renderCrowd(): string {
  return each(castRoles(CROWD), (actor) => {
    const label = escapeHtml(`${actor.seed}, ${describe(actor.spec)}`);
    return (
      `<li><a href="${escapeHtml(linkActor(actor))}" aria-label="${label}" data-seed="${escapeHtml(actor.seed)}">` +
      `${drawMoving(actor)}<span class="tag" aria-hidden="true">${escapeHtml(actor.seed)}</span></a></li>`
    );
  });
}
