// The search for seeds, among all that the pages can draw.
import * as search from '../../lib/choose/search.js';
import type { Search, SearchQuery as Query } from '../../lib/choose/search.js';
import { catalogue } from '../../lib/index.js';
import { nameAt } from '../shared/name-at.js';

/** What to search for, and among which seeds. */
export interface SearchQuery extends Query {
  /** Whether to try names that one can say, instead of the prefix and a number. */
  readonly asNames?: boolean;
}

/** Prepares a search. */
export function createSearch(query: SearchQuery): Search {
  return search.createSearch(query, catalogue, query.asNames === true ? nameAt : undefined);
}
