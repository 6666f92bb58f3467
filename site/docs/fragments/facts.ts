// Facts that the docs print and the site does not know: the build hands them in.
import type { Comparison } from './comparison.js';
import type { FileRules } from './headers.js';
import type { OpenApi } from './routes.js';
import type { EntryPoint } from './sdk.js';
import type { Benchmarks } from './speed.js';

/** An environment variable of the service. */
export interface Variable {
  readonly name: string;
  readonly takes: string;
  readonly default: string;
  readonly doc: string;
}

/** A limit of the service, and its answer beyond it. */
export interface Limit {
  readonly what: string;
  readonly limit: string;
  readonly beyond: string;
}

/** Trials in projects of frameworks. */
export interface Trials {
  readonly trials: readonly string[];
  /** Frameworks with their versions, and what a strict policy has to allow of each. */
  readonly rows: readonly { readonly name: string; readonly needs: readonly string[] }[];
}

/** Everything that is handed in. */
export interface DocsFacts {
  /** The service's own description of its routes. */
  readonly openApi: OpenApi;
  /** The public names of the package. */
  readonly entries: readonly EntryPoint[];
  readonly variables: readonly Variable[];
  readonly fileRules: FileRules;
  readonly limits: readonly Limit[];
  readonly frameworks: Trials;
  /** What `test/bench/compare.js` measured. */
  readonly comparison: Comparison;
  /** What the benchmarks under `test/bench/` measured in Node. */
  readonly benchmarks: Benchmarks;
  /** Sample files for frameworks: their texts by their paths, the framework first. */
  readonly samples: ReadonlyMap<string, string>;
  /** The hash of `/navii.js`, as `integrity` takes it (W3C Subresource Integrity). */
  readonly bundleHash: string;
  /** Texts of the vectors for ports, by file name. */
  readonly vectors: ReadonlyMap<string, string>;
}
