// The search for seeds in a worker. Each search has its own, which ends with it.
import type { SearchCommand, SearchProgress } from './search-worker.js';

/**
 * Starts a search.
 *
 * @param onFail - called when the worker cannot be loaded, or fails
 * @returns a function that ends the search: nothing is called after that
 * @throws DOMException where the browser allows no workers
 */
export function runSearch(
  command: SearchCommand,
  onProgress: (progress: SearchProgress) => void,
  onFail: () => void,
): () => void {
  const worker = new Worker(new URL('search-worker.ts', import.meta.url), { type: 'module' });
  const listeners = new AbortController();
  const { signal } = listeners;
  worker.addEventListener('message', ({ data }: MessageEvent<SearchProgress>) => onProgress(data), { signal });
  worker.addEventListener('error', onFail, { signal });
  worker.postMessage(command);
  return () => {
    // A worker that was ended may still report an error.
    listeners.abort();
    worker.terminate();
  };
}
