// Finding entries by words as people type them: beginnings of words, words in another order, and with a letter wrong.
import MiniSearch from 'minisearch';
import type { Entry, Kind } from './search-entry.js';

/** Words, each also in pieces: `tileBg` is found as `tile bg`, `snack-bar` as `snackbar`, `Next.js` as `nextjs`. */
function splitWords(text: string): string[] {
  return Array.from(text.matchAll(/[\p{L}\p{N}]+(?:[-.][\p{L}\p{N}]+)*/gu), ([word]) => word).flatMap((word) => {
    const pieces = word.split(/[-.]|(?<=\p{Ll})(?=\p{Lu})/u);
    return pieces.length > 1 ? [word.replace(/[-.]/g, ''), ...pieces] : [word];
  });
}

/** How many letters may be wrong. */
function allowErrors(term: string): number {
  if (term.length < 4) return 0;
  return term.length < 7 ? 1 : 2;
}

/** What is meant more often than other things of the same words. */
const WEIGHTS: Readonly<Record<Kind, number>> = {
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
export function createFind(entries: readonly Entry[]): (query: string) => Entry[] {
  const index = new MiniSearch<{ id: number; title: string; context: string; text: string }>({
    fields: ['title', 'context', 'text'],
    tokenize: splitWords,
    searchOptions: {
      boost: { title: 6, context: 2 },
      prefix: true,
      fuzzy: allowErrors,
      boostDocument: (id: number, term) => {
        const [kind, title] = entries[id] ?? ['Docs', ''];
        // Who types the whole name means this one, not those that begin with it.
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
