// The model of the builder, without a page: its state, the rules that it shows, its dice and its history.
import fc from 'fast-check';
import { renderAvatar, selectAvatar, SLOTS, type AvatarSpec, type Slot } from 'navii';
import { AVATAR_OPTIONS } from 'navii/options';
import { describe, expect, it } from 'vitest';
import { catalogue } from '../../../lib/catalogue.js';
import { DesignHistory, randomizeSlot } from '../../../site/builder/design.js';
import { readState, writeState } from '../../../site/builder/mascot.js';
import { applyRules, forceSlot, isAvailable, listBlockers, pickAll, pickSlot } from '../../../site/builder/rules.js';
import { canBeEmpty, EMPTY, findOwner, listGroups, PANELS } from '../../../site/builder/slots.js';
import { FIRST, type BuilderState } from '../../../site/builder/state.js';
import { sample } from '../../sample.js';
import { listIds, specs, states } from './states.js';

describe('the slots', () => {
  it('cover all slots of a spec, each in one tab', () => {
    expect(PANELS.flatMap((panel) => panel.slots).toSorted()).toEqual(SLOTS.toSorted());
  });

  it('offer every value once, and no part has the name of the empty choice', () => {
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

  it('offer no part of a missing pack', () => {
    for (const slot of SLOTS) {
      const ids = listGroups(slot, []).flatMap((group) => group.ids);
      expect(ids.filter((id) => findOwner(slot, id) !== undefined)).toEqual([]);
    }
  });
});

describe('the state in an address', () => {
  it('survives a round trip', () => {
    fc.assert(
      fc.property(states, (state) => {
        const read = readState(`?${writeState(state)}`);
        const { palette, background } = read.options;
        // A difference from the seed is written as an option where there is one, and as a part otherwise.
        expect([undefined, state.spec.palette]).toContain(palette);
        expect([undefined, state.spec.background]).toContain(background);
        expect(read).toEqual({ ...state, options: { ...state.options, palette, background } });
      }),
    );
  });

  it('keeps several values as long as the seed picks what is shown', () => {
    const query = 'seed=ada&palette=mint,teal&mood=happy,wink&parts=topper:beanie|crown';
    const state = readState(`?${query}`);
    expect(state.spec).toEqual(selectAvatar('ada', Object.fromEntries(new URLSearchParams(query))));
    expect(decodeURIComponent(writeState(state))).toBe(query);
    const other = { ...state, spec: { ...state.spec, palette: 'coral' } };
    expect(decodeURIComponent(writeState(other))).toBe(query.replace('mint,teal', 'coral'));
    expect(readState('?palette=teal,mint').options.palette).toBeUndefined();
  });

  it('is empty at first, and short', () => {
    expect(writeState(FIRST)).toBe('');
    expect(writeState({ ...FIRST, spec: { ...FIRST.spec, topper: null }, keep: ['body', 'eyes'] })).toBe(
      'parts=topper:none&keep=body,eyes',
    );
  });

  it('can be read, whatever it contains', () => {
    const own = ['under', 'offer', 'keep', 'match', 'prefix', 'given', 'png', 'tab', 'code', 'x'];
    const names = ['seed', ...Object.keys(AVATAR_OPTIONS), ...own];
    const texts = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom(
        ...'__proto__ none ,, a@b.example happy mint office eyes:cyclops,topper:halo teal,mint wink,happy'.split(' '),
        'eyes:joy|wide,topper:halo|none',
      ),
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.constantFrom(...names), texts)), (entries) => {
        const state = readState(`?${new URLSearchParams(entries).toString()}`);
        expect(renderAvatar(applyRules(state))).toContain('</svg>');
        // Options that do not affect this mascot are not written.
        const written = writeState(state);
        expect(written).not.toMatch(/seed=[^&]*%40b/);
        const { options: _, packs, ...design } = state;
        expect(readState(`?${written}`)).toMatchObject(design);
        expect(writeState(readState(`?${written}`))).toBe(written);
        expect(packs.every((id) => readState(`?${written}`).packs.includes(id))).toBe(true);
      }),
      { numRuns: sample(10, 100) },
    );
    expect(readState('?parts=eyes:x,body:toString&background=none').spec).toEqual({
      ...FIRST.spec,
      background: 'none',
    });
  });
});

