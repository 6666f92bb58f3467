// `navii/png` in browsers: it fetches the rasterizer's binary, and compresses with pako, a port of zlib with the same bytes.
import { deflate } from 'pako';
import type * as Node from './node.js';
import { createToPng } from './to-png.js';

export const toPng: typeof Node.toPng = createToPng({
  deflate,
  importFont: () => import('./font.js'),
  async findBinary() {
    let place = import.meta.url;
    let cause: unknown;
    try {
      // Bundlers find this expression and copy the file next to their output.
      place = new URL('@resvg/resvg-wasm/index_bg.wasm', import.meta.url).href;
      const response = await fetch(place);
      // Some servers answer unknown addresses with an HTML page and status 200.
      if (response.ok && response.headers.get('content-type')?.includes('html') !== true) return response;
    } catch (error) {
      cause = error;
    }
    throw new Error(
      `PNG: no binary of @resvg/resvg-wasm at ${place}; pass its address or its module as the option wasm. ` +
        'For the development server of Vite, add navii to optimizeDeps.exclude.',
      { cause },
    );
  },
});
