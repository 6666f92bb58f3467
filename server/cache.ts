// A cache of finished PNGs and pages with a limit in bytes. Simultaneous requests for one key share one computation.
import { LRUCache } from 'lru-cache';
import { retryLater, type MaybePromise } from '../lib/http/index.js';
import { MAX_CLIENTS_PER_KEY } from './limits.js';

/** A second cache that other instances share. */
export interface BufferStore {
  /** Returns the entry if it is there and arrives in time. Never rejects. */
  readonly get: (key: string) => Promise<Buffer | undefined>;
  /** Stores an entry for some time. */
  readonly set: (key: string, content: Buffer) => void;
}

/** Bytes that an entry takes besides its content and its key. */
const ENTRY_OVERHEAD = 512;

/**
 * Makes a cache.
 *
 * @param bytes - limit for all entries together; 0 caches nothing
 * @param store - a second cache, which is read when the first one has no entry
 * @param onLookup - called for each request with the place of the entry: memory, Redis, or none if it was created
 */
export function createBufferCache(
  bytes: number,
  store?: BufferStore,
  onLookup?: (found: 'memory' | 'redis' | 'none') => void,
) {
  const cache = new LRUCache<string, Buffer>({
    maxSize: Math.max(1, Math.floor(bytes)),
    sizeCalculation: (content, key) => content.length + 2 * key.length + ENTRY_OVERHEAD,
  });
  /** Entries that are being created, with a function for each client that waits: it tells whether the client has left. */
  const pending = new Map<string, { readonly clients: (() => boolean)[]; readonly content: Promise<Buffer> }>();

  async function createAndKeep(key: string, create: () => Promise<Buffer>): Promise<Buffer> {
    try {
      const found = store === undefined ? undefined : await store.get(key);
      onLookup?.(found === undefined ? 'none' : 'redis');
      const content = found ?? (await create());
      cache.set(key, content);
      if (found === undefined) store?.set(key, content);
      return content;
    } finally {
      pending.delete(key);
    }
  }

  return {
    /** The number of entries. */
    get size(): number {
      return cache.size;
    },
    /**
     * Returns the entry of a key, waits for the one that is being created, or creates it. Errors are not cached.
     *
     * @param isGone - tells whether the client that asks has left
     * @param create - creates the content, once for all clients that wait; its argument tells whether all have left
     * @throws HttpError 503 when too many clients wait for this key; else the error of `create`
     */
    getOrCreate(
      key: string,
      isGone: () => boolean,
      create: (areAllGone: () => boolean) => Promise<Buffer>,
    ): MaybePromise<Buffer> {
      const content = cache.get(key);
      const started = pending.get(key);
      if (content === undefined && started !== undefined) {
        if (started.clients.length >= MAX_CLIENTS_PER_KEY) throw retryLater(503, 'Too many requests are waiting');
        started.clients.push(isGone);
      }
      const found = content ?? started?.content;
      if (found !== undefined) {
        onLookup?.('memory');
        return found;
      }
      const clients = [isGone];
      const created = createAndKeep(key, () => create(() => clients.every((isOneGone) => isOneGone())));
      pending.set(key, { clients, content: created });
      return created;
    },
  };
}
