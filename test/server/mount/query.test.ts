// Tests of the query (contract, "Query"): every query gives options, and none is an error.
import { describe, expect, it } from 'vitest';
import { createAvatar, type AvatarOptions } from '../../../lib/index.js';
import { read, request, useService } from '../serve.js';

const service = useService();

// The tests of lib/options have the values of each kind of option. These are about queries: decoding, repeated and odd parameters.
const CASES: readonly (readonly [query: string, options: AvatarOptions])[] = [
  ['size=64.9px', { size: 64 }],
  ['size=%2064', { size: 64 }],
  ['size=', {}],
  ['Size=128', {}],
  ['palette=mint', { palette: 'mint' }],
  ['palette=__proto__', {}],
  ['mood=wink,happy&background=ring%2Cnone', { mood: ['happy', 'wink'], background: ['none', 'ring'] }],
  ['parts=topper:crown%7Cnone|nope,tilt:6|-6', { parts: { topper: ['crown', null], tilt: [6, -6] } }],
  ['packs=__proto__,constructor', {}],
  ['packs=%20accra-gallery%20,,nope,command-center', { packs: ['accra-gallery', 'command-center'] }],
  [
    'animated=1&style=femme&packs=office&status=busy',
    { animated: true, style: 'femme', packs: 'office', status: 'busy' },
  ],
  // Colours.
  ['tileBg=%23ff0000', { tileBg: '#ff0000' }],
  ['tileBg=rgb(1+2+3)', { tileBg: 'rgb(1 2 3)' }],
  ['tileBg=%22/%3E%3Cscript%3E', {}],
  ['tileBg=oklch(70%25%200.1%20150%20/%20.5)', { tileBg: 'oklch(70% 0.1 150 / .5)' }],
  ['colors=url(%23a),2bb5a8,%22/%3E,red,2bb5a880', { colors: '#2bb5a8' }],
  // Titles.
  ['title=a%0Ab%09c', { title: 'a b c' }],
  ['title=%3Cscript%3E%26%22%27', { title: `<script>&"'` }],
  ['title=a%00%FF%EF%BF%BE', { title: 'a\uFFFD' }],
  [`title=${'%F0%9F%99%82'.repeat(300)}`, { title: '🙂'.repeat(200) }],
  // The first value wins; an empty first value is absent.
  ['palette=teal,mint&palette=coral', { palette: ['mint', 'teal'] }],
  ['size=64&size=128', { size: 64 }],
  ['size=&size=128', {}],
  ['mood=nope&mood=happy', {}],
  // Odd queries.
  ['', {}],
  ['&&&==&%', {}],
  ['size=64&__proto__=1&constructor=2', { size: 64 }],
  ['size%3D64', {}],
  ['siz%65=64', { size: 64 }],
];

describe('a query of Gravatar', () => {
  it.each([
    ['s=64', 64],
    ['s=9999', 1024],
    ['s=1', 16],
    ['s=abc', undefined],
    ['s=', undefined],
    ['size=48&s=64', 48],
    ['s=64&size=abc', 64],
    ['s=abc&size=48', 48],
    ['s=&size=abc', undefined],
  ])('%s gives the size %s', async (query, size) => {
    expect(await read(service.port, `/avatar/alice?${query}`)).toBe(createAvatar('alice', { size }));
  });

  it('has one tag with and without the words that change nothing', async () => {
    const tagOf = async (query: string) => (await request(service.port, `/avatar/alice?${query}`)).headers['etag'];
    const tag = await tagOf('size=80');
    for (const word of ['d', 'default', 'f', 'forcedefault', 'r', 'rating'])
      for (const value of ['404', 'mp', 'identicon', 'y', 'x', 'https%3A%2F%2Fexample.org%2Fa.png', ''])
        expect(await tagOf(`s=80&${word}=${value}`)).toBe(tag);
  });

  it('is not read by other routes', async () => {
    const { headers, body } = await request(service.port, '/random?s=40');
    expect(body.toString()).toBe(createAvatar(headers['x-service-seed'] ?? ''));
    expect(await read(service.port, '/group?seeds=a&s=40')).toBe(await read(service.port, '/group?seeds=a'));
  });
});

describe('a query', () => {
  it.each(CASES)('%s', async (query, options) => {
    expect(await read(service.port, `/avatar/alice?${query}`)).toBe(createAvatar('alice', options));
  });

  it('keeps a title out of the markup', async () => {
    const svg = await read(service.port, '/avatar/alice?title=%3Cscript%3Ealert(1)%3C/script%3E%22%20onload=%22x');
    expect(svg).toContain('aria-label="&lt;script&gt;alert(1)&lt;/script&gt;&quot; onload=&quot;x"');
    expect(svg).not.toContain('<script');
  });

  it('accepts the same options on /random', async () => {
    const { headers, body } = await request(service.port, '/random?size=64&palette=mint&mood=wink&title=x');
    const options = { size: 64, palette: 'mint', mood: 'wink', title: 'x' } as const;
    expect(body.toString()).toBe(createAvatar(headers['x-service-seed'] ?? '', options));
  });
});
