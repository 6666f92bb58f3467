// Words on cards: which font has all letters of a text, and how large it may be to fit in its place.
import { cutText } from 'navii/internals';
import { FONT_LETTERS } from './font-letters.js';

/** A font by its name, and the widths of its letters in ems. */
interface Font {
  readonly name: string;
  readonly widths: ReadonlyMap<string, number>;
}

const FONTS: readonly Font[] = FONT_LETTERS.map(({ name, letters }) => ({
  name,
  widths: new Map(letters.flatMap(([width, row]) => Array.from(row, (letter) => [letter, width / 100] as const))),
}));

/** Pictures are left out, with what belongs to them: no font has them. */
const PICTURES =
  /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\u200d|\u20e3|\ufe0f|[\u{e0020}-\u{e007f}]/gu;
const SPACES = /\s+/gu;

/** A text as a card shows it. */
export interface Lettering {
  readonly font: string;
  /** Size in pixels. */
  readonly size: number;
  readonly lines: readonly string[];
}

/** The place of a text, in pixels. */
export interface Place {
  readonly width: number;
  readonly height: number;
  readonly minSize: number;
  readonly maxSize: number;
}

/** From the base line of a line to that of the next, in ems. */
export const LINE_HEIGHT = 1.04;
/** Letters beyond which a text is cut in any case. */
const MAX_LETTERS = 40;
/** The first font draws the sign of the ellipsis with raised dots, so cards have three full stops instead. */
const ELLIPSIS = /…/g;

function measure(text: string, { widths }: Font): number {
  return Array.from(text).reduce((sum, letter) => sum + (widths.get(letter) ?? 0), 0);
}

/**
 * Lists the ways to break a text: one line, and, if it has a space or a hyphen, two lines, broken as near the middle as
 * may be.
 */
function breakLines(text: string, font: Font): (readonly string[])[] {
  const ends = Array.from(text.matchAll(/ |-(?=.)/g), ({ index }) => index + 1);
  const breaks = ends.map((end) => [text.slice(0, end).trim(), text.slice(end)]);
  const widest = (lines: readonly string[]) => Math.max(...lines.map((line) => measure(line, font)));
  const [best] = breaks.toSorted((a, b) => widest(a) - widest(b));
  return best === undefined ? [[text]] : [[text], best];
}

function fitLines(lines: readonly string[], font: Font, { width, height, maxSize }: Place): number {
  const widest = Math.max(0.01, ...lines.map((line) => measure(line, font)));
  return Math.floor(Math.min(maxSize, width / widest, height / (lines.length * LINE_HEIGHT)));
}

function fitWhole(text: string, font: Font, place: Place): Lettering {
  const options = breakLines(text, font).map((lines) => ({
    font: font.name,
    lines,
    size: fitLines(lines, font, place),
  }));
  return options.reduce((best, each) => (each.size > best.size ? each : best));
}

/**
 * Finds how a text fits in a place: as large as may be, cut with an ellipsis where it would become too small.
 *
 * @returns nothing where no font has all of its letters
 */
export function fitText(text: string, place: Place): Lettering | undefined {
  const letters = text.normalize('NFC').replace(PICTURES, '').replace(SPACES, ' ').trim();
  if (!/[\p{L}\p{N}]/u.test(letters)) return undefined;
  const font = FONTS.find(({ widths }) => Array.from(letters).every((letter) => widths.has(letter)));
  if (font === undefined) return undefined;
  for (let length = MAX_LETTERS; ; length -= 1) {
    const fitted = fitWhole(cutText(letters, length).replace(ELLIPSIS, '...'), font, place);
    if (fitted.size >= place.minSize || length === 1) return fitted;
  }
}
