// Finished PNGs and galleries: kept up to a number of bytes, and made once however many ask at the same time.
import { LRUCache } from 'lru-cache';
import { retryLater } from 'navii/internals/http';
import { MAX_ASKERS } from './limits.js';
import type { Presence } from './request.js';

/** Tells whether a client still waits. */
type Asker = () => Presence;

/** Where answers are kept for other processes too. */
export interface BufferStore {
  /** The answer, if it is there and can be had soon; never rejects. */
  readonly get: (key: string) => Promise<Buffer | undefined>;
  /** Keeps an answer, some time. */
  readonly set: (key: string, answer: Buffer) => void;
}

/** Bytes that an entry takes beside its answer and its key. */
const ENTRY_OVERHEAD = 512;

/** Joins several clients into one, who is there as long as one of them is. */
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
 * @param store - asked for what is not kept here
 * @param onLookup - told where each answer was found: kept here, in the store, or made
 */
export function createBufferCache(
  bytes: number,
  store?: BufferStore,
  onLookup?: (found: 'memory' | 'redis' | 'none') => void,
) {
  const kept = new LRUCache<string, Buffer>({
    maxSize: Math.max(1, Math.floor(bytes)),
    sizeCalculation: (answer, key) => answer.length + 2 * key.length + ENTRY_OVERHEAD,
  });
  /** Answers that are being made. */
  const pending = new Map<string, { readonly askers: Asker[]; readonly answer: Promise<Buffer> }>();

  async function createAndKeep(key: string, create: () => Promise<Buffer>): Promise<Buffer> {
    try {
      const found = store === undefined ? undefined : await store.get(key);
      onLookup?.(found === undefined ? 'none' : 'redis');
      const answer = found ?? (await create());
      kept.set(key, answer);
      if (found === undefined) store?.set(key, answer);
      return answer;
    } finally {
      pending.delete(key);
    }
  }

  /** The answer to a key, if it is kept. */
  function get(key: string): Buffer | undefined {
    const answer = kept.get(key);
    if (answer !== undefined) onLookup?.('memory');
    return answer;
  }

  return {
    /** Answers that are kept. */
    get size(): number {
      return kept.size;
    },
    get,
    /**
     * The answer to a key: the one that is kept or is being made, or else a new one. A failure is not kept.
     *
     * @throws HttpError 503 when too many ask for it while it is made
     * @param create - makes the answer once for all who ask meanwhile; its argument speaks for all of them
     */
    async getOrCreate(key: string, asker: Asker, create: (askers: Asker) => Promise<Buffer>): Promise<Buffer> {
      const answer = get(key);
      if (answer !== undefined) return answer;
      const started = pending.get(key);
      if (started !== undefined) {
        if (started.askers.length >= MAX_ASKERS) throw retryLater(503, 'Too many wait');
        started.askers.push(asker);
        onLookup?.('memory');
        return started.answer;
      }
      const askers = [asker];
      const created = createAndKeep(key, () => create(join(askers)));
      pending.set(key, { askers, answer: created });
      return created;
    },
  };
}
