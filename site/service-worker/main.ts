// The service worker of a site on a host of files: it answers the addresses of the API in the browser, so that
// `/avatar/ada.svg` is there without a service, and without a network. Pages and their files it leaves to the network, but for
// share pages, whose addresses have no file: it has the one that reads them.
import { createHandler } from '../../lib/http/fetch.js';
import { API_ROUTES } from '../../lib/http/meta.js';
import { compilePaths } from '../../lib/http/route.js';
import { hasService } from '../shared/has-service.js';
import { isSharePath } from '../shared/share-address.js';
import { toPng } from './to-png.js';

declare const self: ServiceWorkerGlobalScope;

const handle = createHandler({ rasterize: toPng });
const PATTERNS = API_ROUTES.map((route) => new RegExp(compilePaths(route)));

function isOurs({ url }: Request): boolean {
  const { origin, pathname } = new URL(url);
  return origin === location.origin && PATTERNS.some((pattern) => pattern.test(pathname));
}

function isSharePage({ url, mode }: Request): boolean {
  const { origin, pathname } = new URL(url);
  return mode === 'navigate' && origin === location.origin && isSharePath(pathname);
}

/** The page that reads its address. Browsers refuse the answer itself where the host redirects to it. */
async function fetchSharePage(): Promise<Response> {
  const answer = await fetch('/share/');
  return new Response(answer.body, answer);
}

/** Answers for all open pages from now on, or for none where a service has come since. */
async function takeOver(): Promise<void> {
  if (await hasService()) await self.registration.unregister();
  else await self.clients.claim();
}

// At once, not when the last page of the old version is closed: two engines must not draw for one site.
self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener('activate', (event) => event.waitUntil(takeOver()));
self.addEventListener('fetch', (event) => {
  if (isOurs(event.request)) event.respondWith(handle(event.request));
  else if (isSharePage(event.request)) event.respondWith(fetchSharePage());
});
