// One thread: SVG in, PNG out. Plain JavaScript, so that it runs from the sources too.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { getPriority, setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { deflateSync } from 'node:zlib';
// Not navii/png: what that has beside this would be loaded by every thread.
import { rasterize } from 'navii/internals/rasterize';
import { listFontFiles } from './fonts.js';
import { findNative, isForNative, NATIVE_OPTIONS } from './native.js';

/** @typedef {{ missing: string, cause: unknown }} Missing why there is no rasterizer: for everybody, and for the log */
/** @typedef {{ png: Uint8Array<ArrayBuffer>, ms: number }} Picture a PNG, and how long it took in milliseconds */
/** @typedef {{ loaded: WebAssembly.Module }} Loaded the thread is ready; the binary as it was compiled, for others */
/** @typedef {Loaded | Picture | Missing} Message that the thread is ready, or what became of a drawing */
/** @typedef {{ rasterizer: string, binary: WebAssembly.Module | undefined }} Start what a thread is started with */

const require = createRequire(import.meta.url);
const RESVG = '@resvg/resvg-wasm';
const BINARY = '@resvg/resvg-wasm/index_bg.wasm';

// Strokes, curves and layers, as avatars have them.
const SAMPLE =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="96" height="96" fill="none" stroke-linecap="round">' +
  '<circle cx="50" cy="50" r="48" fill="#066" stroke="#ebe" stroke-width="3"/><ellipse cx="50" cy="94" rx="19" ry="3" ' +
  'fill="#212" opacity=".2"/><g transform="rotate(-4 50 50) scale(.9)"><path d="M50 9C67 9 83 34 83 57S70 89 50 89S17 80 ' +
  '17 57S33 9 50 9Z" fill="#ebe" stroke="#cbd" stroke-width="2.4" stroke-linejoin="round"/><path d="M25 49Q27 36 39 20m' +
  '-8-2.5q8-2 16 0t3 3h.01v2a3 3 0 1 1 0 .1z" stroke="#fff" stroke-width="3" stroke-dasharray="9 4" opacity=".6"/></g></svg>';

/** @type {Start} */
const { rasterizer, binary } = workerData;
/** @type {Map<string, Uint8Array>} */
const fonts = new Map();

/**
 * @param {Message} message
 * @param {ArrayBuffer[]} moved buffers that this thread gives away
 */
function send(message, moved = []) {
  parentPort?.postMessage(message, moved);
}

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
 */
async function load() {
  /** @type {typeof import('@resvg/resvg-wasm')} */
  const { initWasm, Resvg } = await import(rasterizer);
  const compiled = binary ?? (await WebAssembly.compile(readFileSync(require.resolve(BINARY))));
  await initWasm(compiled);
  const sample = rasterize(Resvg, SAMPLE, {}, deflateSync);
  return { Resvg, Native: loadNative(sample), compiled };
}

/**
 * Says what is missing without any path of this machine: the text is shown to clients.
 *
 * @param {string} module
 * @param {unknown} error
 * @returns {Missing}
 */
function describeMissing(module, error) {
  const name = /^(@[\w.~-]+\/)?[\w~-][\w.~-]*$/.exec(module)?.[0] ?? 'the rasterizer';
  const { code = 'no code' } = /** @type {{ code?: unknown }} */ (Object(error));
  return { missing: `${name} cannot be loaded (${String(code)})`, cause: error };
}

/** @param {string} file */
function readFont(file) {
  const font = fonts.get(file) ?? readFileSync(require.resolve(file));
  fonts.set(file, font);
  return font;
}

/**
 * Adds the fonts to drawings that have text.
 *
 * @param {string} svg
 * @returns {import('@resvg/resvg-wasm').ResvgRenderOptions}
 */
function chooseOptions(svg) {
  const files = listFontFiles(svg);
  return files.length === 0 ? {} : { font: { fontBuffers: files.map(readFont) } };
}

/**
 * Answers each SVG with a message.
 *
 * @param {typeof import('@resvg/resvg-wasm').Resvg} Resvg
 * @param {ReturnType<typeof loadNative>} Native
 */
function serve(Resvg, Native) {
  parentPort?.on('message', (/** @type {string} */ svg) => {
    let options;
    try {
      options = chooseOptions(svg);
    } catch (error) {
      send(describeMissing('fonts', error));
      return;
    }
    try {
      const start = performance.now();
      const png =
        Native !== undefined && isForNative(svg)
          ? rasterize(Native, svg, NATIVE_OPTIONS, deflateSync)
          : rasterize(Resvg, svg, options, deflateSync);
      send({ png, ms: performance.now() - start }, [png.buffer]);
    } catch {
      // A crash leaves the memory of the WebAssembly module in an unknown state, so this thread ends. Another one starts.
      process.exit(1);
    }
  });
}

// A lower priority than the main thread's. Elsewhere this would lower that of the whole process.
if (process.platform === 'linux') setPriority(Math.min(19, getPriority() + 5));
try {
  const { Resvg, Native, compiled } = await load();
  serve(Resvg, Native);
  send({ loaded: compiled });
} catch (error) {
  // The thread has nothing to listen to and ends.
  send(describeMissing(rasterizer, error));
}
