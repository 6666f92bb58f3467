// The SDK reference documents every export, each with an example that compiles.
import { createAvatar, createGroup, renderAvatar, selectAvatar } from 'navii';
import { describe, expect, it } from 'vitest';
import { readReference } from '../../../site/build/reference.js';
import { findErrors } from '../../toolchain/compile.js';
import { SITE } from '../browse.js';
import { listSamples, unescapeHtml } from './samples.js';

const PAGES = [...SITE].filter(([address]) => address.startsWith('/docs/sdk'));
const html = PAGES.map(([, page]) => page).join('');

interface Example {
  readonly entry: string;
  readonly code: string;
}

const EXAMPLES: readonly Example[] = Array.from(
  html.matchAll(/data-run="reference" data-entry="([^"]*)"><code>([^]*?)<\/code>/g),
  ([, entry = '', code = '']) => ({ entry, code: unescapeHtml(code) }),
);

/** Reads what the reference has about a function. */
const readExport = (name: string): string => html.split(`id="navii-${name}"`)[1]?.split('</article>')[0] ?? '';

describe('the reference', () => {
  it('shows the drawings of examples, which are the same in each build', () => {
    expect(readExport('createAvatar')).toContain(createAvatar('ada', { size: 128, mood: 'happy' }));
    const crowned = renderAvatar({ ...selectAvatar('ada'), topper: 'crown' }, { size: 256 });
    expect(readExport('renderAvatar')).toContain(crowned + renderAvatar({ body: 'heart', palette: 'cherry' }));
    expect(readExport('createRandomAvatar')).toContain(createAvatar('4', { size: 128 }));
    for (const name of ['createHeld', 'createTopper', 'drawCloth', 'toHand', 'twice'])
      expect(readExport(`authoring-${name}`), name).toContain('<svg');
    expect(readExport('react-NaviiAvatar')).toContain(createAvatar('ada', { size: 48, mood: 'happy' }));
    expect(readExport('react-NaviiGroup')).toContain(createGroup(['ada', 'grace', 'alan', 'mary', 'hedy'], { max: 4 }));
    expect(readExport('react-createComponents')).toContain(createAvatar('ada', { size: 48 }));
  });

  it.each(readReference())('has every export of $name', ({ exports }) => {
    const short = exports.filter(({ name }) => !html.includes(`-${name}"><code>${name}</code>`));
    expect(short).toEqual([]);
  });

  it('has short pages, and links to each name from the first one', () => {
    const [, first = ''] = PAGES.find(([address]) => address === '/docs/sdk') ?? [];
    for (const [address, page] of PAGES) {
      const ids = Array.from(page.matchAll(/ class="export" id="([^"]*)"/g), ([, id = '']) => id);
      expect(ids.length, address).toBeLessThan(60);
      // The names of the packs stand under the module of each pack.
      for (const id of ids) expect(first, id).toContain(`href="${address}#${id}"`);
    }
  });

  it('has a signature, a sentence and an example of each export', () => {
    const articles = html.split(/<(?:article|details) class="export"/).slice(1);
    expect(articles.length).toBeGreaterThan(150);
    expect(EXAMPLES).toHaveLength(articles.length);
    for (const article of articles) {
      expect(article).toMatch(/^ id="navii-[\w-]+"><(?:h3><a href="#navii-|summary><h4><code>)/);
      expect(article).toMatch(/<p>[^<]|<p><code>|<\/h4> [\w<]/);
      expect(article).toMatch(/<figcaption>(?:(?:async )?function|class|const|interface|type) /);
    }
  });

  it('has examples that compile as printed, as do samples that need a page around them', () => {
    // Of the names that three frameworks share, the page prints the examples of React only.
    const others = readReference().filter(({ name }) => /^navii\/(?:preact|vue)$/.test(name));
    const unprinted = others.flatMap(({ name, exports }) =>
      exports.map(({ example }) => ({ entry: name, code: example })),
    );
    expect(unprinted).not.toEqual([]);
    const examples = [...EXAMPLES, ...unprinted].map(({ entry, code }) => {
      const [, framework] = /^navii\/(react|preact)\b/.exec(entry) ?? [];
      // The declarations that a project has once.
      return `${framework === undefined ? '' : `/** @jsxImportSource ${framework} */\n`}${code}\nexport {};\n`;
    });
    const modules = listSamples('module').map(({ code }) => code);
    expect(modules.length).toBeGreaterThan(0);
    expect(findErrors([...examples, ...modules])).toEqual([]);
  });
});
