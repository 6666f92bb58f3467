// `navii/png` in browsers: the binary comes along with the page, and zlib is a port of it that gives the same bytes.
import { deflate } from 'pako';
import { encodePng as encode } from './encode-png.js';
import type * as Node from './node.js';
import { createToPng } from './to-png.js';

export { toRasterColor } from './colors.js';

export const toPng: typeof Node.toPng = createToPng({
  deflate,
  // Bundlers see this address and put the file beside what they build. Elsewhere the option \`wasm\` says where it is.
  findBinary: () => new URL('@resvg/resvg-wasm/index_bg.wasm', import.meta.url),
});

export const encodePng: typeof Node.encodePng = (image) => encode(image, deflate);
