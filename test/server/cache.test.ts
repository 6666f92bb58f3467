// Tests of the buffer cache: it is bounded by bytes, and equal requests at the same time share one answer.
import { describe, expect, it } from 'vitest';
import { createBufferCache } from '../../server/cache.js';
import { MAX_CLIENTS_PER_KEY } from '../../server/limits.js';

const HERE = () => false;

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
    const together = await Promise.all(Array.from({ length: 100 }, async () => cache.getOrCreate('a', HERE, make)));
    expect([made, new Set(together).size, cache.size]).toEqual([1, 1, 1]);
    await cache.getOrCreate('a', HERE, make);
    await cache.getOrCreate('b', HERE, make);
    expect([made, cache.size]).toEqual([2, 2]);
  });

  it('refuses a request when too many wait for the same key', async () => {
    const cache = createBufferCache(1 << 20);
    let finish: ((answer: Buffer) => void) | undefined;
    const make = () => new Promise<Buffer>((resolve) => (finish = resolve));
    const together = Array.from({ length: MAX_CLIENTS_PER_KEY }, async () => cache.getOrCreate('a', HERE, make));
    expect(() => cache.getOrCreate('a', HERE, make)).toThrow(expect.objectContaining({ status: 503 }));
    finish?.(Buffer.from('png'));
    expect(new Set(await Promise.all(together)).size).toBe(1);
    expect((await cache.getOrCreate('a', HERE, make)).toString()).toBe('png');
  });

  it('never holds more than its bytes, keys included', async () => {
    const cache = createBufferCache(100_000);
    for (let i = 0; i < 500; i += 1) await cache.getOrCreate(`key-${i}`, HERE, makeBytes(9_000));
    expect(cache.size).toBe(10);
    const long = createBufferCache(100_000);
    for (let i = 0; i < 50; i += 1) await long.getOrCreate(`${i}`.padEnd(16_000, 'x'), HERE, makeBytes(0));
    expect(long.size).toBe(3);
  });

  it('drops the least recently used entry', async () => {
    const cache = createBufferCache(30_000);
    await cache.getOrCreate('a', HERE, makeBytes(9_000));
    await cache.getOrCreate('b', HERE, makeBytes(9_000));
    await cache.getOrCreate('c', HERE, makeBytes(9_000));
    await cache.getOrCreate('a', HERE, makeBytes(1));
    await cache.getOrCreate('d', HERE, makeBytes(9_000));
    expect((await cache.getOrCreate('a', HERE, makeBytes(1))).length).toBe(9_000);
    expect((await cache.getOrCreate('b', HERE, makeBytes(1))).length).toBe(1);
  });

  it('does not keep an entry larger than the cache, or a failure', async () => {
    const cache = createBufferCache(1_000);
    expect((await cache.getOrCreate('large', HERE, makeBytes(2_000))).length).toBe(2_000);
    await expect(cache.getOrCreate('broken', HERE, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(cache.size).toBe(0);
    expect((await cache.getOrCreate('broken', HERE, makeBytes(5))).length).toBe(5);
  });

  it('goes on making an entry as long as one of its requests waits', async () => {
    const cache = createBufferCache(1 << 20);
    const isGone = [false, false];
    let areAllGone = HERE;
    const create = async (areGone: () => boolean): Promise<Buffer> => {
      areAllGone = areGone;
      return Buffer.from('png');
    };
    const made = Promise.all([0, 1].map(async (i) => cache.getOrCreate('a', () => isGone[i] === true, create)));
    isGone[0] = true;
    expect(areAllGone()).toBe(false);
    isGone[1] = true;
    expect(areAllGone()).toBe(true);
    await made;
  });
});
