// The search for seeds, with all packs that the pages can draw.
import { catalogue } from '../../lib/catalogue.js';
import * as search from '../../lib/choose/search.js';
import type { Search, SearchQuery } from '../../lib/choose/search.js';
import { nameAt } from '../shared/name-at.js';

/** The look to search for, and the seeds to try. */
export interface SeedQuery extends SearchQuery {
  /** Whether to try invented names, instead of the prefix and a number. */
  readonly asNames?: boolean;
}

/** Prepares a search. */
export function createSearch(query: SeedQuery): Search {
  return search.createSearch(query, catalogue, query.asNames === true ? nameAt : undefined);
}
