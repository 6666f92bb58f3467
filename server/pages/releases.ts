// Which releases there are, by the changelog.
import { readFileSync } from 'node:fs';
import { VERSION } from '../../lib/index.js';

/**
 * Versions in a changelog, in its order: those of headings such as `## [1.2.3] - 2026-01-31`. The running one is always among them.
 *
 * @param path - of the changelog; one that cannot be read has no versions
 */
export function readReleases(path: string): string[] {
  let text = '';
  try {
    text = readFileSync(path, 'utf8');
  } catch {
    // A package without its changelog still has the release that runs.
  }
  const versions = Array.from(text.matchAll(/^## \[(\d+\.\d+\.\d+)\]/gm), ([, version = '']) => version);
  return [...new Set([...versions, VERSION])];
}
