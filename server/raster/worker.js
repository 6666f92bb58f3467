// One thread: SVG in, PNG out. Plain JavaScript, so that it runs from the sources too.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { getPriority, setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { deflateSync } from 'node:zlib';
// Not navii/png: what that has beside this would be loaded by every thread.
import { rasterize } from 'navii/internals/rasterize';

/** @typedef {{ missing: string, cause: unknown }} Missing why there is no rasterizer: for everybody, and for the log */
/** @typedef {{ png: Uint8Array<ArrayBuffer>, ms: number }} Picture a PNG, and how long it took in milliseconds */
/** @typedef {'loaded' | Picture | Missing} Message that the thread is ready, or what became of a drawing */

const require = createRequire(import.meta.url);
// Avatars have no text; only our own cards do, in one font.
const FONT = '@fontsource/bagel-fat-one';
const FONT_FILE = `${FONT}/files/bagel-fat-one-latin-400-normal.woff2`;
const BINARY = '@resvg/resvg-wasm/index_bg.wasm';

/** @type {{ rasterizer: string }} */
const { rasterizer } = workerData;
/** @type {Uint8Array[] | undefined} */
let fonts;

/**
 * @param {Message} message
 * @param {ArrayBuffer[]} moved buffers that this thread gives away
 */
function send(message, moved = []) {
  parentPort?.postMessage(message, moved);
}

async function load() {
  /** @type {typeof import('@resvg/resvg-wasm')} */
  const { initWasm, Resvg } = await import(rasterizer);
  await initWasm(readFileSync(require.resolve(BINARY)));
  return Resvg;
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

/**
 * Adds the font to drawings that have text.
 *
 * @param {string} svg
 * @returns {import('@resvg/resvg-wasm').ResvgRenderOptions}
 */
function chooseOptions(svg) {
  if (!svg.includes('<text')) return {};
  fonts ??= [readFileSync(require.resolve(FONT_FILE))];
  return { font: { fontBuffers: fonts } };
}

/**
 * Answers each SVG with a message.
 *
 * @param {typeof import('@resvg/resvg-wasm').Resvg} Resvg
 */
function serve(Resvg) {
  parentPort?.on('message', (/** @type {string} */ svg) => {
    let options;
    try {
      options = chooseOptions(svg);
    } catch (error) {
      send(describeMissing(FONT, error));
      return;
    }
    try {
      const start = performance.now();
      const png = rasterize(Resvg, svg, options, deflateSync);
      send({ png, ms: performance.now() - start }, [png.buffer]);
    } catch {
      // A crash leaves the memory of the WebAssembly module in an unknown state, so this thread ends. Another one starts.
      process.exit(1);
    }
  });
  send('loaded');
}

// A lower priority than the main thread's. Elsewhere this would lower that of the whole process.
if (process.platform === 'linux') setPriority(Math.min(19, getPriority() + 5));
try {
  serve(await load());
} catch (error) {
  // The thread has nothing to listen to and ends.
  send(describeMissing(rasterizer, error));
}
