// Tests of the query (contract, "Query"): every query gives options, and none is an error.
import { describe, expect, it } from 'vitest';
import { createAvatar, type AvatarOptions } from '../../../lib/index.js';
import { read, request, useService } from '../serve.js';

const service = useService();

const CASES: readonly (readonly [query: string, options: AvatarOptions])[] = [
  // Numbers: decimal text, truncated and clamped. A size may end in px. Any other text is absent.
  ['size=128', { size: 128 }],
  ['size=1e9', { size: 1024 }],
  ['size=-5', { size: 16 }],
  ['size=15', { size: 16 }],
  ['size=1025', { size: 1024 }],
  ['size=64.9px', { size: 64 }],
  ['size=%2064', { size: 64 }],
  ['size=abc', {}],
  ['size=', {}],
  ['size=NaN', {}],
  ['size=Infinity', {}],
  ['size=3rem', {}],
  ['size=2em', {}],
  ['size=0x40', {}],
  ['size=12abc', {}],
  ['scale=80px', {}],
  // Enums and ids: letter case matters, and names of the prototype are ignored.
  ['palette=mint', { palette: 'mint' }],
  ['palette=Mint', {}],
  ['palette=constructor', {}],
  ['palette=__proto__', {}],
  ['palette=toString', {}],
  ['mood=happy', { mood: 'happy' }],
  ['mood=HAPPY', {}],
  ['mood=hasOwnProperty', {}],
  ['mood=neutral', {}],
  ['background=none', { background: 'none' }],
  ['background=blue', {}],
  ['style=masc', {}],
  ['Size=128', {}],
  // Packs: trimmed, only known ones, in any order, each once.
  ['packs=__proto__,constructor', {}],
  ['packs=nope', {}],
  ['packs=command-center,accra-gallery', { packs: ['accra-gallery', 'command-center'] }],
  ['packs=%20accra-gallery%20,,nope,accra-gallery', { packs: 'accra-gallery' }],
  // Several values: known ones, in any order, each once; white space around them is ignored. One alone is as it is.
  ['palette=teal,mint', { palette: ['mint', 'teal'] }],
  ['palette=,%20teal,nope,__proto__,mint,teal', { palette: ['mint', 'teal'] }],
  ['palette=nope,mint', { palette: 'mint' }],
  ['palette=%20mint', {}],
  ['palette=nope,constructor,', {}],
  ['mood=wink,happy&background=ring%2Cnone', { mood: ['happy', 'wink'], background: ['none', 'ring'] }],
  ['parts=topper:crown%7Cnone|nope,tilt:6|-6', { parts: { topper: ['crown', null], tilt: [6, -6] } }],
  ['palette=teal,mint&palette=coral', { palette: ['mint', 'teal'] }],
  // Flags.
  ['animated=1', { animated: true }],
  ['animated=true', { animated: true }],
  ['animated=0', {}],
  ['animated=yes', {}],
  ['animated=', {}],
  // Colours.
  ['tileBg=%23ff0000', { tileBg: '#ff0000' }],
  ['tileBg=ff0000', { tileBg: '#ff0000' }],
  ['tileBg=RED', { tileBg: 'red' }],
  ['tileBg=auto', { tileBg: 'auto' }],
  ['tileBg=none', {}],
  ['tileBg=rgb(1+2+3)', { tileBg: 'rgb(1 2 3)' }],
  ['tileBg=url(%23a)', {}],
  ['tileBg=var(--a)', {}],
  ['tileBg=calc(1)', {}],
  ['tileBg=%22/%3E%3Cscript%3E', {}],
  ['tileBg=oklch(70%25%200.1%20150%20/%20.5)', { tileBg: 'oklch(70% 0.1 150 / .5)' }],
  ['colors=2bb5a8', { colors: '#2bb5a8' }],
  ['colors=%232BB5A8,%23fff', { colors: ['#2bb5a8', '#ffffff'] }],
  ['colors=2bb5a8&palette=mint', { colors: ['#2bb5a8'] }],
  ['colors=url(%23a),2bb5a8,%22/%3E,red,2bb5a880', { colors: '#2bb5a8' }],
  ['colors=111,222,333,444', { colors: ['#111', '#222', '#333'] }],
  ['colors=red', {}],
  ['colors=,', {}],
  ['scale=80&flip=1', { scale: 80, flip: true }],
  ['scale=1', { scale: 50 }],
  ['scale=500&flip=0', {}],
  // Titles.
  ['title=a%0Ab%09c', { title: 'a b c' }],
  ['title=%3Cscript%3E%26%22%27', { title: `<script>&"'` }],
  ['title=a%00%FF%EF%BF%BE', { title: 'a\uFFFD' }],
  [`title=${'%F0%9F%99%82'.repeat(300)}`, { title: '🙂'.repeat(200) }],
  // The first value wins; an empty first value is absent.
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

/** Values of `size` and of `s`, with the size that each gives; the first ones give none. */
const SIZES = [
  [undefined, undefined],
  ['', undefined],
  ['abc', undefined],
  ['64', 64],
  ['3rem', undefined],
  ['64.9px', 64],
  ['1', 16],
  ['-5', 16],
  ['9999', 1024],
] as const;

describe('a query of Gravatar', () => {
  const pairs = SIZES.flatMap(([size, wanted]) => SIZES.map(([s, weak]) => [size, s, wanted ?? weak] as const));

  it.each(pairs)('size=%s and s=%s give %s', async (size, s, wanted) => {
    const given = Object.entries({ size, s }).flatMap(([name, value]) =>
      value === undefined ? [] : `${name}=${value}`,
    );
    for (const query of [given, given.toReversed()])
      expect(await read(service.port, `/avatar/alice?${query.join('&')}`)).toBe(
        createAvatar('alice', { size: wanted }),
      );
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
    const { port } = service;
    expect(await read(port, `/avatar/alice?${query}`)).toBe(createAvatar('alice', options));
  });

  it('keeps a title out of the markup', async () => {
    const { port } = service;
    const svg = await read(port, '/avatar/alice?title=%3Cscript%3Ealert(1)%3C/script%3E%22%20onload=%22x');
    expect(svg).toContain('aria-label="&lt;script&gt;alert(1)&lt;/script&gt;&quot; onload=&quot;x"');
    expect(svg).not.toContain('<script');
  });

  it('accepts the same options on /random', async () => {
    const { port } = service;
    const { headers, body } = await request(port, '/random?size=64&palette=mint&mood=wink&title=x');
    const options = { size: 64, palette: 'mint', mood: 'wink', title: 'x' } as const;
    expect(body.toString()).toBe(createAvatar(headers['x-service-seed'] ?? '', options));
  });
});
