// The API on Cloudflare Workers: the routes, bytes and headers of the service, PNGs too; limits are the platform's.
import wasm from '@resvg/resvg-wasm/index_bg.wasm';
import { VERSION } from 'navii';
import { createHandler } from 'navii/fetch';
import { toPng } from 'navii/png';

// Nothing may be compiled on Workers: wrangler hands over the module that it has compiled.
const handle = createHandler({ rasterize: (svg) => toPng(svg, { wasm }), warn: (message) => console.warn(message) });

/**
 * A PNG of an older version stays in the cache, and is not found.
 *
 * @param {Request} request
 */
function keyOf(request) {
  const url = new URL(request.url);
  url.searchParams.set('navii-version', VERSION);
  return new Request(url, request);
}

export default {
  /**
   * Answers from the data centre's cache what is in it. An SVG is drawn faster than it is looked up; a PNG is not.
   *
   * @param {Request} request
   * @param {unknown} _environment
   * @param {{ waitUntil: (promise: Promise<unknown>) => void }} context
   * @returns {Promise<Response>}
   */
  async fetch(request, _environment, context) {
    const isPng = request.method === 'GET' && new URL(request.url).pathname.toLowerCase().endsWith('.png');
    const key = isPng ? keyOf(request) : request;
    const kept = isPng ? await caches.default.match(key) : undefined;
    if (kept !== undefined) return kept;
    const response = await handle(request);
    const isPublic = response.headers.get('cache-control')?.startsWith('public') === true;
    if (isPng && response.status === 200 && isPublic) context.waitUntil(caches.default.put(key, response.clone()));
    return response;
  },
};
