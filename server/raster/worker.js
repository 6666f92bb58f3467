// One thread of the pool: SVG in, PNG out. Plain JavaScript, so that it runs from the sources too.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { workerData } from 'node:worker_threads';
import { move } from 'piscina';
import { encodePng } from './encode-png.js';

/** @typedef {Uint8Array<ArrayBuffer> | { missing: string }} Result a PNG, or why there is no rasterizer */

const require = createRequire(import.meta.url);
// Avatars have no text; only our own cards do, in one font.
const FONT = '@fontsource/bagel-fat-one/files/bagel-fat-one-latin-400-normal.woff2';

/** @type {Promise<typeof import('@resvg/resvg-wasm').Resvg> | undefined} */
let loading;
/** @type {Uint8Array[] | undefined} */
let fonts;

async function load() {
  /** @type {{ rasterizer: string }} */
  const { rasterizer } = workerData;
  /** @type {typeof import('@resvg/resvg-wasm')} */
  const { initWasm, Resvg } = await import(rasterizer);
  await initWasm(readFileSync(require.resolve('@resvg/resvg-wasm/index_bg.wasm')));
  return Resvg;
}

/** Loads the rasterizer: once per thread, and again after a failure. */
async function loadOnce() {
  loading ??= load();
  try {
    return await loading;
  } catch (error) {
    loading = undefined;
    throw error;
  }
}

/**
 * Adds the font to drawings that have text.
 *
 * @param {string} svg
 * @returns {import('@resvg/resvg-wasm').ResvgRenderOptions}
 */
function chooseOptions(svg) {
  if (!svg.includes('<text')) return {};
  fonts ??= [readFileSync(require.resolve(FONT))];
  return { font: { fontBuffers: fonts } };
}

/**
 * @param {typeof import('@resvg/resvg-wasm').Resvg} Resvg
 * @param {string} svg
 * @param {import('@resvg/resvg-wasm').ResvgRenderOptions} options
 */
function rasterize(Resvg, svg, options) {
  const drawing = new Resvg(svg, options);
  try {
    const image = drawing.render();
    try {
      return encodePng(image.pixels, image.width, image.height);
    } finally {
      image.free();
    }
  } finally {
    drawing.free();
  }
}

/**
 * Runs one task of the pool.
 *
 * @param {string} svg
 * @returns {Promise<Result>}
 */
export default async function run(svg) {
  let Resvg;
  let options;
  try {
    Resvg = await loadOnce();
    options = chooseOptions(svg);
  } catch (error) {
    return { missing: error instanceof Error ? error.message : String(error) };
  }
  try {
    return /** @type {Uint8Array<ArrayBuffer>} */ (move(rasterize(Resvg, svg, options)));
  } catch {
    // A crash leaves the memory of the WebAssembly module in an unknown state, so this thread ends. The pool starts another.
    return process.exit(1);
  }
}
