// The playground: every change goes through one state, and every picture is drawn from it.
import { seedFromEmail } from '../../lib/index.js';
import type { NaviiAvatar, NaviiGroup } from '../../components/index.js';
import { describeState } from './draw.js';
import { fillForm, readForm, showRanges } from './form.js';
import { copyText, savePng, saveSvg } from './save.js';
import { showShot, showTeam } from './show.js';
import { findSnippet } from './snippets.js';
import { FIRST_TEAM, isEmail, OPTION_NAMES, readState, seedOf, TEAM_NAMES, writeState, type State } from './state.js';
import { inventName } from './surprise.js';
import { markTab, startTabs } from './tabs.js';

const HASHED = 'That is an e-mail address: it was hashed here, in this page, and only the hash is used.';

function find<T extends Element>(selector: string): T {
  const element = document.querySelector<T>(selector);
  if (!element) throw new Error(`the page has no ${selector}`);
  return element;
}

function writeText(selector: string, text: string): void {
  for (const element of document.querySelectorAll(selector)) {
    if (element.textContent !== text) element.textContent = text;
  }
}

// Quoted text and comments stand out; anything finer would need a parser for each language.
function showCode(element: Element, code: string): void {
  const pieces = code.split(/("[^"\n]*"|'[^'\n]*')/);
  element.replaceChildren(
    ...pieces.map((piece, index) => {
      if (index % 2 === 0) return piece;
      const quoted = document.createElement('b');
      quoted.textContent = piece;
      return quoted;
    }),
  );
}

/** Wires the playground of the landing page. */
export function startPlayground(): void {
  const options = find<HTMLFormElement>('[data-options]');
  const team = find<HTMLFormElement>('[data-team-form]');
  const tabs = find<HTMLElement>('[role=tablist]');
  const panel = find<HTMLElement>('#code');
  const snippet = find<HTMLElement>('[data-snippet]');
  const copy = find<HTMLButtonElement>('[data-copy]');
  const shots = document.querySelectorAll<NaviiAvatar>('[data-shot]');
  const crew = find<NaviiGroup>('[data-team]');
  const names = [...document.querySelectorAll<HTMLInputElement>('input[name=seed]')];
  let state: State = readState(location.search);
  let timer: ReturnType<typeof setTimeout> | undefined;

  function draw(): void {
    for (const shot of shots) showShot(shot, state);
    showTeam(crew, state);
    writeText('[data-seed-text]', seedOf(state));
    writeText('[data-words]', describeState(state));
    const { id, write } = findSnippet(state['code']);
    showCode(snippet, write(state, location.origin));
    markTab(tabs, panel, id);
    writeText('[data-copy]', 'Copy');
  }

  // Browsers limit how often a page may rewrite its address.
  function keepAddress(): void {
    clearTimeout(timer);
    timer = setTimeout(() => {
      const query = writeState(state);
      history.replaceState(null, '', `${location.pathname}${query === '' ? '' : `?${query}`}${location.hash}`);
    }, 200);
  }

  function change(next: State): void {
    state = next;
    draw();
    keepAddress();
  }

  function show(next: State): void {
    state = next;
    for (const name of names) name.value = seedOf(state);
    writeText('[data-hashed]', '');
    fillForm(options, state);
    fillForm(team, { team: FIRST_TEAM, ...state });
    draw();
  }

  // An address never gets into the state: what it is hashed to does.
  function typeSeed(field: HTMLInputElement): void {
    const { seed: _, ...rest } = state;
    const text = field.value;
    const hashed = isEmail(text.trim());
    for (const name of names) if (name !== field) name.value = text;
    writeText('[data-hashed]', hashed ? HASHED : '');
    change(text === '' ? rest : { ...rest, seed: hashed ? seedFromEmail(text) : text });
  }

  function omit(omitted: readonly string[]): State {
    return Object.fromEntries(Object.entries(state).filter(([name]) => !omitted.includes(name)));
  }

  function readOptions(): void {
    showRanges(options);
    change({ ...omit(OPTION_NAMES), ...readForm(options, OPTION_NAMES) });
  }

  function readTeam(): void {
    showRanges(team);
    change({ ...omit(['team', ...TEAM_NAMES]), ...readForm(team, ['team', ...TEAM_NAMES]) });
  }

  function setField(name: string, value: string): void {
    const field = find<HTMLInputElement>(`input[type=text][name=${name}]`);
    field.value = value;
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }

  for (const field of names) field.addEventListener('input', () => typeSeed(field));
  for (const form of document.forms) form.addEventListener('submit', (event) => event.preventDefault());
  options.addEventListener('input', ({ target }) => {
    if (target instanceof HTMLInputElement && target.name !== '') readOptions();
  });
  team.addEventListener('input', ({ target }) => {
    if (target instanceof HTMLInputElement && target.name !== '') readTeam();
  });
  for (const well of document.querySelectorAll<HTMLInputElement>('[data-well]')) {
    well.addEventListener('input', () => setField(well.dataset['well'] ?? '', well.value));
  }
  for (const chip of document.querySelectorAll<HTMLElement>('[data-set]')) {
    const { set = '', value = '' } = chip.dataset;
    chip.addEventListener('click', () => setField(set, value === 'none' ? '' : value));
  }
  for (const button of document.querySelectorAll('[data-surprise]')) {
    button.addEventListener('click', () => {
      show({ ...state, seed: inventName() });
      keepAddress();
    });
  }
  find('[data-reset]').addEventListener('click', () => {
    show({});
    keepAddress();
  });
  for (const member of document.querySelectorAll<HTMLAnchorElement>('[data-seed]')) {
    member.addEventListener('click', (event) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      show(readState(new URL(member.href).search));
      keepAddress();
    });
  }
  startTabs(tabs, (id) => change({ ...state, code: id }));
  copy.addEventListener('click', () => {
    void copyText(snippet.textContent).then((done) => {
      if (!done) getSelection()?.selectAllChildren(snippet);
      copy.textContent = done ? 'Copied' : 'Selected';
    });
  });
  find('[data-save-svg]').addEventListener('click', () => saveSvg(state));
  find('[data-save-png]').addEventListener('click', () => void savePng(state));
  addEventListener('popstate', () => show(readState(location.search)));
  show(state);
}
