// Arbitrary states of the builder for property tests.
import fc from 'fast-check';
import { listPacks, SLOTS, type AvatarSpec, type Slot } from 'navii';
import { EXPORT_FORMATS } from '../../../site/builder/export.js';
import { listGroups, PANELS, type OptionId } from '../../../site/builder/slots.js';
import { completePacks, FIRST, PNG_SIZES, type BuilderState } from '../../../site/builder/state.js';

const ALL = listPacks()
  .map(({ id }) => id)
  .toSorted();

/** Lists the values that a slot can hold, with every pack. */
export function listIds(slot: Slot): readonly OptionId[] {
  return listGroups(slot, ALL).flatMap(({ ids }) => ids);
}

/** Generates specs. */
export const specs: fc.Arbitrary<AvatarSpec> = fc
  .record(Object.fromEntries(SLOTS.map((slot) => [slot, fc.constantFrom(...listIds(slot))])))
  .map((spec) => spec as unknown as AvatarSpec);

const slots = fc.subarray([...SLOTS]);

/** Names that are difficult for addresses and code. */
export const NAMES = ['', 'Momo', 'Zoë Müller', 'a/b?c#d', '..', 'x.png', `"<b>'\\`, 'اسم', '😀'] as const;

/** Generates states, with the options that a visitor can choose in the builder or bring in the address. */
export const states: fc.Arbitrary<BuilderState> = fc
  .record({
    name: fc.constantFrom(...NAMES),
    spec: specs,
    packs: fc.subarray(ALL),
    keep: slots,
    match: slots,
    prefix: fc.constantFrom('Ada-', 'é, &=?#', 'x'),
    given: fc.boolean(),
    size: fc.constantFrom(48, 96, 333, 1024),
    variant: fc.constantFrom(0, 0, 3),
    animated: fc.boolean(),
    colors: fc.constantFrom(undefined, ['#2bb5a8'], ['#e50914', '#ffffff']),
    scale: fc.constantFrom(100, 80),
    flip: fc.boolean(),
    tileBg: fc.constantFrom(undefined, 'auto', '#ffc94a'),
    shape: fc.constantFrom('circle' as const, 'rounded' as const, 'square' as const),
    title: fc.constantFrom(undefined, 'Ada & co'),
    png: fc.constantFrom(...PNG_SIZES),
    tab: fc.constantFrom(...PANELS.map(({ id }) => id)),
    code: fc.constantFrom('', ...EXPORT_FORMATS.map(({ id }) => id)),
  })
  .map(({ size, variant, animated, colors, scale, flip, tileBg, shape, title, ...state }) => {
    // Without a name nothing is chosen by a seed.
    const chosen = state.name === '' ? 0 : variant;
    const options = { ...FIRST.options, size, variant: chosen, animated, colors, scale, flip, tileBg, shape, title };
    return { ...state, ...completePacks({ ...state, forced: [] }), options };
  });
