// The service worker, which answers the addresses of the API on a host without the service.

/**
 * Whether the service answers here. On a host of static files, `/healthz` is a file of the site (`public/healthz`): a request
 * for a missing file would put an error on the console of every visitor.
 *
 * Only the answer of the service counts PNGs. A host of static files may also answer with a page or with 404. Any
 * other error counts as a service that does not publish its health.
 *
 * @throws TypeError without a network
 */
export async function hasService(): Promise<boolean> {
  const response = await fetch('/healthz', { cache: 'no-store' });
  if (!response.ok) return response.status !== 404;
  const health: unknown = await response.json().catch(() => undefined);
  return typeof health === 'object' && health !== null && 'pngCacheSize' in health;
}

async function register(): Promise<void> {
  const { serviceWorker } = navigator;
  // A page that already has a worker needs no check: the browser looks for new versions by itself.
  if (serviceWorker.controller !== null || (await hasService())) return;
  await serviceWorker.register('/service-worker.js', { updateViaCache: 'none' });
}

/** Registers the service worker when the page is idle, if there is no service. Pages also work without it. */
export function registerWorker(): void {
  // Only secure contexts have service workers.
  if (!('serviceWorker' in navigator)) return;
  const start = (): void => void register().catch(() => undefined);
  // Scripts of pages run before the load event. Safari has no idle callbacks.
  addEventListener('load', () =>
    'requestIdleCallback' in globalThis ? requestIdleCallback(start) : setTimeout(start),
  );
}
