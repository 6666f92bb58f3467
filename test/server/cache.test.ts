// Tests of the buffer cache: it is bounded by bytes, and equal requests at the same time share one answer.
import { describe, expect, it } from 'vitest';
import { createBufferCache } from '../../server/cache.js';
import { MAX_CLIENTS_PER_KEY } from '../../server/limits.js';
import type { ClientState } from '../../server/request.js';

const OPEN = () => 'open' as const;

function makeBytes(length: number): () => Promise<Buffer> {
  return () => Promise.resolve(Buffer.alloc(length));
}

describe('createBufferCache', () => {
  it('makes each key once', async () => {
    const cache = createBufferCache(1 << 20);
    let made = 0;
    const make = () => {
      made += 1;
      return Promise.resolve(Buffer.from('png'));
    };
    const together = await Promise.all(Array.from({ length: 100 }, async () => cache.getOrCreate('a', OPEN, make)));
    expect([made, new Set(together).size, cache.size]).toEqual([1, 1, 1]);
    await cache.getOrCreate('a', OPEN, make);
    await cache.getOrCreate('b', OPEN, make);
    expect([made, cache.size]).toEqual([2, 2]);
  });

  it('refuses a request when too many wait for the same key', async () => {
    const cache = createBufferCache(1 << 20);
    let finish: ((answer: Buffer) => void) | undefined;
    const make = () => new Promise<Buffer>((resolve) => (finish = resolve));
    const together = Array.from({ length: MAX_CLIENTS_PER_KEY }, async () => cache.getOrCreate('a', OPEN, make));
    expect(() => cache.getOrCreate('a', OPEN, make)).toThrow(expect.objectContaining({ status: 503 }));
    finish?.(Buffer.from('png'));
    expect(new Set(await Promise.all(together)).size).toBe(1);
    expect((await cache.getOrCreate('a', OPEN, make)).toString()).toBe('png');
  });

  it('never holds more than its bytes, keys included', async () => {
    const cache = createBufferCache(100_000);
    for (let i = 0; i < 500; i += 1) await cache.getOrCreate(`key-${i}`, OPEN, makeBytes(9_000));
    expect(cache.size).toBe(10);
    const long = createBufferCache(100_000);
    for (let i = 0; i < 50; i += 1) await long.getOrCreate(`${i}`.padEnd(16_000, 'x'), OPEN, makeBytes(0));
    expect(long.size).toBe(3);
  });

  it('drops the least recently used entry', async () => {
    const cache = createBufferCache(30_000);
    await cache.getOrCreate('a', OPEN, makeBytes(9_000));
    await cache.getOrCreate('b', OPEN, makeBytes(9_000));
    await cache.getOrCreate('c', OPEN, makeBytes(9_000));
    await cache.getOrCreate('a', OPEN, makeBytes(1));
    await cache.getOrCreate('d', OPEN, makeBytes(9_000));
    expect((await cache.getOrCreate('a', OPEN, makeBytes(1))).length).toBe(9_000);
    expect((await cache.getOrCreate('b', OPEN, makeBytes(1))).length).toBe(1);
  });

  it('does not keep an entry larger than the cache, or a failure', async () => {
    const cache = createBufferCache(1_000);
    expect((await cache.getOrCreate('large', OPEN, makeBytes(2_000))).length).toBe(2_000);
    await expect(cache.getOrCreate('broken', OPEN, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(cache.size).toBe(0);
    expect((await cache.getOrCreate('broken', OPEN, makeBytes(5))).length).toBe(5);
  });

  it('goes on making an entry as long as one of its requests waits', async () => {
    const cache = createBufferCache(1 << 20);
    const asked: ClientState[] = ['open', 'half-closed'];
    let look = (): ClientState => 'closed';
    const made = Promise.all(
      [0, 1].map(async (i) =>
        cache.getOrCreate(
          'a',
          () => asked[i] ?? 'closed',
          async (askers) => {
            look = askers;
            return Buffer.from('png');
          },
        ),
      ),
    );
    expect(look()).toBe('open');
    asked[0] = 'closed';
    expect(look()).toBe('half-closed');
    asked[1] = 'closed';
    expect(look()).toBe('closed');
    await made;
  });
});
