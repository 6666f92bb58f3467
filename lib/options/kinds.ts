// The words of each kind of option: its values in docs, in messages, in JSON schemas, on the command line, in code and on a form.
// Bundles of the engine do not contain them; read.ts has the readers of the kinds.
import { isRoleSlot, ROLES, SLOTS, type Slot } from '../spec.js';
import { EMPTY, idsOf, isSlot } from './read.js';
import type { OptionSchema, RowOf } from './row.js';
import type { KnownIds } from './schema.js';

/** A JSON schema (2020-12). */
export type Schema = Readonly<Record<string, unknown>>;

/** A word in a value, and the words that it can be. */
export interface WordChoice {
  readonly word: string;
  readonly words: readonly string[];
  /** The slot that has these words. */
  readonly slot?: string;
}

interface KindWords<Row> {
  /** The values, in words. */
  readonly describe: (row: Row) => string;
  readonly schema: (row: Row, known: KnownIds) => Schema;
  /** The possible words of a part of a value, if they can be listed. */
  readonly listWords?: (part: string, row: Row, known: KnownIds) => WordChoice | undefined;
  /** Name of a value in the help of the command. Undefined for a switch. */
  readonly value?: string;
  /** Whether each value is a list: flags of the command that are repeated are then joined. */
  readonly isList?: true;
  /** The TypeScript type of a property, as manifests print it. The types themselves follow from row.ts. */
  readonly type: (row: Row) => string;
  /** How code and catalogues write its text: as a number, a boolean, a string, or an array of its items. */
  readonly code: 'number' | 'boolean' | 'string' | 'array';
  /** The control on a form. */
  readonly control: 'number' | 'words' | 'swatches' | 'packs' | 'color' | 'colors' | 'switch' | 'text';
}

/** Prints words as a TypeScript type. */
export function printUnion(words: readonly string[]): string {
  return words.map((word) => `'${word}'`).join(' | ');
}

function printIds({ of }: RowOf<'id' | 'ids'>): string {
  const id = `${of === 'palettes' ? 'PaletteId' : 'PackId'} | (string & {})`;
  return `${id} | readonly (${id})[]`;
}

const NUMBER: KindWords<RowOf<'integer' | 'number'>> = {
  describe: ({ kind, min, max, unit }) =>
    `${kind === 'integer' ? 'a whole number' : 'a number'}, ${min}–${max}${unit === undefined ? '' : ` ${unit}`}`,
  schema: ({ kind, min, max }) => ({ type: kind, minimum: min, maximum: max }),
  value: 'N',
  type: ({ unit }) => `number | \`\${number}\`${unit === 'px' ? ' | `${number}px`' : ''}`,
  code: 'number',
  control: 'number',
};

const listIds = ({ of }: RowOf<'id' | 'ids'>, known: KnownIds): readonly string[] => [...known[of].keys()];

/** Lists the ids of a slot, of the base and of every pack. */
export function listKnown(slot: Slot, known: KnownIds): readonly (string | number)[] {
  return isRoleSlot(slot) ? ROLES[slot] : [...(idsOf(slot, known)?.keys() ?? [])];
}

function listSlotWords(pair: string, _: unknown, known: KnownIds): WordChoice | undefined {
  const [slot = '', word] = pair.split(':');
  if (word === undefined) return undefined;
  if (!isSlot(slot)) return { word: slot, words: SLOTS };
  const words = listKnown(slot, known).map(String);
  return { slot, word, words: slot in known.parts ? [...words, EMPTY] : words };
}

/** The kinds. */
const KINDS: { readonly [Kind in OptionSchema['kind']]: KindWords<RowOf<Kind>> } = {
  integer: NUMBER,
  number: NUMBER,
  enum: {
    describe: ({ values }) => values.join(', '),
    schema: ({ values }) => ({ type: 'string', enum: values }),
    listWords: (word, { values }) => ({ word, words: values }),
    value: 'WORD',
    type({ values, several }) {
      const one = printUnion(values);
      return several ? `${one} | \`\${${one}},\${string}\` | readonly (${one})[]` : one;
    },
    code: 'string',
    control: 'words',
  },
  id: {
    describe: ({ of }) => `a ${of.slice(0, -1)} id`,
    schema: (row, known) => ({ type: 'string', enum: listIds(row, known) }),
    listWords: (word, row, known) => ({ word, words: listIds(row, known) }),
    value: 'ID',
    type: printIds,
    code: 'string',
    control: 'swatches',
  },
  ids: {
    describe: ({ of }) => `${of.slice(0, -1)} ids, separated by commas`,
    schema: (row, known) => ({ type: 'array', items: { type: 'string', enum: listIds(row, known) } }),
    listWords: (word, row, known) => ({ word, words: listIds(row, known) }),
    value: 'IDS',
    isList: true,
    type: printIds,
    code: 'array',
    control: 'packs',
  },
  color: {
    describe: ({ auto }) => `a CSS colour${auto ? ' or auto' : ''}`,
    schema: () => ({ type: 'string' }),
    value: 'COLOUR',
    type: ({ auto }) => (auto ? "'auto' | (string & {})" : 'string'),
    code: 'string',
    control: 'color',
  },
  colors: {
    describe: ({ most }) => `1–${most} hex colours, separated by commas`,
    schema: ({ most }) => ({
      type: 'array',
      items: { type: 'string', pattern: '^#?(?:[0-9a-fA-F]{3}){1,2}$' },
      minItems: 1,
      maxItems: most,
    }),
    value: 'COLOURS',
    isList: true,
    type: () => 'string | readonly string[]',
    code: 'array',
    control: 'colors',
  },
  flag: {
    describe: () => '0 or 1',
    schema: () => ({ enum: ['0', '1'] }),
    type: () => 'boolean | number | string',
    code: 'boolean',
    control: 'switch',
  },
  parts: {
    describe: () => 'slot:id pairs, separated by commas; or several ids, slot:id|id',
    schema: () => ({ type: 'array', items: { type: 'string', pattern: `^(?:${SLOTS.join('|')}):` } }),
    listWords: listSlotWords,
    value: 'PAIRS',
    isList: true,
    type: () => 'PartChoices | AvatarSpec | string',
    code: 'string',
    control: 'text',
  },
  text: {
    describe: ({ maxLength }) => `text, at most ${maxLength} characters`,
    schema: ({ maxLength }) => ({ type: 'string', maxLength }),
    value: 'TEXT',
    type: () => 'string',
    code: 'string',
    control: 'text',
  },
};

/** The words of the kind of a row. */
export function kindOf<Row extends OptionSchema>(row: Row): KindWords<Row> {
  return KINDS[row.kind] as unknown as KindWords<Row>;
}
