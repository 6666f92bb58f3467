// A worker thread, which turns drawings into PNGs. Its first message tells that it is loaded.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { getPriority, setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { deflateSync } from 'node:zlib';
import type * as Wasm from '@resvg/resvg-wasm';
import type { SvgPicture } from '../lib/http/index.js';
import { rasterize } from '../lib/png/rasterize.js';

/** The reason why a thread has no rasterizer: `missing` for clients, `cause` for the log. */
export interface Missing {
  readonly missing: string;
  readonly cause: unknown;
}

const require = createRequire(import.meta.url);
const RESVG = '@resvg/resvg-wasm';

// A drawing with strokes, curves and layers, as avatars have.
const SAMPLE =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="96" height="96" fill="none" stroke-linecap="round">' +
  '<circle cx="50" cy="50" r="48" fill="#066" stroke="#ebe" stroke-width="3"/><ellipse cx="50" cy="94" rx="19" ry="3" ' +
  'fill="#212" opacity=".2"/><g transform="rotate(-4 50 50) scale(.9)"><path d="M50 9C67 9 83 34 83 57S70 89 50 89S17 80 ' +
  '17 57S33 9 50 9Z" fill="#ebe" stroke="#cbd" stroke-width="2.4" stroke-linejoin="round"/><path d="M25 49Q27 36 39 20m' +
  '-8-2.5q8-2 16 0t3 3h.01v2a3 3 0 1 1 0 .1z" stroke="#fff" stroke-width="3" stroke-dasharray="9 4" opacity=".6"/></g></svg>';

/** The data of a thread. */
export interface ThreadData {
  /** Module of the rasterizer. */
  readonly rasterizer: string;
  /** Files of the fonts for text, and the family for texts that name no font. */
  readonly fontFiles: readonly string[];
  readonly family: string;
}

const { rasterizer, fontFiles, family } = workerData as ThreadData;

/**
 * Loads the rasterizer and draws a sample, so that no client waits for the first drawing: WebAssembly functions are
 * compiled at their first call, which takes a hundred times as long as a PNG.
 */
async function load(): Promise<(drawing: SvgPicture) => Uint8Array<ArrayBuffer>> {
  const { initWasm, Resvg } = (await import(rasterizer)) as typeof Wasm;
  await initWasm(readFileSync(require.resolve(`${RESVG}/index_bg.wasm`)));
  rasterize(Resvg, SAMPLE, {}, deflateSync);
  const fontBuffers = fontFiles.map((file) => readFileSync(require.resolve(file)));
  const withFonts: Wasm.ResvgRenderOptions = {
    font: { fontBuffers, defaultFontFamily: family, sansSerifFamily: family },
  };
  return ({ svg, hasText = false }) => {
    try {
      return rasterize(Resvg, svg, hasText ? withFonts : {}, deflateSync);
    } catch {
      // A crash leaves the memory of the WebAssembly module in an unknown state, so this thread ends and another one starts.
      return process.exit(1);
    }
  };
}

/** Describes why the rasterizer cannot be loaded. The text has no path of this machine, because clients read it. */
function describeMissing(cause: unknown): Missing {
  const name = /^(@[\w.~-]+\/)?[\w~-][\w.~-]*$/.exec(rasterizer)?.[0] ?? 'the rasterizer';
  const { code = 'no code' } = Object(cause) as { readonly code?: unknown };
  return { missing: `${name} cannot be loaded (${String(code)})`, cause };
}

// On Linux, this gives the thread a lower priority than the main thread. Elsewhere it would change the whole process.
if (process.platform === 'linux') setPriority(Math.min(19, getPriority() + 5));

const loading = load();
// The service ends a thread without a rasterizer: if it ended itself, a busy main thread could see its end before its message.
parentPort?.on('message', (drawing: SvgPicture) => {
  void loading.then((draw) => {
    const png = draw(drawing);
    parentPort?.postMessage(png, [png.buffer]);
  });
});
loading.then(
  () => parentPort?.postMessage(undefined),
  (error: unknown) => parentPort?.postMessage(describeMissing(error)),
);
