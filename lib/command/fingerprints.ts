// A set of texts that only answers whether a text is in it: 64 bits of each, in one array. A million texts take 16 MB,
// and the odds that one of them is taken for another are one in thirty million.
import { hashSeed } from '../choose/select.js';

const FIRST_PLACES = 1024;

/** Texts that have been seen. */
export class FingerprintSet {
  /** Two words a place; both zero where it is free. */
  #words = new Int32Array(FIRST_PLACES * 2);
  #size = 0;

  /** How many texts there are. */
  get size(): number {
    return this.#size;
  }

  /** Adds a text; false when it was there. */
  add(text: string): boolean {
    const [a, , c] = hashSeed(text);
    // Zeros mark a free place: the one text in 2^64 that has them takes another mark.
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
