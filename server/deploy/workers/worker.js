// The API on Cloudflare Workers, with the same routes, bytes and headers as the service, PNGs included. Only the limits
// differ: the platform sets them.
import { VERSION } from 'navii';
import { createHandler } from 'navii/fetch';
import { toPng } from 'navii/png';

const handle = createHandler({ rasterize: toPng, warn: (message) => console.warn(message) });

/**
 * Returns the cache key of a request. It has the version, so that PNGs of an older version are not found.
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
   * Answers a request, PNGs from the cache of the data centre if possible. An SVG is drawn faster than a cache lookup
   * takes.
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
