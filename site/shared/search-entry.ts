// What the index of the search holds: the build writes it, and the search reads it.

/** What kinds of things are found, in the words under which they are listed. */
export const KINDS = ['Pages', 'Docs', 'Options', 'SDK', 'HTTP API', 'Packs', 'Palettes', 'Parts'] as const;

/** One of {@link KINDS}. */
export type Kind = (typeof KINDS)[number];

/** Something to be found. An array, because the index holds a thousand: its names would be half of it. */
export type Entry = readonly [
  kind: Kind,
  title: string,
  /** Where it belongs, in a few words. */
  context: string,
  address: string,
  /** What else it is found by. */
  text: string,
  /** Address of its picture. */
  picture?: string,
];

/** The path of the index. */
export const INDEX_PATH = '/search.json';
