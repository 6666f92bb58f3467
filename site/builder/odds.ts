// How rare a mascot is, among all that the pages can draw.
import * as odds from '../../lib/choose/search.js';
import type { Suggestion, Wanted } from '../../lib/choose/search.js';
import { catalogue, type Slot } from '../../lib/index.js';

export { MIN_SEARCHABLE_ODDS } from '../../lib/choose/search.js';

/** The share of seeds whose mascot has these traits: 0 to 1. */
export function computeOdds(wanted: Wanted): number {
  return odds.computeOdds(wanted, catalogue);
}

/** Suggests the trait without which the odds are best; none where they stay at 0. */
export function suggestRemoval(
  wanted: Wanted,
  packsOf: (match: readonly Slot[]) => readonly string[],
): Suggestion | undefined {
  return odds.suggestRemoval(wanted, packsOf, catalogue);
}
