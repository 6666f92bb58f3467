// Tests of GET /avatar/:seed[.svg|.png] (SPEC §4.1, §2.1).
import { describe, expect, it } from 'vitest';
import { createAvatar } from '../../../lib/index.js';
import { request, serve, useService } from '../serve.js';

const service = useService();

describe('/avatar', () => {
  it('has one etag for equal parts, and ignores unknown parts', async () => {
    const etagOf = async (query: string) => (await request(service.port, `/avatar/alice?${query}`)).headers['etag'];
    const etag = await etagOf('parts=body:heart,topper:crown');
    expect(await etagOf('parts=%20topper:crown%20,,body%3Aheart,body:bun,hat:x&shape=hexagon')).toBe(etag);
    expect(await etagOf('parts=body:hearth,:,__proto__:x&shape=circle')).toBe(await etagOf(''));
  });

  it.each(['/avatar', '/avatar/', '/avatar/.png', '/avatar/.svg', '/avatar/.PNG', '/avatar?size=32', '/avatar/?a=b'])(
    'refuses %s: there is no seed',
    async (target) => {
      const { status, headers, body } = await request(service.port, target);
      expect([status, body.toString()]).toEqual([400, 'seed required']);
      expect(headers).not.toHaveProperty('x-ratelimit-limit');
    },
  );
});

describe('the suffix of another format', () => {
  it.each(['/avatar/ada.jpg', '/avatar/ada.JPEG', '/avatar/ada.webp?size=16', '/avatar/ada.avif', '/avatar/a/b.gif'])(
    'is part of the seed, and causes a warning: %s',
    async (target) => {
      const { status, headers, body } = await request(service.port, target);
      expect([status, headers['x-service-warning']]).toEqual([200, 'suffix-in-seed; formats are .svg and .png']);
      const [, seed = ''] = /^\/avatar\/([^?]*)/.exec(target) ?? [];
      expect(body.toString()).toBe(createAvatar(seed, target.includes('?') ? { size: 16 } : {}));
    },
  );

  it.each(['/avatar/ada.png', '/avatar/ada.jpg.png', '/avatar/ada.tar', '/avatar/jpg', '/avatar/a.jpg.b'])(
    'causes no warning in %s',
    async (target) => {
      const { status, headers } = await request(service.port, target);
      expect([status, headers['x-service-warning']]).toEqual([200, undefined]);
    },
  );
});

describe('an e-mail address as the seed', () => {
  const WARNING = 'plaintext-email-seed; hash with seedFromEmail()';

  it.each(['/avatar/ada@example.org', '/avatar/ada%40example.org.png', '/avatar/a@b.c?size=16', '/avatar/a@b.c.svg'])(
    'is drawn, causes a warning, and is not logged: %s',
    async (target) => {
      const { port, lines } = await serve();
      const { status, headers } = await request(port, target);
      expect([status, headers['x-service-warning']]).toEqual([200, WARNING]);
      expect(headers['access-control-expose-headers']).toContain('x-service-warning');
      const warnings = lines.filter(({ level, msg }) => level === 40 && String(msg).includes('e-mail'));
      expect(warnings).toHaveLength(1);
      expect(JSON.stringify(lines)).not.toMatch(/ada|example|@/);
    },
  );

  it.each([
    '/avatar/alice',
    '/avatar/a@b',
    '/avatar/a@b.',
    '/avatar/@b.c',
    '/avatar/a@.c',
    '/avatar/a@b@c.d',
    '/avatar/a%20b@c.d',
  ])('is not detected in %s', async (target) => {
    const { port, lines } = await serve();
    const { status, headers } = await request(port, target);
    expect([status, headers['x-service-warning']]).toEqual([200, undefined]);
    expect(lines.filter(({ msg }) => String(msg).includes('e-mail'))).toEqual([]);
  });
});
