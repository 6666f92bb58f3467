// Addresses of a mascot: reading one back gives the same seed.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { linkAvatar, linkSharePage } from '../../../site/shared/links.js';

const BASE = 'https://faces.example';

it.each([
  ['Ada', [], '/avatar/Ada', '/@Ada'],
  ['a/b?c#d', [['mood', 'happy']], '/avatar/a%2Fb%3Fc%23d?mood=happy', '/@a%2Fb%3Fc%23d?mood=happy'],
  ['x.png', [], '/avatar/x.png.svg', '/@x.png'],
  ['..', [['packs', 'arcade,pets']], '/avatar/...svg?packs=arcade,pets', '/@..?packs=arcade,pets'],
  ["it's (me)!", [], '/avatar/it%27s%20%28me%29%21', '/@it%27s%20%28me%29%21'],
] as const)('%j has its addresses', (seed, options, avatar, page) => {
  expect(linkAvatar(seed, options, BASE)).toBe(BASE + avatar);
  expect(linkSharePage(seed, options, BASE)).toBe(BASE + page);
  expect(linkSharePage(seed, options)).toBe(page);
});

it('any seed is read back from the address of its page', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), (seed) => {
      const { pathname, search, hash } = new URL(linkSharePage(seed, [], BASE));
      expect([decodeURIComponent(pathname), search, hash]).toEqual([`/@${seed}`, '', '']);
    }),
  );
});
