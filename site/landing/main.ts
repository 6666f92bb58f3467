// The script of the front page: the controls of the playground change one state, and the views show it.
import '../../components/define-avatar.js';
import '../shared/page.js';
import { subscribe } from '../../components/packs/resources.js';
import { list as readList } from '../../lib/options/read.js';
import { createAddressSync, locateSite } from '../shared/address.js';
import { announce } from '../shared/announce.js';
import { copyFor, createSave, shareFor } from '../shared/copy-button.js';
import { hintTyped, readTyped } from '../shared/email.js';
import { findMove, scrollToFocus } from '../shared/focus.js';
import { inventName } from '../shared/invent-name.js';
import { linkSharePage } from '../shared/links.js';
import { loadNear } from '../shared/load.js';
import { hop } from '../shared/moving.js';
import { listOptions, omit, OPTION_NAMES, readForm } from '../shared/options.js';
import { findSnippet } from '../shared/snippets.js';
import { buttonOf, drawPending, formOf, hydrateView, inputOf, mountView, showLazily } from '../shared/view.js';
import { describeState } from './preview.js';
import { codeMascot, SNIPPETS } from './snippets.js';
import { getSeed, type PlaygroundState, readState, writeState } from './state.js';
import {
  FIRST,
  type LandingActions,
  type LandingState,
  linkToBuilder,
  renderPanel,
  renderSign,
  renderSnippet,
} from './view.js';

const OPTION_FIELDS = [...OPTION_NAMES, 'several'];

/** Whether a click opens a new tab or window. */
function opensTab({ ctrlKey, metaKey, shiftKey }: MouseEvent): boolean {
  return ctrlKey || metaKey || shiftKey;
}

/** Fills the fields with a state that was not typed into them. */
function fillFields(state: PlaygroundState): Partial<LandingState> {
  return { seed: getSeed(state), seedHint: '' };
}

// Moving mascots make the browser composite all layers of the page again. So they stand still while the visitor types:
// `.is-typing` in crowd.css stops their motion.

/** Milliseconds after the last typed letter until mascots move again: longer than the pauses of a slow typist. */
const RESUME_DELAY = 1200;

/** Makes a function that stops the motion in parts of the page. The motion goes on when it was not called for a while. */
function createTypingPause(parts: readonly Element[]): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const setTyping = (isTyping: boolean): void => {
    for (const { classList } of parts) classList.toggle('is-typing', isTyping);
  };
  return () => {
    setTyping(true);
    clearTimeout(timer);
    timer = setTimeout(() => setTyping(false), RESUME_DELAY);
  };
}

/** Makes the links of a list one stop of the Tab key, with arrow keys between them, as in a toolbar of the ARIA Authoring Practices. */
function startRovingFocus(list: HTMLElement): void {
  const links = [...list.querySelectorAll<HTMLAnchorElement>('a[href]')];
  const setStop = (stop: HTMLAnchorElement | undefined): void => {
    for (const link of links) link.tabIndex = link === stop ? 0 : -1;
  };
  setStop(links[0]);
  list.addEventListener('keydown', (event) => {
    const at = links.findIndex((link) => link === document.activeElement);
    const next = links[findMove(event, at, links.length)];
    if (!next) return;
    event.preventDefault();
    setStop(next);
    next.focus();
  });
}

/** Shows the mascot of a link of this page. `show` gets its query. */
function showLinked(links: HTMLElement | null, show: (query: string) => void): void {
  links?.addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[href^="/?"]');
    if (!link || opensTab(event)) return;
    event.preventDefault();
    show(link.search);
  });
}

/** Lets the button beside the command copy it. */
function startInstall(): void {
  const [command, button] = document.querySelectorAll<HTMLElement>('.install > *');
  button?.addEventListener('click', () => void copyFor(button, command?.textContent ?? '', 'Command', command));
}

