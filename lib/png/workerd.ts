// `navii/png` in Cloudflare Workers. They may not compile WebAssembly at run time, so their bundler turns this import into a
// compiled module.
import binary from '@resvg/resvg-wasm/index_bg.wasm';
import { deflate } from 'pako';
import type * as Node from './node.js';
import { createToPng } from './to-png.js';

export const toPng: typeof Node.toPng = createToPng({
  deflate,
  importFont: () => import('./font.js'),
  findBinary: () => binary,
});
