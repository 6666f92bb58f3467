// The releases, from the changelog, whose form is that of Keep a Changelog 1.1.0.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { VERSION } from 'navii';

const built = new URL(import.meta.url.endsWith('.js') ? './' : './dist/', import.meta.url);
/** The build's copy of the changelog, so that the package has it too. */
const CHANGELOG = fileURLToPath(new URL('CHANGELOG.md', built));

/** One release of the changelog. */
export interface Release {
  readonly version: string;
  /** As the changelog has it: year, month, day. */
  readonly date: string;
  readonly changes: readonly { readonly kind: string; readonly items: readonly string[] }[];
}

/** Reads the items of a list. A line that does not begin with a hyphen continues the item before it. */
function readItems(text: string): string[] {
  return text
    .split(/^- /m)
    .slice(1)
    .map((item) => item.trim().replace(/\s+/g, ' '));
}

/** Reads the releases of a changelog, in its order; what is not yet released is left out. */
export function parseChangelog(changelog: string): Release[] {
  const [, ...parts] = changelog.split(/^## \[(\d+\.\d+\.\d+)\] - (\d{4}-\d\d-\d\d)(?: .*)?$/m);
  return Array.from({ length: parts.length / 3 }, (_, index) => {
    const [version = '', date = '', text = ''] = parts.slice(index * 3, index * 3 + 3);
    // The text ends at the next heading of the same level, such as Unreleased.
    const own = text.split(/^## /m)[0] ?? '';
    const [, ...kinds] = own.split(/^### (.+)$/m);
    const changes = Array.from({ length: kinds.length / 2 }, (__, at) => ({
      kind: kinds[at * 2] ?? '',
      items: readItems(kinds[at * 2 + 1] ?? ''),
    }));
    return { version, date, changes };
  });
}

/**
 * Reads the project's own releases.
 *
 * @returns none where the changelog cannot be read: a package may have been installed without it
 */
export function readReleases(path = CHANGELOG): Release[] {
  try {
    return parseChangelog(readFileSync(path, 'utf8'));
  } catch {
    return [];
  }
}

/** Versions that have a card: all releases, and the running one in any case. */
export function listVersions(releases: readonly Release[]): string[] {
  return [...new Set([...releases.map(({ version }) => version), VERSION])];
}
