// Tests of the rules of the choice: for every pair of parts, they do what their table says. The table itself is held by the vectors.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { catalogue } from '../../../lib/catalogue.js';
import { resolveClashes, RULES, type Choice } from '../../../lib/choose/select.js';
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
const YIELDING: ReadonlySet<PartSlot> = new Set(['brows', 'mouth', 'antenna', 'marking', 'accessory', 'arms']);

describe('any choice', () => {
  test('keeps the eyes, the head wear and the outfit', () => {
    fc.assert(
      fc.property(anyChoice, (drawn) => {
        const settled = resolveClashes(drawn, catalogue);
        for (const slot of PART_SLOTS) {
          if (!YIELDING.has(slot)) expect(settled[slot]).toBe(drawn[slot]);
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
