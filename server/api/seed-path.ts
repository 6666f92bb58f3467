// The seed in a path: read from the raw target, decoded once (SPEC §1.7).

/** What the path of an avatar asks for. */
export interface SeedPath {
  /** Empty when there is none. */
  readonly seed: string;
  readonly isPng: boolean;
}

const UTF8 = new TextDecoder('utf-8', { ignoreBOM: true });

// Not decodeURIComponent, which throws: this is the URL standard's percent-decode, then UTF-8 with U+FFFD for what is broken.
/** Decodes escapes once; a broken one stays as it is. */
export function decodeLeniently(text: string): string {
  return text.replace(/(?:%[\da-f]{2})+/gi, (run) => UTF8.decode(Buffer.from(run.replaceAll('%', ''), 'hex')));
}

/**
 * Reads a seed: all that follows the route, slashes too, less one suffix `.png` or `.svg` in any letter case.
 *
 * @param path - the raw path of the request
 * @param prefix - the route, with the slash at its end
 */
export function readSeedPath(path: string, prefix: string): SeedPath {
  const text = decodeLeniently(path.slice(prefix.length));
  const suffix = text.slice(-4).toLowerCase();
  const isPng = suffix === '.png';
  return { seed: isPng || suffix === '.svg' ? text.slice(0, -4) : text, isPng };
}
