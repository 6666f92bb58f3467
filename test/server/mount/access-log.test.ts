// Tests of ACCESS_LOG: it logs one request in n, by the name of its route.
import { describe, expect, it } from 'vitest';
import { request, serve, type Running } from '../serve.js';

function accesses({ lines }: Running): unknown[] {
  return lines.filter(({ msg }) => msg === 'access');
}

describe('ACCESS_LOG', () => {
  it('logs one request in n, without seed, query or client', async () => {
    const service = await serve({ accessLog: 3, trustProxy: 1 });
    const from = 'X-Forwarded-For: 192.0.2.99\r\n';
    for (let i = 0; i < 3; i += 1) await request(service.port, '/avatar/zaphod?title=beeblebrox', 'GET', from);
    for (let i = 0; i < 3; i += 1) await request(service.port, '/nope/zaphod', 'HEAD', from);
    await request(service.port, '/avatar/zaphod');
    const { body } = await request(service.port, '/avatar/zaphod?title=beeblebrox');
    const line = { level: 30, id: expect.any(String), ms: expect.any(Number) };
    expect(accesses(service)).toEqual([
      expect.objectContaining({ ...line, route: 'avatar', method: 'GET', status: 200, bytes: body.length }),
      expect.objectContaining({ ...line, route: 'none', method: 'HEAD', status: 404, bytes: 0 }),
    ]);
    expect(JSON.stringify(service.lines)).not.toMatch(/zaphod|beeblebrox|192\.0\.2/);
  });

  it('is off by default', async () => {
    const service = await serve();
    await request(service.port, '/avatar/ada');
    expect(accesses(service)).toEqual([]);
  });
});
