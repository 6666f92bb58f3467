// Tests of GET /random[.svg|.png] (SPEC §4.2).
import { decode } from 'fast-png';
import { describe, expect, it } from 'vitest';
import { createAvatar } from '../../../lib/index.js';
import { request, serve, useService } from '../serve.js';

const service = useService();

const UUID = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;

describe('/random', () => {
  it.each(['/random', '/random.svg'])('%s is a new avatar each time, which its seed draws again', async (path) => {
    const seeds = new Set<string>();
    for (let i = 0; i < 5; i += 1) {
      const { status, headers, body } = await request(service.port, path);
      const seed = headers['x-service-seed'] ?? '';
      expect([status, headers['content-type']]).toEqual([200, 'image/svg+xml; charset=utf-8']);
      expect(seed).toMatch(UUID);
      expect(body.toString()).toBe(createAvatar(seed));
      expect((await request(service.port, `/avatar/${seed}`)).body).toEqual(body);
      seeds.add(seed);
    }
    expect(seeds.size).toBe(5);
  });

  it('is never stored, and shows its seed to other origins', async () => {
    for (const path of ['/random', '/random.svg', '/random.png']) {
      const { headers } = await request(service.port, path);
      expect(headers).toMatchObject({
        'cache-control': 'no-store',
        'access-control-allow-origin': '*',
        'access-control-expose-headers': 'x-service-seed',
      });
      expect(headers['etag']).toBeUndefined();
      expect(headers['location']).toBeUndefined();
    }
  });

  it('is with .png the PNG of its seed', async () => {
    const { headers, body } = await request(service.port, '/random.png?size=32&mood=happy');
    expect(headers['content-type']).toBe('image/png');
    expect(decode(body)).toMatchObject({ width: 32, height: 32 });
    const again = await request(service.port, `/avatar/${headers['x-service-seed']}.png?size=32&mood=happy`);
    expect(again.body).toEqual(body);
  });

  it('does not use the PNG cache, because no seed occurs twice', async () => {
    const { port } = await serve();
    await request(port, '/random.png');
    expect(JSON.parse((await request(port, '/healthz')).body.toString())).toEqual({ ok: true, pngCacheSize: 0 });
  });
});
