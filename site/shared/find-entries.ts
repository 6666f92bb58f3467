// The search index of the site: its entries, how they are found, and how results are grouped. A query matches beginnings of
// words, in any order, and with small spelling mistakes.
import MiniSearch from 'minisearch';

/** The kinds of entries, under the names that the results show. */
export const SEARCH_KINDS = ['Pages', 'Docs', 'Options', 'SDK', 'HTTP API', 'Packs', 'Palettes', 'Parts'] as const;

/** One of {@link SEARCH_KINDS}. */
export type SearchEntryKind = (typeof SEARCH_KINDS)[number];

/** An entry of the index. An array, because the index has a thousand entries: property names would be half of its size. */
export type SearchEntry = readonly [
  kind: SearchEntryKind,
  title: string,
  /** A few words about where the entry belongs. */
  context: string,
  address: string,
  /** More words by which the entry is found. */
  text: string,
  /** Address of a picture. */
  picture?: string,
];

/** The path of the index, which the build writes. */
export const INDEX_PATH = '/search.json';

/** Splits a text into words, and adds their pieces: `tileBg` is found as `tile bg`, `snack-bar` as `snackbar`, `Next.js` as `nextjs`. */
function splitWords(text: string): string[] {
  return Array.from(text.matchAll(/[\p{L}\p{N}]+(?:[-.][\p{L}\p{N}]+)*/gu), ([word]) => word).flatMap((word) => {
    const pieces = word.split(/[-.]|(?<=\p{Ll})(?=\p{Lu})/u);
    return pieces.length > 1 ? [word.replace(/[-.]/g, ''), ...pieces] : [word];
  });
}

/** The number of letters that may be wrong. */
function allowErrors(term: string): number {
  if (term.length < 4) return 0;
  return term.length < 7 ? 1 : 2;
}

/** Weights of the kinds: with equal matches, the kind that visitors look for more often comes first. */
const WEIGHTS: Readonly<Record<SearchEntryKind, number>> = {
  Pages: 2,
  Options: 2,
  Packs: 1.5,
  SDK: 1.4,
  'HTTP API': 1.3,
  Docs: 1,
  Palettes: 1,
  Parts: 0.9,
};

/** Makes a function that finds entries, the best first. */
export function createFind(entries: readonly SearchEntry[]): (query: string) => SearchEntry[] {
  const index = new MiniSearch<{ id: number; title: string; context: string; text: string }>({
    fields: ['title', 'context', 'text'],
    tokenize: splitWords,
    searchOptions: {
      boost: { title: 6, context: 2 },
      prefix: true,
      fuzzy: allowErrors,
      boostDocument: (id: number, term) => {
        const [kind, title] = entries[id] ?? ['Docs', ''];
        // A complete title comes before titles that only begin with the term.
        return WEIGHTS[kind] * (title.toLowerCase() === term ? 2 : 1);
      },
    },
  });
  index.addAll(entries.map(([, title, context, , text], id) => ({ id, title, context, text })));
  return (query) => {
    const all = index.search(query, { combineWith: 'AND' });
    const found = all.length > 0 ? all : index.search(query, { combineWith: 'OR' });
    return found.flatMap(({ id }) => {
      const entry = entries[id as number];
      return entry === undefined ? [] : [entry];
    });
  };
}

/** The maximum number of results of one kind, and of all kinds. */
const MAX_OF_KIND = 6;
const MAX_RESULTS = 24;

/** Groups results by their kind. The group with the best result comes first, and so does the best result in each group. */
export function groupEntries(found: readonly SearchEntry[]): ReadonlyMap<SearchEntryKind, readonly SearchEntry[]> {
  const groups = new Map<SearchEntryKind, SearchEntry[]>();
  let shown = 0;
  for (const entry of found) {
    if (shown === MAX_RESULTS) break;
    const group = groups.get(entry[0]) ?? [];
    if (group.length === MAX_OF_KIND) continue;
    groups.set(entry[0], [...group, entry]);
    shown += 1;
  }
  return groups;
}

/** Addresses of the entries that are shown before anything is typed. */
const SUGGESTED = ['/docs', '/docs/options', '/docs/parts', '/docs/sdk', '/docs/http', '/builder'];

/** Lists the entries that are shown before anything is typed. */
export function suggest(entries: readonly SearchEntry[]): SearchEntry[] {
  return SUGGESTED.flatMap((address) => entries.filter((entry) => entry[3] === address));
}
