// The query string as a source of option values. It is parsed as the URL standard says, which never fails.
import { dropUnshown } from '../options/png.js';
import { AVATAR_DEFAULTS, readAvatarOptions, type ValueOf } from '../options/read.js';
import type { KnownIds } from '../options/row.js';
import { AVATAR_SCHEMA, type AvatarSettings } from '../options/schema.js';

/** Values by name; the first one wins where a parameter repeats. */
export function valuesOfQuery(query: URLSearchParams): ValueOf {
  return (name) => query.get(name) ?? undefined;
}

/**
 * Makes a function that reads the avatar options of a query, for a use of them that is made once where there are none.
 *
 * @param use - what is made of them
 */
export function createQueryReader<Use>(
  known: KnownIds,
  use: (settings: AvatarSettings) => Use,
): (query: string) => Use {
  // Most requests have no options.
  const defaults = use(AVATAR_DEFAULTS);
  return (query) => {
    return query === '' ? defaults : use(readAvatarOptions(valuesOfQuery(new URLSearchParams(query)), known));
  };
}

/** Options of a PNG. */
export interface PngQuery {
  /** For the drawing. */
  readonly settings: AvatarSettings;
  /** Tells PNGs of a URL apart. */
  readonly text: string;
  /** The same for what looks the same: PNGs are kept under it. */
  readonly key: string;
}

/**
 * Makes a function that reads the options of a PNG, which does not show all of them (SPEC §2.1).
 *
 * @param rewriteColors - for the rasterizer
 */
export function createPngQueryReader(
  known: KnownIds,
  rewriteColors: (settings: AvatarSettings) => AvatarSettings = (settings) => settings,
): (query: string) => PngQuery {
  return createQueryReader(known, (read) => {
    const shown = dropUnshown(read, AVATAR_SCHEMA);
    const settings = rewriteColors(shown);
    return { settings, text: JSON.stringify(shown), key: JSON.stringify(settings) };
  });
}
