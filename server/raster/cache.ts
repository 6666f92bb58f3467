// Finished PNGs: kept up to a number of bytes, and made once however many ask at the same time.
import { LRUCache } from 'lru-cache';
import type { Asker } from '../http/presence.js';

/** PNGs by key. */
export interface PngCache {
  /** PNGs that are kept. */
  readonly size: number;
  /**
   * The PNG of a key: the one that is kept or is being made, or else a new one. A failure is not kept.
   *
   * @param create - makes it for all who ask for it in the meantime, who are as one
   */
  readonly getOrCreate: (key: string, asker: Asker, create: (askers: Asker) => Promise<Buffer>) => Promise<Buffer>;
}

/** A PNG that is being made. */
interface Pending {
  readonly askers: Asker[];
  readonly png: Promise<Buffer>;
}

/** Bytes that an entry takes beside its PNG and its key. */
const ENTRY_OVERHEAD = 512;

/** Somebody who is there as long as one of them is. */
function join(askers: readonly Asker[]): Asker {
  return () => {
    if (askers.some((asker) => asker() === 'here')) return 'here';
    return askers.some((asker) => asker() === 'unsure') ? 'unsure' : 'gone';
  };
}

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
  const pending = new Map<string, Pending>();

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
    getOrCreate(key, asker, create) {
      const png = kept.get(key);
      if (png !== undefined) return Promise.resolve(png);
      const started = pending.get(key);
      if (started !== undefined) {
        started.askers.push(asker);
        return started.png;
      }
      const askers = [asker];
      const created = createAndKeep(key, () => create(join(askers)));
      pending.set(key, { askers, png: created });
      return created;
    },
  };
}
