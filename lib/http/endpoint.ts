// How a route describes itself, for `/api`, `/openapi.json` and the docs.
import { describeDefault, describeValues } from '../options/describe.js';
import type { OptionTable } from '../options/row.js';
import { describeSchema, type Schema } from './schema.js';

/** A parameter of the query, the path or the body, in the words of the option tables. */
export interface Parameter {
  readonly values: string;
  readonly default: string;
  readonly description: string;
  /** The same for programs; without it, any text is taken. */
  readonly schema?: Schema;
}

/** The answer with one status. */
export interface Answer {
  readonly description: string;
  /** Media type; none for an answer without a body. */
  readonly type?: string;
  /** JSON schema of the body. */
  readonly schema?: Schema;
  /** Headers that not every answer has, with what they say. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** One route. */
export interface Endpoint {
  /** Key of the route in `/api`. */
  readonly name: string;
  /** Paths with `:name` for what varies. */
  readonly paths: readonly string[];
  readonly methods: readonly string[];
  readonly description: string;
  /** What the query may hold, or the JSON of a body. */
  readonly parameters: Readonly<Record<string, Parameter>>;
  /** What varies in the paths. */
  readonly segments?: Readonly<Record<string, Parameter>>;
  /** Answers by status. */
  readonly answers?: Readonly<Record<number, Answer>>;
}

/** Describes a route that only answers GET, HEAD and OPTIONS. */
export function describeGet(
  name: string,
  paths: readonly string[],
  description: string,
  more: Partial<Pick<Endpoint, 'parameters' | 'segments' | 'answers'>> = {},
): Endpoint {
  return { name, paths, methods: ['GET', 'HEAD', 'OPTIONS'], description, parameters: {}, ...more };
}

/** The answer of routes that send a drawing which may be kept. */
export const DRAWING: Answer = {
  description: 'The image.',
  type: 'image/svg+xml',
  headers: { etag: 'Names the bytes, for if-none-match.', 'cache-control': 'How long it may be kept.' },
};

/** Describes an answer that is one plain line (SPEC §7). */
export function describeLine(line: string, headers: Answer['headers'] = {}): Answer {
  return { description: line, type: 'text/plain', schema: { const: line }, headers };
}

/** The answer of costly routes when too many ask, or to what took too long. */
export const BUSY: Answer = {
  description: 'Too busy, or it took too long.',
  type: 'text/plain',
  headers: { 'retry-after': 'Seconds after which to ask again.' },
};

/** Describes an answer that is a JSON object with these fields, and perhaps more. */
export function describeJson(description: string, properties: Schema): Answer {
  const schema = { type: 'object', properties, required: Object.keys(properties) };
  return { description, type: 'application/json', schema };
}

/** Describes the parameters of an option table: those that a query may hold. */
export function describeTable(table: OptionTable): Endpoint['parameters'] {
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