function startPlayground(): void {
  const address = createAddressSync(readAddress, () => writeState(landing.state));
  const pauseWhileTyping = createTypingPause([...document.querySelectorAll('.crowd, .panel-mascots')]);
  let landing: LandingState = { ...FIRST, service: locateSite('/') };
  const showViews: ((landing: LandingState) => void)[] = [];
  const code = document.querySelector<HTMLElement>('#get-code .code');
  const save = createSave(() => import('./files.js'));

  function show(changes: Partial<LandingState>): void {
    landing = { ...landing, ...changes };
    for (const showView of showViews) showView(landing);
    for (const link of document.querySelectorAll<HTMLAnchorElement>('nav a[href^="/builder"]')) {
      link.href = linkToBuilder(landing.state);
    }
  }

  function setState(state: PlaygroundState, fields: Partial<LandingState> = {}): void {
    show({ state, ...fields });
    address.update();
  }

  /** Sets a state that does not come from the controls. */
  function replaceState(state: PlaygroundState): void {
    setState(state, fillFields(state));
  }

  function readAddress(): void {
    const state = readState(location.search);
    show({ state, ...fillFields(state) });
  }

  const act: LandingActions = {
    // The state never contains an e-mail address, only its hash.
    typeSeed(event) {
      const text = inputOf(event).value;
      const seed = readTyped(text);
      const others = omit(landing.state, ['seed']);
      setState(text === '' ? others : { ...others, seed }, { seed: text, seedHint: hintTyped(text) });
      pauseWhileTyping();
    },
    changeOptions(event) {
      // Colour pickers have no name. They set their option by themselves.
      const { name, value, checked } = event.target as HTMLInputElement;
      if (name === '') return;
      const options = readForm(formOf(event), OPTION_FIELDS);
      // Where several values can no longer be picked, the first one stays.
      const [first] = name === 'several' && !checked ? readList(options[value]) : [];
      setState({
        ...omit(landing.state, OPTION_FIELDS),
        ...options,
        ...(first === undefined ? {} : { [value]: first }),
      });
    },
    setOption(name, text) {
      const others = omit(landing.state, [name]);
      setState(text === '' ? others : { ...others, [name]: text });
    },
    surprise: () => replaceState({ ...landing.state, seed: inventName() }),
    reset: () => replaceState({}),
    submitName(event) {
      event.preventDefault();
      const form = formOf(event);
      hop(form.previousElementSibling);
      announce([getSeed(landing.state), describeState(landing.state)].filter(Boolean).join(': '));
      // Pressing Enter again copies the code.
      form.querySelector<HTMLElement>('.take button')?.focus();
    },
    selectCode(id) {
      setState({ ...landing.state, code: id });
      // Drawn at once, because the next arrow key moves from the tab that is shown.
      if (code) drawPending(code);
    },
    copyCode(event) {
      const { name, write } = findSnippet(SNIPPETS, landing.state['code']);
      const [button, text] = [buttonOf(event), write(codeMascot(landing.state), landing.service)];
      // Only the button beside the code shows which code it is.
      const message = button.closest('.code') ? 'Copied' : `${name} copied`;
      void copyFor(button, text, `${name} code`, document.querySelector('#code code') ?? undefined, message);
    },
    share(event) {
      const seed = getSeed(landing.state);
      const link = linkSharePage(seed, listOptions(landing.state), landing.service);
      void shareFor(buttonOf(event), link, `${seed} · Navii`);
    },
    saveSvg: (event) => void save(event, ({ saveSvgFile }) => saveSvgFile(landing.state)),
    savePng: (event, size) => void save(event, ({ savePngFile }) => savePngFile(landing.state, size)),
  };

  function start(selector: string, view: (landing: LandingState) => unknown): void {
    const root = document.querySelector<HTMLElement>(selector);
    if (root) showViews.push(hydrateView(root, view, FIRST));
  }

  /** Shows a view that the build has not printed, when its place comes near the window. */
  function startNear(selector: string, read: () => Promise<(landing: LandingState) => unknown>): void {
    const root = document.querySelector<HTMLElement>(selector);
    if (!root) return;
    loadNear(root, read, (view) => {
      const showView = showLazily(root, mountView(root, view));
      showViews.push(showView);
      showView(landing);
    });
  }

  start('.hero-mascot', (next) => renderSign(next, act));
  start('#panel', (next) => renderPanel(next, act));
  if (code)
    showViews.push(
      showLazily(
        code,
        hydrateView(code, (next: LandingState) => renderSnippet(next, act), FIRST),
      ),
    );
  // A closed box is not near: the options are made when it is opened.
  startNear('#controls', async () => {
    const { renderOptions } = await import('./controls.js');
    return (next) => renderOptions(next, act);
  });
  const crowd = document.querySelector<HTMLElement>('.crowd');
  if (crowd) startRovingFocus(crowd);
  showLinked(crowd, (query) => replaceState(readState(query)));
  showLinked(document.querySelector('.looks'), (query) => {
    replaceState({ ...landing.state, ...readState(query) });
    location.hash = 'playground';
  });
  document.querySelector('.offers.shelf')?.addEventListener('focusin', scrollToFocus);
  // A description of a mascot with a pack waits for the pack, as the elements do.
  subscribe({ requestUpdate: () => show({}) });
  address.open();
  // Before the first paint. All others are drawn when they are visible.
  const first = document.querySelector('.hero-mascot navii-avatar');
  if (first) drawPending(first);
}

/** Selects the name in a field with its first click, so that a name that is typed takes its place. */
function selectName({ target }: Event): void {
  if (!(target instanceof HTMLInputElement) || target.name !== 'seed' || target === document.activeElement) return;
  target.addEventListener('click', () => target.select(), { once: true });
}

startInstall();
startPlayground();
addEventListener('pointerdown', selectName);
