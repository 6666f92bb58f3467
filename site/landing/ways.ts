// The ways to use an avatar, as tiles: each with a sample that follows what the visitor typed.
import { EXAMPLE_ORIGIN } from '../../lib/example-origin.js';
import { each, escapeHtml } from '../shared/html.js';
import { renderTileMascot } from './edge-mascots.js';
import { findSnippet } from './snippets.js';

interface Way {
  readonly name: string;
  readonly href: string;
  readonly about: string;
  /** The tab of the code whose sample it shows, or a line that is the same for everybody. */
  readonly tab?: string;
  readonly line?: string;
}

const WAYS: readonly Way[] = [
  {
    name: 'From a URL',
    href: '/docs#image',
    about: 'An image like any other, from any language: SVG, or PNG where mail and chat need it.',
    tab: 'html',
  },
  {
    name: 'As an element',
    href: '/docs#element',
    about: 'Works in plain HTML and in every framework, and draws without a request.',
    tab: 'element',
  },
  {
    name: 'In your code',
    href: '/docs#function',
    about: 'A string in, a string out: in Node, in workers, at build time and in the browser.',
    tab: 'esm',
  },
  {
    name: 'On your server',
    href: '/docs/hosting',
    about: 'The whole service with this site: one command in a checkout of the source.',
    line: 'npm start',
  },
];

function renderCode({ tab, line = '' }: Way): string {
  const code = tab === undefined ? line : findSnippet(tab).write({}, EXAMPLE_ORIGIN);
  const follows = tab === undefined ? '' : ` data-code="${tab}"`;
  return (
    `<div class="tile-code"><pre tabindex="0"><code${follows}>${escapeHtml(code)}</code></pre>` +
    '<button type="button" data-copy-code>Copy</button></div>'
  );
}

/** The tiles, as list items. */
export function renderWays(): string {
  return each(WAYS, (way, index) => {
    const { name, href, about } = way;
    return `<li><h3><a href="${href}">${name}</a></h3><p>${about}</p>${renderTileMascot(index)}${renderCode(way)}</li>`;
  });
}
