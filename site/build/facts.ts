// What the docs print that the engine does not know: it is handed in by the build, and never typed.
import type { Comparison } from '../docs/compare/comparison.js';
import type { OpenApi } from '../docs/http/routes.js';

/** An environment variable of the service. */
export interface Variable {
  readonly name: string;
  readonly takes: string;
  readonly fallback: string;
  readonly doc: string;
}

/** Everything that is handed in. */
export interface Facts {
  /** Text of the project's changelog. */
  readonly changelog: string;
  /** What the service says of itself. */
  readonly openApi: OpenApi;
  readonly variables: readonly Variable[];
  /** What `test/bench/compare.js` measured. */
  readonly comparison: Comparison;
  /** Texts of the vectors for ports, by file name. */
  readonly vectors: ReadonlyMap<string, string>;
}
