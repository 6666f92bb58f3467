// The SDK reference documents every export, each with an example that compiles.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Editor } from '../../toolchain/editor.js';
import { ENTRIES, listExports } from '../../toolchain/surface.js';
import { listSamples, SITE, unescapeHtml } from './samples.js';

const editor = new Editor();
beforeAll(() => editor.open());
afterAll(() => editor.close());

const PAGES = ['/docs/sdk', '/docs/sdk/components', '/docs/sdk/authoring'].map((address) => SITE.get(address) ?? '');
const html = PAGES.join('');

/** Entry points with a chapter. The service is a separate package. */
const POINTS = ENTRIES.filter((entry) => entry.startsWith('navii/') || entry === 'navii');

interface Example {
  readonly entry: string;
  readonly code: string;
}

const EXAMPLES: readonly Example[] = Array.from(
  html.matchAll(/data-run="reference" data-entry="([^"]*)"><code>([^]*?)<\/code>/g),
  ([, entry = '', code = '']) => ({ entry, code: unescapeHtml(code) }),
);

describe('the reference', () => {
  it.each(POINTS)('has every export of %s', async (entry) => {
    const names = await listExports(editor, entry);
    const short = names.filter((name) => !html.includes(`-${name}"><code>${name}</code>`));
    expect(short).toEqual([]);
  });

  it('has a signature, a sentence and an example of each export', () => {
    const articles = html.split('<article class="export"').slice(1);
    expect(articles.length).toBeGreaterThan(150);
    expect(EXAMPLES).toHaveLength(articles.length);
    for (const article of articles) {
      expect(article).toMatch(/^ id="navii-[\w-]+"><h3><a href="#navii-/);
      expect(article).toMatch(/<p>[^<]|<p><code>/);
      expect(article).toMatch(/class="signature"><code>(?:(?:async )?function|class|const|interface|type) /);
    }
  });

  it('does not mention the specification, which readers do not have', () => {
    expect(html).not.toMatch(/SPEC|\{@link/);
  });

  it('compiles samples that need a page around them', async () => {
    const modules = listSamples('module');
    expect(modules.length).toBeGreaterThan(0);
    const wrong = await Promise.all(modules.map(({ code }) => editor.diagnose(code)));
    expect(wrong.flat()).toEqual([]);
  });

  it('has examples that compile as printed', async () => {
    const wrong = await Promise.all(
      EXAMPLES.map(async ({ entry, code }) => {
        const [, framework] = /^navii\/(react|preact)\b/.exec(entry) ?? [];
        // The declarations that a project has once.
        const project = framework === undefined ? '' : `/** @jsxImportSource ${framework} */\n`;
        const found = await editor.diagnose(`${project}${code}\nexport {};\n`);
        return found.map((message) => `${entry}: ${message}\n${code}`);
      }),
    );
    expect(wrong.flat()).toEqual([]);
  });
});
