// Descriptions of parameters and answers, for `/api`, `/openapi.json` and the docs.
import type { Catalogue } from '../choose/catalogue.js';
import { kindOf, type Schema } from '../options/kinds.js';
import { listNonDefaults } from '../options/read.js';
import type { OptionRow, OptionSchema, OptionTable } from '../options/row.js';
import { aliasOf } from '../options/schema.js';
import { AVATAR_OPTIONS, describeDefault, describeValues } from '../options/table.js';

/** A parameter of the query, the path or the body. */
export interface Parameter {
  /** The possible values, in words. */
  readonly values: string;
  readonly default: string;
  readonly description: string;
  /** The possible values, for programs. Undefined if any text is possible. */
  readonly schema?: Schema;
}

/** The description of the answer with one status. */
export interface AnswerDescription {
  readonly description: string;
  /** Media type. Undefined for an answer without a body. */
  readonly type?: string;
  /** JSON schema of the body. */
  readonly schema?: Schema;
  /** Descriptions of the headers that not every answer has, by name. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** A drawing that caches may keep. */
export const DRAWING: AnswerDescription = {
  description: 'The image.',
  type: 'image/svg+xml',
  headers: { etag: 'Identifies the bytes, for if-none-match.', 'cache-control': 'How long caches may keep it.' },
};

/** The answer of costly routes when there are too many requests, or when one takes too long. */
export const BUSY: AnswerDescription = {
  description: 'Too busy, or it took too long.',
  type: 'text/plain',
  headers: { 'retry-after': 'Seconds to wait before the next request.' },
};

/** A page. */
export const PAGE: AnswerDescription = { description: 'The page.', type: 'text/html' };

/** Describes an answer of one plain line. */
export function describeLine(line: string, headers: AnswerDescription['headers'] = {}): AnswerDescription {
  return { description: line, type: 'text/plain', schema: { const: line }, headers };
}

/** Describes an answer that is a JSON object with at least these fields. */
export function describeJson(description: string, properties: Schema): AnswerDescription {
  const schema = { type: 'object', properties, required: Object.keys(properties) };
  return { description, type: 'application/json', schema };
}

/** Headers of every answer of a route with a rate limit, and their descriptions. */
export const RATE_HEADERS = {
  'x-ratelimit-limit': 'Requests in a window.',
  'x-ratelimit-remaining': 'Requests left in this window.',
  'x-ratelimit-reset': 'When the window ends, in seconds of the Unix epoch.',
};

/** Headers of routes with a rate limit that scripts of other origins may read. */
export const RATE_EXPOSED = [...Object.keys(RATE_HEADERS), 'retry-after'];

/** The answers that all routes with a rate limit have: each of them draws an image. */
export const RATED: Readonly<Record<number, AnswerDescription>> = {
  200: DRAWING,
  429: describeLine('Rate limit exceeded', { ...RATE_HEADERS, 'retry-after': 'Seconds until the window resets.' }),
  503: BUSY,
};

/** Describes the values of an option as a JSON schema. The engine ignores other values. */
function describeSchema(row: OptionRow, known: Catalogue): Schema {
  const one = kindOf<OptionSchema>(row).schema(row, known);
  const schema = 'several' in row && row.several ? { type: 'array', items: one } : one;
  if (row.default === undefined || Array.isArray(row.default)) return schema;
  return { ...schema, default: typeof row.default === 'boolean' ? String(Number(row.default)) : row.default };
}

function describeEffect(name: string, { doc }: OptionRow): string {
  const alias = aliasOf(name);
  return alias === undefined ? doc : `${doc} \`${alias}\` is another name of it, and wins.`;
}

/** Describes the options of a table that a query may contain, with the ids and the defaults that a catalogue knows. */
export function describeTable(table: OptionTable, known: Catalogue): Readonly<Record<string, Parameter>> {
  const rows = Object.entries(table).filter(([, { inQuery = true }]) => inQuery);
  // Only avatars have defaults of an engine.
  const own = new Map(table === AVATAR_OPTIONS ? listNonDefaults(known.defaults) : []);
  return Object.fromEntries(
    rows.map(([name, row]) => [
      name,
      {
        values: describeValues(row),
        default: own.get(name) ?? describeDefault(row),
        description: describeEffect(name, row),
        schema: describeSchema(row, known),
      },
    ]),
  );
}
