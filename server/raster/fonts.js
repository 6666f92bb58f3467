// The fonts of cards. Avatars have no text. Plain JavaScript, because threads import it from the sources too.

/** @typedef {{ name: string, files: readonly string[] }} CardFont a family, and the files that have its letters */

/** @param {string} subset */
const bagel = (subset) => `@fontsource/bagel-fat-one/files/bagel-fat-one-${subset}-400-normal.woff2`;
/** @param {string} subset */
const rubik = (subset) => `@fontsource/rubik/files/rubik-${subset}-900-normal.woff2`;

/**
 * Ours, and for names that it has not all letters of, one that has more scripts: 63 KB.
 *
 * @type {readonly CardFont[]}
 */
export const CARD_FONTS = [
  { name: 'Bagel Fat One', files: [bagel('latin')] },
  { name: 'Rubik', files: ['latin', 'latin-ext', 'cyrillic', 'cyrillic-ext', 'hebrew', 'arabic'].map(rubik) },
];

/**
 * The files of the fonts that a drawing names.
 *
 * @param {string} svg
 */
export function listFontFiles(svg) {
  if (!svg.includes('<text')) return [];
  return CARD_FONTS.filter(({ name }) => svg.includes(`"${name}"`)).flatMap(({ files }) => files);
}
