// Finished PNGs: kept up to a number of bytes, and made once however many ask at the same time.
import { LRUCache } from 'lru-cache';

/** PNGs by key. */
export interface PngCache {
  /** PNGs that are kept. */
  readonly size: number;
  /** The PNG of a key: the one that is kept or is being made, or else a new one. A failure is not kept. */
  readonly getOrCreate: (key: string, create: () => Promise<Buffer>) => Promise<Buffer>;
}

/** Bytes that an entry takes beside its PNG and its key. */
const ENTRY_OVERHEAD = 512;

/**
 * Makes a cache.
 *
 * @param bytes - that entries may take together; 0 keeps none
 */
export function createPngCache(bytes: number): PngCache {
  const kept = new LRUCache<string, Buffer>({
    maxSize: Math.max(1, bytes),
    sizeCalculation: (png, key) => png.length + 2 * key.length + ENTRY_OVERHEAD,
  });
  const pending = new Map<string, Promise<Buffer>>();

  async function createAndKeep(key: string, create: () => Promise<Buffer>): Promise<Buffer> {
    try {
      const png = await create();
      kept.set(key, png);
      return png;
    } finally {
      pending.delete(key);
    }
  }

  return {
    get size() {
      return kept.size;
    },
    getOrCreate(key, create) {
      const png = kept.get(key);
      if (png !== undefined) return Promise.resolve(png);
      const started = pending.get(key);
      if (started !== undefined) return started;
      const created = createAndKeep(key, create);
      pending.set(key, created);
      return created;
    },
  };
}
