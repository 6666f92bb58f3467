// Tests of the lines about requests, also of ACCESS_LOG: none above debug has a seed or a query, because they may be personal.
import { describe, expect, it } from 'vitest';
import { request, serve } from '../serve.js';

describe('logs', () => {
  it('have a line per request at debug', async () => {
    const { port, lines } = await serve({ logLevel: 'debug' });
    await request(port, '/avatar/alice?size=32');
    await request(port, '/nope', 'POST');
    // ACCESS_LOG is off by default.
    expect(lines.filter(({ msg }) => msg === 'request' || msg === 'access')).toEqual([
      expect.objectContaining({ level: 20, method: 'GET', route: 'avatar', url: '/avatar/alice?size=32', status: 200 }),
      expect.objectContaining({ level: 20, method: 'POST', route: 'none', status: 404 }),
    ]);
  });

  it('hold no seeds or queries above debug', async () => {
    const { port, lines } = await serve({ logLevel: 'info', rateLimit: 2 });
    for (const target of ['/avatar/zaphod@heart.gold?title=beeblebrox', '/avatar/zaphod.png', '/avatar/zaphod']) {
      await request(port, target);
    }
    await request(port, '/group?seeds=zaphod');
    expect(lines.length).toBeGreaterThan(0);
    expect(JSON.stringify(lines)).not.toMatch(/zaphod|heart|beeblebrox/);
  });
});

it('ACCESS_LOG logs one request in n, without seed, query or client', async () => {
  const service = await serve({ accessLog: 3, trustProxy: 1 });
  const from = 'X-Forwarded-For: 192.0.2.99\r\n';
  for (let i = 0; i < 3; i += 1) await request(service.port, '/avatar/zaphod?title=beeblebrox', 'GET', from);
  for (let i = 0; i < 3; i += 1) await request(service.port, '/nope/zaphod', 'HEAD', from);
  await request(service.port, '/avatar/zaphod');
  const { body } = await request(service.port, '/avatar/zaphod?title=beeblebrox');
  const line = { level: 30, id: expect.any(String), ms: expect.any(Number) };
  expect(service.lines.filter(({ msg }) => msg === 'access')).toEqual([
    expect.objectContaining({ ...line, route: 'avatar', method: 'GET', status: 200, bytes: body.length }),
    expect.objectContaining({ ...line, route: 'none', method: 'HEAD', status: 404, bytes: 0 }),
  ]);
  expect(JSON.stringify(service.lines)).not.toMatch(/zaphod|beeblebrox|192\.0\.2/);
});
