// Tests of avatarUrl and groupUrl: the service draws at the address what the engine draws in code.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createHandler } from '../../lib/http/fetch.js';
import {
  avatarUrl,
  createAvatar,
  createGroup,
  groupUrl,
  listPacks,
  MOODS,
  SHAPES,
  type AvatarOptions,
  type AvatarUrlOptions,
  type GroupUrlOptions,
} from '../../lib/index.js';
import { toPng } from '../../lib/png/node.js';

const handle = createHandler({ prefix: '/faces', rasterize: (svg) => toPng(svg) });
const BASE = 'https://navii.example/faces';

const text = fc.string({ unit: 'grapheme', maxLength: 40 }).filter((value) => !/[\ud800-\udfff]/u.test(value));
const options: fc.Arbitrary<AvatarOptions> = fc.record(
  {
    size: fc.integer({ min: 16, max: 1024 }),
    variant: fc.integer({ min: 0, max: 999 }),
    shape: fc.constantFrom(...SHAPES),
    mood: fc.oneof(fc.constantFrom(...MOODS), fc.uniqueArray(fc.constantFrom(...MOODS))),
    palette: fc.constantFrom(['mint', 'teal'], 'mint,teal'),
    colors: fc.constantFrom(['#2bb5a8', 'fff'], '#123'),
    flip: fc.boolean(),
    packs: fc.subarray(listPacks().map(({ id }) => id)),
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
        const response = await handle(new Request(avatarUrl(seed, { base: BASE, ...given })));
        expect([response.status, await response.text()]).toEqual([200, createAvatar(seed, given)]);
      }),
      { seed: 30, numRuns: 200 },
    );
  });

  it('names the format, and leaves out of a PNG what it cannot show', async () => {
    expect(avatarUrl('ada', { base: 'https://navii.example/', format: 'svg', animated: true, mood: 'wink' })).toBe(
      'https://navii.example/avatar/ada.svg?mood=wink&animated=1',
    );
    const address = avatarUrl('ada.png', { base: BASE, format: 'png', animated: true, mood: 'wink', size: 32 });
    expect(address).toBe('https://navii.example/faces/avatar/ada.png.png?size=32&mood=wink');
    const response = await handle(new Request(address));
    const png = await toPng(createAvatar('ada.png', { mood: 'wink', size: 32 }));
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(png);
  });

  it('leaves out what is undefined', () => {
    const given = { mood: undefined, parts: { body: 'heart', topper: undefined } } as unknown as AvatarOptions;
    expect(avatarUrl('ada', { base: BASE, ...given })).toBe(`${BASE}/avatar/ada?parts=body:heart`);
  });

  it('refuses a seed that createAvatar refuses', () => {
    expect(() => avatarUrl('', { base: BASE })).toThrow(RangeError);
    expect(() => avatarUrl(42 as unknown as string, { base: BASE })).toThrow(TypeError);
  });
});

describe('groupUrl', () => {
  it('leads to the drawing of the engine', async () => {
    const seeds = ['ada', 'Grace & Joan', '100%', 'ü/é', 'alan.png'];
    const given = { size: 80, max: 3, overlap: 0.5, ring: 'auto', tileBg: 'rgb(1 2 3)', animated: true } as const;
    const response = await handle(new Request(groupUrl(seeds, { base: BASE, ...given })));
    expect([response.status, await response.text()]).toEqual([200, createGroup(seeds, given)]);
  });

  it('names the format, and leaves out of a PNG what it cannot show', () => {
    expect(groupUrl(['ada', 'grace'], { base: BASE, format: 'png', animated: true, max: 4 })).toBe(
      'https://navii.example/faces/group.png?seeds=ada,grace&max=4',
    );
    expect(groupUrl(['ada'], { base: BASE, format: 'svg' })).toBe(`${BASE}/group?seeds=ada`);
  });

  it('leaves out what an address cannot say', () => {
    const given = { base: BASE, counterFill: '#123', colour: 'red' } as unknown as GroupUrlOptions;
    expect(groupUrl(['ada'], given)).toBe(`${BASE}/group?seeds=ada`);
  });

  it.each([
    ['ada', TypeError, 'seeds: expected an array of strings, got string'],
    [[{ seed: 'ada' }], TypeError, 'seed: expected a string, got object'],
    [[], RangeError, 'seeds: expected at least one seed, got none'],
    [['ada', 'Hopper, Grace'], RangeError, 'seeds: expected no comma and no space around a seed, got "Hopper, Grace"'],
    [[' ada'], RangeError, 'seeds: expected no comma and no space around a seed, got " ada"'],
  ])('refuses seeds that an address cannot hold: %j', (seeds, type, message) => {
    const create = (): string => groupUrl(seeds as string[], { base: BASE });
    expect(create).toThrow(type);
    expect(create).toThrow(message);
  });
});

describe.each([
  ['avatarUrl', (given: unknown) => avatarUrl('ada', given as AvatarUrlOptions), '/avatar/ada'],
  ['groupUrl', (given: unknown) => groupUrl(['ada'], given as GroupUrlOptions), '/group?seeds=ada'],
] as const)('the base of %s', (_, create, path) => {
  it.each([
    'https://navii.example',
    'https://navii.example/',
    'http://localhost:8787/faces/',
    '/faces',
    '',
    '//cdn.example',
  ])('may be %j', (base) => {
    expect(create({ base })).toBe(base.replace(/\/+$/, '') + path);
  });

  it.each([
    [undefined, TypeError, 'options: expected an object, as in { base: "https://navii.example" }, got undefined'],
    [
      {},
      TypeError,
      'base: expected an address without a query, as in { base: "https://navii.example" }, got undefined',
    ],
    [
      { base: 'https://navii.example/?key=1' },
      RangeError,
      'base: expected an address without a query, as in { base: "https://navii.example" }, got https://navii.example/?key=1',
    ],
    [{ base: 'https://navii.example/#top' }, RangeError, 'got https://navii.example/#top'],
    [{ base: '', format: 'webp' }, RangeError, 'format: expected svg, png, got webp'],
  ])('and the format are refused when they are wrong: %j', (given, type, message) => {
    expect(() => create(given)).toThrow(type);
    expect(() => create(given)).toThrow(message);
  });
});
