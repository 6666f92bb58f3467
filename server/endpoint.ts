// Descriptions of routes, for `/api`: each route brings its own.
import type { OptionRow } from '../lib/index.js';

/** A parameter, in the words of the option tables. */
export interface Parameter {
  readonly values: string;
  readonly default: string;
  readonly description: string;
}

/** One route. */
export interface Endpoint {
  /** Key of the route in `/api`. */
  readonly name: string;
  /** Paths with `:name` for what varies. */
  readonly paths: readonly string[];
  readonly methods: readonly string[];
  readonly description: string;
  readonly parameters: Readonly<Record<string, Parameter>>;
}

/** Describes a route that is only read. */
export function describeGet(
  name: string,
  paths: readonly string[],
  description: string,
  parameters: Endpoint['parameters'] = {},
): Endpoint {
  return { name, paths, methods: ['GET', 'HEAD', 'OPTIONS'], description, parameters };
}

/** Describes the parameters of an option table, or some of them. */
export function describeTable(
  table: Readonly<Record<string, OptionRow<unknown, unknown>>>,
  without: ReadonlySet<string> = new Set(),
): Endpoint['parameters'] {
  const rows = Object.entries(table).filter(([name]) => !without.has(name));
  return Object.fromEntries(
    rows.map(([name, { values, fallback, doc }]) => [name, { values, default: fallback, description: doc }]),
  );
}
