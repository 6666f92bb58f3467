// The odds of a look, with all packs that the pages can draw. Apart from search.ts, whose names only the worker needs.
import { catalogue } from '../../lib/catalogue.js';
import * as odds from '../../lib/choose/search.js';
import type { Suggestion, Wanted } from '../../lib/choose/search.js';
import { type Slot } from '../../lib/index.js';

export { MIN_SEARCHABLE_ODDS } from '../../lib/choose/search.js';

/** Computes the share of seeds whose mascot has these traits, from 0 to 1. */
export function computeOdds(wanted: Wanted): number {
  return odds.computeOdds(wanted, catalogue);
}

/** Suggests the trait to leave out for the best odds; `undefined` if the odds stay at 0 without any of them. */
export function suggestRemoval(
  wanted: Wanted,
  packsOf: (match: readonly Slot[]) => readonly string[],
): Suggestion | undefined {
  return odds.suggestRemoval(wanted, packsOf, catalogue);
}
