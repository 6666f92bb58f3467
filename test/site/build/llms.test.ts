// Tests of `llms.txt` by its specification (https://llmstxt.org): a title, a quotation, prose, and lists of links. Also tests
// the addresses of the project, which appear only once they are configured.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { AVATAR_OPTIONS, GROUP_OPTIONS } from 'navii/options';
import { describe, expect, it } from 'vitest';
import { describeProject, type Facts, listProjectLinks, type Project } from '../../../site/build/facts.js';
import { describeHead, renderDocument } from '../../../site/build/frame.js';
import { renderSummary } from '../../../site/build/llms.js';
import { REGISTRY, REPOSITORY } from '../../../site/build/repository.js';
import { folder, SITE } from '../browse.js';

const text = readFileSync(join(folder, 'llms.txt'), 'utf8');
/** The addresses of this build. */
const BUILT = { repository: REPOSITORY, registry: REGISTRY };
const NO_PROJECT: Project = { repository: '', registry: '' };

describe('llms.txt', () => {
  it('begins with a title and a quotation', () => {
    expect(text).toMatch(/^# Navii\n\n> \S.*\n\n[^#>]/);
    expect(text.match(/^# /gm)).toHaveLength(1);
  });

  it('has only links under its headings', () => {
    const [, ...chapters] = text.split(/^## /m);
    const project = listProjectLinks(BUILT).length > 0 ? ['Project'] : [];
    expect(chapters.map((chapter) => chapter.split('\n')[0])).toEqual(['Docs', 'In detail', ...project, 'Optional']);
    for (const chapter of chapters) {
      const lines = chapter.split('\n').slice(1).filter(Boolean);
      expect(lines.length).toBeGreaterThan(0);
      for (const line of lines) expect(line).toMatch(/^- \[[^\]]+\]\((?:\/|https:)[^)]*\)(?:: \S.*)?$/);
    }
  });

  it('links to every page of the docs, and to no missing page', () => {
    const links = Array.from(text.matchAll(/\]\((\/[^)]*)\)/g), ([, path = '']) => path);
    const docs = [...SITE.keys()].filter((address) => address.startsWith('/docs'));
    expect(links).toEqual(expect.arrayContaining(docs));
    const isFile = (link: string): boolean => existsSync(join(folder, link));
    for (const link of links) expect(link === '/openapi.json' || SITE.has(link) || isFile(link), link).toBe(true);
  });

  it('lists every option', () => {
    for (const name of Object.keys({ ...AVATAR_OPTIONS, ...GROUP_OPTIONS }))
      expect(text).toContain(`\n- \`${name}\`: `);
  });
});

describe('the addresses of the project', () => {
  const project = { repository: 'https://code.example/navii', registry: 'https://registry.example/navii' };
  const home = { address: '/', title: 'Navii', description: 'x', files: [], mascots: '' };
  const render = (of: Project) => renderDocument(home, '', { styles: '', scripts: '' }, { pages: [], project: of });

  it('appear in the footer, in the data for search engines and in llms.txt when they are set', () => {
    const footer = render(project);
    expect(footer).toContain(`href="${project.repository}/blob/HEAD/LICENSE"`);
    const shared = JSON.stringify(describeHead(home, project));
    const summary = renderSummary({ entries: [] }, { pages: [], project });
    for (const { href } of listProjectLinks(project)) {
      expect(footer).toContain(`<a href="${href}">`);
      expect(shared).toContain(`"${href}"`);
      expect(summary).toContain(`](${href})`);
    }
  });

  it('decide whether the pages say "not yet"', () => {
    const print = (of: Project) =>
      ['where', 'npm', 'contact', 'not-yet', 'verdict'].map((name) =>
        describeProject({ project: of, frameworks: [], nodes: {} } as unknown as Facts).get(name)?.('/ready', ''),
      );
    for (const html of print(NO_PROJECT)) expect(html).toMatch(/\byet\b/);
    expect(print(project).join(' ')).not.toMatch(/\byet\b/);
    expect(print(project).join(' ')).toContain(`href="${project.repository}/issues"`);
  });

  it('appear nowhere when they are not set', () => {
    expect(listProjectLinks(NO_PROJECT)).toEqual([]);
    expect(render(NO_PROJECT)).not.toMatch(/Source code|Package|Issues|undefined/);
    expect(render(NO_PROJECT)).toContain('<a href="/ready#license">MIT license</a>');
    expect(JSON.stringify(describeHead(home, NO_PROJECT))).not.toContain('sameAs');
    expect(renderSummary({ entries: [] }, { pages: [], project: NO_PROJECT })).not.toContain('## Project');
  });
});
