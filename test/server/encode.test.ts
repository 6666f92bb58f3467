// Tests of compression: brotli and gzip of SVG, HTML, CSS and JS, negotiated as in RFC 9110 §12.5.3.
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import Koa from 'koa';
import { describe, expect, it } from 'vitest';
import { createEncoder } from '../../server/encode.js';
import { MAX_COMPRESSIONS, MAX_COMPRESSIONS_WAITING } from '../../server/limits.js';
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

  it('skips answers that are small or already compressed', async () => {
    const { port } = service;
    for (const target of ['/healthz', '/robots.txt', '/avatar/alice', '/avatar/alice.png', '/nope']) {
      const { headers } = await request(port, target, 'GET', 'Accept-Encoding: br, gzip\r\n');
      expect([target, headers['content-encoding']]).toEqual([target, undefined]);
    }
  });
});

it('bodies are left as they are while too many others wait', async () => {
  const encode = createEncoder();
  const ctx = new Koa().createContext(
    Object.assign(new IncomingMessage(new Socket()), { headers: { 'accept-encoding': 'br' } }),
    new ServerResponse(new IncomingMessage(new Socket())),
  );
  const more = MAX_COMPRESSIONS + MAX_COMPRESSIONS_WAITING;
  const bodies = Array.from({ length: more + 3 }, (_, i) => Buffer.alloc(2_000, i));
  const made = await Promise.all(bodies.map((body) => encode(ctx, body)));
  expect(made.map((each) => each?.encoding)).toEqual(bodies.map((_, i) => (i < more ? 'br' : undefined)));
  for (const [i, each] of made.slice(0, more).entries()) expect(brotliDecompressSync(each!.bytes)).toEqual(bodies[i]);
  // Those that were left out are compressed when they are sent again.
  expect((await encode(ctx, bodies.at(-1)!))?.encoding).toBe('br');
});
