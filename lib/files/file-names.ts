// Distinct names for many files. Apart from `file-name.ts`, because most pages save one file and need no more code than that.
import { hashSeed } from '../choose/select.js';
import { foldName, makeFileName } from './file-name.js';

const INITIAL_PLACES = 1024;

/**
 * A set of texts without the texts: it keeps 64 bits of a hash of each, in one array. A million texts take 16 MB, and the
 * probability that one of them is taken for another is one in thirty million.
 */
export class FingerprintSet {
  /** Two words per place; both are zero in a free place. */
  #words = new Int32Array(INITIAL_PLACES * 2);
  #size = 0;

  /** The number of texts. */
  get size(): number {
    return this.#size;
  }

  /** Adds a text; returns false if the set has it already. */
  add(text: string): boolean {
    const [a, , c] = hashSeed(text);
    // Two zeros mark a free place. The one hash in 2^64 that is zero is stored as another number.
    const isAdded = this.#insert(a | 0, (a | c) === 0 ? 1 : c | 0);
    if (isAdded && (this.#size += 1) * 3 > this.#words.length) this.#grow();
    return isAdded;
  }

  #insert(first: number, second: number): boolean {
    const words = this.#words;
    const mask = words.length / 2 - 1;
    for (let place = (first ^ (second >>> 7)) & mask; ; place = (place + 1) & mask) {
      const [a, b] = [words[place * 2], words[place * 2 + 1]];
      if (a === first && b === second) return false;
      if (a === 0 && b === 0) {
        words[place * 2] = first;
        words[place * 2 + 1] = second;
        return true;
      }
    }
  }

  #grow(): void {
    const old = this.#words;
    this.#words = new Int32Array(old.length * 2);
    for (let i = 0; i < old.length; i += 2) {
      const [first = 0, second = 0] = [old[i], old[i + 1]];
      if (first !== 0 || second !== 0) this.#insert(first, second);
    }
  }
}

/** The hash of a text in hexadecimal digits. */
function digest(text: string): string {
  return hashSeed(text)
    .map((word) => (word >>> 0).toString(16).padStart(8, '0'))
    .join('');
}

/** Gives names to files. No two names are equal on Windows, macOS or Linux. */
export class FileNames {
  readonly #taken = new FingerprintSet();
  #changed = 0;

  /** The number of files whose name was already taken, so that it was changed. */
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
    if (this.#taken.add(foldName(plain))) return plain;
    this.#changed += 1;
    const digits = digest(identity);
    for (let length = 8; ; length += 8) {
      const mark = length <= digits.length ? digits.slice(0, length) : `${digits}-${length}`;
      const marked = makeFileName(stem, `-${mark}${extension}`);
      if (this.#taken.add(foldName(marked))) return marked;
    }
  }
}
