// The fonts of the words on cards. Avatars have no words. Plain JavaScript, because threads read it from the sources too.

/** @typedef {{ name: string, files: readonly string[] }} CardFont a family, and the files that have its letters */

/** @param {string} subset */
const rubik = (subset) => `@fontsource/rubik/files/rubik-${subset}-900-normal.woff2`;

/**
 * Ours, and for names that it has not all letters of, one that has more scripts: 63 KB.
 *
 * @type {readonly CardFont[]}
 */
export const CARD_FONTS = [
  { name: 'Bagel Fat One', files: ['@fontsource/bagel-fat-one/files/bagel-fat-one-latin-400-normal.woff2'] },
  { name: 'Rubik', files: ['latin', 'latin-ext', 'cyrillic', 'cyrillic-ext', 'hebrew', 'arabic'].map(rubik) },
];
