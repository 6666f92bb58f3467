// The script of the front page: the controls of the playground change one state, and the views show it.
import '../../components/define.js';
import '../shared/page.js';
import { list as readList } from '../../lib/options/read.js';
import { createAddressSync, locateSite } from '../shared/address.js';
import { announce } from '../shared/announce.js';
import { copyFor, shareFor } from '../shared/copy-button.js';
import { hintTyped, readTyped } from '../shared/email.js';
import { findMove } from '../shared/focus.js';
import { linkSharePage } from '../shared/links.js';
import { load, loadNear } from '../shared/load.js';
import { hop } from '../shared/motion.js';
import { listOptions, omit, OPTION_NAMES, readForm, TEAM_NAMES } from '../shared/options.js';
import {
  buttonOf,
  drawAllPending,
  drawPending,
  formOf,
  hydrateView,
  inputOf,
  mountView,
  showLazily,
} from '../shared/view.js';
import { describeState } from './preview.js';
import { FIRST_TEAM, getSeed, type PlaygroundState, readState, splitTeam, writeState } from './state.js';
import { FIRST, type LandingActions, type LandingState, linkToBuilder, renderPanel, renderSign } from './view.js';

const OPTION_FIELDS = [...OPTION_NAMES, 'several'];
const TEAM_FIELDS = ['team', ...TEAM_NAMES];

/** Whether a click opens a new tab or window. */
function opensTab({ ctrlKey, metaKey, shiftKey }: MouseEvent): boolean {
  return ctrlKey || metaKey || shiftKey;
}

/** Fills the fields with a state that was not typed into them. */
function fillFields(state: PlaygroundState): Partial<LandingState> {
  return { seed: getSeed(state), team: state['team'] ?? FIRST_TEAM, seedHint: '', teamHint: '' };
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

/** Makes the crowd one stop of the Tab key. A click on a mascot shows it in the playground. */
function startCrowd(showQuery: (query: string) => void): void {
  const crowd = document.querySelector<HTMLElement>('.crowd');
  if (!crowd) return;
  startRovingFocus(crowd);
  crowd.addEventListener('click', (event) => {
    const link = (event.target as Element).closest('a');
    if (!link || opensTab(event)) return;
    event.preventDefault();
    showQuery(link.search);
  });
}

/**
 * Records clicks and keys on buttons before their script is loaded.
 *
 * @returns a function that repeats them
 */
function recordEvents(root: Element): () => void {
  const events: Event[] = [];
  const record = (event: Event): unknown => (event.target as Element).closest('button') && events.push(event);
  const types = ['click', 'keydown'];
  for (const type of types) root.addEventListener(type, record);
  return () => {
    for (const type of types) root.removeEventListener(type, record);
    for (const event of events) event.target?.dispatchEvent(new (event.constructor as typeof Event)(event.type, event));
  };
}

function startPlayground(): void {
  const address = createAddressSync(readAddress, () => writeState(landing.state));
  const pauseWhileTyping = createTypingPause([...document.querySelectorAll('.crowd, .panel-mascots')]);
  let landing: LandingState = { ...FIRST, service: locateSite('/') };
  const showViews: ((landing: LandingState) => void)[] = [];
  let showSamples: readonly ((landing: LandingState) => void)[] = [];
  // Loaded later, so that the first mascot does not wait for it.
  const samples = load(() => import('./samples.js'));
  const code = document.querySelector('#get-code');
  const repeatEvents = code && recordEvents(code);

  function show(changes: Partial<LandingState>): void {
    landing = { ...landing, ...changes };
    for (const showView of [...showViews, ...showSamples]) showView(landing);
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
    changeTeam(event) {
      if ((event.target as HTMLInputElement).name === '') return;
      // An empty field means a team without others. Keep the empty text: without it, FIRST_TEAM would be shown.
      const { team = '', ...options } = readForm(formOf(event), TEAM_FIELDS);
      const names = splitTeam(team);
      const seeds = names.map(readTyped).join(',');
      const teamHint = names.map(hintTyped).find((hint) => hint !== '') ?? '';
      setState({ ...omit(landing.state, TEAM_FIELDS), ...options, team: seeds }, { team, teamHint });
    },
    setOption(name, text) {
      const others = omit(landing.state, [name]);
      setState(text === '' ? others : { ...others, [name]: text });
    },
    surprise: () => void samples().then(({ inventName }) => replaceState({ ...landing.state, seed: inventName() })),
    reset: () => replaceState({}),
    addOptions(event, options) {
      if (opensTab(event)) return;
      event.preventDefault();
      replaceState({ ...landing.state, ...options });
      location.hash = 'playground';
    },
    submitName(event) {
      event.preventDefault();
      const form = formOf(event);
      hop(form.previousElementSibling);
      announce(`${getSeed(landing.state)}: ${describeState(landing.state)}`);
      // Pressing Enter again copies the code.
      form.querySelector<HTMLElement>('.take button')?.focus();
    },
    // Only the samples depend on the tab.
    selectCode(id) {
      landing = { ...landing, state: { ...landing.state, code: id } };
      for (const showView of showSamples) showView(landing);
      // Drawn at once, because the next arrow key moves from the tab that is shown.
      if (code) drawPending(code);
      address.update();
    },
    copyCode(event) {
      const button = buttonOf(event);
      void samples().then(({ writeCode }) => {
        drawAllPending();
        const source = document.querySelector('#code code') ?? undefined;
        return copyFor(button, writeCode(landing), 'Code', source);
      });
    },
    share(event) {
      const seed = getSeed(landing.state);
      const link = linkSharePage(seed, listOptions(landing.state), landing.service);
      void shareFor(buttonOf(event), link, `${seed} · Navii`);
    },
    saveSvg: () => void samples().then(({ saveSvg }) => saveSvg(landing)),
    savePng: (size) => void samples().then(({ savePng }) => savePng(landing, size)),
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
  for (const selector of ['#moods', '#palettes', '#packs'] as const) {
    startNear(selector, async () => {
      const { SHOWCASE } = await import('./showcase.js');
      return (next) => SHOWCASE[selector](next, act);
    });
  }
  // A closed box is not near: in a narrow window the controls are made when it is opened.
  startNear('#controls', async () => {
    const { renderOptions } = await import('./controls.js');
    return (next) => renderOptions(next, act);
  });
  const options = document.querySelector<HTMLDetailsElement>('.options');
  if (options) {
    options.open = matchMedia('(width > 960px)').matches;
    options.classList.remove('unmade');
  }
  startCrowd((query) => replaceState(readState(query)));
  address.open();
  // Before the first paint. All others are drawn when they are visible.
  const first = document.querySelector('.hero-mascot navii-avatar');
  if (first) drawPending(first);
  void samples().then(({ hydrateSamples }) => {
    showSamples = hydrateSamples(act);
    show({});
    repeatEvents?.();
  });
}

startPlayground();
