// What the docs print that the engine does not know: it is handed in by the build, and never typed.
import type { Release } from '../blog/news.js';
import type { Comparison } from '../docs/compare/comparison.js';
import type { OpenApi } from '../docs/http/routes.js';

/** An environment variable of the service. */
export interface Variable {
  readonly name: string;
  readonly takes: string;
  readonly default: string;
  readonly doc: string;
}

/** Everything that is handed in. */
export interface Facts {
  /** The project's releases, the newest first. */
  readonly releases: readonly Release[];
  /** Content-Security-Policy of the pages, for a meta element. */
  readonly policy: string;
  /** What the service says of itself. */
  readonly openApi: OpenApi;
  readonly variables: readonly Variable[];
  /** What `test/bench/compare.js` measured. */
  readonly comparison: Comparison;
  /** Texts of the vectors for ports, by file name. */
  readonly vectors: ReadonlyMap<string, string>;
}
