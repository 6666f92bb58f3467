// The Markdown dialect of the pages.
import { expect, it } from 'vitest';
import { renderMarkdown } from '../../../site/build/markdown.js';

const print = (...lines: string[]) => renderMarkdown(lines.join('\n')).replaceAll('>\n', '>');

it('gives each heading an anchor: an explicit one, or one made from its words', () => {
  expect(print('## An image, from `anywhere` {#image}')).toBe(
    '<h2 id="image">An image, from <code>anywhere</code></h2>',
  );
  expect(print('### Names & `navii/png`, 2 of them')).toBe(
    '<h3 id="names-navii-png-2-of-them">Names &amp; <code>navii/png</code>, 2 of them</h3>',
  );
});

it('makes a list of terms', () => {
  expect(print('One', ': Said of `one`,', 'at length.', '', '`two`', ': And [two](/x).', '', 'A text: no term.')).toBe(
    '<dl class="rows"><div><dt>One</dt><dd>Said of <code>one</code>,\nat length.</dd></div>' +
      '<div><dt><code>two</code></dt><dd>And <a href="/x">two</a>.</dd></div></dl><p>A text: no term.</p>',
  );
});

it('shows samples under their captions, and marks the samples that tests run', () => {
  expect(print('```js', 'a < b;', '```')).toBe(
    '<figure class="code"><figcaption>JavaScript</figcaption><pre tabindex="0"><code>a &lt; b;</code></pre></figure>',
  );
  expect(print('```js run', '1;', '```')).toContain('<pre tabindex="0" data-run="js"><code>');
  expect(print('```jsx run=react React & co', '1;', '```')).toMatch(/<figcaption>React &amp; co<.* data-run="react">/);
  expect(print('```js running late', '1;', '```')).toMatch(/<figcaption>running late<\/figcaption><pre tabindex="0">/);
  expect(print('```sh', 'ls', '```')).toMatch(/<figcaption>Shell<.* class="wrap">/);
});

it('labels a table with the title of its chapter', () => {
  expect(print('## Some {#x}', '', '| A | B |', '| - | - |', '| 1 | 2 |')).toMatch(
    /<div class="scroll" role="region" aria-label="Some" tabindex="0"><table>[^]*<\/table><\/div>$/,
  );
});

it('takes a cell in bold as the header of its row', () => {
  expect(renderMarkdown('| A | B |\n| --- | --- |\n| **c** | d |\n| e | f |\n')).toMatch(
    /<th scope="row">c<\/th>\s*<td>d<\/td>\s*<\/tr>\s*<tr>\s*<td>e<\/td>/,
  );
});

it('leaves HTML and fragments unchanged', () => {
  const html = '<div class="pairs"><!--navii:sample next/app/face.tsx--></div>';
  expect(print(html)).toBe(html);
});
