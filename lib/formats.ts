// The formats of images. Addresses, routes and their descriptions, the command and the configuration of the service follow from this
// list; a media type for each is in http/answer.ts.

/** The formats. An address without a suffix is an SVG, unless an operator says otherwise. */
export const FORMATS = ['svg', 'png'] as const;

/** One of {@link FORMATS}. */
export type Format = (typeof FORMATS)[number];

/** A suffix that names a format, in any letter case. */
export const SUFFIX = /* @__PURE__ */ new RegExp(`\\.(${FORMATS.join('|')})$`, 'i');

/** The format that the suffix of a path or of a file name stands for, in any letter case; `undefined` for any other suffix. */
export function formatOf(name: string): Format | undefined {
  return SUFFIX.exec(name)?.[1]?.toLowerCase() as Format | undefined;
}

/** The suffixes in words, as in `.svg or .png`. */
export function joinSuffixes(word: 'and' | 'or'): string {
  return FORMATS.map((format) => `.${format}`).join(` ${word} `);
}
