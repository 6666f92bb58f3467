// Tests of the request log: it holds no seeds or queries above debug, because they may be personal.
import { describe, expect, it } from 'vitest';
import { request, serve } from '../serve.js';

describe('logs', () => {
  it('have a line per request at debug', async () => {
    const { port, lines } = await serve({ logLevel: 'debug' });
    await request(port, '/avatar/alice?size=32');
    await request(port, '/nope', 'POST');
    expect(lines.filter(({ msg }) => msg === 'request')).toEqual([
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
