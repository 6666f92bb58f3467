// Tests of groups: the layout, the counter, the clips, and tiles that equal their avatars.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { assignVariants, createAvatar, createEngine, createGroup, createGroupTiles } from '../../../lib/index.js';
import { findFaults, GROUP } from '../../svg-faults.js';

const SIX = ['ada', 'grace', 'joan', 'karen', 'mary', 'radia'];

function count(svg: string, part: string): number {
  return svg.split(part).length - 1;
}

/** Returns the content of the root element. */
function inside(svg: string): string {
  return svg.slice(svg.indexOf('>') + 1, svg.lastIndexOf('</svg>'));
}

describe('the stack', () => {
  test('six tiles of 64 px, each 30 % over the one before, are 288 px wide', () => {
    const svg = createGroup(SIX);
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" viewBox="0 0 450 100" width="288" height="64" /);
    expect(svg).toContain('translate(70 0)');
    expect(svg).toContain('translate(350 0)');
    expect(count(svg, '<clipPath')).toBe(6);
  });

  test.each([
    [0, '600', '384'],
    [0.7, '250', '160'],
    [5, '250', '160'],
    [-1, '600', '384'],
    ['0.333', '433.5', '277.44'],
    ['x', '450', '288'],
  ])('overlap %j spans %s units and %s px', (overlap, units, pixels) => {
    expect(createGroup(SIX, { overlap: overlap as number })).toContain(`viewBox="0 0 ${units} 100" width="${pixels}"`);
  });

  test('each tile equals the avatar of its seed', () => {
    const svg = createGroup(SIX);
    for (const seed of SIX) expect(svg).toContain(inside(createAvatar(seed)));
  });
});

describe('the counter', () => {
  test('counts as a tile: six seeds at most three are two avatars and +4', () => {
    const svg = createGroup(SIX, { max: 3, counterFill: 'navy', counterInk: '#fff' });
    expect(count(svg, '<clipPath')).toBe(3);
    expect(svg).toMatch(/fill="#fff">\+4<\/text>/);
    expect(svg).toContain('fill="navy"');
    expect(svg).toContain(inside(createAvatar('grace')));
    expect(svg).not.toContain(inside(createAvatar('joan')));
  });

  test.each([6, 7, 50, 'all', undefined])('max %j draws all six and no counter', (max) => {
    expect(createGroup(SIX, { max: max as number })).not.toContain('<text');
  });

  test.each([
    [6, { max: 1 }, 0, '+6'],
    [6, { max: 0 }, 0, '+6'],
    [6, { max: 5 }, 4, '+2'],
    [51, {}, 49, '+2'],
    [60, { max: 50 }, 49, '+11'],
    [60, { max: 1 }, 0, '+60'],
    [100_000, {}, 49, '+99951'],
  ])('%i seeds with %j draw %i avatars and %s', (length, options, avatars, label) => {
    const many = Array.from({ length }, (_, i) => `user-${i}`);
    const svg = createGroup(many, options);
    expect(count(svg, '<clipPath')).toBe(avatars + 1);
    for (const seed of many.slice(0, avatars)) expect(svg).toContain(inside(createAvatar(seed)));
    expect(svg).not.toContain(inside(createAvatar(`user-${avatars}`)));
    expect(svg).toContain(`>${label}</text>`);
    expect(createGroupTiles(many, options)).toHaveLength(avatars + 1);
  });

  test('does not count empty seeds, however many there are', () => {
    const many = Array.from({ length: 120 }, (_, i) => (i % 2 === 0 ? `user-${i}` : ''));
    expect(createGroup(many)).toContain('>+11</text>');
    expect(createGroup(many.slice(0, 100))).not.toContain('<text');
  });
});

describe('colours', () => {
  test('auto is each tile’s own accent', () => {
    const tiles = createGroupTiles(SIX, { ring: 'auto', tileBg: 'auto' });
    const rings = tiles.map((tile) => /<circle cx="50" cy="50" r="50" fill="(#[\da-f]{3})"/.exec(tile)?.[1]);
    expect(rings).not.toContain(undefined);
    expect(new Set(rings).size).toBeGreaterThan(1);
  });

  test('an invalid colour becomes the default', () => {
    expect(createGroup(SIX, { ring: 'url(#x)', tileBg: 'none' })).toBe(createGroup(SIX));
  });
});

const FIFTY = Array.from({ length: 50 }, (_, i) => `user-${i}`);

