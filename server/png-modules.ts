// The modules and fonts that PNG threads load.
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type * as Native from '@resvg/resvg-js';
import type { Resvg, ResvgRenderOptions } from '@resvg/resvg-js';

const NATIVE = '@resvg/resvg-js';
const WASM = '@resvg/resvg-wasm/index_bg.wasm';

/**
 * Largest drawing, in pixels, for which the native build of the rasterizer is used. It leaves bitmaps to the garbage
 * collector, which does not know their size: after a few hundred PNGs of 1024 px, a thread has more than a gigabyte. Up
 * to this size it takes no more memory than WebAssembly.
 */
export const MAX_NATIVE_PIXELS = 128 * 128;

/** The native build draws without fonts. It must not search the machine's fonts, which would take most of its time. */
export const NATIVE_OPTIONS: ResvgRenderOptions = { font: { loadSystemFonts: false } };

/**
 * Finds the native build of the rasterizer, an optional package that draws the same pixels in half the time.
 *
 * @param from - path or URL of the module that would import it
 * @returns `undefined` when it is not installed, cannot run, or
 *   has another version than WebAssembly, which may draw other pixels
 */
export function findNative(from: string | URL = import.meta.url): typeof Resvg | undefined {
  const require = createRequire(from);
  try {
    const [native, wasm]: readonly { readonly version: string }[] = [
      require(`${NATIVE}/package.json`),
      // The package does not export its package.json, only this file.
      require(join(dirname(require.resolve(WASM)), 'package.json')),
    ];
    if (native?.version !== wasm?.version) return undefined;
    return (require(NATIVE) as typeof Native).Resvg;
  } catch {
    return undefined;
  }
}

/** A font family and its files. */
interface CardFont {
  readonly name: string;
  readonly files: readonly string[];
}

const rubik = (subset: string): string => `@fontsource/rubik/files/rubik-${subset}-900-normal.woff2`;

/**
 * The fonts for text on cards; avatars have no text. The second one (63 KB) has more scripts, for names with letters
 * that the first one lacks.
 */
export const CARD_FONTS: readonly [CardFont, ...CardFont[]] = [
  { name: 'Bagel Fat One', files: ['@fontsource/bagel-fat-one/files/bagel-fat-one-latin-400-normal.woff2'] },
  { name: 'Rubik', files: ['latin', 'latin-ext', 'cyrillic', 'cyrillic-ext', 'hebrew', 'arabic'].map(rubik) },
];
