// The state as code: the tabs, and the ways to use an avatar. With the invented names, it is loaded after the first picture.
import { html, type TemplateResult } from 'lit/html.js';
import { copyFor } from '../shared/copy-button.js';
import { renderTabList } from '../shared/tab-list.js';
import { drawing, lazily, renderCode, takeOver } from '../shared/view.js';
import { drawFirst, show } from './preview.js';
import { findSnippet, SNIPPETS } from './snippets.js';
import { FIRST, type Landing, type LandingActions } from './view.js';

export { inventName } from './invent-name.js';

/** The tabs of the code, and the mascot that looks over the edge of its box. */
export function renderSnippet({ state, service }: Landing, act: LandingActions): TemplateResult {
  const { id, needsService, write } = findSnippet(state['code']);
  const tabs = { label: 'Code for', tabs: SNIPPETS, selected: id, panelOf: () => 'code', select: act.selectCode };
  const overrides = { size: '160', background: 'none', tileBg: 'none', animated: '1' };
  return html`${renderTabList(tabs, 'tabs flow')}
    <div class="panel" id="code" role="tabpanel" aria-labelledby="tab-${id}" tabindex="0"><pre><code>${renderCode(write(state, service))}</code></pre><p class="note" ?hidden=${!needsService}>A service draws this picture. Where only these pages are hosted, put in the address of <a href="/docs/hosting">your own</a>.</p></div>
    <div class="actions"><button type="button" class="button" @click=${act.copyCode}>Copy code</button></div>
    <div class="code-mascot"><navii-avatar class="preview" seed="Ada" ${show(state, overrides)}>${drawFirst(overrides)}</navii-avatar></div>`;
}

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

function copySample({ currentTarget }: Event): void {
  const button = currentTarget as HTMLElement;
  const source = button.parentElement?.previousElementSibling?.firstElementChild;
  if (source) void copyFor(button, source.textContent, 'Code', source);
}

/**
 * The ways to use an avatar, as list items: each with a sample that follows what the visitor typed.
 *
 * @param drawMascot - draws the one who stands on the code of an item
 */
export function renderWays({ state, service }: Landing, drawMascot: (index: number) => string): TemplateResult[] {
  return WAYS.map(({ name, href, about, tab, line = '' }, index) => {
    const code = tab === undefined ? line : renderCode(findSnippet(tab).write(state, service));
    return html`<li class="card"><h3><a href=${href}>${name}</a></h3><p>${about}</p><div class="tile-mascot" aria-hidden="true">${drawing(() => drawMascot(index), [])}</div>
      <div class="tile-code code"><pre tabindex="0"><code>${code}</code></pre><div class="actions"><button type="button" class="button" @click=${copySample}>Copy</button></div></div></li>`;
  });
}

/** Takes over the samples of the page. */
export function takeOverSamples(act: LandingActions): readonly ((landing: Landing) => void)[] {
  const views = {
    '#get-code': (landing: Landing) => renderSnippet(landing, act),
    '#ways': (landing: Landing) => renderWays(landing, () => ''),
  };
  return Object.entries(views).flatMap(([selector, view]) => {
    const root = document.querySelector<HTMLElement>(selector);
    return root ? [lazily(root, takeOver(root, view, FIRST))] : [];
  });
}

/** The code that the page shows of a state. */
export function writeCode({ state, service }: Landing): string {
  return findSnippet(state['code']).write(state, service);
}
