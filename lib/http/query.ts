import { AVATAR_DEFAULTS, readAvatarOptions, type ValueOf } from '../options/read.js';
// The query string as a source of option values. It is parsed as the URL standard says, which never fails.
import type { KnownIds } from '../options/row.js';
import type { AvatarSettings } from '../options/schema.js';

/** Values by name; the first one wins where a parameter repeats. */
export function valuesOfQuery(query: URLSearchParams): ValueOf {
  return (name) => query.get(name) ?? undefined;
}

/** Avatar options, and the same as text, by which drawings are told apart. */
export interface Described {
  readonly settings: AvatarSettings;
  readonly text: string;
}

/**
 * Makes a function that reads the avatar options of a query.
 *
 * @param reduce - what becomes of them before they are used
 */
export function createQueryReader(
  known: KnownIds,
  reduce: (settings: AvatarSettings) => AvatarSettings = (settings) => settings,
): (query: string) => Described {
  function describe(read: AvatarSettings): Described {
    const settings = reduce(read);
    return { settings, text: JSON.stringify(settings) };
  }
  // Most requests have no options.
  const defaults = describe(AVATAR_DEFAULTS);
  return (query) => {
    return query === '' ? defaults : describe(readAvatarOptions(valuesOfQuery(new URLSearchParams(query)), known));
  };
}
