// The parts of the front page that are loaded after the first mascot is drawn: the team, the tabs of code, the tiles with ways to use
// an avatar, files, and invented names.
import { html, type TemplateResult } from 'lit/html.js';
import { createAvatar, createRandomAvatar } from '../../lib/index.js';
import { copyFor } from '../shared/copy-button.js';
import { load } from '../shared/load.js';
import { findSnippet } from '../shared/snippets.js';
import { renderTabList } from '../shared/tab-list.js';
import { buttonOf, hydrateView, renderCode, showLazily } from '../shared/view.js';
import { renderTeam } from './controls.js';
import { renderPreview } from './preview.js';
import { codeMascot, SNIPPETS } from './snippets.js';
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
    <div class="panel" id="code" role="tabpanel" aria-labelledby="tab-${id}" tabindex="0"><pre><code>${renderCode(write(codeMascot(state), service))}</code></pre><p class="note" ?hidden=${!needsService}>A service draws this picture. If only these pages are hosted here, use the address of <a href="/docs/hosting">your own service</a>.</p></div>
    <div class="actions"><button type="button" class="button" @click=${act.copyCode}>Copy code</button></div>
    <div class="code-mascot">${renderPreview(state, overrides)}</div>`;
}

/** The code in a tile with a way to use an avatar: the tab with this id. */
export function renderWay({ state, service }: LandingState, tab: string | undefined): unknown {
  return renderCode(findSnippet(SNIPPETS, tab).write(codeMascot(state), service));
}

function copySample(event: Event): void {
  const button = buttonOf(event);
  const source = button.parentElement?.previousElementSibling?.firstElementChild;
  if (source) void copyFor(button, source.textContent, 'Code', source);
}

/** Hydrates the views with code. Returns functions that show another state. */
export function hydrateSamples(act: LandingActions): readonly ((landing: LandingState) => void)[] {
  const views = {
    '.team': (landing: LandingState) => renderTeam(landing, act),
    '#get-code': (landing: LandingState) => renderSnippet(landing, act),
    '#ways [data-tab]': (landing: LandingState, { dataset }: HTMLElement) => renderWay(landing, dataset['tab']),
  };
  for (const button of document.querySelectorAll('#ways button')) button.addEventListener('click', copySample);
  return Object.entries(views).flatMap(([selector, view]) =>
    Array.from(document.querySelectorAll<HTMLElement>(selector), (root) =>
      showLazily(
        root,
        hydrateView(root, (landing: LandingState) => view(landing, root), FIRST),
      ),
    ),
  );
}

/** Writes the code in the open tab. */
export function writeCode({ state, service }: LandingState): string {
  return findSnippet(SNIPPETS, state['code']).write(codeMascot(state), service);
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
