// Tests of the rules of the choice: each row is applied to every part, and the whole table has some properties.
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { catalogue } from '../../../lib/catalogue.js';
import { resolveClashes, RULES, type Choice } from '../../../lib/choose/select.js';
import { selectAvatar } from '../../../lib/index.js';
import type { Kind, Part } from '../../../lib/parts/part.js';
import { PART_SLOTS, type PartSlot } from '../../../lib/spec.js';

// A constant seed gives the same cases in every run.
fc.configureGlobal({ seed: 24 });

const EMPTY = Object.fromEntries(PART_SLOTS.map((slot) => [slot, undefined])) as Choice;

function partsOf(slot: PartSlot, kinds: readonly (Kind | undefined)[]): Part[] {
  return [...catalogue.parts[slot].values()].filter((part) => kinds.includes(part.kind));
}

/** Combines every part of some kinds with every part of others, and lists the results of the rules. */
function settlePairs(slot: PartSlot, kinds: readonly Kind[], other: PartSlot, others: readonly (Kind | undefined)[]) {
  const pairs = partsOf(slot, kinds).flatMap((part) => partsOf(other, others).map((second) => [part, second] as const));
  return pairs.map(([part, second]) => {
    const settled = resolveClashes({ ...EMPTY, [slot]: part, [other]: second }, catalogue);
    return {
      pair: `${part.id} + ${second.id}`,
      first: settled[slot] === part,
      before: second.id,
      after: settled[other]?.id,
    };
  });
}

const ALL_KINDS: readonly (Kind | undefined)[] = [
  undefined,
  ...new Set(PART_SLOTS.flatMap((slot) => [...catalogue.parts[slot].values()].flatMap((part) => part.kind ?? []))),
];

interface Row {
  readonly slot: PartSlot;
  readonly kinds: readonly Kind[];
  readonly other: PartSlot;
  /** Kinds of the other slot that the rule replaces. All other kinds stay. */
  readonly clash: readonly (Kind | undefined)[];
  readonly becomes?: string;
}

const ROWS: readonly Row[] = [
  {
    slot: 'topper',
    kinds: ['hat', 'crown', 'ears', 'horns', 'halo', 'hair', 'sole', 'full'],
    other: 'antenna',
    clash: ALL_KINDS,
  },
  { slot: 'topper', kinds: ['sole'], other: 'accessory', clash: ALL_KINDS },
  { slot: 'eyes', kinds: ['cyclops', 'closed', 'lidded'], other: 'accessory', clash: ['glasses'] },
  { slot: 'eyes', kinds: ['cyclops'], other: 'brows', clash: ALL_KINDS },
  { slot: 'eyes', kinds: ['cyclops'], other: 'marking', clash: ['mask', 'cap'] },
  { slot: 'eyes', kinds: ['lidded'], other: 'mouth', clash: ALL_KINDS, becomes: 'smirk' },
  { slot: 'topper', kinds: ['hat', 'hair'], other: 'accessory', clash: ['sidewear', 'hat'] },
  { slot: 'topper', kinds: ['crown', 'halo', 'ears', 'horns'], other: 'accessory', clash: [] },
  { slot: 'topper', kinds: ['hat', 'hair'], other: 'marking', clash: ['cap'] },
  { slot: 'topper', kinds: ['crown', 'halo', 'ears', 'horns'], other: 'marking', clash: [] },
  { slot: 'topper', kinds: ['hair'], other: 'brows', clash: ALL_KINDS },
  { slot: 'topper', kinds: ['hat', 'crown', 'ears'], other: 'brows', clash: [] },
  { slot: 'accessory', kinds: ['glasses'], other: 'brows', clash: ALL_KINDS },
  { slot: 'accessory', kinds: ['glasses'], other: 'marking', clash: ['mask', 'cap'] },
  { slot: 'accessory', kinds: ['neckwear'], other: 'marking', clash: ['low'] },
  { slot: 'accessory', kinds: ['sidewear', 'hat'], other: 'marking', clash: [] },
  { slot: 'marking', kinds: ['mask', 'cap'], other: 'brows', clash: ALL_KINDS },
  { slot: 'outfit', kinds: ['full', 'neckwear'], other: 'accessory', clash: ['neckwear'] },
  { slot: 'outfit', kinds: ['full', 'neckwear'], other: 'marking', clash: ['low'] },
  { slot: 'accessory', kinds: ['held'], other: 'arms', clash: ALL_KINDS, becomes: 'hold' },
];

