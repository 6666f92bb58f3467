// Tests of the lists for pickers: each id once, with the pack that brings it.
import { describe, expect, it } from 'vitest';
import { catalogue } from '../../../lib/catalogue.js';
import * as core from '../../../lib/core.js';
import { createAvatar, createEngine, listPacks, listPalettes, listParts } from '../../../lib/index.js';
import { garden } from '../../../lib/packs/garden.js';
import { PART_SLOTS } from '../../../lib/spec.js';

describe('listParts', () => {
  it.each(['body', ...PART_SLOTS] as const)('lists each id of %s once, of the base first', (slot) => {
    const parts = listParts(slot);
    const known = slot === 'body' ? catalogue.bodies : catalogue.parts[slot];
    expect(parts.map(({ id }) => id).toSorted()).toEqual([...known.keys()].toSorted());
    const base = core.listParts(slot);
    expect(parts.slice(0, base.length)).toEqual(base);
    expect(base.every(({ pack }) => pack === null)).toBe(true);
    const packs = parts.slice(base.length).map(({ pack }) => pack);
    expect(listPacks().map(({ id }) => id)).toEqual(expect.arrayContaining(packs));
  });

  it('lists what the packs of an engine bring', () => {
    const own = createEngine({ packs: [garden] }).listParts('topper');
    expect(own.filter(({ pack }) => pack !== null)).toEqual(
      listParts('topper').filter(({ pack }) => pack === 'garden'),
    );
  });

  it('tells the slots where there is no such slot', () => {
    expect(() => listParts('hat' as 'topper')).toThrow(/^slot: expected body, eyes, .*; got hat$/);
  });
});

it('listPalettes tells the pack of each palette, and the colours that it draws', () => {
  for (const { id, pack, body } of listPalettes()) {
    expect(createAvatar('ada', { palette: id, parts: 'tone:home' })).toContain(body);
    expect(pack === null).toBe(core.listPalettes().some((palette) => palette.id === id));
  }
});
