// Chooses the font, size and line breaks of a text on a card: a font that has all letters, as large as fits into a box.
import { cutText } from '../../lib/pages/share.js';
import { CARD_FONTS, type CardFont } from '../card-fonts.js';

/** Letters by the width that they have at most, in ems; each letter counts by the first row that it matches. */
const WIDTHS: readonly (readonly [letters: RegExp, width: number])[] = [
  [/\p{M}/u, 0],
  [/[ .,:;'|ilIıіІاוין]/u, 0.55],
  [/[@%MWmwÆæŒœ¼½¾ЖжШшЩщЮюФфЫыЉљЊњҖҗӔӕ]/u, 1.37],
  [/\p{Script=Arabic}/u, 1.1],
  [/\p{Ll}/u, 0.88],
];
const USUAL_WIDTH = 1;

/** Emoji, flags and their modifiers. They are removed, because no font has them. */
const EMOJI =
  /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\u200d|\u20e3|\ufe0f|[\u{e0020}-\u{e007f}]/gu;
const SPACES = /\s+/gu;

/** A text with its layout. */
export interface Lettering {
  readonly font: string;
  /** Size in pixels. */
  readonly size: number;
  readonly lines: readonly string[];
}

/** The box for a text, and the limits of the font size, in pixels. */
export interface TextBox {
  readonly width: number;
  readonly height: number;
  readonly minSize: number;
  readonly maxSize: number;
}

/** Distance between the base lines of two lines, in ems. */
export const LINE_HEIGHT = 1.04;
/** Maximum number of letters; longer texts are cut. */
const MAX_LETTERS = 40;
/** Replaced by three full stops, because the first font draws the ellipsis with raised dots. */
const ELLIPSIS = /…/g;

/** Estimates the width of a text in ems. */
function measure(text: string, { scale }: CardFont): number {
  const widths = Array.from(
    text.normalize('NFD'),
    (letter) => WIDTHS.find(([letters]) => letters.test(letter))?.[1] ?? USUAL_WIDTH,
  );
  return scale * widths.reduce((sum, width) => sum + width, 0);
}

/** Lists the ways to break a text: one line, and two lines of similar width if it has a space or a hyphen. */
function breakLines(text: string, font: CardFont): (readonly string[])[] {
  const ends = Array.from(text.matchAll(/ |-(?=.)/g), ({ index }) => index + 1);
  const breaks = ends.map((end) => [text.slice(0, end).trim(), text.slice(end)]);
  const widest = (lines: readonly string[]) => Math.max(...lines.map((line) => measure(line, font)));
  const [best] = breaks.toSorted((a, b) => widest(a) - widest(b));
  return best === undefined ? [[text]] : [[text], best];
}

function fitLines(lines: readonly string[], font: CardFont, { width, height, maxSize }: TextBox): number {
  const widest = Math.max(0.01, ...lines.map((line) => measure(line, font)));
  return Math.floor(Math.min(maxSize, width / widest, height / (lines.length * LINE_HEIGHT)));
}

function fitWhole(text: string, font: CardFont, box: TextBox): Lettering {
  const options = breakLines(text, font).map((lines) => ({
    font: font.name,
    lines,
    size: fitLines(lines, font, box),
  }));
  return options.reduce((best, each) => (each.size > best.size ? each : best));
}

/**
 * Fits a text into a box, as large as possible. A text that would become smaller than `minSize` is cut and ends with
 * dots.
 *
 * @returns `undefined` when the text has no letter or digit, or when no font has all of its letters
 */
export function fitText(text: string, box: TextBox): Lettering | undefined {
  const letters = text.normalize('NFC').replace(EMOJI, '').replace(SPACES, ' ').trim();
  if (!/[\p{L}\p{N}]/u.test(letters)) return undefined;
  const font = CARD_FONTS.find(({ texts }) => texts.test(letters));
  if (font === undefined) return undefined;
  for (let length = MAX_LETTERS; ; length -= 1) {
    const fitted = fitWhole(cutText(letters, length).replace(ELLIPSIS, '...'), font, box);
    if (fitted.size >= box.minSize || length === 1) return fitted;
  }
}
