// Tests of `createEngine`: its engine draws the same as `navii`, with the packs that it was given.
import { describe, expect, it } from 'vitest';
import { createEngine, type EngineDefaults, type Pack } from '../../lib/core.js';
import * as full from '../../lib/index.js';
import { garden } from '../../lib/packs/garden.js';
import { halloween } from '../../lib/packs/halloween.js';
import { PACKS } from '../../lib/packs/index.js';
import type { Body } from '../../lib/parts/part.js';

const seeds = Array.from({ length: 50 }, (_, i) => `seed-${i}`);

describe('createEngine', () => {
  it.each(PACKS)('with only $id draws the same as the engine with all packs', (pack) => {
    const engine = createEngine({ packs: [pack] });
    expect(engine.listPacks().map(({ id }) => id)).toEqual([pack.id]);
    for (const seed of seeds) {
      const options = { packs: pack.id, style: 'femme', size: 64 } as const;
      expect(engine.createAvatar(seed, options)).toBe(full.createAvatar(seed, options));
      expect(engine.createAvatar(seed)).toBe(full.createAvatar(seed));
    }
  });

  it('has the functions of an entry point, whatever the order of its packs', () => {
    const one = createEngine({ packs: [halloween, garden] });
    const other = createEngine({ packs: [garden, halloween] });
    const options = { packs: 'halloween,garden' };
    for (const engine of [one, other]) {
      expect(engine.selectAvatar('ada', options)).toEqual(full.selectAvatar('ada', options));
      expect(engine.createGroup(['ada', { seed: 'grace', packs: 'garden' }])).toBe(
        full.createGroup(['ada', { seed: 'grace', packs: 'garden' }]),
      );
      expect(engine.renderAvatar({ body: 'pumpkin' })).toBe(full.renderAvatar({ body: 'pumpkin' }));
      expect(engine.renderAvatar(engine.selectAvatar('ada', options))).toBe(full.createAvatar('ada', options));
      expect(engine.createGroupTiles(['ada'])).toEqual(full.createGroupTiles(['ada']));
      const { seed, svg } = engine.createRandomAvatar(options);
      expect(svg).toBe(full.createAvatar(seed, options));
    }
    expect(one.listPalettes().length).toBeLessThan(full.listPalettes().length);
  });

  it('draws the same, also when another pack takes an id', () => {
    const topper = { none: 0, parts: [{ id: 'crown', weight: 1, draw: () => '<path d="M0 0h9"/>' }] };
    const taker: Pack = { id: 'taker', name: 'Taker', about: 'Takes the crown.', topper, palettes: [], bodies: [] };
    const engine = createEngine({ packs: [taker, garden] });
    for (let i = 0; i < 500; i += 1) {
      expect(engine.createAvatar(`seed-${i}`)).toBe(full.createAvatar(`seed-${i}`));
      expect(engine.createAvatar(`seed-${i}`, { packs: 'garden' })).toBe(
        full.createAvatar(`seed-${i}`, { packs: 'garden' }),
      );
    }
  });

  it.each([
    ['an array of packs', PACKS, 'options: expected an object, as in { packs: [pack] }, got an array'],
    ['a pack', halloween, 'options: expected packs, defaults, got id'],
  ])('refuses %s in place of its options', (_, options, message) => {
    expect(() => createEngine(options as object)).toThrow(message);
  });

  it('throws errors that describe wrong packs', () => {
    const create = (packs: unknown): unknown => createEngine({ packs: packs as readonly Pack[] });
    expect(() => create(halloween)).toThrow(new TypeError('packs: expected an array of packs, got object'));
    expect(() => create(null)).toThrow('packs: expected an array of packs, got null');
    expect(() => create([halloween, null])).toThrow(new TypeError('packs: expected a pack at 1, got null'));
    expect(() => create(['halloween'])).toThrow(
      `packs: expected packs, as in import { garden } from 'navii/packs/garden', got "halloween"`,
    );
    expect(() => create([{ ...garden, bodies: [{ id: 'blob' }] }])).toThrow(new TypeError('body blob: no arcs'));
    const [{ head: _head, ...faceless }] = garden.bodies as [Body];
    expect(() => create([{ ...garden, bodies: [faceless] }])).toThrow(new TypeError('body daisy: no head'));
    expect(() => create([{ ...garden, palettes: [{ id: 'dun' }] }])).toThrow(new TypeError('palette dun: no tones'));
    expect(() => create([garden, halloween, garden])).toThrow(
      new RangeError('packs: expected each pack once, got garden twice'),
    );
  });
});

