// The native build of the rasterizer, where an operator has installed it: the same pixels in half the time. Plain JavaScript,
// because threads import it from the sources too.
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const NATIVE = '@resvg/resvg-js';
const WASM = '@resvg/resvg-wasm/index_bg.wasm';

/**
 * Pixels of the largest drawing that the native build is used for. It leaves bitmaps to the garbage collector, which does not
 * know how large they are: after a few hundred pictures of 1024 px a thread has taken more than a gigabyte. Up to this size
 * it takes no more than WebAssembly does.
 */
export const MAX_NATIVE_PIXELS = 128 * 128;

/** It has no fonts, and must not look for the machine's: that would take most of its time. @type {import('@resvg/resvg-js').ResvgRenderOptions} */
export const NATIVE_OPTIONS = { font: { loadSystemFonts: false } };

/**
 * Finds the native build.
 *
 * @param {string | URL} from - the module that would import it: its path or address
 * @returns {typeof import('@resvg/resvg-js').Resvg | undefined} nothing where it is not installed or cannot run, or where it
 *   is of another version, which may paint other pixels
 */
export function findNative(from = import.meta.url) {
  const require = createRequire(from);
  try {
    /** @type {{ version: string }[]} */
    const [native, wasm] = [
      require(`${NATIVE}/package.json`),
      // It exports no more of itself than this file.
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
