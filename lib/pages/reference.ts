// Types of the facts about a service that its docs print. The service lists the facts, and the site renders them.

/** An environment variable. */
export interface EnvironmentVariable {
  readonly name: string;
  /** The values that it takes, in words. */
  readonly takes: string;
  /** The default, in words. */
  readonly default: string;
  readonly doc: string;
}

/** A release of the changelog. */
export interface Release {
  readonly version: string;
  /** Year, month and day, as in the changelog: `2026-02-28`. */
  readonly date: string;
  /** Its section of the changelog, in Markdown. */
  readonly text: string;
}

/** Headers for a static host that serves the built site. */
export interface StaticHostRules {
  /** Headers of all files. */
  readonly headers: Readonly<Record<string, string>>;
  /** Folders of files whose names hold a hash of their content, each with a slash at both ends. */
  readonly keptFolders: readonly string[];
  /** `cache-control` of the files in these folders. */
  readonly keep: string;
}
