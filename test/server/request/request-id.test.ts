// Tests of the id of each request, in its answer and in the log.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nameRequest } from '../../../server/request.js';
import { request, serve, talk } from '../serve.js';

describe('nameRequest', () => {
  it.each(['a', '4bf92f3577b34da6a3ce929d0e0e4736', 'Root=1-67891233:abcdef/x+y.z_', 'x'.repeat(128)])(
    'accepts %s',
    (given) => {
      expect(nameRequest(given)).toBe(given);
    },
  );

  it.each([undefined, '', ' ', 'a b', 'a\n', 'é', 'x'.repeat(129), '"', '<b>', ['a', 'b']])(
    'does not accept %j',
    (given) => {
      expect(nameRequest(given)).toMatch(/^[\w-]{8}-[\da-z]+$/);
    },
  );

  it('gives a plain id for every input, and never repeats its own ids', () => {
    fc.assert(fc.property(fc.string(), (given) => /^[\w.:+/=-]{1,128}$/.test(nameRequest(given))));
    const names = Array.from({ length: 1000 }, () => nameRequest());
    expect(new Set(names).size).toBe(1000);
  });
});

describe('x-request-id', () => {
  it('is in every answer, and is that of the proxy if there is one', async () => {
    const { port } = await serve({ rateLimit: 1 });
    const targets = ['/avatar/a', '/avatar/a', '/nope', '/', '/healthz', '/avatar/', '/group'];
    const ids = [];
    for (const target of targets) ids.push((await request(port, target)).headers['x-request-id']);
    expect(new Set(ids).size).toBe(targets.length);
    expect(ids).not.toContain(undefined);
    const { headers } = await request(port, '/nope', 'OPTIONS', 'X-Request-Id: from-proxy-1\r\n');
    expect(headers['x-request-id']).toBe('from-proxy-1');
    expect(await talk(port, 'no request\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 [^]*\r\nx-request-id: [\w-]+\r\n/);
  });

  it('is in the log lines of a request', async () => {
    const { port, lines } = await serve({ logLevel: 'debug' });
    await request(port, '/avatar/a', 'GET', 'X-Request-Id: r-1\r\n');
    expect(lines).toContainEqual(expect.objectContaining({ msg: 'request', id: 'r-1' }));
  });
});
