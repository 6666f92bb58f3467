// The search for seeds, among all that the pages can draw.
import * as search from '../../lib/choose/search.js';
import type { Search, SearchQuery as Query } from '../../lib/choose/search.js';
import type { Wheels } from '../../lib/choose/wheels.js';
import { catalogue, type Style } from '../../lib/index.js';
import { nameAt } from '../shared/name-at.js';

export { listWheelIds } from '../../lib/choose/search.js';

/** What to search for, and among which seeds. */
export interface SearchQuery extends Query {
  /** Whether to try names that one can say, instead of the prefix and a number. */
  readonly asNames?: boolean;
}

/** The wheels that seeds are drawn from: one set without packs, one for each style with packs. */
export function listWheels(packs: readonly string[]): ReadonlyMap<Style | undefined, Wheels> {
  return search.listWheels(packs, catalogue);
}

/** Prepares a search. */
export function createSearch(query: SearchQuery): Search {
  return search.createSearch(query, catalogue, query.asNames === true ? nameAt : undefined);
}
