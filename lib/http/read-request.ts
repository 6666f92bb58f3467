// What a request asks for: the seed in its path and the options in its query. Both are read as the URL standard says, and
// never fail.
import { catalogue } from '../index.js';
import { dropUnshown } from '../options/png.js';
import { AVATAR_DEFAULTS, readAvatarOptions, type ValueOf } from '../options/read.js';
import { AVATAR_SCHEMA, type AvatarSettings } from '../options/schema.js';

const UTF8 = new TextDecoder('utf-8', { ignoreBOM: true });
const ESCAPES = /(?:%[\da-f]{2})+/gi;

function decodeRun(run: string): string {
  const bytes = Uint8Array.from({ length: run.length / 3 }, (_, at) => parseInt(run.slice(3 * at + 1, 3 * at + 3), 16));
  return UTF8.decode(bytes);
}

// Not decodeURIComponent, which throws. This is the URL standard's percent-decode, with U+FFFD for broken UTF-8.
/** Decodes escapes once; a broken one stays as it is (SPEC §1.7). */
export function decodeLeniently(text: string): string {
  return text.includes('%') ? text.replace(ESCAPES, decodeRun) : text;
}

/**
 * Reads a seed: everything after the route, slashes too, without one suffix `.png` or `.svg` in any letter case.
 *
 * @param path - the raw path of the request
 * @param prefix - the route, with the slash at its end
 * @returns an empty seed when there is none
 */
export function readSeedPath(path: string, prefix: string): { readonly seed: string; readonly isPng: boolean } {
  const text = decodeLeniently(path.slice(prefix.length));
  const suffix = text.slice(-4).toLowerCase();
  const isPng = suffix === '.png';
  return { seed: isPng || suffix === '.svg' ? text.slice(0, -4) : text, isPng };
}

/** Values by name; the first one wins where a parameter repeats. */
export function valuesOfQuery(query: URLSearchParams): ValueOf {
  return (name) => query.get(name) ?? undefined;
}

/** The options of an avatar in a query. */
export function readAvatarQuery(query: string): AvatarSettings {
  // Most requests have no options.
  if (query === '') return AVATAR_DEFAULTS;
  return readAvatarOptions(valuesOfQuery(new URLSearchParams(query)), catalogue);
}

const SHOWN_DEFAULTS = dropUnshown(AVATAR_DEFAULTS, AVATAR_SCHEMA);

/** Those that a PNG shows (SPEC §2.1). */
export function readPngQuery(query: string): AvatarSettings {
  return query === '' ? SHOWN_DEFAULTS : dropUnshown(readAvatarQuery(query), AVATAR_SCHEMA);
}

const texts = new Map([AVATAR_DEFAULTS, SHOWN_DEFAULTS].map((settings) => [settings, JSON.stringify(settings)]));

/** Settings as a text that tells them from others; that of the defaults is at hand. */
export function printSettings(settings: AvatarSettings): string {
  return texts.get(settings) ?? JSON.stringify(settings);
}
