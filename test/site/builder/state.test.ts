// What the builder is made of, without a page: its state, the rules that it shows, its dice and its steps.
import fc from 'fast-check';
import { catalogue, createAvatar, PACKS, renderAvatar, selectAvatar, SLOTS, type AvatarSpec, type Slot } from 'navii';
import { describe, expect, it } from 'vitest';
import { EXPORT_FORMATS, findExportFormat, nameFile } from '../../../site/builder/export.js';
import { DesignHistory } from '../../../site/builder/history.js';
import { applySpec, randomizeAll, randomizeSlot } from '../../../site/builder/random.js';
import { applyRules, forceSlot, isAvailable, listBlockers, setSlot } from '../../../site/builder/rules.js';
import { canBeEmpty, EMPTY, findOwner, listGroups, PANELS, type OptionId } from '../../../site/builder/slots.js';
import { completePacks, FIRST, readState, SIZES, writeState, type State } from '../../../site/builder/state.js';

// The same cases in every run.
fc.configureGlobal({ seed: 24 });

const ALL = PACKS.map(({ id }) => id).toSorted();

function listIds(slot: Slot): readonly OptionId[] {
  return listGroups(slot, ALL).flatMap(({ ids }) => ids);
}

const specs = fc
  .record(Object.fromEntries(SLOTS.map((slot) => [slot, fc.constantFrom(...listIds(slot))])))
  .map((spec) => spec as unknown as AvatarSpec);

const slots = fc.subarray([...SLOTS]);

const states: fc.Arbitrary<State> = fc
  .record({
    spec: specs,
    packs: fc.subarray(ALL),
    keep: slots,
    match: slots,
    prefix: fc.constantFrom('Ada-', 'é, &=?#', 'x'),
    given: fc.boolean(),
    size: fc.constantFrom(...SIZES),
    animated: fc.boolean(),
    tab: fc.constantFrom(...PANELS.map(({ id }) => id)),
    code: fc.constantFrom('', ...EXPORT_FORMATS.map(({ id }) => id)),
  })
  .map((state) => ({ ...state, ...completePacks(state) }));

describe('the slots', () => {
  it('are all of a spec, each in one tab', () => {
    expect(PANELS.flatMap((panel) => panel.slots).toSorted()).toEqual(SLOTS.toSorted());
  });

  it('offer all that there is, each once, and no part is called as nothing is', () => {
    const known = new Map<Slot, readonly string[]>([
      ['palette', [...catalogue.palettes.keys()]],
      ['body', [...catalogue.bodies.keys()]],
      ...Object.entries(catalogue.parts).map(([slot, parts]) => [slot as Slot, [...parts.keys()]] as const),
    ]);
    for (const [slot, ids] of known) {
      const listed = listIds(slot).flatMap((id) => (typeof id === 'string' ? [id] : []));
      expect(listed.toSorted()).toEqual(ids.toSorted());
      expect(ids).not.toContain(EMPTY);
    }
  });

  it('offer nothing of a pack that is not there', () => {
    for (const slot of SLOTS) {
      const ids = listGroups(slot, []).flatMap((group) => group.ids);
      expect(ids.filter((id) => findOwner(slot, id) !== undefined)).toEqual([]);
    }
  });
});

describe('the state in an address', () => {
  it('comes back as it was', () => {
    fc.assert(
      fc.property(states, (state) => {
        expect(readState(`?${writeState(state)}`)).toEqual(state);
      }),
    );
  });

  it('is nothing at first, and short', () => {
    expect(writeState(FIRST)).toBe('');
    expect(writeState({ ...FIRST, spec: setSlot(FIRST.spec, 'topper', null), keep: ['body', 'eyes'] })).toBe(
      'topper=none&keep=body,eyes',
    );
  });

  it('is readable whatever is in it', () => {
    const names = [...SLOTS, 'packs', 'keep', 'match', 'prefix', 'given', 'size', 'animated', 'tab', 'code', 'x'];
    const texts = fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('__proto__', 'constructor', 'none', ',,'));
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.constantFrom(...names), texts)), (entries) => {
        const state = readState(`?${new URLSearchParams(entries).toString()}`);
        expect(renderAvatar(applyRules(state.spec))).toContain('</svg>');
        expect(readState(`?${writeState(state)}`)).toEqual(state);
      }),
    );
    expect(readState('?eyes=none&body=toString&background=none').spec).toEqual({ ...FIRST.spec, background: 'none' });
  });
});

