// The playground: controls change one state, and the view shows it.
import { createAddressSync } from '../shared/address.js';
import { announce } from '../shared/announce.js';
import { copyFor } from '../shared/copy-button.js';
import { find } from '../shared/dom.js';
import { EMAIL_HINT, hashEmail } from '../shared/email.js';
import { readForm, showRanges } from '../shared/form.js';
import { hop } from '../shared/hop.js';
import { linkSharePage } from '../shared/links.js';
import { listOptions, omit, OPTION_NAMES, TEAM_NAMES } from '../shared/options.js';
import { startRoving } from '../shared/roving.js';
import { shareFor } from '../shared/share-button.js';
import { startTabs } from '../shared/tabs.js';
import { describeState } from './draw.js';
import { inventName } from './invent-name.js';
import { createTypingRest, restOutOfSight } from './rest.js';
import { getSeed, hashTeam, needsRewriting, readState, splitTeam, writeState, type State } from './state.js';
import { View } from './view.js';

const TEAM_FIELDS = ['team', ...TEAM_NAMES];

function onClick(selector: string, listener: (element: HTMLElement, event: MouseEvent) => void): void {
  for (const element of document.querySelectorAll<HTMLElement>(selector)) {
    element.addEventListener('click', (event) => listener(element, event));
  }
}

/** Writes a text into a field as if it had been typed. */
function setField(name: string, value: string): void {
  const field = find(`input[type=text][name=${name}]`, HTMLInputElement);
  field.value = value;
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Wires the playground of the landing page. */
export function startPlayground(): void {
  const view = new View();
  const address = createAddressSync(readAddress);
  const restWhileTyping = createTypingRest([...document.querySelectorAll('.crowd, .panel-mascots')]);
  let state: State = {};

  /** Sets a state that the controls already show. */
  function setState(next: State): void {
    state = next;
    view.render(state);
    address.update(() => writeState(state));
  }

  /** Sets a state that does not come from the controls. */
  function replaceState(next: State): void {
    setState(next);
    view.fillForms(next);
  }

  /** Sets the state of the address, and takes e-mails out of the address. */
  function readAddress(): void {
    const query = location.search;
    state = readState(query);
    view.fillForms(state);
    view.render(state);
    if (!needsRewriting(query)) return;
    address.update(() => writeState(state));
    address.flush();
  }

  // The state never holds an e-mail address, only its hash.
  function readSeedField(field: HTMLInputElement): void {
    const text = field.value;
    const seed = hashEmail(text);
    const others = omit(state, ['seed']);
    setState(text === '' ? others : { ...others, seed });
    restWhileTyping();
    for (const other of view.seedFields) if (other !== field) other.value = text;
    view.showHint('seed', seed === text ? '' : EMAIL_HINT);
  }

  function readTeamForm(): void {
    // An empty field means no others: keep the text, or FIRST_TEAM would return.
    const { team = '', ...options } = readForm(view.teamForm, TEAM_FIELDS);
    const seeds = hashTeam(team);
    setState({ ...omit(state, TEAM_FIELDS), ...options, team: seeds });
    view.showHint('team', seeds === splitTeam(team).join(',') ? '' : EMAIL_HINT);
  }

  function onInput(form: HTMLFormElement, read: () => void): void {
    form.addEventListener('input', ({ target }) => {
      // The colour pickers have no name: they write into the field beside them, which has one.
      if (!(target instanceof HTMLInputElement) || target.name === '') return;
      showRanges(form);
      read();
    });
  }

  for (const field of view.seedFields) field.addEventListener('input', () => readSeedField(field));
  onInput(view.options, () => setState({ ...omit(state, OPTION_NAMES), ...readForm(view.options, OPTION_NAMES) }));
  onInput(view.teamForm, readTeamForm);
  for (const well of document.querySelectorAll<HTMLInputElement>('[data-well]')) {
    well.addEventListener('input', () => setField(well.dataset['well'] ?? '', well.value));
  }
  onClick('[data-set]', ({ dataset }) =>
    setField(dataset['set'] ?? '', dataset['value'] === 'none' ? '' : (dataset['value'] ?? '')),
  );
  onClick('[data-surprise]', () => replaceState({ ...state, seed: inventName() }));
  onClick('[data-reset]', () => replaceState({}));
  onClick('a[data-seed]', (link, event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || !(link instanceof HTMLAnchorElement)) return;
    event.preventDefault();
    replaceState(readState(new URL(link.href).search));
  });
  onClick('[data-copy]', (button) => {
    view.flush();
    void copyFor(button, view.snippet.textContent, 'Code', view.snippet);
  });
  onClick('[data-copy-code]', (button) => {
    const code = button.parentElement?.querySelector('code');
    if (code) void copyFor(button, code.textContent, 'Code', code);
  });
  onClick('[data-share]', (button) => {
    const link = linkSharePage(getSeed(state), listOptions(state), view.service);
    void shareFor(button, link, `${getSeed(state)} · Navii`);
  });
  // What makes files is loaded with the first one.
  onClick('[data-save-svg]', () => void import('./export.js').then(({ saveSvg }) => saveSvg(state)));
  onClick('[data-save-png]', ({ dataset }) => {
    const size = dataset['savePng'] || find('[data-png-size]', HTMLSelectElement).value;
    void import('./export.js').then(({ savePng }) => savePng(state, size));
  });
  onClick('a[data-offer]', (link, event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    replaceState({ ...state, ...Object.fromEntries(new URLSearchParams(link.dataset['offer'])) });
    location.hash = 'playground';
  });
  find('[data-name-form]', HTMLFormElement).addEventListener('submit', (event) => {
    event.preventDefault();
    hop(document.querySelector('.hero-mascot .preview'));
    announce(`${getSeed(state)}: ${describeState(state)}`);
    // A second Enter copies.
    document.querySelector<HTMLElement>('.take [data-copy]')?.focus();
  });
  startRoving(find('.crowd', HTMLElement));
  restOutOfSight(document.querySelectorAll('.crowd, .band, .footer-mascots'), (part) => view.redraw(part));
  startTabs(view.tabs, (id) => setState({ ...state, code: id }));

  readAddress();
  view.flush();
}
