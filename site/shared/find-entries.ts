// The search index of the site: its entries, how they are found, and how results are grouped. The words of a query match in any
// order: whole words come first, then beginnings of words. Without any, misspelt names match too, and then any one word.
import MiniSearch, { type SearchOptions } from 'minisearch';

/** The kinds of entries, under the names that the results show. */
export const SEARCH_KINDS = ['Pages', 'Docs', 'Options', 'SDK', 'HTTP API', 'Packs', 'Palettes', 'Parts'] as const;

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
  /** Words that count as much as the title. */
  words?: string,
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

/** Equates cases, and the two spellings of colour. */
function foldWord(word: string): string {
  return word.toLowerCase().replace('colour', 'color');
}

/** Equates plurals with singulars too. */
function foldPlural(word: string): string {
  const folded = foldWord(word);
  return folded.length > 3 ? folded.replace(/(?<!s)s$/, '') : folded;
}

/** Words of a question that say nothing about its answer. */
const STOP_WORDS =
  'a an and are by can do does for how i in into is it my of on or the to use using what with you your';
const STOPS: ReadonlySet<string> = new Set(STOP_WORDS.split(' '));

/** Splits a query into words, without stop words. A query of nothing else keeps them. */
function splitQuery(query: string): string[] {
  const words = splitWords(query);
  const rest = words.filter((word) => !STOPS.has(word.toLowerCase()));
  return rest.length > 0 ? rest : words;
}

/** Weights of the kinds: with equal matches, pages come first, then parts of a mascot, then names in code. */
const WEIGHTS: Readonly<Record<SearchEntryKind, number>> = {
  Pages: 2,
  Docs: 1.6,
  Options: 1.6,
  Packs: 1.2,
  'HTTP API': 1,
  Palettes: 0.8,
  Parts: 0.8,
  SDK: 0.6,
};

/** The fields with names: a misspelt word is looked for only here, because in long texts something is always near. */
const NAME_FIELDS = ['title', 'words'];

/** The share of the letters of a word that may be wrong. */
const MAX_ERRORS = 0.25;

/** The ways to match a query, in groups: if one group finds nothing, the next one is tried. The best way of a group is first. */
const WAYS: readonly (readonly SearchOptions[])[] = [
  // Whole words, then words that begin so. The plural `cors` is no beginning of `core`.
  [{}, { prefix: true, processTerm: foldWord }],
  [{ prefix: true, fuzzy: MAX_ERRORS, fields: NAME_FIELDS }],
  [{ combineWith: 'OR', fields: NAME_FIELDS }],
];

/** The most entries that are named where nothing was found. */
const MAX_NEAR = 3;

/** Makes two functions: `find` finds entries, the best first; `findNear` finds pages with similar names, for when there is none. */
export function createFind(entries: readonly SearchEntry[]) {
  const index = new MiniSearch<{ id: number; title: string; words: string; context: string; text: string }>({
    fields: ['title', 'words', 'context', 'text'],
    tokenize: splitWords,
    processTerm: foldPlural,
    searchOptions: {
      tokenize: splitQuery,
      combineWith: 'AND',
      // The author of a page chose its title and its search words: they count more than words of its text.
      boost: { title: 6, words: 18, context: 2 },
      // The length of a field hardly counts: the search words of a page would otherwise weigh less, the more it has.
      bm25: { k: 1.2, b: 0.3, d: 0.5 },
    },
  });
  index.addAll(entries.map(([, title, context, , text, , words = ''], id) => ({ id, title, words, context, text })));
  const find = (query: string): SearchEntry[] => {
    const boostDocument = (id: number): number => {
      const [kind, title] = entries[id] ?? ['Docs', ''];
      // A complete title comes before titles of more words.
      return WEIGHTS[kind] * (title.toLowerCase() === query.toLowerCase() ? 1.5 : 1);
    };
    const search = (options: SearchOptions): number[] =>
      index.search(query, { ...options, boostDocument }).map(({ id }) => id as number);
    for (const ways of WAYS) {
      const found = Array.from(new Set(ways.flatMap(search)), (id) => entries[id]);
      if (found.length > 0) return found.filter((entry) => entry !== undefined);
    }
    return [];
  };
  const findNear = (query: string): SearchEntry[] =>
    index
      .search(query, { prefix: true, fuzzy: 0.4, fields: NAME_FIELDS, combineWith: 'OR' })
      .map(({ id }) => entries[id as number])
      .filter((entry): entry is SearchEntry => entry?.[0] === 'Pages' || entry?.[0] === 'Docs')
      .slice(0, MAX_NEAR);
  return { find, findNear };
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
const SUGGESTED = ['/docs', '/docs/options', '/docs/parts', '/docs/agents', '/docs/tools', '/ready'];

/** Lists the entries that are shown before anything is typed. */
export function suggest(entries: readonly SearchEntry[]): SearchEntry[] {
  return SUGGESTED.flatMap((address) => entries.filter((entry) => entry[3] === address));
}
