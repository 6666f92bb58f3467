// The playground: every change goes through one state, and every picture is drawn from it.
import { createAddressKeeper } from '../shared/address.js';
import { copyText } from '../shared/clipboard.js';
import { find } from '../shared/dom.js';
import { readForm, showRanges } from '../shared/form.js';
import { savePng, saveSvg } from '../shared/save.js';
import {
  hashEmail,
  hashTeam,
  needsRewriting,
  omit,
  OPTION_NAMES,
  readState,
  splitTeam,
  TEAM_NAMES,
  writeState,
  type State,
} from '../shared/state.js';
import { startTabs } from '../shared/tabs.js';
import { inventName } from './invent-name.js';
import { createHush } from './pause-animations.js';
import { View } from './view.js';

const HASHED = 'An e-mail address is hashed here, in this page, and only the hash is used.';
const TEAM_FIELDS = ['team', ...TEAM_NAMES];

function listen(selector: string, onClick: (element: HTMLElement, event: MouseEvent) => void): void {
  for (const element of document.querySelectorAll<HTMLElement>(selector)) {
    element.addEventListener('click', (event) => onClick(element, event));
  }
}

/** Puts a text into a field as if it had been typed. */
function setField(name: string, value: string): void {
  const field = find(`input[type=text][name=${name}]`, HTMLInputElement);
  field.value = value;
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Wires the playground of the landing page. */
export function startPlayground(): void {
  const view = new View();
  const address = createAddressKeeper(enter);
  const hush = createHush();
  let state: State = {};

  /** Takes what a control said. */
  function change(next: State): void {
    state = next;
    view.draw(state);
    address.keep(() => writeState(state));
  }

  /** Takes what came from elsewhere, so that the controls must follow. */
  function show(next: State): void {
    change(next);
    view.fill(next);
  }

  /** Takes what the address says; an e-mail stands there no longer. */
  function enter(): void {
    const query = location.search;
    state = readState(query);
    view.fill(state);
    view.draw(state);
    if (!needsRewriting(query)) return;
    address.keep(() => writeState(state));
    address.flush();
  }

  // An e-mail never gets into the state: what it is hashed to does.
  function typeSeed(field: HTMLInputElement): void {
    const text = field.value;
    const seed = hashEmail(text);
    const rest = omit(state, ['seed']);
    change(text === '' ? rest : { ...rest, seed });
    hush();
    for (const name of view.names) if (name !== field) name.value = text;
    view.hint('seed', seed === text ? '' : HASHED);
  }

  function typeTeam(): void {
    // An empty field is nobody, not the strangers of the first visit.
    const { team = '', ...options } = readForm(view.team, TEAM_FIELDS);
    const seeds = hashTeam(team);
    change({ ...omit(state, TEAM_FIELDS), ...options, team: seeds });
    view.hint('team', seeds === splitTeam(team).join(',') ? '' : HASHED);
  }

  function follow(form: HTMLFormElement, read: () => void): void {
    form.addEventListener('input', ({ target }) => {
      // The colour wells have no name: they write into the field beside them.
      if (!(target instanceof HTMLInputElement) || target.name === '') return;
      showRanges(form);
      read();
    });
  }

  for (const field of view.names) field.addEventListener('input', () => typeSeed(field));
  follow(view.options, () => change({ ...omit(state, OPTION_NAMES), ...readForm(view.options, OPTION_NAMES) }));
  follow(view.team, typeTeam);
  for (const well of document.querySelectorAll<HTMLInputElement>('[data-well]')) {
    well.addEventListener('input', () => setField(well.dataset['well'] ?? '', well.value));
  }
  listen('[data-set]', ({ dataset }) =>
    setField(dataset['set'] ?? '', dataset['value'] === 'none' ? '' : (dataset['value'] ?? '')),
  );
  listen('[data-surprise]', () => show({ ...state, seed: inventName() }));
  listen('[data-reset]', () => show({}));
  listen('a[data-seed]', (member, event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || !(member instanceof HTMLAnchorElement)) return;
    event.preventDefault();
    show(readState(new URL(member.href).search));
  });
  listen('[data-copy]', (button) => {
    view.finish();
    void copyText(view.snippet.textContent).then((done) => {
      if (!done) getSelection()?.selectAllChildren(view.snippet);
      button.textContent = done ? 'Copied' : 'Selected';
    });
  });
  listen('[data-save-svg]', () => saveSvg(state));
  listen('[data-save-png]', () => void savePng(state));
  startTabs(view.tabs, (id) => change({ ...state, code: id }));

  enter();
  view.finish();
}
