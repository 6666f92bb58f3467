// The seed in a path: read from the raw target, decoded once (SPEC §1.7).

/** What the path of an avatar asks for. */
interface SeedPath {
  /** Empty when there is none. */
  readonly seed: string;
  readonly isPng: boolean;
}

const UTF8 = new TextDecoder('utf-8', { ignoreBOM: true });
const ESCAPES = /(?:%[\da-f]{2})+/gi;

function decodeRun(run: string): string {
  const bytes = Uint8Array.from({ length: run.length / 3 }, (_, at) => parseInt(run.slice(3 * at + 1, 3 * at + 3), 16));
  return UTF8.decode(bytes);
}

// Not decodeURIComponent, which throws. This is the URL standard's percent-decode, with U+FFFD for broken UTF-8.
/** Decodes escapes once; a broken one stays as it is. */
export function decodeLeniently(text: string): string {
  return text.includes('%') ? text.replace(ESCAPES, decodeRun) : text;
}

/**
 * Reads a seed: everything after the route, slashes too, without one suffix `.png` or `.svg` in any letter case.
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