describe('what is worn', () => {
  it('is what the rules leave, and drawn', () => {
    fc.assert(
      fc.property(specs, (spec) => {
        const worn = applyRules(spec);
        expect(renderAvatar(worn)).toContain('</svg>');
        // A second time, the rules have nothing left to do for a seed's own choice.
        for (const slot of SLOTS) {
          const free = listIds(slot).filter((id) => isAvailable(spec, slot, id));
          if (canBeEmpty(slot) && listBlockers(spec, slot, null).length === 0) expect(free).toContain(null);
          expect(free.length).toBeGreaterThan(0);
        }
      }),
      { numRuns: 20 },
    );
  });

  it('names what stands in the way, and shows the pick without it', () => {
    fc.assert(
      fc.property(specs, fc.constantFrom(...SLOTS), (spec, slot) => {
        for (const id of listIds(slot)) {
          expect(forceSlot(spec, slot, id)[slot]).toBe(id);
          expect(listBlockers(spec, slot, id).length > 0).toBe(!isAvailable(spec, slot, id));
        }
      }),
      { numRuns: 20 },
    );
  });

  it('comes back when the hat goes', () => {
    const hatted = { ...FIRST.spec, topper: 'beanie', antenna: 'bobble' };
    expect(applyRules(hatted).antenna).toBeNull();
    expect(listBlockers(hatted, 'antenna', 'bobble')).toEqual(['topper']);
    expect(applyRules(setSlot(hatted, 'topper', null)).antenna).toBe('bobble');
  });
});

describe('the dice', () => {
  const kept: State = { ...FIRST, keep: ['palette', 'body'], packs: ['office'] };

  it('leave alone what is kept', () => {
    for (let roll = 0; roll < 30; roll += 1) {
      const { spec } = randomizeAll(kept);
      expect([spec.palette, spec.body]).toEqual([FIRST.spec.palette, FIRST.spec.body]);
    }
    const other = selectAvatar('Ada');
    expect(applySpec(kept, other).spec).toEqual({ ...other, palette: FIRST.spec.palette, body: FIRST.spec.body });
  });

  it('change one slot to something else that can be worn', () => {
    for (const slot of SLOTS) {
      const { spec } = randomizeSlot(kept, slot);
      // Nothing that a single choice could be exchanged for.
      const ids = listGroups(slot, kept.packs).flatMap((group) => group.ids);
      if (ids.filter((id) => isAvailable(FIRST.spec, slot, id)).length > 1)
        expect(spec[slot]).not.toBe(FIRST.spec[slot]);
      expect({ ...spec, [slot]: null }).toEqual({ ...FIRST.spec, [slot]: null });
      expect(applyRules(spec)[slot]).toBe(spec[slot]);
    }
  });
});

describe('the steps', () => {
  it('go back and forth, and on from where one is', () => {
    const [a, b, c] = ['bun', 'egg', 'bell'].map((body) => ({ ...FIRST, spec: setSlot(FIRST.spec, 'body', body) }));
    const steps = new DesignHistory(FIRST);
    for (const design of [a!, a!, b!]) steps.add(design);
    expect([steps.undo(), steps.undo(), steps.undo()]).toEqual([a, FIRST, FIRST]);
    expect([steps.canUndo, steps.canRedo]).toEqual([false, true]);
    expect(steps.redo()).toBe(a);
    steps.add(c!);
    expect([steps.canRedo, steps.redo(), steps.undo()]).toEqual([false, c, a]);
  });
});

describe('what is taken away', () => {
  it('is JavaScript that draws it, and JSON that is its spec', async () => {
    await fc.assert(
      fc.asyncProperty(states, async (state) => {
        const code = findExportFormat('js')
          .write(state, '')
          .replace(/'(navii[^']*)'/, (_, name: string) => {
            return JSON.stringify(import.meta.resolve(name));
          });
        const { svg } = await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)};export{svg}`);
        const { size, animated } = state;
        expect(svg).toBe(renderAvatar(applyRules(state.spec), { size, animated }));
        expect(findExportFormat('svg').write(state, '')).toBe(svg);
        expect(JSON.parse(findExportFormat('json').write(state, ''))).toEqual(applyRules(state.spec));
      }),
      { numRuns: 30 },
    );
    expect(findExportFormat('constructor').id).toBe('js');
  });

  it('is an address that draws it, whatever its seed', () => {
    fc.assert(
      fc.property(states, (state) => {
        const address = findExportFormat('address').write(state, 'https://faces.example');
        const { origin, pathname, searchParams } = new URL(address);
        expect([origin, pathname]).toEqual(['https://faces.example', `/avatar/${nameFile(state, 'svg')}`]);
        expect(address).toMatch(/^[\w:/.,?&=-]+$/);
        const svg = createAvatar('anybody', Object.fromEntries(searchParams));
        expect(svg).toBe(findExportFormat('svg').write(state, ''));
        expect(findExportFormat('html').write(state, 'https://faces.example')).toContain(
          address.replaceAll('&', '&amp;'),
        );
      }),
      { numRuns: 100 },
    );
  });
});
