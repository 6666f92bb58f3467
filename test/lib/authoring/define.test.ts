// Tests of `definePack`: it returns the pack, or throws one error that lists all faults.
import { describe, expect, test } from 'vitest';
import { BASE_BODIES, definePack, type Pack } from '../../../lib/authoring/index.js';
import { createCatalogue } from '../../../lib/choose/catalogue.js';
import { createAvatar, selectAvatar } from '../../../lib/engine.js';
import { BODY, PACK, HAT, PALETTE } from './designs.js';

function failWith(design: unknown): Error {
  try {
    definePack(design as Pack);
  } catch (error) {
    return error as Error;
  }
  throw new Error('expected an error, got none');
}

/** The faults in an error, without the name of the pack. */
function listFaults(design: unknown): string[] {
  return failWith(design)
    .message.split('\n')
    .map((line) => line.replace('pack "test-pack": ', ''));
}

type Path = readonly (string | number)[];

/** Lists the paths of all values inside a value, and the path of the value itself. */
function listPlaces(value: unknown): Path[] {
  const isHolder = typeof value === 'object' && value !== null;
  const inside = isHolder ? Object.entries(value) : [];
  return [[], ...inside.flatMap(([key, each]) => listPlaces(each).map((path) => [key, ...path]))];
}

function replace(value: unknown, [key, ...rest]: Path, by: unknown): unknown {
  if (key === undefined) return by;
  const copy: Record<string | number, unknown> = Array.isArray(value)
    ? ([...value] as never)
    : { ...(value as object) };
  copy[key] = replace(copy[key], rest, by);
  return copy;
}

const LOOP: unknown[] = [];
LOOP.push([LOOP]);

describe('a pack', () => {
  test('is drawn by the engine', () => {
    const catalogue = createCatalogue([definePack(PACK)]);
    const spec = selectAvatar(catalogue, 'ada', { packs: 'test-pack' });
    expect(spec).toMatchObject({ palette: 'test-orange', body: 'test-bean' });
    const svg = createAvatar(catalogue, 'ada', { packs: 'test-pack', parts: 'topper:test-hat' });
    expect(svg).toContain('<circle cx="0" cy="-7" r="7" fill="#8cf"/>');
    expect(createAvatar(catalogue, 'ada')).not.toBe(svg);
  });

  test('is returned as it is, and may contain bodies of the base', () => {
    const pack = { ...PACK, bodies: [BODY, BASE_BODIES[0]!] };
    expect(definePack(pack)).toBe(pack);
  });

  test('prints colours as they are written: of three digits and of six, in any case', () => {
    const pack = definePack({ ...PACK, palettes: [{ ...PALETTE, ink: '#321013', dark: '#331100', blush: '#E45' }] });
    const catalogue = createCatalogue([pack]);
    expect(createAvatar(catalogue, 'ada', { packs: 'test-pack', mood: 'happy' })).toContain('stroke="#321013"');
  });

  test('needs only a name and one slot', () => {
    const pack = definePack({ id: 'hats', name: 'Hats', about: 'Hats alone.', topper: { none: 1, parts: [HAT] } });
    expect(Object.keys(pack)).toEqual(['id', 'name', 'about', 'topper']);
  });
});

describe('an error', () => {
  test('lists all broken rules, one per line', () => {
    const error = failWith({
      ...PACK,
      name: '',
      backgrounds: { sky: 1 },
      topper: { none: 1, parts: [{ ...HAT, weight: -1 }] },
    });
    expect(error).toBeInstanceOf(RangeError);
    expect(error.message).toBe(
      [
        'pack "test-pack": name: expected a name for people, got none',
        'pack "test-pack": topper "test-hat": expected a weight: an integer of 0 or more, got -1',
        'pack "test-pack": background "sky": expected one of none, solid, ring',
      ].join('\n'),
    );
  });

  test('lists at most twenty faults', () => {
    const tone = { ...PALETTE.tones.home, body: '#410' };
    const lines = listFaults({ ...PACK, palettes: [{ ...PALETTE, tones: { cool: tone, home: tone, warm: tone } }] });
    expect(lines).toHaveLength(21);
    expect(lines[20]).toMatch(/^and \d+ more$/);
  });

  test('compares ids with those of the other packs', () => {
    const other = { ...PACK, id: 'other', palettes: [{ ...PALETTE, ink: '#000' }] };
    expect(() => definePack(PACK, [other])).toThrow(
      'palette "test-orange": another palette of the base or of a pack has this id',
    );
  });
});

