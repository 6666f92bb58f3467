// The service worker of a site on a host of static files. It answers the addresses of the API in the browser, so that
// `/avatar/ada.svg` works without a service and offline. It also answers for share pages, whose addresses have no file, with the
// page that reads its address. All other requests go to the network.
import * as rasterizer from '@resvg/resvg-wasm';
import binaryAddress from '@resvg/resvg-wasm/index_bg.wasm?url';
import { deflate } from 'pako';
import { catalogue } from '../../lib/catalogue.js';
import { createHandler } from '../../lib/http/fetch.js';
import { createApiRoutes } from '../../lib/http/meta.js';
import { compilePaths } from '../../lib/http/route.js';
import { createToPng } from '../../lib/png/to-png.js';
import { hasService } from '../shared/register-worker.js';
import { isSharePath } from '../shared/share-address.js';

declare const self: ServiceWorkerGlobalScope;

/**
 * Fetches the binary of the rasterizer, with the first PNG: it is far larger than this script, which contains the rest of the
 * rasterizer because service workers may not import modules later. The address of the binary contains a hash, so a copy in the
 * browser's cache is always current, also offline.
 */
async function fetchBinary(): Promise<Response> {
  const response = await fetch(binaryAddress, { cache: 'force-cache' });
  if (!response.ok) throw new Error(`PNG: no binary of the rasterizer: ${response.status}`);
  return response;
}

// Mascots contain no text, so the rasterizer needs no font.
const toPng = createToPng({ deflate, importRasterizer: async () => rasterizer, findBinary: fetchBinary });

const handle = createHandler({ rasterize: toPng });
const PATTERNS = createApiRoutes(catalogue).map((route) => new RegExp(compilePaths(route)));

function isApi({ url }: Request): boolean {
  const { origin, pathname } = new URL(url);
  return origin === location.origin && PATTERNS.some((pattern) => pattern.test(pathname));
}

function isSharePage({ url, mode }: Request): boolean {
  const { origin, pathname } = new URL(url);
  return mode === 'navigate' && origin === location.origin && isSharePath(pathname);
}

/** Fetches the share page. The response is copied, because browsers refuse a redirected response for a navigation. */
async function fetchSharePage(): Promise<Response> {
  const response = await fetch('/share/');
  return new Response(response.body, response);
}

/** Takes control of all open pages. If the host has a service now, unregisters this worker instead. */
async function activate(): Promise<void> {
  if (await hasService()) await self.registration.unregister();
  else await self.clients.claim();
}

// Activates at once, not when the last page of the old version is closed: two versions must not draw for one site.
self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener('activate', (event) => event.waitUntil(activate()));
self.addEventListener('fetch', (event) => {
  if (isApi(event.request)) event.respondWith(handle(event.request));
  else if (isSharePage(event.request)) event.respondWith(fetchSharePage());
});