describe('clips', () => {
  const idsOf = (svg: string) => [...svg.matchAll(/<clipPath id="([^"]+)"/g)].map((match) => match[1]);

  test('are unique in a group, the same for the same request, and shared with no other group', () => {
    const seen = new Set<string>();
    const groups: [string[], object][] = [
      [SIX, {}],
      [SIX.slice(1), {}],
      [SIX.toReversed(), {}],
      [SIX, { size: 65 }],
      [SIX, { ring: 'red' }],
      [SIX, { animated: true }],
      [SIX, { distinct: true }],
      [['ada,grace', 'joan'], {}],
      [['ada', 'grace,joan'], {}],
      [FIFTY, {}],
      [[...FIFTY, 'joan'], {}],
      [[...FIFTY, 'joan', 'lee'], {}],
    ];
    for (const [seeds, options] of groups) {
      const ids = idsOf(createGroup(seeds, options));
      expect(ids).toHaveLength(Math.min(seeds.length, 50));
      expect(idsOf(createGroup(seeds, options))).toEqual(ids);
      for (const id of ids) {
        expect(id).toMatch(/^navii-[a-z\d]+-\d+$/);
        expect(seen.has(id!)).toBe(false);
        seen.add(id!);
      }
    }
  });

  test('each clip is used once', () => {
    const svg = createGroup(SIX);
    for (const id of idsOf(svg)) expect(count(svg, `url(#${id})`)).toBe(1);
  });
});

describe('distinct', () => {
  const TWENTY = FIFTY.slice(0, 20);
  /** The tiles without the ids of their clips, which depend on the whole group. */
  const hideIds = (tiles: string[]) => tiles.map((tile) => tile.replaceAll(/navii-[a-z\d]+-\d+/g, ''));
  const tilesOf = (...given: Parameters<typeof createGroupTiles>) => hideIds(createGroupTiles(...given));

  test('draws the variants that assignVariants finds', () => {
    const variants = assignVariants(TWENTY);
    expect(Math.max(...variants)).toBeGreaterThan(0);
    const members = TWENTY.map((seed, i) => ({ seed, variant: variants[i] }));
    expect(tilesOf(TWENTY, { distinct: true })).toEqual(tilesOf(members));
    const svg = createGroup(TWENTY, { distinct: true });
    for (const { seed, variant } of members) expect(svg).toContain(inside(createAvatar(seed, { variant })));
    expect(createGroup(TWENTY, { distinct: '1' })).toBe(svg);
    expect(findFaults(svg, GROUP)).toEqual([]);
  });

  test('changes no byte where it is off', () => {
    for (const distinct of [false, undefined, '0', 'x'])
      expect(createGroup(TWENTY, { distinct })).toBe(createGroup(TWENTY));
  });

  test('one who joins at the end changes nobody', () => {
    const seeds = fc.array(fc.string({ minLength: 1, maxLength: 2 }), { minLength: 1, maxLength: 10 });
    const member = fc.record({ seed: fc.string({ minLength: 1 }), packs: fc.constantFrom('', 'garden') });
    fc.assert(
      fc.property(seeds, member, (team, joining) => {
        const before = tilesOf(team, { distinct: true });
        expect(tilesOf([...team, joining], { distinct: true }).slice(0, -1)).toEqual(before);
      }),
      { numRuns: 30 },
    );
  });

  test('a member with a variant of its own keeps it, and the others keep away from it', () => {
    const draw = (...members: Parameters<typeof createGroupTiles>[0]) => tilesOf(members, { distinct: true });
    expect(draw({ seed: 'ada', variant: 3 }, { seed: 'ada', variant: 3 })).toEqual(
      tilesOf([3, 3].map((variant) => ({ seed: 'ada', variant }))),
    );
    expect(draw('ada', { seed: 'ada', variant: 0 })[1]).toBe(tilesOf(['ada'])[0]);
    expect(draw('ada', { seed: 'ada', variant: 0 })[0]).not.toBe(tilesOf(['ada'])[0]);
    // A default of the engine is not their own.
    const engine = createEngine({ defaults: { variant: 3 } });
    expect(hideIds(engine.createGroupTiles(['ada'], { distinct: true }))).toEqual(tilesOf(['ada']));
  });

  test('who is behind the counter does not count', () => {
    const hidden = [{ seed: 'ada', variant: 0 }, 'joan'];
    expect(tilesOf(['grace', 'ada', ...hidden], { distinct: true, max: 3 })).toEqual(
      tilesOf(['grace', 'ada', ...hidden], { max: 3 }),
    );
  });
});

test('motion adds its stylesheet once', () => {
  expect(count(createGroup(SIX, { animated: true }), '<style>')).toBe(1);
  expect(createGroup(SIX)).not.toMatch(/<style|class=/);
});

