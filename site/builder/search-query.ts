// From the state of the builder to a search, and to the options that the seeds it finds are used with.
import type { AvatarOptions, Slot } from '../../lib/index.js';
import { applyRules } from './rules.js';
import type { SearchQuery } from './search.js';
import { listNeeded } from './slots.js';
import type { State } from './state.js';

const OPTION_SLOTS: ReadonlySet<Slot> = new Set<Slot>(['palette', 'background']);

/** Whether a slot is given as an option, so that seeds need not match in it. */
export function isGiven({ given }: State, slot: Slot): boolean {
  return given && OPTION_SLOTS.has(slot);
}

/** What to search for in a state. */
export function readSearchQuery(state: State): SearchQuery {
  const spec = applyRules(state);
  const match = state.match.filter((slot) => !isGiven(state, slot));
  return { prefix: state.prefix, spec, match, packs: listNeeded(spec, match) };
}

/** The options that the seeds of a state's search are used with. */
export function listSeedOptions(state: State): AvatarOptions {
  const { palette, background } = state.spec;
  const packs = readSearchQuery(state).packs.join(',');
  return { ...(state.given ? { palette, background } : {}), ...(packs === '' ? {} : { packs }) };
}
