// What searches have found in this tab of the browser, so that it is there again after a reload and on the way back.
import { line } from '../../lib/options/read.js';

/** What one search has come to. */
export interface Finds {
  /** Seeds that were tried. */
  readonly tried: number;
  /** Those that fit, in their order. */
  readonly seeds: readonly string[];
}

const NAME = 'navii-finds';
/** Searches that are remembered, the latest ones. */
const MOST_SEARCHES = 12;
/** Seeds of one search that are remembered, and shown again. */
const MOST_SEEDS = 120;
const LONGEST_SEED = 80;

const NOTHING: Finds = { tried: 0, seeds: [] };

function readFinds(value: unknown): Finds {
  const { tried, seeds } = (typeof value === 'object' && value !== null ? value : {}) as Partial<
    Record<string, unknown>
  >;
  if (!Number.isSafeInteger(tried) || (tried as number) < 0 || !Array.isArray(seeds)) return NOTHING;
  const texts = seeds.map((seed) => line(seed, LONGEST_SEED)).filter((seed) => seed !== undefined);
  return { tried: tried as number, seeds: [...new Set(texts)].slice(0, MOST_SEEDS) };
}

// Storage may be off, and what is in it may be anything.
function readAll(): readonly (readonly [key: string, finds: unknown])[] {
  try {
    const all: unknown = JSON.parse(sessionStorage.getItem(NAME) ?? '[]');
    return Array.isArray(all) ? all.filter((entry) => Array.isArray(entry) && typeof entry[0] === 'string') : [];
  } catch {
    return [];
  }
}

/** What the search of a query has found. */
export function loadFinds(query: string): Finds {
  return readFinds(readAll().find(([key]) => key === query)?.[1]);
}

/** Remembers what the search of a query has found. */
export function storeFinds(query: string, { tried, seeds }: Finds): void {
  // From there on the search would find them again: those before stay as they were stored.
  if (seeds.length > MOST_SEEDS) return;
  const others = readAll().filter(([key]) => key !== query);
  try {
    sessionStorage.setItem(NAME, JSON.stringify([[query, { tried, seeds }], ...others].slice(0, MOST_SEARCHES)));
  } catch {
    // Off, or full: what is found is there until the page is left.
  }
}
