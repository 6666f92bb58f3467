// `navii/png` in browsers: the binary comes along with the page, and zlib is a port of it that gives the same bytes.
import { deflate } from 'pako';
import { encodePng as encode } from './encode-png.js';
import type * as Node from './node.js';
import { createToPng } from './to-png.js';

export { toRasterColor } from './colors.js';

export const toPng: typeof Node.toPng = createToPng({
  deflate,
  importFont: () => import('./font.js'),
  async findBinary() {
    // Bundlers see this address and put the file beside what they build.
    const { href } = new URL('@resvg/resvg-wasm/index_bg.wasm', import.meta.url);
    const response = await fetch(href);
    // A server of pages answers an address that it does not know with a page.
    if (response.ok && response.headers.get('content-type')?.includes('html') !== true) return response;
    throw new Error(
      `PNG: no binary of @resvg/resvg-wasm at ${href}; the option wasm says where it is. ` +
        'While Vite serves pages, it finds it once optimizeDeps excludes navii.',
    );
  },
});

export const encodePng: typeof Node.encodePng = (image) => encode(image, deflate);
