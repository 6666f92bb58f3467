// The state of the builder, without a page: its address, and the value of its picker.
import fc from 'fast-check';
import { createAvatar } from 'navii';
import { AVATAR_OPTIONS } from 'navii/options';
import { expect, it } from 'vitest';
import { FIRST, printChoice, readState, seedOf, takeChoice, writeState } from '../../../site/builder/state.js';
import { sample } from '../../sample.js';
import { states } from './states.js';

it('survives a round trip through the address, which is empty at first', () => {
  expect(writeState(FIRST)).toBe('');
  expect(readState('')).toEqual(FIRST);
  fc.assert(
    fc.property(states, (state) => {
      expect(readState(`?${writeState(state)}`)).toEqual(state);
    }),
  );
});

it('takes the choice of the picker, and keeps all else', () => {
  fc.assert(
    fc.property(states, states, (state, other) => {
      const taken = takeChoice(state, printChoice(other));
      expect(printChoice(taken)).toBe(printChoice(other));
      const { size, animated, title } = state.options;
      expect(taken).toEqual({ ...state, options: taken.options });
      expect(taken.options).toMatchObject({ size, animated, title });
    }),
  );
});

it('can be read, whatever the address contains', () => {
  const names = ['seed', ...Object.keys(AVATAR_OPTIONS), 'match', 'prefix', 'given', 'png', 'code', 'x'];
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
      expect(createAvatar(seedOf(state), state.options)).toContain('</svg>');
      const written = writeState(state);
      expect(written).not.toMatch(/seed=[^&]*%40b/);
      expect(readState(`?${written}`)).toEqual(state);
    }),
    { numRuns: sample(10, 100) },
  );
});
