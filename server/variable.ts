// One environment variable: how it is read, and how it is described to people.

/** A row of the configuration. */
export interface Variable<T> {
  readonly name: string;
  /** The value of a text, or `undefined` when it is none. */
  readonly read: (text: string) => T | undefined;
  readonly takes: string;
  readonly fallback: T;
  /** How `--help` shows the fallback. */
  readonly shown?: string;
  readonly doc: string;
  /** What it got is not repeated when it makes no sense. */
  readonly isPrivate?: boolean;
  /** Other variables without which this one means nothing: of each group at least one. */
  readonly needs?: readonly (readonly string[])[];
}

// Only the origin and a path: whatever else a URL can hold would end up in every link.
/** An http or https URL without user, query and fragment, and without a slash at the end. */
export function readUrl(text: string): string | undefined {
  if (!/^https?:\/\/[^\s?#@]+$/i.test(text) || !URL.canParse(text)) return undefined;
  return new URL(text).href.replace(/\/+$/, '');
}
