// Tests of the seed in the path: it is decoded once, leniently, from the bytes of the request (contract, "Seed in the path").
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeLeniently, readSeedPath } from '../../../lib/http/mascots.js';
import { createAvatar } from '../../../lib/index.js';
import { read, request, useService } from '../serve.js';

// Uses the same cases each time.
fc.configureGlobal({ seed: 1 });

const service = useService();

describe('over the wire', () => {
  it.each([
    ['/avatar/a/b', 'a/b'],
    ['/avatar/a%2Fb', 'a/b'],
    ['/avatar/a%2fb.svg', 'a/b'],
    ['/avatar//', '/'],
    ['/avatar/../x', '../x'],
    ['/avatar/%2e%2e/x', '../x'],
    ['/avatar/100%', '100%'],
    ['/avatar/100%25', '100%'],
    ['/avatar/100%2525', '100%25'],
    ['/avatar/%', '%'],
    ['/avatar/%zz%41', '%zzA'],
    ['/avatar/%E2%82%AC', '€'],
    ['/avatar/%e2%82', '\uFFFD'],
    ['/avatar/%FF', '\uFFFD'],
    ['/avatar/%EF%BB%BFx', '\uFEFFx'],
    ['/avatar/a+b', 'a+b'],
    ['/avatar/%41+b&c=%20+%2B%26%3D&', 'A+b&c= ++&=&'],
    ['/avatar/%20a%20', ' a '],
    ['/avatar/%00', '\0'],
    ['/avatar/x.svg.svg', 'x.svg'],
    ['/avatar/x.png.svg', 'x.png'],
    ['/avatar/x%2Esvg', 'x'],
    ['/avatar/x.gif', 'x.gif'],
    ['/avatar/e%CC%81', 'e\u0301'],
    ['/avatar/%C3%A9', '\u00E9'],
    ['/avatar/a#b', 'a'],
    ['/avatar/a?b?c', 'a'],
    ['http://navii.test/avatar/a/b', 'a/b'],
    ['HTTP://other.test:99/avatar/a%2Fb', 'a/b'],
    ['/avatar/constructor', 'constructor'],
    ['/avatar/__proto__', '__proto__'],
  ])('%s is the seed %j', async (target, seed) => {
    expect(await read(service.port, target)).toBe(createAvatar(seed));
  });

  it('x.svg.png is the PNG of x.svg', async () => {
    const { port } = service;
    const both = await Promise.all(['/avatar/x.svg.png', '/avatar/x%2Esvg.PNG'].map((path) => request(port, path)));
    for (const { headers } of both) expect(headers['content-type']).toBe('image/png');
    expect(both[0]?.body).toEqual(both[1]?.body);
    expect(both[0]?.body).not.toEqual((await request(port, '/avatar/x.png')).body);
  });
});

it('decodeLeniently undoes encodeURIComponent', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(decodeLeniently(encodeURIComponent(text))).toBe(text);
    }),
  );
});

it('readSeedPath removes one suffix, after decoding', () => {
  fc.assert(
    fc.property(fc.string(), fc.constantFrom('.png', '.svg', '.PNG', '.sVg'), (seed, suffix) => {
      const path = `/avatar/${encodeURIComponent(seed + suffix)}`;
      expect(readSeedPath(path, '/avatar/')).toEqual({ seed, format: suffix.slice(1).toLowerCase() });
    }),
  );
});
