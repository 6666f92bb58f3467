// node site/build/letters.js --write: prints which letters the fonts of cards have, and how wide they are.
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openSync } from 'fontkit';
import { CARD_FONTS } from '../../server/png-modules.js';
import { root } from '../../server/setup/setup.js';

const require = createRequire(join(root, 'server/package.json'));

/** Hundredths of an em to which widths are rounded up. */
const STEP = 5;

// No letters: what stands for a missing one, and what is not seen.
const UNSEEN = /[\p{C}\p{Z}\ufffd-\uffff]/u;

/**
 * Letters by their widths in hundredths of an em.
 *
 * @param {readonly string[]} files
 */
function readLetters(files) {
  /** @type {Map<number, Set<string>>} */
  const byWidth = new Map();
  for (const file of files) {
    const font = /** @type {import('fontkit').Font} */ (openSync(require.resolve(file)));
    for (const code of font.characterSet) {
      const letter = String.fromCodePoint(code);
      if (letter !== ' ' && UNSEEN.test(letter)) continue;
      const { advanceWidth } = font.glyphForCodePoint(code);
      const width = Math.ceil((100 * advanceWidth) / font.unitsPerEm / STEP) * STEP;
      const letters = byWidth.get(width) ?? new Set();
      byWidth.set(width, letters.add(letter));
    }
  }
  return [...byWidth].toSorted(([a], [b]) => a - b);
}

/** The module, as text. */
export function printLetters() {
  const fonts = CARD_FONTS.map(({ name, files }) => {
    const rows = readLetters(files).map(([width, letters]) => {
      const text = [...letters]
        .toSorted()
        .map((letter) => (/[\x20-\x7e]/.test(letter) ? letter : `\\u{${(letter.codePointAt(0) ?? 0).toString(16)}}`))
        .join('')
        .replaceAll(/\\(?!u)|'/g, String.raw`\$&`);
      return `      [${width}, '${text}'],`;
    });
    return `  {\n    name: '${name}',\n    letters: [\n${rows.join('\n')}\n    ],\n  },`;
  });
  return (
    '// Printed by `node site/build/letters.js --write`: the letters that the fonts of cards have, by their widths.\n\n' +
    '/** A font, and its letters by their widths in hundredths of an em, rounded up. */\n' +
    'export interface FontLetters {\n  readonly name: string;\n  readonly letters: readonly (readonly [width: number, letters: string])[];\n}\n\n' +
    '/** The fonts, the one that is preferred first. */\n' +
    `export const FONT_LETTERS: readonly FontLetters[] = [\n${fonts.join('\n')}\n];\n`
  );
}

if (process.argv[1] === fileURLToPath(import.meta.url) && process.argv.includes('--write')) {
  writeFileSync(join(root, 'server/draw/font-letters.ts'), printLetters());
}
