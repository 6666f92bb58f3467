// Tests of GET /group and /group.png (SPEC §4.3; contract, "Group").
import { decode } from 'fast-png';
import { describe, expect, it } from 'vitest';
import { createGroup, type GroupOptions } from '../../../lib/index.js';
import { toPng } from '../../../lib/png/node.js';
import { itSlow } from '../../sample.js';
import { read, request, serve, useService } from '../serve.js';

const service = useService();

const CASES: readonly (readonly [query: string, seeds: readonly string[], options: GroupOptions])[] = [
  ['seeds=a,b,c', ['a', 'b', 'c'], {}],
  ['seeds=a%2Cb', ['a', 'b'], {}],
  ['seeds=%20a%20,,%20,b%0A', ['a', 'b'], {}],
  ['seeds=a,b&seeds=c', ['a', 'b', 'c'], {}],
  ['seeds=&seeds=c', ['c'], {}],
  ['seeds=a+b', ['a b'], {}],
  ['seeds=100%', ['100%'], {}],
  ['seeds=a,b,c,d,e,f&max=3', ['a', 'b', 'c', 'd', 'e', 'f'], { max: 3 }],
  ['seeds=a,b&max=0', ['a', 'b'], { max: 1 }],
  ['seeds=a,b&max=999', ['a', 'b'], { max: 50 }],
  ['seeds=a,b&max=x', ['a', 'b'], {}],
  ['seeds=a,b&size=9', ['a', 'b'], { size: 16 }],
  ['seeds=a,b&size=999', ['a', 'b'], { size: 256 }],
  ['seeds=a,b&size=32&size=64', ['a', 'b'], { size: 32 }],
  ['seeds=a,b&overlap=0', ['a', 'b'], { overlap: 0 }],
  ['seeds=a,b&overlap=0.5', ['a', 'b'], { overlap: 0.5 }],
  ['seeds=a,b&overlap=3', ['a', 'b'], { overlap: 0.7 }],
  ['seeds=a,b&overlap=-1', ['a', 'b'], { overlap: 0 }],
  ['seeds=a,b&ring=%23ff0000&tileBg=blue', ['a', 'b'], { ring: '#ff0000', tileBg: 'blue' }],
  ['seeds=a,b&ring=url(x)&tileBg=%3C', ['a', 'b'], {}],
  ['seeds=a,b&ring=auto&tileBg=auto', ['a', 'b'], { ring: 'auto', tileBg: 'auto' }],
  ['seeds=a,b&animated=1', ['a', 'b'], { animated: true }],
  ['seeds=a,a,b&distinct=1', ['a', 'a', 'b'], { distinct: true }],
  ['seeds=a,a,b&distinct=2', ['a', 'a', 'b'], {}],
];

const NAMES = Array.from({ length: 60 }, (_, i) => `user-${i}`);

describe('/group', () => {
  it.each(CASES)('%s', async (query, seeds, options) => {
    expect(await read(service.port, `/group?${query}`)).toBe(createGroup(seeds, options));
  });

  it('counts the seeds that it does not draw', async () => {
    const drawing = await read(service.port, `/group?seeds=${NAMES.join(',')}`);
    expect(drawing).toBe(createGroup(NAMES));
    expect(drawing).toContain('>+11</text>');
    expect(await read(service.port, `/group?seeds=${NAMES.join(',')}&max=10`)).toContain('>+51</text>');
  });

  it('has another tag for another number of seeds, though the first 50 are the same', async () => {
    const tags = [50, 59, 60].map(async (length) => {
      const { headers } = await request(service.port, `/group?seeds=${NAMES.slice(0, length).join(',')}`);
      return headers['etag'];
    });
    expect(new Set(await Promise.all(tags)).size).toBe(3);
  });

  it.each(['/group', '/group?seeds=', '/group?seeds=,%20,', '/group?Seeds=a', '/group?seed=a'])(
    'refuses %s: there are no seeds',
    async (target) => {
      const { status, headers, body } = await request(service.port, target);
      expect([status, body.toString()]).toEqual([400, 'seeds required (comma-separated)']);
      expect(headers['cache-control']).toBe('no-store');
    },
  );

  it('leaves the colours of the counter to the SDK', async () => {
    const plain = await read(service.port, '/group?seeds=a,b,c&max=2');
    expect(await read(service.port, '/group?seeds=a,b,c&max=2&counterFill=red&counterInk=blue')).toBe(plain);
  });
});

describe('/group.png', () => {
  it.each([
    ['seeds=a,b,c', ['a', 'b', 'c'], {}],
    ['seeds=a,b,c,d,e&max=3&size=128', ['a', 'b', 'c', 'd', 'e'], { max: 3, size: 128 }],
    ['seeds=a,b&ring=oklch(70%25 0.1 200)&overlap=0.13&animated=1', ['a', 'b'], { ring: '#40b1b7', overlap: 0.13 }],
  ] as const)('is the PNG of the drawing: %s', async (query, seeds, options) => {
    const { status, headers, body } = await request(service.port, `/group.png?${query.replaceAll(' ', '%20')}`);
    expect([status, headers['content-type']]).toEqual([200, 'image/png']);
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(decode(body)).toEqual(decode(await toPng(createGroup(seeds, options))));
  });

  it('shows the number of the others', async () => {
    const decodeFrom = async (query: string) => decode((await request(service.port, `/group.png?${query}`)).body).data;
    expect(await decodeFrom('seeds=a,b,c&max=2')).not.toEqual(await decodeFrom('seeds=a,b,c,d&max=2'));
  });

  it('refuses a group without seeds, and counts towards the limit', async () => {
    const { port } = await serve({ rateLimit: 1 });
    expect((await request(port, '/group.png')).status).toBe(400);
    const { status, headers } = await request(port, '/group.png?seeds=a');
    expect([status, headers['x-ratelimit-limit']]).toEqual([429, '1']);
  });

  itSlow('is not in the queue of drawings once it is cached', async () => {
    const { port } = await serve();
    const statusOf = async (path: string) => (await request(port, path)).status;
    expect(await statusOf(`/group.png?seeds=${NAMES.join(',')}`)).toBe(200);
    const drawings = Array.from({ length: 400 }, () => statusOf(`/group?seeds=${NAMES.join(',')}`));
    const pictures = Array.from({ length: 15 }, () => statusOf(`/group.png?seeds=${NAMES.join(',')}`));
    expect(await Promise.all(pictures)).toEqual(Array.from({ length: 15 }, () => 200));
    await Promise.all(drawings);
  });

  it('has a tag of its own, and answers 304', async () => {
    const path = '/group.png?seeds=a,b';
    const { etag = '' } = (await request(service.port, path)).headers;
    expect(etag).not.toBe((await request(service.port, '/group?seeds=a,b')).headers.etag);
    expect((await request(service.port, path, 'GET', `If-None-Match: ${etag}\r\n`)).status).toBe(304);
  });
});
