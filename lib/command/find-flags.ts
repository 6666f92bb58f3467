// The flags of `navii find`: one for each slot, and how to search.
import { canBeEmpty, listKnown, readOptionId, type OptionId } from '../choose/owners.js';
import { AVATAR_OPTIONS, catalogue, SLOTS, type Slot } from '../index.js';
import { EMPTY, line } from '../options/read.js';
import type { OptionTable } from '../options/schema.js';
import { UsageError } from './errors.js';
import { flagsOf, makeSwitch, type Flag } from './flag.js';
import { describeUnknown, quote } from './text.js';

/** Options of a search. */
export const SEARCH_OPTIONS = {
  count: {
    kind: 'integer',
    min: 1,
    max: 10_000,
    default: 5,
    label: 'How many',
    doc: 'Seeds to find.',
    example: 3,
  },
  prefix: {
    kind: 'text',
    maxLength: 100,
    default: 'navii-',
    label: 'Seeds begin with',
    doc: 'What the seeds begin with; a number follows.',
    example: 'user-',
  },
  tries: {
    kind: 'integer',
    min: 1,
    max: 1_000_000_000_000,
    default: 100_000_000,
    label: 'Tries',
    doc: 'Seeds to try before giving up.',
    example: 1_000_000,
  },
  packs: {
    ...AVATAR_OPTIONS.packs,
    doc: 'Packs that the seeds are to be drawn with, beside those of the wanted parts.',
  },
} as const satisfies OptionTable;

function readSlot(slot: Slot, text: string): OptionId {
  const id = readOptionId(slot, text, catalogue);
  if (id !== undefined) return id;
  const known = listKnown(slot, catalogue).map(String);
  throw new UsageError(describeUnknown(text, canBeEmpty(slot, catalogue) ? [...known, EMPTY] : known));
}

function flagOfSlot(slot: Slot): Flag<OptionId> {
  const count = listKnown(slot, catalogue).length;
  const ids = count > 8 ? `one of ${count}, see: navii parts ${slot}` : listKnown(slot, catalogue).join(', ');
  const doc = canBeEmpty(slot, catalogue) ? `${ids}; or ${EMPTY}` : ids;
  return { value: 'ID', doc, read: (text) => readSlot(slot, text) };
}

/** A flag for each slot. */
export const SLOT_FLAGS = Object.fromEntries(SLOTS.map((slot) => [slot, flagOfSlot(slot)])) as Record<
  Slot,
  Flag<OptionId>
>;

// Options forgive: an empty prefix would be the default one, and a line break a space. Then the seeds would be others than
// those that were asked for.
function readPrefix(text: string): string {
  const { maxLength } = SEARCH_OPTIONS.prefix;
  if (line(text, maxLength) === text) return text;
  throw new UsageError(
    `expected 1 to ${maxLength} characters without line breaks or other control characters, got ${quote(text)}`,
  );
}

const ROWS = flagsOf(SEARCH_OPTIONS);

/** Flags of a search. */
export const SEARCH_FLAGS = {
  ...ROWS,
  prefix: { ...ROWS.prefix, read: readPrefix },
  quiet: makeSwitch('Prints the seeds, and says nothing else but errors.', 'q'),
};
