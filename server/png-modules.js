// The modules and fonts that PNG threads load. Plain JavaScript, because site/build/letters.js
// imports it without a build.
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const NATIVE = '@resvg/resvg-js';
const WASM = '@resvg/resvg-wasm/index_bg.wasm';

/**
 * Largest drawing, in pixels, for which the native build of the rasterizer is used. It leaves bitmaps to the garbage
 * collector, which does not know their size: after a few hundred PNGs of 1024 px, a thread has more than a gigabyte. Up
 * to this size it takes no more memory than WebAssembly.
 */
export const MAX_NATIVE_PIXELS = 128 * 128;

/**
 * The native build draws without fonts. It must not search the machine's fonts, which would take most of its time.
 *
 * @type {import('@resvg/resvg-js').ResvgRenderOptions}
 */
export const NATIVE_OPTIONS = { font: { loadSystemFonts: false } };

/**
 * Finds the native build of the rasterizer, an optional package that draws the same pixels in half the time.
 *
 * @param {string | URL} from - path or URL of the module that would import it
 * @returns {typeof import('@resvg/resvg-js').Resvg | undefined} `undefined` when it is not installed, cannot run, or
 *   has another version than WebAssembly, which may draw other pixels
 */
export function findNative(from = import.meta.url) {
  const require = createRequire(from);
  try {
    /** @type {{ version: string }[]} */
    const [native, wasm] = [
      require(`${NATIVE}/package.json`),
      // The package does not export its package.json, only this file.
      require(join(dirname(require.resolve(WASM)), 'package.json')),
    ];
    if (native?.version !== wasm?.version) return undefined;
    /** @type {typeof import('@resvg/resvg-js')} */
    const { Resvg } = require(NATIVE);
    return Resvg;
  } catch {
    return undefined;
  }
}

/** @typedef {{ name: string, files: readonly string[] }} CardFont a font family and its files */

/** @param {string} subset */
const rubik = (subset) => `@fontsource/rubik/files/rubik-${subset}-900-normal.woff2`;

/**
 * The fonts for text on cards; avatars have no text. The second one (63 KB) has more scripts, for names with letters
 * that the first one lacks.
 *
 * @type {readonly [CardFont, ...CardFont[]]}
 */
export const CARD_FONTS = [
  { name: 'Bagel Fat One', files: ['@fontsource/bagel-fat-one/files/bagel-fat-one-latin-400-normal.woff2'] },
  { name: 'Rubik', files: ['latin', 'latin-ext', 'cyrillic', 'cyrillic-ext', 'hebrew', 'arabic'].map(rubik) },
];
