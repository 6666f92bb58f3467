// File names from any text that are valid on Windows, macOS and Linux, and distinct names for many files.
import filenamify from 'filenamify/browser';
import { hashSeed } from '../choose/select.js';

/** Maximum length of a file name in bytes of UTF-8: the smallest limit among these systems. */
export const MAX_NAME_BYTES = 255;

const REPLACEMENT = '_';
const encoder = new TextEncoder();

function countBytes(text: string): number {
  return encoder.encode(text).length;
}

/** Cuts a text to a number of bytes, between characters as people see them (grapheme clusters). */
function cut(text: string, bytes: number): string {
  if (countBytes(text) <= bytes) return text;
  let short = '';
  let left = bytes;
  for (const { segment } of new Intl.Segmenter('und').segment(text.slice(0, bytes))) {
    left -= countBytes(segment);
    if (left < 0) break;
    short += segment;
  }
  return short;
}

/**
 * Makes a file name.
 *
 * @param stem - any text; each character that one of the systems forbids becomes `_`
 * @param ending - the end of the name, which is added unchanged
 */
export function makeFileName(stem: string, ending: string): string {
  // Lone surrogates cannot be written in UTF-8, and some systems refuse noncharacters.
  const whole = stem.replace(/[\p{Surrogate}\p{Noncharacter_Code_Point}]/gu, REPLACEMENT);
  const safe = filenamify(whole, { replacement: REPLACEMENT, maxLength: Infinity });
  // Some systems hide files with a full stop at the start of the name.
  const shown = safe.replace(/^\./, REPLACEMENT);
  const short = cut(shown, MAX_NAME_BYTES - countBytes(ending)).replace(/[. ]+$/, '');
  return (short === '' ? REPLACEMENT : short) + ending;
}

/**
 * Folds a file name: two names that any of the systems treats as equal give the same text. Systems may ignore letter case and
 * Unicode normalization.
 */
export function foldName(name: string): string {
  return name.normalize('NFD').toLowerCase().toUpperCase().normalize('NFD');
}

/** Gives names to files. No two names are equal on Windows, macOS or Linux. */
export class FileNames {
  readonly #taken = new Set<string>();
  #changed = 0;

  /** The number of files that got another name, because theirs was taken. */
  get changed(): number {
    return this.#changed;
  }

  /**
   * Names a file.
   *
   * @param stem - the wished name, without its extension
   * @param extension - with its full stop
   * @param identity - a text for the content of the file. If the name is taken, digits of its hash are added to the name, so
   *   that the same files in the same order always get the same names.
   */
  claim(stem: string, extension: string, identity: string): string {
    const plain = makeFileName(stem, extension);
    if (this.#take(plain)) return plain;
    this.#changed += 1;
    const [hash] = hashSeed(identity);
    const digits = (hash >>> 0).toString(16).padStart(8, '0');
    for (let count = 1; ; count += 1) {
      const marked = makeFileName(stem, `-${digits}${count === 1 ? '' : `-${count}`}${extension}`);
      if (this.#take(marked)) return marked;
    }
  }

  /** Takes a name; returns false if another file has it. */
  #take(name: string): boolean {
    const folded = foldName(name);
    const isFree = !this.#taken.has(folded);
    this.#taken.add(folded);
    return isFree;
  }
}
