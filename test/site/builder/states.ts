// Arbitrary states of the builder for property tests.
import fc from 'fast-check';
import { listPacks, SLOTS, type PartChoices } from 'navii';
import { catalogue } from '../../../lib/catalogue.js';
import { canBeEmpty, listKnown } from '../../../lib/choose/owners.js';
import { EXPORT_FORMATS } from '../../../site/builder/export.js';
import { FIRST, PNG_SIZES, type BuilderState } from '../../../site/builder/state.js';

const ALL = listPacks()
  .map(({ id }) => id)
  .toSorted();

/** Generates parts: an id for some slots. */
const parts = fc.record(
  Object.fromEntries(
    SLOTS.map((slot) => {
      const none = canBeEmpty(slot, catalogue) ? [null] : [];
      return [slot, fc.constantFrom(...listKnown(slot, catalogue), ...none)];
    }),
  ),
  { requiredKeys: [] },
) as fc.Arbitrary<PartChoices>;

/** Names that are difficult for addresses and code. */
export const NAMES = ['', 'Momo', 'Zoë Müller', 'a/b?c#d', '..', 'x.png', `"<b>'\\`, 'اسم', '😀'] as const;

/** Generates states, with the options that a visitor can choose in the builder or bring in the address. */
export const states: fc.Arbitrary<BuilderState> = fc
  .record({
    name: fc.constantFrom(...NAMES),
    parts,
    packs: fc.subarray(ALL),
    match: fc.subarray([...SLOTS]),
    prefix: fc.constantFrom('Ada-', 'é, &=?#', 'x'),
    given: fc.boolean(),
    size: fc.constantFrom(48, 96, 333, 1024),
    variant: fc.constantFrom(0, 0, 3),
    animated: fc.boolean(),
    colors: fc.constantFrom(undefined, ['#2bb5a8'], ['#e50914', '#ffffff']),
    palette: fc.constantFrom(undefined, 'mint', ['coral', 'teal']),
    scale: fc.constantFrom(100, 80),
    flip: fc.boolean(),
    tileBg: fc.constantFrom(undefined, 'auto', '#ffc94a'),
    shape: fc.constantFrom('circle' as const, 'rounded' as const, 'square' as const),
    title: fc.constantFrom(undefined, 'Ada & co'),
    png: fc.constantFrom(...PNG_SIZES),
    code: fc.constantFrom('', ...EXPORT_FORMATS.map(({ id }) => id)),
  })
  .map(({ name, match, prefix, given, png, code, ...options }) => {
    const named = Object.keys(options.parts).length > 0 ? options.parts : undefined;
    return { name, match, prefix, given, png, code, options: { ...FIRST.options, ...options, parts: named } };
  });
