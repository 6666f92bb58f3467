// Tests of the rules of the choice: for every pair of parts, they do what their table says. The table itself is held by the vectors.
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { catalogue } from '../../../lib/catalogue.js';
import { resolveClashes, RULES, type Choice } from '../../../lib/choose/select.js';
import { selectAvatar } from '../../../lib/index.js';
import type { Kind, Part } from '../../../lib/parts/part.js';
import { PART_SLOTS, type PartSlot } from '../../../lib/spec.js';

const EMPTY = Object.fromEntries(PART_SLOTS.map((slot) => [slot, undefined])) as Choice;

/** The part that a slot gets beside a part of another slot, by the rows of the table. */
function expectBeside(slot: PartSlot, part: Part, other: PartSlot, second: Part): string | undefined {
  const row = RULES.find(
    (rule) =>
      rule.slot === slot &&
      rule.other === other &&
      rule.kinds.includes(part.kind as Kind) &&
      (rule.clash === undefined || rule.clash.includes(second.kind as Kind)),
  );
  return row === undefined ? second.id : row.instead;
}

describe.each(PART_SLOTS)('beside each part of %s', (slot) => {
  test('each part of every other slot stays, or is what the rules say', () => {
    for (const part of catalogue.parts[slot].values()) {
      for (const other of PART_SLOTS) {
        // Of two slots that change each other, each would be judged by the other's change.
        if (other === slot || RULES.some((rule) => rule.slot === other && rule.other === slot)) continue;
        for (const second of catalogue.parts[other].values()) {
          const settled = resolveClashes({ ...EMPTY, [slot]: part, [other]: second }, catalogue);
          const expected = expectBeside(slot, part, other, second);
          if (settled[slot] !== part || settled[other]?.id !== expected)
            expect.fail(`${slot} ${part.id} + ${other} ${second.id}: ${settled[other]?.id}, expected ${expected}`);
        }
      }
    }
  });
});

test('every part that a rule puts in place exists', () => {
  const missing = RULES.filter(({ other, instead }) => instead !== undefined && !catalogue.parts[other].has(instead));
  expect(missing).toEqual([]);
});

test('a mascot that holds something has the matching arms', () => {
  const held = [...catalogue.parts.accessory.values()].find(({ kind }) => kind === 'held');
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
