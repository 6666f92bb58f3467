// The native build of the rasterizer, where whoever runs the service has installed it: the same pixels in half the time.
// Plain JavaScript, because threads import it from the sources too.
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const NATIVE = '@resvg/resvg-js';
const WASM = '@resvg/resvg-wasm/index_bg.wasm';

// It leaves bitmaps to the garbage collector, which does not know how large they are: after a few hundred pictures of
// 1024 px a thread has taken more than a gigabyte. Up to this size it takes no more than WebAssembly does.
const MAX_PIXELS = 128 * 128;
const ROOT = /^<svg [^>]*? width="(\d+)" height="(\d+)"/;

/** It knows no fonts here, and must not look for those of the machine: that would take most of its time. @type {import('@resvg/resvg-js').ResvgRenderOptions} */
export const NATIVE_OPTIONS = { font: { loadSystemFonts: false } };

/**
 * Finds it.
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

/**
 * Whether a drawing is one for it: small, and without text.
 *
 * @param {string} svg
 */
export function isForNative(svg) {
  const [, width, height] = ROOT.exec(svg) ?? [];
  return Number(width) * Number(height) <= MAX_PIXELS && !svg.includes('<text');
}
