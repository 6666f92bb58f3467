// What an option takes, as a JSON schema.
import { PACKS, PALETTES } from '../index.js';
import type { IdSource, OptionRow } from '../options/row.js';
import { SLOTS } from '../slots.js';

/** A JSON schema (2020-12). */
export type Schema = Readonly<Record<string, unknown>>;

const IDS: Readonly<Record<IdSource, readonly string[]>> = {
  palettes: PALETTES.map(({ id }) => id),
  packs: PACKS.map(({ id }) => id),
};

function describeKind(row: OptionRow): Schema {
  switch (row.kind) {
    case 'integer':
    case 'number':
      return { type: row.kind, minimum: row.min, maximum: row.max };
    case 'enum':
      return { type: 'string', enum: row.values };
    case 'id':
      return { type: 'string', enum: IDS[row.of] };
    case 'ids':
      return { type: 'array', items: { type: 'string', enum: IDS[row.of] } };
    case 'color':
      return { type: 'string' };
    case 'flag':
      return { enum: ['0', '1'] };
    case 'parts':
      return { type: 'array', items: { type: 'string', pattern: `^(?:${SLOTS.join('|')}):` } };
    case 'text':
      return { type: 'string', maxLength: row.maxLength };
  }
}

/** Describes what an option takes; any other value counts as absent. */
export function describeSchema(row: OptionRow): Schema {
  const schema = describeKind(row);
  if (row.kind === 'flag') return { ...schema, default: '0' };
  return row.default === undefined || row.kind === 'ids' ? schema : { ...schema, default: row.default };
}
