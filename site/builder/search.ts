// The search for seeds, among all that the pages can draw.
import * as search from '../../lib/choose/search.js';
import type { Search, SearchQuery } from '../../lib/choose/search.js';
import type { Wheels } from '../../lib/choose/wheels.js';
import { catalogue, type Style } from '../../lib/index.js';

export { listWheelIds, type SearchQuery } from '../../lib/choose/search.js';

/** The wheels that seeds are drawn from: one set without packs, one for each style with packs. */
export function listWheels(packs: readonly string[]): ReadonlyMap<Style | undefined, Wheels> {
  return search.listWheels(packs, catalogue);
}

/** Prepares a search. */
export function createSearch(query: SearchQuery): Search {
  return search.createSearch(query, catalogue);
}
