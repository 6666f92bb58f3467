// Tests of documents that differ only by the address of the service.
import { describe, expect, it } from 'vitest';
import { createAddressed } from '../../../lib/http/addressed.js';
import type { Answer } from '../../../lib/http/answer.js';

const write = (base: string): string => `<${base}/a>`;

function read({ body }: Answer): string {
  return typeof body === 'string' ? body : new TextDecoder().decode(body as Uint8Array);
}

describe('createAddressed', () => {
  it('writes the address, and makes it part of the tag', () => {
    const answer = createAddressed(write, []);
    expect(read(answer('http://a'))).toBe('<http://a/a>');
    expect(answer('http://a').tag).not.toBe(answer('http://b').tag);
    expect(answer('http://a').tag).toBe(createAddressed(write, [])('http://a').tag);
  });

  it('caches the bytes for four addresses, and neither caches nor compresses others', () => {
    const answer = createAddressed(write, []);
    const first = ['a', 'b', 'c', 'd'].map((base) => answer(base));
    for (const [at, base] of ['a', 'b', 'c', 'd'].entries()) expect(answer(base).body).toBe(first[at]?.body);
    expect(first.every(({ isCompressible }) => isCompressible)).toBe(true);
    expect([answer('e').isCompressible, answer('e') === answer('e')]).toEqual([false, false]);
    expect(read(answer('e'))).toBe('<e/a>');
  });

  it('replaces an unused address in the cache by another one', () => {
    const answer = createAddressed(write, []);
    for (const base of ['a', 'b', 'c', 'd']) answer(base);
    for (let request = 0; request < 100; request += 1) for (const base of ['a', 'b', 'c']) answer(base);
    expect(answer('e').isCompressible).toBe(true);
    expect(answer('d').isCompressible).toBe(false);
    expect(answer('a').isCompressible).toBe(true);
  });
});
