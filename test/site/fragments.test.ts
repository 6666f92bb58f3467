// What is written into the pages when they are built.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { AVATAR_OPTIONS, BACKGROUNDS, MOODS, PACKS, PALETTES } from 'navii';
import { describe, expect, it } from 'vitest';
import { root } from '../../server/bootstrap.js';
import { castRoles, renderCrowd } from '../../site/fragments/cast.js';
import { renderControls } from '../../site/fragments/controls.js';
import { NAMES } from '../../site/fragments/names.js';
import { cutRelease, readReleases, renderRelease } from '../../site/fragments/news.js';

describe('castRoles', () => {
  it('gives every role a name of its own, in its palette', () => {
    const roles = ['mint', 'violet', 'mint'].map((palette) => ({ palette, body: 'no-such-body' }));
    const actors = castRoles(roles);
    expect(new Set(actors.map(({ seed }) => seed)).size).toBe(3);
    expect(actors.map(({ spec }) => spec.palette)).toEqual(['mint', 'violet', 'mint']);
  });

  it('says when there are too few names', () => {
    const role = { palette: 'mint', body: 'bun' };
    expect(() => castRoles([role, role], ['Ada'])).toThrow(RangeError);
  });

  it('has enough names, each of them once', () => {
    expect(NAMES.length).toBeGreaterThan(100);
    expect(new Set(NAMES).size).toBe(NAMES.length);
  });

  it('finds a body for each role of the crowd', () => {
    const bodies = Array.from(renderCrowd().matchAll(/aria-label="[^,]+, (\S+)/g), ([, word]) => word);
    expect(bodies).toHaveLength(22);
    expect(new Set(bodies).size).toBeGreaterThan(18);
  });
});

describe('the controls', () => {
  it('offer every value that the engine knows', () => {
    const html = renderControls();
    const values = [...PALETTES, ...PACKS].map(({ id }) => id).concat(BACKGROUNDS, MOODS);
    for (const value of values) expect(html).toContain(`value="${value}"`);
    for (const name of Object.keys(AVATAR_OPTIONS)) expect(html).toContain(`name="${name}"`);
  });
});

describe('the news', () => {
  const changelog =
    '# Changelog\n\n## [Unreleased]\n\n### Added\n\n- later\n\n## [1.2.0] - 2026-02-28\n\n### Added\n\n- One `thing`\n  on two lines.\n' +
    '- [Two](https://example.org/a).\n\n### Fixed\n\n- A <b>bug</b>.\n\n## [1.1.0] - 2025-12-31\n\n### Removed\n\n- All.\n';

  it('has the releases of a changelog', () => {
    expect(readReleases(changelog)).toEqual([
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
    expect(readReleases('# Changelog\n')).toEqual([]);
  });

  it('loses nothing of the real one', () => {
    const text = readFileSync(join(root, 'CHANGELOG.md'), 'utf8');
    const items = readReleases(text).flatMap(({ changes }) => changes.flatMap((change) => change.items));
    expect(items.length).toBe(text.match(/^- /gm)?.length);
    expect(items.every((item) => item.length > 0 && !item.includes('\n'))).toBe(true);
  });

  it('writes a release as HTML, and its page from the page of all', () => {
    const [release] = readReleases(changelog);
    if (!release) throw new Error('no release');
    const html = renderRelease(release);
    expect(html).toContain(
      '<li>One <code>thing</code> on two lines.</li><li><a href="https://example.org/a">Two</a>.</li>',
    );
    expect(html).toContain('A &lt;b&gt;bug&lt;/b&gt;.');
    expect(html).toContain('<time datetime="2026-02-28">February 28, 2026</time>');
    const page = `<title>News</title><meta name="description" content="x"><h1>The news</h1><!--releases-->all<!--/releases-->`;
    expect(cutRelease(page, release)).toBe(
      `<title>Navii 1.2.0</title><meta name="description" content="What is new in Navii 1.2.0, of February 28, 2026.">` +
        `<h1>Navii 1.2.0</h1>${html}`,
    );
  });
});