describe.each(ROWS)('$slot $kinds beside $other', ({ slot, kinds, other, clash, becomes }) => {
  test(`settles ${clash.join(', ') || 'nothing'}, keeps the rest`, () => {
    const given = settlePairs(slot, kinds, other, clash);
    const kept = settlePairs(
      slot,
      kinds,
      other,
      ALL_KINDS.filter((kind) => !clash.includes(kind)),
    );
    expect([...given, ...kept]).not.toEqual([]);
    expect(given.length > 0).toBe(clash.length > 0);
    expect(given.filter(({ first, after }) => !first || after !== becomes)).toEqual([]);
    expect(kept.filter(({ first, before, after }) => !first || after !== before)).toEqual([]);
  });
});

test('every part that a rule puts in place exists', () => {
  const missing = RULES.filter(({ other, instead }) => instead !== undefined && !catalogue.parts[other].has(instead));
  expect(missing).toEqual([]);
});

test('a mascot that holds something has the matching arms', () => {
  const [held] = partsOf('accessory', ['held']);
  expect(resolveClashes({ ...EMPTY, accessory: held }, catalogue).arms?.id).toBe('hold');
});

const anyChoice: fc.Arbitrary<Choice> = fc.record(
  Object.fromEntries(
    PART_SLOTS.map((slot) => [slot, fc.constantFrom(undefined, ...catalogue.parts[slot].values())]),
  ) as { [slot in PartSlot]: fc.Arbitrary<Part | undefined> },
);

/** Slots that a rule may empty or change. */
const YIELDING: readonly PartSlot[] = ['brows', 'mouth', 'antenna', 'marking', 'accessory', 'arms'];

describe('any choice', () => {
  test('keeps the eyes, the head wear and the outfit', () => {
    fc.assert(
      fc.property(anyChoice, (drawn) => {
        const settled = resolveClashes(drawn, catalogue);
        for (const slot of PART_SLOTS) {
          if (!YIELDING.includes(slot)) expect(settled[slot]).toBe(drawn[slot]);
        }
      }),
      { numRuns: 2000 },
    );
  });

  test('gives the same result when the rules run again, and is not changed in place', () => {
    fc.assert(
      fc.property(anyChoice, (drawn) => {
        const before = { ...drawn };
        const settled = resolveClashes(drawn, catalogue);
        expect(resolveClashes(settled, catalogue)).toEqual(settled);
        expect(drawn).toEqual(before);
      }),
      { numRuns: 2000 },
    );
  });
});

describe('the parts after the rules', () => {
  const COUNT = 20_000;
  /** Lists parts that the rules treat alike, one of each, with their share of a wheel. */
  const sharesOf = (slot: PartSlot) => {
    const wheel = catalogue.wheels[slot];
    const kindOf = (part: Part | undefined) => part && (part.kind ?? 'no kind');
    return [...new Set(wheel.map(kindOf))].map((kind) => {
      const alike = wheel.filter((part) => kindOf(part) === kind);
      return { part: alike[0], share: alike.length / wheel.length };
    });
  };
  const chances = new Map<PartSlot, number>(YIELDING.map((slot) => [slot, 0]));
  const counts = new Map<PartSlot, number>(YIELDING.map((slot) => [slot, 0]));

  beforeAll(() => {
    const choices = PART_SLOTS.reduce<readonly { readonly drawn: Choice; readonly chance: number }[]>(
      (all, slot) =>
        sharesOf(slot).flatMap(({ part, share }) =>
          all.map(({ drawn, chance }) => ({ drawn: { ...drawn, [slot]: part }, chance: chance * share })),
        ),
      [{ drawn: EMPTY, chance: 1 }],
    );
    for (const { drawn, chance } of choices) {
      const settled = resolveClashes(drawn, catalogue);
      for (const slot of YIELDING) if (settled[slot]) chances.set(slot, (chances.get(slot) ?? 0) + chance);
    }
    for (let i = 0; i < COUNT; i++) {
      const spec = selectAvatar(`wearer-${i}`);
      for (const slot of YIELDING) if (spec[slot] !== null) counts.set(slot, (counts.get(slot) ?? 0) + 1);
    }
  });

  test.each(YIELDING)('%s: as often as the wheels and the rules say', (slot) => {
    const chance = chances.get(slot) ?? 0;
    const error = Math.sqrt((chance * (1 - chance)) / COUNT);
    expect(chance).toBeGreaterThan(0);
    expect(Math.abs((counts.get(slot) ?? 0) / COUNT - chance)).toBeLessThan(5 * error);
  });
});
