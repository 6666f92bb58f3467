// Tests of compression: brotli and gzip of SVG, HTML, CSS and JS, negotiated as in RFC 9110 §12.5.3.
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { request, useService } from './serve.js';

const service = useService();

const TARGET = '/group?seeds=a,b,c,d,e,f,g,h,i';
const DECODERS = { br: brotliDecompressSync, gzip: gunzipSync };

describe('compression', () => {
  it.each([
    ['br', 'br'],
    ['gzip', 'gzip'],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip;q=1, br;q=0', 'gzip'],
    ['*', 'br'],
    ['BR', 'br'],
  ] as const)('for accept-encoding %s is %s', async (accepted, encoding) => {
    const { port } = service;
    const plain = await request(port, TARGET);
    const { headers, body } = await request(port, TARGET, 'GET', `Accept-Encoding: ${accepted}\r\n`);
    expect(headers['content-encoding']).toBe(encoding);
    expect(headers['content-length']).toBe(String(body.length));
    expect(headers['vary']).toBe('accept-encoding');
    expect(body.length).toBeLessThan(plain.body.length / 2);
    expect(DECODERS[encoding](body)).toEqual(plain.body);
    // Each coding has its own tag.
    const { etag } = headers;
    expect(etag).not.toBe(plain.headers['etag']);
    const more = `Accept-Encoding: ${accepted}\r\nIf-None-Match: ${etag}\r\n`;
    const again = await request(port, TARGET, 'GET', more);
    expect([again.status, again.headers['etag'], again.headers['content-encoding']]).toEqual([304, etag, undefined]);
  });

  it.each([
    ['nothing', ''],
    ['identity', 'Accept-Encoding: identity\r\n'],
    ['none of quality 0', 'Accept-Encoding: br;q=0\r\n'],
    ['nonsense', 'Accept-Encoding: nope, ;;q=\r\n'],
    ['a list that takes long to read', `Accept-Encoding: ${'a,'.repeat(600)}br\r\n`],
  ])('is left out for %s', async (_, more) => {
    const { port } = service;
    const { headers, body } = await request(port, TARGET, 'GET', more);
    expect(headers['content-encoding']).toBeUndefined();
    expect(headers['vary']).toBe('accept-encoding');
    expect(body.toString()).toMatch(/^<svg /);
  });

  it('is skipped while too many other responses are being compressed', async () => {
    const { port } = service;
    const asked = Array.from(
      { length: 40 },
      (_, i) => `/group?seeds=${Array.from({ length: 50 }, (__, j) => `${i}-${j}`).join(',')}`,
    );
    const answers = await Promise.all(asked.map((target) => request(port, target, 'GET', 'Accept-Encoding: br\r\n')));
    // A busy machine refuses some: it draws too few at once.
    const drawn = answers.filter(({ status }) => status !== 503);
    for (const { status, headers, body } of drawn) {
      const isPacked = headers['content-encoding'] === 'br';
      expect([
        status,
        headers['vary'],
        (isPacked ? brotliDecompressSync(body) : body).subarray(0, 5).toString(),
      ]).toEqual([200, 'accept-encoding', '<svg ']);
    }
    expect(drawn.some(({ headers }) => headers['content-encoding'] === 'br')).toBe(true);
  });

  it('skips answers that are small or already compressed', async () => {
    const { port } = service;
    for (const target of ['/healthz', '/robots.txt', '/avatar/alice', '/avatar/alice.png', '/nope']) {
      const { headers } = await request(port, target, 'GET', 'Accept-Encoding: br, gzip\r\n');
      expect([target, headers['content-encoding']]).toEqual([target, undefined]);
    }
  });
});
