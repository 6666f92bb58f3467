// The changelog as the service and the news read it.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { VERSION } from '../../lib/index.js';
import { listVersions, parseChangelog, readReleases } from '../../server/releases.js';

describe('parseChangelog', () => {
  it('finds releases, and nothing that is not yet released', () => {
    const changelog =
      '# Changelog\n\n## [Unreleased]\n\n### Added\n\n- later\n\n## [1.2.0] - 2026-02-28\n\n### Added\n\n- One `thing`\n  on two lines.\n' +
      '- [Two](https://example.org/a).\n\n### Fixed\n\n- A <b>bug</b>.\n\n## [1.1.0] - 2025-12-31\n\n### Removed\n\n- All.\n';
    expect(parseChangelog(changelog)).toEqual([
      {
        version: '1.2.0',
        date: '2026-02-28',
        changes: [
          { kind: 'Added', items: ['One `thing` on two lines.', '[Two](https://example.org/a).'] },
          { kind: 'Fixed', items: ['A <b>bug</b>.'] },
        ],
      },
      { version: '1.1.0', date: '2025-12-31', changes: [{ kind: 'Removed', items: ['All.'] }] },
    ]);
    expect(parseChangelog('# Changelog\n')).toEqual([]);
  });
});

describe('readReleases', () => {
  it("loses nothing of the project's changelog", () => {
    const items = readReleases().flatMap(({ changes }) => changes.flatMap((change) => change.items));
    expect(items.length).toBe(readFileSync('CHANGELOG.md', 'utf8').match(/^- /gm)?.length);
    expect(items.every((item) => item.length > 0 && !item.includes('\n'))).toBe(true);
  });

  it('finds none without a changelog', () => {
    expect(readReleases('/no/such/file')).toEqual([]);
  });
});

describe('listVersions', () => {
  it('has the running version, once', () => {
    expect(listVersions([])).toEqual([VERSION]);
    expect(listVersions([{ version: VERSION, date: '2026-01-01', changes: [] }])).toEqual([VERSION]);
  });
});