test('tiles are documents of their own, with the clips of the group', () => {
  const tiles = createGroupTiles(SIX, { max: 4, size: 32 });
  expect(tiles).toHaveLength(4);
  for (const tile of tiles)
    expect(tile).toMatch(/^<svg xmlns="[^"]+" viewBox="0 0 100 100" width="32" height="32" .*<\/svg>$/);
  expect(new Set(tiles.map((tile) => /clipPath id="([^"]+)"/.exec(tile)?.[1])).size).toBe(4);
});

describe('seeds', () => {
  test('must be an array of strings with at least one in it', () => {
    expect(() => createGroup('ada,grace' as unknown as string[])).toThrow(
      new TypeError('seeds: expected an array of strings or members, got string'),
    );
    for (const [wrong, got] of [
      [{ sede: 'a' }, '{ sede: string }'],
      [{ seed: null }, '{ seed: null }'],
      [{}, '{}'],
      [undefined, 'undefined'],
      [null, 'null'],
      [true, 'boolean'],
    ] as const)
      expect(() => createGroup(['ada', wrong as string])).toThrow(
        new TypeError(`seeds[1]: expected a seed, or a member as in { seed: 'ada' }, got ${got}`),
      );
    expect(() => createGroup([...FIFTY, ...FIFTY, true as unknown as string])).toThrow(TypeError);
    expect(createGroup(['ada', 7])).toBe(createGroup(['ada', { seed: '7' }]));
    expect(() => createGroup([])).toThrow(RangeError);
    expect(() => createGroupTiles(['', ''])).toThrow(RangeError);
  });

  test('of any text give a drawing without faults', () => {
    fc.assert(
      fc.property(
        fc.array(fc.string({ minLength: 1 }), { minLength: 1, maxLength: 12 }),
        fc.double(),
        (seeds, overlap) => {
          expect(findFaults(createGroup(seeds, { overlap }), GROUP)).toEqual([]);
        },
      ),
      { numRuns: 50 },
    );
  });
});

describe('members with options of their own', () => {
  const options = { palette: 'mint', mood: 'wink', background: 'ring', packs: ['neon'], style: 'femme' } as const;

  test('are drawn as the avatar with these options', () => {
    const svg = createGroup(['grace', { seed: 'ada', ...options }]);
    expect(svg).toContain(inside(createAvatar('ada', options)));
    expect(svg).toContain(inside(createAvatar('grace')));
    expect(createGroup([{ seed: 'ada', tileBg: 'navy' }])).toContain(inside(createAvatar('ada', { tileBg: 'navy' })));
  });

  test('without valid options give the same bytes as their seed', () => {
    const none = { seed: 'ada', palette: undefined, mood: 'none of ours' as 'happy', label: 'Ada' };
    expect(createGroup([none, { seed: '' }, 'grace'])).toBe(createGroup(['ada', 'grace']));
    expect(createGroupTiles([none])).toEqual(createGroupTiles(['ada']));
  });

  test('leave size, name and motion to the group', () => {
    const loud = { seed: 'ada', size: 512, title: 'Ada', animated: true };
    expect(createGroup([loud])).toBe(createGroup(['ada']));
    const still = { ...loud, animated: false };
    expect(createGroup([still], { animated: true })).toBe(createGroup(['ada'], { animated: true }));
  });

  test('are round', () => {
    const square = { seed: 'ada', mood: 'wink', shape: 'square' } as const;
    expect(createGroup([square])).toBe(createGroup([{ seed: 'ada', mood: 'wink' }]));
  });

  test('may have parts of their own, equal for equal ones', () => {
    const named = createGroup([{ seed: 'ada', parts: 'topper:crown,body:heart' }]);
    expect(named).toContain(inside(createAvatar('ada', { parts: { body: 'heart', topper: 'crown' } })));
    expect(createGroup([{ seed: 'ada', parts: { body: 'heart', topper: 'crown' } }])).toBe(named);
  });

  const clip = (svg: string) => /<clipPath id="([^"]+)-0"/.exec(svg)?.[1];

  test('keep the clips that they had before there were parts and shapes', () => {
    expect(clip(createGroup([{ seed: 'ada', mood: 'wink' }, 'grace']))).toBe('navii-12fl7nev1fod5a3kg7i1n07y9m');
  });

  test('keep the clips that they had before there were variants, unless they have one', () => {
    expect(clip(createGroup([{ seed: 'ada', mood: 'wink', variant: 0 }, 'grace']))).toBe(
      'navii-12fl7nev1fod5a3kg7i1n07y9m',
    );
    expect(createGroup([{ seed: 'ada', variant: 0 }])).toBe(createGroup(['ada']));
    expect(createGroup([{ seed: 'ada', variant: 2 }])).toContain(inside(createAvatar('ada', { variant: 2 })));
  });

  test('keep the clips of two groups apart', () => {
    const clips = [
      ['ada'],
      [{ seed: 'ada', mood: 'wink' }],
      [{ seed: 'ada', mood: 'happy' }],
      [{ seed: 'ada', variant: 1 }],
      [{ seed: 'ada', variant: 2 }],
    ] as const;
    expect(new Set(clips.map((seeds) => clip(createGroup(seeds)))).size).toBe(5);
  });
});
