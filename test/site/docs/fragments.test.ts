// The generated tables and pictures of the docs.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createAvatar, createGroup } from 'navii';
import { describe, expect, it } from 'vitest';
import { catalogue } from '../../../lib/catalogue.js';
import { createApiRoutes, describeOpenApi } from '../../../lib/http/meta.js';
import { keepTogether } from '../../../site/build/markdown.js';
import { renderFigures } from '../../../site/docs/fragments/measurements.js';
import { type OpenApi, renderRoutes } from '../../../site/docs/fragments/routes.js';
import { splitCode } from '../../../site/shared/html.js';
import { root } from '../../tools/root.js';
import { SITE } from '../browse.js';

it('the HTTP API lists every path, parameter and response of the OpenAPI document', () => {
  const openApi = describeOpenApi(createApiRoutes(catalogue)) as unknown as OpenApi;
  const html = renderRoutes(openApi);
  const names = Object.values(openApi.components.parameters).map(({ name }) => name);
  for (const name of [...Object.keys(openApi.paths), ...names]) {
    expect(html).toContain(`<code>${name}</code>`);
  }
  for (const word of ['image/svg+xml', 'image/png', 'seed required', 'x-ratelimit-remaining', '<b>501</b>'])
    expect(html).toContain(word);
});

it('shows a picture of its own beside each option that can be seen', () => {
  const rows = (SITE.get('/docs/options') ?? '').matchAll(/<div id="((?:avatar|group)-\w+)"><dt>([^]*?)<code>/g);
  const pictures = new Map(Array.from(rows, ([, id = '', picture = '']) => [id, picture]));
  expect(pictures.get('avatar-palette')).toMatch(/^<span class="\w+" aria-hidden="true"><svg [^]*<\/svg><\/span>$/);
  expect(pictures.get('avatar-size')).toContain(createAvatar('otto', { size: 256 }));
  expect(pictures.get('avatar-title')).not.toContain('<svg');
  const drawn = [...pictures.values()].filter((picture) => picture.includes('<svg'));
  expect(drawn.length).toBeGreaterThan(16);
  expect(new Set(drawn).size).toBe(drawn.length);
});

it('draws the elements of the quick start with the seeds of its sample', () => {
  const sample = readFileSync(join(root, 'site/docs/index.md'), 'utf8');
  const [, seed = ''] = /<navii-avatar seed="(.*?)" size="72"/.exec(sample) ?? [];
  const [, seeds = ''] = /<navii-group seeds="(.*?)" size="72" max="3"/.exec(sample) ?? [];
  const quickStart = SITE.get('/docs');
  expect(quickStart).toContain(createAvatar(seed, { size: 72, status: 'online' }));
  expect(quickStart).toContain(createGroup(seeds.split(', '), { size: 72, max: 3 }));
});

it('draws the lantern and the lamp of the samples', () => {
  const [page = '', code = ''] = ['packs.md', 'fragments/packs.ts'].map((name) =>
    readFileSync(join(root, 'site/docs', name), 'utf8'),
  );
  const shapes = page.match(
    / (?:top: \d+|(?:arcs|head|trunk): (?:\{.*?\}|\[.*?\])|shine: '.*?'|shadow: \d+)|'M.*?'|<circle .*?>/g,
  );
  expect(shapes?.length).toBeGreaterThan(7);
  for (const shape of shapes ?? []) expect(code).toContain(shape);
});

/** Lists the marked pieces of code, by their marks. */
function listMarks(code: string): readonly string[] {
  return splitCode(code).flatMap(([tag, text]) => (tag === '' ? [] : `${tag} ${text}`));
}

it('marks quoted text and comments in code, but no address as a comment', () => {
  const marks = listMarks("url = http://a.example # it's 'here'\nf('#1'); // end");
  expect(marks).toEqual(["i # it's 'here'", "b '#1'", 'i // end']);
});

it('marks the names of tags and keywords in code, but no words of comments, quoted text and options', () => {
  const code = `import { a } from 'a'; // import a from b
export const b = () => <my.Tag id="<p>"><p class="c">a</p></my.Tag>;
node --import x; list.from (a); a < b; new Map<string, b>(); <!-- <p> -->`;
  expect(listMarks(code).filter((mark) => mark.startsWith('em'))).toEqual(
    ['import', 'from', 'export', 'const', 'my.Tag', 'p', 'p', 'my.Tag', 'new'].map((text) => `em ${text}`),
  );
  expect(
    splitCode(code)
      .map(([, text]) => text)
      .join(''),
  ).toBe(code);
});

it('a line break tears no unit, no e-mail, and no sign from its code', () => {
  const kept = keepTogether(
    '<p>8 % of f(x) (<code>a</code>), <code>--b</code> <b>e-mail</b></p><pre><code>1 px</code></pre>',
  );
  expect(kept).toBe(
    '<p>8\u00a0% of f(x) <span class="whole">(<code>a</code>),</span> <span class="whole"><code>--b</code></span> <b><span class="whole">e-mail</span></b></p><pre><code>1 px</code></pre>',
  );
});

describe('the comparison', () => {
  const row = {
    name: 'A',
    variant: 'b',
    version: '1.0.0',
    time: 2,
    gzip: 400,
    bundle: 20_100,
    refused: '',
  };
  const measured = { chromium: '1', drawn: 10, rounds: 3, crowd: 50_000, styles: { MIT: 3 } };

  it('estimates the number of looks from equal pictures, and gives only a lower bound where there are few', () => {
    const rows = [0, 4, 50].map((twins) => ({ ...row, peer: null, twins }));
    const html = renderFigures({ ...measured, rows });
    const looks = html.replaceAll('\u00a0', ' ').match(/(over|about) [\d.]+ \w+/g);
    expect(looks).toEqual(['over 420 million', 'over 110 million', 'about 25 million']);
    expect(html).toContain('20\u00a0KB');
  });
});