describe('a wrong type', () => {
  test.each([undefined, null, 7, 'acme', []])('%j is not a pack', (design) => {
    expect(failWith(design)).toBeInstanceOf(TypeError);
    expect(failWith(design).message).toMatch(/^pack: expected an object, got /);
  });

  test.each([
    [{ id: 7 }, ['pack: id: expected text, got 7']],
    [{ name: undefined }, ['name is missing']],
    [
      { toppers: [] },
      [
        expect.stringMatching(
          /^unknown field toppers: expected id, name, about, palettes, bodies, .*; did you mean topper\?$/,
        ),
      ],
    ],
    [
      { topper: { none: 1, parts: [{ weight: '2', draw: '<path/>' }] } },
      [
        'topper: parts[0]: id is missing',
        'topper: parts[0]: weight: expected a number, got "2"',
        'topper: parts[0]: draw: expected a function that draws, got "<path/>"',
      ],
    ],
    [
      { palettes: [{ ...PALETTE, grounds: { ...PALETTE.grounds, mid: '123' } }] },
      ['palette "test-orange": grounds: mid: expected a colour such as #abc or #aabbcc, got "123"'],
    ],
    [
      { palettes: [{ ...PALETTE, tones: { home: PALETTE.tones.home } }] },
      ['palette "test-orange": tones: cool is missing', 'palette "test-orange": tones: warm is missing'],
    ],
  ])('%o is reported', (changes, faults) => {
    expect(failWith({ ...PACK, ...changes })).toBeInstanceOf(TypeError);
    expect(listFaults({ ...PACK, ...changes })).toEqual(faults);
  });

  test.each([
    [
      { trunk: { ...BODY.trunk, neck: 79 } },
      'trunk: unknown field neck: expected sideWidth, bellyY, bellyWidth, bellyHeight, neckY, neckWidth; did you mean neckY?',
    ],
    [{ top: [1] }, 'top: expected a height, or a point as [x, y], got [1]'],
    [{ lay: 'skew' }, 'lay: expected a transform, got "skew"'],
    [{ shine: 'M1' }, 'shine: expected path data, got "M1"'],
    [{ arcs: ['L1 1'] }, 'arcs: expected two arcs, or four, got [L1 1]'],
    [
      { arcs: ['c1 1 1 1 1 1', 'L50 90'] },
      'arcs[0]: expected commands C and L such as "C71 9 87 27 87 51", got "c1 1 1 1 1 1"',
    ],
    [{ arcs: ['L90 50', 'L60 90'] }, 'arcs[1] ends at x = 60, not at x = 50, where it is mirrored'],
    [{ top: [55, 9] }, 'top is at x = 55: expected x = 50, where two arcs are mirrored, or else four arcs'],
    [{ arcs: ['L90 50', 'L50 90', 'L10 50', 'L50 10'] }, 'arcs[3] ends at 50 10, not at the top, 50 9'],
  ])('in a body, %j, is reported', (changes, fault) => {
    const wrong = listFaults({ ...PACK, bodies: [{ ...BODY, ...changes }] });
    expect(wrong.map((line) => line.replace(/^body "test-bean": /, ''))).toEqual([fault]);
  });

  // These values cannot be converted to text. The test puts them in every place of a design.
  test.each([
    ['an object without a prototype', Object.create(null)],
    ['a symbol', Symbol('a')],
    ['an array of symbols', [Symbol('a')]],
    ['an array of such objects', [Object.create(null)]],
    ['an array in itself', LOOP],
    ['an object whose text throws', { toString: () => expect.fail('raw') }],
  ])('that is %s is reported in every place', (_, value) => {
    const thrown = listPlaces(PACK).map((path) => [path.join('.'), failWith(replace(PACK, path, value))] as const);
    expect(thrown.length).toBeGreaterThan(50);
    const raw = thrown.filter(([, error]) => !/^pack.*: .*(?:expected|missing) ?/.test(error.message));
    expect(raw.map(([path, error]) => `${path}: ${error.message}`)).toEqual([]);
    expect(thrown.filter(([, error]) => !(error instanceof TypeError)).map(([path]) => path)).toEqual([]);
  });
});
