// On a host of files, a service worker answers what the service would.
import { hasService } from './has-service.js';

async function register(): Promise<void> {
  const { serviceWorker } = navigator;
  // Asks once: a page that has a worker already needs no other, and the browser looks for a new version by itself.
  if (serviceWorker.controller !== null || (await hasService())) return;
  await serviceWorker.register('/service-worker.js', { updateViaCache: 'none' });
}

/** Sees to it, once the page has nothing else to do; where it may not be, or cannot, pages work without. */
export function registerWorker(): void {
  // Only pages that came safely have it (Secure Contexts).
  if (!('serviceWorker' in navigator)) return;
  const start = (): void => void register().catch(() => undefined);
  // Scripts of pages run before they are loaded. Safari has no idle callbacks.
  addEventListener('load', () =>
    'requestIdleCallback' in globalThis ? requestIdleCallback(start) : setTimeout(start),
  );
}
