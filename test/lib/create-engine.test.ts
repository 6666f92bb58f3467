// Tests of `createEngine`: its engine draws the same as `navii`, with the packs that it was given.
import { describe, expect, it } from 'vitest';
import { createEngine, type Pack } from '../../lib/core.js';
import * as full from '../../lib/index.js';
import { garden } from '../../lib/packs/garden.js';
import { halloween } from '../../lib/packs/halloween.js';
import { PACKS } from '../../lib/packs/index.js';

const seeds = Array.from({ length: 50 }, (_, i) => `seed-${i}`);

describe('createEngine', () => {
  it.each(PACKS)('with only $id draws the same as the engine with all packs', (pack) => {
    const engine = createEngine([pack]);
    expect(engine.packs.map(({ id }) => id)).toEqual([pack.id]);
    for (const seed of seeds) {
      const options = { packs: pack.id, style: 'femme', size: 64 } as const;
      expect(engine.createAvatar(seed, options)).toBe(full.createAvatar(seed, options));
      expect(engine.createAvatar(seed)).toBe(full.createAvatar(seed));
    }
  });

  it('has the functions of an entry point, whatever the order of its packs', () => {
    const one = createEngine([halloween, garden]);
    const other = createEngine([garden, halloween]);
    const options = { packs: 'halloween,garden' };
    for (const engine of [one, other]) {
      expect(engine.selectAvatar('ada', options)).toEqual(full.selectAvatar('ada', options));
      expect(engine.renderGroup(['ada', { seed: 'grace', packs: 'garden' }])).toBe(
        full.renderGroup(['ada', { seed: 'grace', packs: 'garden' }]),
      );
      expect(engine.build({ body: 'pumpkin' })).toBe(full.build({ body: 'pumpkin' }));
      expect(engine.renderAvatar(engine.selectAvatar('ada', options))).toBe(full.createAvatar('ada', options));
      expect(engine.renderGroupTiles(['ada'])).toEqual(full.renderGroupTiles(['ada']));
      const { seed, svg } = engine.random(options);
      expect(svg).toBe(full.createAvatar(seed, options));
    }
    expect(one.palettes.length).toBeLessThan(full.PALETTES.length);
  });

  it('skips packs that it was not given', () => {
    expect(createEngine([]).createAvatar('ada', { packs: 'halloween' })).toBe(full.createAvatar('ada'));
  });

  it('draws the same, also when another pack takes an id', () => {
    const topper = { none: 0, parts: [{ id: 'crown', weight: 1, draw: () => '<path d="M0 0h9"/>' }] };
    const taker: Pack = { id: 'taker', name: 'Taker', about: 'Takes the crown.', topper, palettes: [], bodies: [] };
    const engine = createEngine([taker, garden]);
    for (let i = 0; i < 500; i += 1) {
      expect(engine.createAvatar(`seed-${i}`)).toBe(full.createAvatar(`seed-${i}`));
      expect(engine.createAvatar(`seed-${i}`, { packs: 'garden' })).toBe(
        full.createAvatar(`seed-${i}`, { packs: 'garden' }),
      );
    }
  });

  it('throws errors that describe wrong packs', () => {
    const create = (packs: unknown): unknown => createEngine(packs as readonly Pack[]);
    expect(() => create(halloween)).toThrow(new TypeError('packs: expected an array of packs, got object'));
    expect(() => create(undefined)).toThrow('packs: expected an array of packs, got undefined');
    expect(() => create([halloween, undefined])).toThrow(new TypeError('packs: expected a pack at 1, got undefined'));
    expect(() => create(['halloween'])).toThrow('packs: expected a pack at 0, got string');
    expect(() => create([garden, halloween, garden])).toThrow(
      new RangeError('packs: expected each pack once, got garden twice'),
    );
  });
});
