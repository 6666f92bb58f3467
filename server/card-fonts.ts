// The fonts for text on cards, which PNG threads load; avatars have no text.

/** A font family. */
export interface CardFont {
  readonly name: string;
  readonly files: readonly string[];
  /** Matches texts if the font has all of their letters. */
  readonly texts: RegExp;
  /** Its widths, relative to the estimates of draw/lettering.ts. */
  readonly scale: number;
}

const rubik = (subset: string): string => `@fontsource/rubik/files/rubik-${subset}-900-normal.woff2`;

/** The preferred font, and one (63 KB) with more scripts, for names with letters that the first one lacks. */
export const CARD_FONTS: readonly [CardFont, ...CardFont[]] = [
  {
    name: 'Bagel Fat One',
    files: ['@fontsource/bagel-fat-one/files/bagel-fat-one-latin-400-normal.woff2'],
    texts: /^[ -~\xa1-\xac\xae-\xff\u0131\u0152\u0153\u2013\u2014\u2018-\u201a\u201c-\u201e\u2022\u2026\u20ac]*$/,
    scale: 0.75,
  },
  {
    name: 'Rubik',
    files: ['latin', 'latin-ext', 'cyrillic', 'cyrillic-ext', 'hebrew', 'arabic'].map(rubik),
    // Latin, Cyrillic, Hebrew and Arabic.
    texts:
      /^[ -~\xa1-\xac\xae-\u0161\u0164-\u017f\u0218-\u021b\u0400-\u045f\u0490-\u049d\u04ae-\u04b1\u04b6-\u04bb\u04cf-\u04d9\u04e2-\u04e9\u05b0-\u05bc\u05d0-\u05ea\u061f\u0621-\u063a\u0640-\u0656\u0660-\u0669\u067e\u0686\u0698\u06a9\u06af\u06cc\u06f0-\u06f9\u1e80-\u1e85\u1e9e\u1ef2\u1ef3\u2013\u2014\u2018-\u201a\u201c-\u201e\u2022\u2026\u20ac]*$/,
    scale: 1,
  },
];
