// How routes describe themselves, for `/api`, `/openapi.json` and the docs.
import { PACKS, PALETTES } from '../index.js';
import type { IdSource, OptionRow, OptionTable } from '../options/schema.js';
import { describeDefault, describeValues } from '../options/table.js';
import { SLOTS } from '../spec.js';

/** A JSON schema (2020-12). */
export type Schema = Readonly<Record<string, unknown>>;

/** A parameter of the query, the path or the body, in the words of the option tables. */
export interface Parameter {
  readonly values: string;
  readonly default: string;
  readonly description: string;
  /** The same for programs; without it, any text is taken. */
  readonly schema?: Schema;
}

/** The answer with one status. */
export interface AnswerDescription {
  readonly description: string;
  /** Media type; none for an answer without a body. */
  readonly type?: string;
  /** JSON schema of the body. */
  readonly schema?: Schema;
  /** Lists the headers that only some answers have, and describes each. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** The answer of routes that send a drawing which may be kept. */
export const DRAWING: AnswerDescription = {
  description: 'The image.',
  type: 'image/svg+xml',
  headers: { etag: 'Names the bytes, for if-none-match.', 'cache-control': 'How long it may be kept.' },
};

/** The answer of costly routes when too many ask, or to what took too long. */
export const BUSY: AnswerDescription = {
  description: 'Too busy, or it took too long.',
  type: 'text/plain',
  headers: { 'retry-after': 'Seconds after which to ask again.' },
};

/** The page that a route answers with. */
export const PAGE: AnswerDescription = { description: 'The page.', type: 'text/html' };

/** Describes an answer that is one plain line (SPEC §7). */
export function describeLine(line: string, headers: AnswerDescription['headers'] = {}): AnswerDescription {
  return { description: line, type: 'text/plain', schema: { const: line }, headers };
}

/** Describes an answer that is a JSON object with these fields, and perhaps more. */
export function describeJson(description: string, properties: Schema): AnswerDescription {
  const schema = { type: 'object', properties, required: Object.keys(properties) };
  return { description, type: 'application/json', schema };
}

/** Headers that tell a client its limit (SPEC §8), with what they say. */
export const RATE_HEADERS = {
  'x-ratelimit-limit': 'Requests in a window.',
  'x-ratelimit-remaining': 'Requests left in this one.',
  'x-ratelimit-reset': 'When it ends, in seconds of the Unix epoch.',
};

/** Scripts of other origins must be allowed to read these headers of routes with a limit. */
export const RATE_EXPOSED = [...Object.keys(RATE_HEADERS), 'retry-after'];

/** The answers that routes with a limit have beside their own. */
export const RATED: Readonly<Record<number, AnswerDescription>> = {
  429: describeLine('Rate limit exceeded', { ...RATE_HEADERS, 'retry-after': 'Seconds until the window resets.' }),
  503: { ...BUSY, headers: { ...BUSY.headers, ...RATE_HEADERS } },
};

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

/** Describes the values of an option as a schema; readers treat any other value as absent. */
function describeSchema(row: OptionRow): Schema {
  const schema = describeKind(row);
  if (row.kind === 'flag') return { ...schema, default: '0' };
  return row.default === undefined || row.kind === 'ids' ? schema : { ...schema, default: row.default };
}

/** Describes the parameters of an option table: those that a query may hold. */
export function describeTable(table: OptionTable): Readonly<Record<string, Parameter>> {
  const rows = Object.entries(table).filter(([, { inQuery = true }]) => inQuery);
  return Object.fromEntries(
    rows.map(([name, row]) => [
      name,
      {
        values: describeValues(row),
        default: describeDefault(row),
        description: row.doc,
        schema: describeSchema(row),
      },
    ]),
  );
}
