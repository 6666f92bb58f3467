// Tests of the hashes of Gravatar's clients on GET /avatar, and of the variable GRAVATAR_FORMAT.
import { createHash } from 'node:crypto';
import { decode } from 'fast-png';
import { describe, expect, it } from 'vitest';
import { createHandler } from '../../../lib/http/fetch.js';
import { createAvatar } from '../../../lib/index.js';
import { read, request, useService } from '../serve.js';

const svg = useService();
const png = useService({ gravatarFormat: 'png' });

const hashes = ['md5', 'sha256'].map((name) => createHash(name).update('ada@example.org').digest('hex'));
const HASHES = [...hashes, ...hashes.map((hash) => hash.toUpperCase())];

describe.each(HASHES)('/avatar/%s', (hash) => {
  it('is the SVG of this text as it was given', async () => {
    const { headers, body } = await request(svg.port, `/avatar/${hash}`);
    expect(headers['content-type']).toBe('image/svg+xml; charset=utf-8');
    expect(body.toString()).toBe(createAvatar(hash));
    expect((await request(svg.port, `/avatar/${hash}.jpg`)).body.toString()).toBe(createAvatar(`${hash}.jpg`));
  });

  it.each(['', '.jpg', '.JPG', '.jpeg', '.png'])(
    'is one PNG with GRAVATAR_FORMAT=png and the suffix "%s"',
    async (suffix) => {
      const wanted = await request(svg.port, `/avatar/${hash}.png?size=40`);
      const { headers, body } = await request(png.port, `/avatar/${hash}${suffix}?s=40&d=mp`);
      expect(headers['content-type']).toBe('image/png');
      expect(headers['etag']).toBe(wanted.headers['etag']);
      expect(body).toEqual(wanted.body);
      expect(decode(body)).toMatchObject({ width: 40, height: 40 });
    },
  );
});

/** The addresses of Ada@Example.org in 72 px, as clients of npm make them when they are pointed at a service. */
const OF_CLIENTS = [
  ['gravatar 1.8.2', '?s=72&r=pg&d=404'],
  // It finds the host by DNS, in the record `_avatars._tcp.example.org`.
  ['libravatar 3.0.0', '?size=72&default=mm'],
  ['react-gravatar 2.6.3', '?d=retro&r=g&s=72'],
  ['vue-gravatar 1.4.1', '?s=72&d=retro&r=g'],
] as const;

it.each(OF_CLIENTS)('%s gets a picture of its size', async (_, query) => {
  const path = `/avatar/5bfcf2d8e394674550332640d72db509${query}`;
  expect(await read(svg.port, path)).toBe(createAvatar('5bfcf2d8e394674550332640d72db509', { size: 72 }));
  expect(decode((await request(png.port, path)).body)).toMatchObject({ width: 72, height: 72 });
});

describe('GRAVATAR_FORMAT=png', () => {
  const [hash = ''] = hashes;

  it.each([`${hash}.svg`, `${hash}%2Esvg`, `${hash}.SVG`])('leaves /avatar/%s an SVG', async (path) => {
    expect((await request(png.port, `/avatar/${path}`)).body.toString()).toBe(createAvatar(hash));
  });

  it.each(['ada', 'ada.jpg', hash.slice(1), `${hash}0`, `${hash}.gif`, `${hash}/`, `x/${hash}`, `${hash}.jpg.jpg`])(
    'leaves /avatar/%s the SVG of that seed',
    async (seed) => {
      expect((await request(png.port, `/avatar/${seed}`)).body.toString()).toBe(createAvatar(seed));
    },
  );

  it('is said in /api', async () => {
    const readAbout = async ({ port }: typeof png) => JSON.parse(await read(port, '/api')).endpoints.avatar.description;
    expect(await readAbout(png)).toBe(
      `${await readAbout(svg)} An MD5 or SHA-256 hash without a suffix, or with .jpg or .jpeg, is a PNG.`,
    );
  });

  it('is there in navii/fetch', async () => {
    const handle = createHandler({ gravatarFormat: 'png', rasterize: async (text) => new TextEncoder().encode(text) });
    const answer = await handle(new Request(`https://navii.test/avatar/${hash}.jpg?s=40`));
    expect(answer.headers.get('content-type')).toBe('image/png');
    expect(await answer.text()).toBe(createAvatar(hash, { size: 40 }));
  });
});
