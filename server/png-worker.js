// One thread of piscina: a drawing in, its PNG out. Plain JavaScript, so that it runs from the sources too.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { getPriority, setPriority } from 'node:os';
import { workerData } from 'node:worker_threads';
import { deflateSync } from 'node:zlib';
// This imports less than navii/png, because every thread loads all that is imported.
import { rasterize } from 'navii/internals/rasterize';
import { CARD_FONTS } from './draw/fonts.js';
import { findNative, MAX_NATIVE_PIXELS, NATIVE_OPTIONS } from './png-native.js';

/** @typedef {import('navii/internals/http').SvgPicture} SvgPicture */
/** @typedef {{ missing: string, cause: unknown }} Missing why there is no rasterizer: for everybody, and for the log */

const require = createRequire(import.meta.url);
const RESVG = '@resvg/resvg-wasm';

// Strokes, curves and layers, as avatars have them.
const SAMPLE =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="96" height="96" fill="none" stroke-linecap="round">' +
  '<circle cx="50" cy="50" r="48" fill="#066" stroke="#ebe" stroke-width="3"/><ellipse cx="50" cy="94" rx="19" ry="3" ' +
  'fill="#212" opacity=".2"/><g transform="rotate(-4 50 50) scale(.9)"><path d="M50 9C67 9 83 34 83 57S70 89 50 89S17 80 ' +
  '17 57S33 9 50 9Z" fill="#ebe" stroke="#cbd" stroke-width="2.4" stroke-linejoin="round"/><path d="M25 49Q27 36 39 20m' +
  '-8-2.5q8-2 16 0t3 3h.01v2a3 3 0 1 1 0 .1z" stroke="#fff" stroke-width="3" stroke-dasharray="9 4" opacity=".6"/></g></svg>';

/** @type {{ rasterizer: string }} */
const { rasterizer } = workerData;

/**
 * Takes the native build beside WebAssembly if it draws the same, and never in place of a rasterizer that somebody chose.
 *
 * @param {Uint8Array} sample
 */
function loadNative(sample) {
  const Native = rasterizer === RESVG ? findNative() : undefined;
  if (Native === undefined) return undefined;
  try {
    const drawn = rasterize(Native, SAMPLE, NATIVE_OPTIONS, deflateSync);
    return Buffer.compare(drawn, sample) === 0 ? Native : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Makes the rasterizer ready. Functions of WebAssembly are compiled when they are first called, which takes a hundred times
 * as long as a picture: a sample is drawn for that, so that no client waits for it.
 *
 * @returns {Promise<(drawing: SvgPicture) => Uint8Array>}
 */
async function load() {
  /** @type {typeof import('@resvg/resvg-wasm')} */
  const { initWasm, Resvg } = await import(rasterizer);
  await initWasm(readFileSync(require.resolve(`${RESVG}/index_bg.wasm`)));
  const Native = loadNative(rasterize(Resvg, SAMPLE, {}, deflateSync));
  const fontBuffers = CARD_FONTS.flatMap(({ files }) => files.map((file) => readFileSync(require.resolve(file))));
  /** @type {import('@resvg/resvg-wasm').ResvgRenderOptions} */
  const withFonts = { font: { fontBuffers } };
  return ({ svg, width, height, hasText = false }) => {
    try {
      if (Native !== undefined && !hasText && width * height <= MAX_NATIVE_PIXELS)
        return rasterize(Native, svg, NATIVE_OPTIONS, deflateSync);
      return rasterize(Resvg, svg, hasText ? withFonts : {}, deflateSync);
    } catch {
      // A crash leaves the memory of the WebAssembly module in an unknown state, so this thread ends. Another one starts.
      return process.exit(1);
    }
  };
}

/**
 * Says what is missing without any path of this machine: clients read the text.
 *
 * @param {unknown} cause
 * @returns {Missing}
 */
function describeMissing(cause) {
  const name = /^(@[\w.~-]+\/)?[\w~-][\w.~-]*$/.exec(rasterizer)?.[0] ?? 'the rasterizer';
  const { code = 'no code' } = /** @type {{ code?: unknown }} */ (Object(cause));
  return { missing: `${name} cannot be loaded (${String(code)})`, cause };
}

// On Linux this gives the thread a lower priority than the main thread's; elsewhere it would lower that of the whole
// process.
if (process.platform === 'linux') setPriority(Math.min(19, getPriority() + 5));

/**
 * Draws. Piscina counts the thread as ready once this is loaded, with the rasterizer or without.
 *
 * @type {Promise<(drawing: SvgPicture) => Uint8Array | Missing>}
 */
export const draw = load().catch((error) => {
  const missing = describeMissing(error);
  return () => {
    // Once this is told, the thread ends: others may have a rasterizer.
    setImmediate(() => process.exit(1));
    return missing;
  };
});
