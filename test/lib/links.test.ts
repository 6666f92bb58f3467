// Tests of avatarUrl: the service draws at the address what the engine draws in code.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createHandler } from '../../lib/http/fetch.js';
import { avatarUrl, createAvatar, MOODS, PACKS, SHAPES, type AvatarOptions } from '../../lib/index.js';
import { toPng } from '../../lib/png/node.js';

const handle = createHandler({ prefix: '/faces', rasterize: (svg) => toPng(svg) });
const BASE = 'https://navii.example/faces';

const text = fc.string({ unit: 'grapheme', maxLength: 40 }).filter((value) => !/[\ud800-\udfff]/u.test(value));
const options: fc.Arbitrary<AvatarOptions> = fc.record(
  {
    size: fc.integer({ min: 16, max: 1024 }),
    shape: fc.constantFrom(...SHAPES),
    mood: fc.oneof(fc.constantFrom(...MOODS), fc.uniqueArray(fc.constantFrom(...MOODS))),
    palette: fc.constantFrom(['mint', 'teal'], 'mint,teal'),
    colors: fc.constantFrom(['#2bb5a8', 'fff'], '#123'),
    flip: fc.boolean(),
    packs: fc.subarray(PACKS.map(({ id }) => id)),
    parts: fc.constantFrom({ topper: ['crown', 'beanie', null], outfit: null } as const, 'body:heart,topper:none'),
    tileBg: fc.constantFrom('auto', '#f80', 'rgb(1 2 3)'),
    title: text,
    animated: fc.boolean(),
  },
  { requiredKeys: [] },
);

describe('avatarUrl', () => {
  it('leads to the drawing of the engine, for every seed and option', async () => {
    await fc.assert(
      fc.asyncProperty(text.filter(Boolean), options, async (seed, given) => {
        const response = await handle(new Request(avatarUrl(BASE, seed, given)));
        expect([response.status, await response.text()]).toEqual([200, createAvatar(seed, given)]);
      }),
      { seed: 30, numRuns: 200 },
    );
  });

  it('names the format, and leaves out of a PNG what it cannot show', async () => {
    expect(avatarUrl('https://navii.example/', 'ada', { animated: true, mood: 'wink' }, 'svg')).toBe(
      'https://navii.example/avatar/ada.svg?mood=wink&animated=1',
    );
    const address = avatarUrl(BASE, 'ada.png', { animated: true, mood: 'wink', size: 32 }, 'png');
    expect(address).toBe('https://navii.example/faces/avatar/ada.png.png?size=32&mood=wink');
    const response = await handle(new Request(address));
    const png = await toPng(createAvatar('ada.png', { mood: 'wink', size: 32 }));
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(png);
  });

  it('leaves out what is undefined', () => {
    const given = { mood: undefined, parts: { body: 'heart', topper: undefined } } as unknown as AvatarOptions;
    expect(avatarUrl(BASE, 'ada', given)).toBe(`${BASE}/avatar/ada?parts=body:heart`);
  });

  it('refuses a seed that createAvatar refuses', () => {
    expect(() => avatarUrl(BASE, '')).toThrow(RangeError);
    expect(() => avatarUrl(BASE, 42 as unknown as string)).toThrow(TypeError);
  });
});