describe('the defaults of an engine', () => {
  const defaults = { packs: 'garden', palette: 'mint', mood: 'happy', shape: 'square', size: 48 } as const;
  const engine = createEngine({ packs: [garden, halloween], defaults });

  it.each([
    [undefined, {}],
    [{}, {}],
    [
      { mood: 'neutral', packs: 'halloween' },
      { mood: 'neutral', packs: 'halloween' },
    ],
    [{ palette: undefined, mood: null, packs: '', size: 'x', shape: 'no shape' }, {}],
    [{ packs: 'grden' }, {}],
    [{ packs: ['grden', 3] }, {}],
    [{ packs: 'halloween,grden' }, { packs: 'halloween' }],
    [{ packs: [] }, { packs: undefined }],
    [{ packs: 'none' }, { packs: undefined }],
    [
      { parts: { topper: 'crown' }, title: 'Ada' },
      { parts: { topper: 'crown' }, title: 'Ada' },
    ],
  ] as const)('count where a call leaves an option out: %j', (options, own) => {
    for (const seed of seeds.slice(0, 10)) {
      const wanted = { ...defaults, ...own };
      expect(engine.createAvatar(seed, options as object)).toBe(full.createAvatar(seed, wanted));
      expect(engine.selectAvatar(seed, options as object)).toEqual(full.selectAvatar(seed, wanted));
    }
  });

  it('draw a spec as they draw a seed, and leave its choice alone', () => {
    const spec = full.selectAvatar('ada');
    expect(engine.renderAvatar(spec)).toBe(full.renderAvatar(spec, { size: 48, shape: 'square' }));
  });

  it('fill the slots that a spec leaves out', () => {
    const own = { palette: 'teal', background: 'ring', mood: 'wink', parts: { topper: 'crown' }, size: 48 } as const;
    const draw = createEngine({ defaults: own }).renderAvatar;
    const face = { eyes: 'wink', mouth: 'smirk' };
    expect(draw({ body: 'egg' })).toBe(
      full.renderAvatar({ body: 'egg', palette: 'teal', background: 'ring', topper: 'crown', ...face }, { size: 48 }),
    );
    expect(draw({ palette: 'mint', topper: null, eyes: 'bead', mouth: null })).toBe(
      full.renderAvatar({ palette: 'mint', background: 'ring', eyes: 'bead', mouth: null }, { size: 48 }),
    );
    const held = createEngine({ defaults: { parts: { accessory: 'balloon' } } });
    expect(held.renderAvatar({})).toBe(full.renderAvatar({ accessory: 'balloon', arms: 'hold' }));
    expect(held.renderAvatar({ accessory: null })).toBe(full.renderAvatar({}));
    const several = createEngine({ defaults: { palette: ['teal', 'mint'] } });
    expect([full.renderAvatar({ palette: 'teal' }), full.renderAvatar({ palette: 'mint' })]).toContain(
      several.renderAvatar({}),
    );
    expect(several.renderAvatar({})).toBe(several.renderAvatar({}));
  });

  it('count for the members of a group, and not for the group', () => {
    const { packs, palette, mood } = defaults;
    const own = { packs, palette, mood };
    expect(engine.createGroup(['ada', { seed: 'grace', mood: 'wink' }], { animated: true })).toBe(
      full.createGroup(
        [
          { seed: 'ada', ...own },
          { seed: 'grace', ...own, mood: 'wink' },
        ],
        { animated: true },
      ),
    );
    expect(createEngine({ defaults: { animated: true, size: 300 } }).createGroup(['ada'])).toBe(
      full.createGroup(['ada']),
    );
  });

  it.each([
    [null, TypeError, 'animated in an object, got null'],
    [{ colour: 'mint' }, RangeError, 'defaults: expected size, palette, '],
    [{ __proto__: { x: 1 }, constructor: 1 }, RangeError, 'got constructor'],
    [{ palette: 'mint,mnit' }, RangeError, 'defaults: palette: expected a known value, got "mnit"; violet, mint, '],
    [{ packs: ['garden', 'neon'] }, RangeError, 'defaults: packs: expected a known value, got "neon"; garden'],
    // The tests of hints have the faults of every kind of option.
    [{ parts: { topper: 'crown', body: 'x' } }, RangeError, 'defaults: parts: expected a known value, got "body:x"'],
    [{ size: 5000 }, RangeError, 'defaults: size: expected a known value, got 5000; a whole number, 16–1024 px'],
  ])('are refused when they are wrong: %j', (wrong, type, message) => {
    const create = (): unknown => createEngine({ packs: [garden], defaults: wrong as EngineDefaults });
    expect(create).toThrow(type);
    expect(create).toThrow(message);
  });

  it('may be absent or text', () => {
    const given = { palette: undefined, animated: '0', parts: 'topper:crown, eyes:none', size: '50.5px' } as const;
    const { createAvatar } = createEngine({ defaults: given });
    expect(createAvatar('ada')).toBe(full.createAvatar('ada', given));
  });

  it.each([
    { palette: ['teal', 'mint'], mood: 'wink,happy', parts: 'topper:crown|beanie|none' },
    { parts: { topper: ['crown', 'none', null], body: ['heart', 'egg'] }, colors: ['#fff', '#fff'] },
  ] as const)('may have several values: %j', (given) => {
    const { createAvatar } = createEngine({ defaults: given });
    for (const seed of seeds.slice(0, 10)) {
      expect(createAvatar(seed)).toBe(full.createAvatar(seed, given));
      expect(createAvatar(seed, { palette: 'coral' })).toBe(full.createAvatar(seed, { ...given, palette: 'coral' }));
    }
  });
});
