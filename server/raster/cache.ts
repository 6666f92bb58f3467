// Finished PNGs: kept up to a number of bytes, and made once however many ask at the same time.
import { LRUCache } from 'lru-cache';

/** PNGs by key. */
export interface PngCache {
  /** PNGs that are kept. */
  readonly size: number;
  /** The PNG of a key: the one that is kept, or is being made, or else a new one. A failure is not kept. */
  readonly take: (key: string, make: () => Promise<Buffer>) => Promise<Buffer>;
}

/** What an entry costs beside its bytes and its key. */
const ENTRY = 512;

/**
 * Makes a cache.
 *
 * @param bytes - that entries may take together; 0 keeps none
 */
export function createPngCache(bytes: number): PngCache {
  const kept = new LRUCache<string, Buffer>({
    maxSize: Math.max(1, bytes),
    sizeCalculation: (png, key) => png.length + 2 * key.length + ENTRY,
  });
  const running = new Map<string, Promise<Buffer>>();

  async function make(key: string, work: () => Promise<Buffer>): Promise<Buffer> {
    try {
      const png = await work();
      kept.set(key, png);
      return png;
    } finally {
      running.delete(key);
    }
  }

  return {
    get size() {
      return kept.size;
    },
    take(key, work) {
      const png = kept.get(key);
      if (png !== undefined) return Promise.resolve(png);
      const other = running.get(key);
      if (other !== undefined) return other;
      const own = make(key, work);
      running.set(key, own);
      return own;
    },
  };
}
