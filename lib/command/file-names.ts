// Names of many files, no two of which are the same for any system.
import { hashSeed } from '../choose/select.js';
import { foldName, makeFileName } from './file-name.js';
import { FingerprintSet } from './fingerprints.js';

/** Letters and digits that stand for a text. */
function digest(text: string): string {
  return hashSeed(text)
    .map((word) => (word >>> 0).toString(16).padStart(8, '0'))
    .join('');
}

/** Gives files their names, no two the same. */
export class FileNames {
  readonly #taken = new FingerprintSet();
  #changed = 0;

  /** How many got another name because theirs was taken. */
  get changed(): number {
    return this.#changed;
  }

  /**
   * Names a file.
   *
   * @param stem - its name, without its extension
   * @param extension - with its full stop
   * @param identity - what the file is of. Where the name is taken, letters that stand for this follow it, so that the
   *   same files in the same order always get the same names.
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
