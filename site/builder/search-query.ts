// From the state of the builder to what a search looks for, and what the seeds that it finds are drawn with.
import type { AvatarOptions, Slot } from '../../lib/index.js';
import { wear } from './rules.js';
import type { Quest } from './search.js';
import { listNeeded } from './slots.js';
import type { State } from './state.js';

const OPTIONS: ReadonlySet<Slot> = new Set<Slot>(['palette', 'background']);

/** Whether a slot is given as an option, so that no seed has to be found for it. */
export function isGiven({ given }: State, slot: Slot): boolean {
  return given && OPTIONS.has(slot);
}

/** What to look for in a state. */
export function questOf(state: State): Quest {
  const spec = wear(state.spec);
  const match = state.match.filter((slot) => !isGiven(state, slot));
  return { prefix: state.prefix, spec, match, packs: listNeeded(spec, match) };
}

/** What the seeds of a state are drawn with. */
export function optionsOf(state: State): AvatarOptions {
  const { palette, background } = state.spec;
  const packs = questOf(state).packs.join(',');
  return { ...(state.given ? { palette, background } : {}), ...(packs === '' ? {} : { packs }) };
}
