// What an option takes, as a JSON schema. Its own reader is asked, so that schema and service cannot drift apart.
import { catalogue, PACKS, PALETTES, type OptionRow } from '../../lib/index.js';

/** A JSON schema (2020-12). */
export type Schema = Readonly<Record<string, unknown>>;

/** Far over any range or length there is. */
const MUCH = 100_000;
const IDS = [PALETTES, PACKS].map((rows) => rows.map(({ id }) => id));

type Read = (value: string) => unknown;

function describeNumber(read: Read): Schema {
  const [minimum, maximum] = [Number(read(String(-MUCH))), Number(read(String(MUCH)))];
  const between = read(String((minimum + maximum) / 2 + 0.25));
  return { type: Number.isInteger(between) ? 'integer' : 'number', minimum, maximum };
}

function describeText(read: Read, values: string): Schema {
  // Where any text is taken there are no words to choose from.
  const isFree = read('no such word') !== undefined;
  const words = isFree ? undefined : [values.split(', '), ...IDS].find((list) => list.every((id) => read(id) === id));
  const longest = read('x'.repeat(MUCH));
  return {
    type: 'string',
    ...(words === undefined ? {} : { enum: words }),
    ...(typeof longest === 'string' ? { maxLength: longest.length } : {}),
  };
}

/** Describes what an option takes; what it does not, is read as if it were absent, and never refused. */
export function describeRow({ read, otherwise, values }: OptionRow<unknown, unknown>): Schema {
  const ask: Read = (value) => read(value, catalogue);
  if (typeof otherwise === 'boolean') return { enum: ['0', '1'], default: otherwise ? '1' : '0' };
  if (Array.isArray(otherwise)) {
    const words = IDS.find((ids) => String(ask(ids.join(','))) === String(ids.toSorted()));
    return { type: 'array', items: { type: 'string', ...(words === undefined ? {} : { enum: words }) } };
  }
  const schema = typeof otherwise === 'number' ? describeNumber(ask) : describeText(ask, values);
  return otherwise === undefined ? schema : { ...schema, default: otherwise };
}
