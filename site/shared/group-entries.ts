// Results in groups by their kind: the group of the best one first, and in each the best of it.
import type { Entry, Kind } from './search-entry.js';

/** How many of a kind are shown, and how many in all: more than one looks through nobody needs. */
const OF_A_KIND = 6;
const IN_ALL = 24;

/** What is shown before anything is typed, by address. */
const SUGGESTED = ['/docs', '/docs/options', '/docs/parts', '/docs/sdk', '/docs/http', '/builder'];

/** Groups what was found. */
export function groupEntries(found: readonly Entry[]): ReadonlyMap<Kind, readonly Entry[]> {
  const groups = new Map<Kind, Entry[]>();
  let shown = 0;
  for (const entry of found) {
    if (shown === IN_ALL) break;
    const group = groups.get(entry[0]) ?? [];
    if (group.length === OF_A_KIND) continue;
    groups.set(entry[0], [...group, entry]);
    shown += 1;
  }
  return groups;
}

/** Some pages to begin with. */
export function suggest(entries: readonly Entry[]): Entry[] {
  return SUGGESTED.flatMap((address) => entries.filter((entry) => entry[3] === address));
}
