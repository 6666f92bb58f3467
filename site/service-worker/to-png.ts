// PNGs in the service worker. Its script holds what drives the rasterizer, since workers of this kind may not import later; the
// binary, which is far larger, is fetched with the first PNG.
import * as rasterizer from '@resvg/resvg-wasm';
import address from '@resvg/resvg-wasm/index_bg.wasm?url';
import { deflate } from 'pako';
import { createToPng } from '../../lib/png/to-png.js';

/** Fetches the binary. Its address holds a hash of it, so a copy that the browser kept is as good, and there offline. */
async function fetchBinary(): Promise<Response> {
  const answer = await fetch(address, { cache: 'force-cache' });
  if (!answer.ok) throw new Error(`PNG: no binary of the rasterizer: ${answer.status}`);
  return answer;
}

/** Rasterizes a mascot. Mascots have no text, so it brings no font. */
export const toPng = createToPng({ deflate, importRasterizer: async () => rasterizer, findBinary: fetchBinary });
