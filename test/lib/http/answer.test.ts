// Tests of documents that differ only by the address of the service.
import { describe, expect, it } from 'vitest';
import { createAddressed, type Answer } from '../../../lib/http/answer.js';

const write = (base: string): string => `<${base}/a>`;

function read({ body }: Answer): string {
  return typeof body === 'string' ? body : new TextDecoder().decode(body as Uint8Array);
}

describe('createAddressed', () => {
  it('writes the address, and makes it part of the tag', () => {
    const answer = createAddressed(write, []);
    expect(read(answer('http://a'))).toBe('<http://a/a>');
    expect(answer('http://a').etag).not.toBe(answer('http://b').etag);
    expect(answer('http://a').etag).toBe(createAddressed(write, [])('http://a').etag);
  });

  it('keeps the bytes for four addresses', () => {
    const answer = createAddressed(write, []);
    const first = ['a', 'b', 'c', 'd'].map((base) => answer(base));
    for (const [at, base] of ['a', 'b', 'c', 'd'].entries()) expect(answer(base)).toBe(first[at]);
    expect(read(answer('e'))).toBe('<e/a>');
    expect(answer('a')).not.toBe(first[0]);
  });
});