describe('the worn parts', () => {
  const pick = (spec: AvatarSpec) => ({ spec, forced: [] });

  it('are the parts that the rules allow, and they are drawn', () => {
    fc.assert(
      fc.property(specs, (spec) => {
        expect(renderAvatar(applyRules(pick(spec)))).toContain('</svg>');
        for (const slot of SLOTS) {
          const free = listIds(slot).filter((id) => isAvailable(pick(spec), slot, id));
          if (canBeEmpty(slot) && listBlockers(pick(spec), slot, null).length === 0) expect(free).toContain(null);
          expect(free.length).toBeGreaterThan(0);
        }
      }),
      { numRuns: sample(3, 20) },
    );
  });

  it('name the part that stands in the way, and show the picked slot empty', () => {
    fc.assert(
      fc.property(specs, fc.constantFrom(...SLOTS), (spec, slot) => {
        for (const id of listIds(slot)) {
          expect(forceSlot(pick(spec), slot, id)[slot]).toBe(id);
          expect(listBlockers(pick(spec), slot, id).length > 0).toBe(!isAvailable(pick(spec), slot, id));
        }
      }),
      { numRuns: sample(3, 20) },
    );
  });

  it('return when the hat is removed', () => {
    const hatted = pick({ ...FIRST.spec, topper: 'beanie', antenna: 'bobble' });
    expect(applyRules(hatted).antenna).toBeNull();
    expect(listBlockers(hatted, 'antenna', 'bobble')).toEqual(['topper']);
    expect(applyRules(pickSlot(hatted, 'topper', null)).antenna).toBe('bobble');
  });

  it('equal the requested parts, even against the rules, until another part is picked', () => {
    fc.assert(
      fc.property(specs, specs, fc.constantFrom(...SLOTS), (shown, under, slot) => {
        const picks = pickAll(shown, under);
        expect(applyRules(picks)).toEqual(shown);
        expect(isAvailable(picks, slot, shown[slot])).toBe(true);
        expect(forceSlot(picks, slot, shown[slot])).toEqual(shown);
      }),
      { numRuns: sample(15, 200) },
    );
    const picks = pickAll({ ...FIRST.spec, topper: 'beanie', antenna: 'bobble' });
    expect(picks.forced).toEqual(['antenna']);
    expect(applyRules(pickSlot(picks, 'antenna', 'sprout')).antenna).toBeNull();
  });
});

describe('the dice', () => {
  const kept: BuilderState = { ...FIRST, keep: ['palette', 'body'], packs: ['office'] };

  it('change one slot to another value that can be worn', () => {
    for (const slot of SLOTS) {
      const { spec } = randomizeSlot(kept, slot);
      // A slot with only one available value cannot change.
      const ids = listGroups(slot, kept.packs).flatMap((group) => group.ids);
      if (ids.filter((id) => isAvailable(FIRST, slot, id)).length > 1) expect(spec[slot]).not.toBe(FIRST.spec[slot]);
      expect({ ...spec, [slot]: null }).toEqual({ ...FIRST.spec, [slot]: null });
      expect(applyRules({ spec, forced: [] })[slot]).toBe(spec[slot]);
    }
  });
});

it('the history keeps the current name, and restores the previous one', () => {
  const egg = { ...FIRST, spec: { ...FIRST.spec, body: 'egg' } };
  const steps = new DesignHistory(FIRST);
  steps.add(egg);
  steps.rename('Momo');
  expect(steps.undo()).toEqual({ ...FIRST, name: 'Momo' });
  expect(steps.redo()).toEqual({ ...egg, name: 'Momo' });
  steps.add(FIRST);
  steps.rename('Bo');
  expect(steps.undo().name).toBe('Momo');
});
