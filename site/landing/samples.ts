// The parts of the front page that are loaded after the first mascot is drawn: the team, the tabs of code, the tiles with ways to use
// an avatar, files, and invented names.
import { html, type TemplateResult } from 'lit/html.js';
import { createAvatar, createRandomAvatar } from '../../lib/index.js';
import { copyFor } from '../shared/copy-button.js';
import { load } from '../shared/load.js';
import { findSnippet } from '../shared/snippets.js';
import { renderTabList } from '../shared/tab-list.js';
import { buttonOf, drawing, hydrateView, renderCode, showLazily } from '../shared/view.js';
import { renderTeam } from './controls.js';
import { renderPreview } from './preview.js';
import { SNIPPETS } from './snippets.js';
import { getSeed } from './state.js';
import { FIRST, type LandingActions, type LandingState } from './view.js';

const ADJECTIVES = (
  'brave bright busy calm cheeky clever cosy curious dizzy dreamy eager fancy fearless fluffy gentle giddy golden ' +
  'happy humble jolly kind lucky lunar mellow mighty misty nimble patient plucky polite proud quiet rapid rosy shy ' +
  'silver sleepy snug sunny swift tender tiny upbeat velvet warm wild wise witty zesty'
).split(' ');

const NOUNS = (
  'acorn apricot badger biscuit bumblebee button cactus cello clover comet cricket dumpling falafel fig firefly ' +
  'gecko ginger hazel heron iguana juniper kettle koala lantern lemur mango maple marmot meteor moss noodle nutmeg ' +
  'orbit otter panda pebble pepper pickle pigeon plum pretzel puffin quokka raccoon radish sesame sparrow tapir ' +
  'teapot toucan truffle turnip walnut wombat yam'
).split(' ');

function chooseWord(words: readonly string[], digits: string): string {
  return words[Number.parseInt(digits, 16) % words.length] ?? '';
}

/** Invents a name of two words. All randomness comes from the engine's random seeds. */
export function inventName(): string {
  const { seed } = createRandomAvatar();
  return `${chooseWord(ADJECTIVES, seed.slice(0, 8))} ${chooseWord(NOUNS, seed.slice(24, 32))}`;
}

/** The tabs of the code, and a mascot on the edge of the box. */
export function renderSnippet({ state, service }: LandingState, act: LandingActions): TemplateResult {
  const { id, needsService = false, write } = findSnippet(SNIPPETS, state['code']);
  const tabs = { label: 'Languages', tabs: SNIPPETS, selected: id, panelOf: () => 'code', select: act.selectCode };
  const overrides = { size: '160', background: 'none', tileBg: 'none', animated: '1' };
  return html`${renderTabList(tabs, 'tabs flow')}
    <div class="panel" id="code" role="tabpanel" aria-labelledby="tab-${id}" tabindex="0"><pre><code>${renderCode(write(state, service))}</code></pre><p class="note" ?hidden=${!needsService}>A service draws this picture. If only these pages are hosted here, use the address of <a href="/docs/hosting">your own service</a>.</p></div>
    <div class="actions"><button type="button" class="button" @click=${act.copyCode}>Copy code</button></div>
    <div class="code-mascot">${renderPreview(state, overrides)}</div>`;
}

/** Ways to use an avatar, each with the id of the snippet that its tile shows, or a line that does not depend on the state. */
const WAYS = [
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
    about: 'Text in, SVG out: in Node, in workers, at build time and in the browser.',
    tab: 'esm',
  },
  {
    name: 'On your server',
    href: '/docs/hosting',
    about: 'The whole service with this site: one command in a checkout of the source.',
    line: 'npm start',
  },
];

function copySample(event: Event): void {
  const button = buttonOf(event);
  const source = button.parentElement?.previousElementSibling?.firstElementChild;
  if (source) void copyFor(button, source.textContent, 'Code', source);
}

/**
 * The ways to use an avatar, as list items, each with code for the current state.
 *
 * @param drawMascot - draws the mascot on the code of an item
 */
export function renderWays({ state, service }: LandingState, drawMascot: (index: number) => string): TemplateResult[] {
  return WAYS.map(({ name, href, about, tab, line = '' }, index) => {
    const code = tab === undefined ? line : renderCode(findSnippet(SNIPPETS, tab).write(state, service));
    return html`<li class="card"><h3><a href=${href}>${name}</a></h3><p>${about}</p><div class="tile-mascot" aria-hidden="true">${drawing(() => drawMascot(index), [])}</div>
      <div class="tile-code code"><pre tabindex="0"><code>${code}</code></pre><div class="actions"><button type="button" class="button" @click=${copySample}>Copy</button></div></div></li>`;
  });
}

/** Hydrates the views with code. Returns functions that show another state. */
export function hydrateSamples(act: LandingActions): readonly ((landing: LandingState) => void)[] {
  const views = {
    '.team': (landing: LandingState) => renderTeam(landing, act),
    '#get-code': (landing: LandingState) => renderSnippet(landing, act),
    '#ways': (landing: LandingState) => renderWays(landing, () => ''),
  };
  return Object.entries(views).flatMap(([selector, view]) => {
    const root = document.querySelector<HTMLElement>(selector);
    return root ? [showLazily(root, hydrateView(root, view, FIRST))] : [];
  });
}

/** Writes the code in the open tab. */
export function writeCode({ state, service }: LandingState): string {
  return findSnippet(SNIPPETS, state['code']).write(state, service);
}

const files = load(() => import('../shared/download.js'));

/** Saves the mascot as an SVG file, with the same bytes as the picture on the service. */
export async function saveSvg({ state }: LandingState): Promise<void> {
  const { saveSvg: save } = await files();
  save(createAvatar(getSeed(state), state), getSeed(state));
}

/**
 * Saves the mascot as a PNG file.
 *
 * @param size - edge of the picture, in pixels
 */
export async function savePng({ state }: LandingState, size: string): Promise<void> {
  const { savePng: save } = await files();
  await save(createAvatar(getSeed(state), { ...state, size: Number(size), animated: '0' }), getSeed(state));
}
