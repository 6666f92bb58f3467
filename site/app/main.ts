// The script of the page with the screens of an app: it reads names and looks, and keeps them in the address, as the page of a team
// does.
import '../../components/define.js';
import { locateSite } from '../shared/address.js';
import { announce } from '../shared/announce.js';
import { copyFor } from '../shared/copy-button.js';
import { omit, readForm } from '../shared/options.js';
import { readTheme } from '../shared/page.js';
import { drawAllPending, hydrateView } from '../shared/view.js';
import { loadParser, readTeam, writeLine } from '../team/read-list.js';
import { createTeamAddress } from '../team/team-address.js';
import { writePage } from './screens.js';
import { FIRST, listShown, type AppState } from './state.js';
import { readScreenTeam, renderApp, type AppActions } from './view.js';
import board from './board.css?raw';
import chat from './chat.css?raw';
import comments from './comments.css?raw';
import screen from './screen.css?raw';

/** Milliseconds without typing before the screens are announced to screen readers. */
const ANNOUNCE_DELAY = 900;

function startApp(root: HTMLElement): void {
  let state: AppState = { ...FIRST, site: locateSite('/app'), sheets: { screen, chat, comments, board } };
  let readTimer: ReturnType<typeof setTimeout> | undefined;
  let announceTimer: ReturnType<typeof setTimeout> | undefined;
  /** Counts the texts that were read: the result of an earlier one is dropped. */
  let version = 0;

  const act: AppActions = {
    type({ currentTarget }) {
      state = { ...state, text: (currentTarget as HTMLTextAreaElement).value };
      // Browsers may report a pasted text line by line. It is read once.
      clearTimeout(readTimer);
      readTimer = setTimeout(() => void read(state.text));
    },
    changeLook({ target }) {
      const { name, form } = target as HTMLSelectElement;
      if (form) change({ options: { ...omit(state.options, [name]), ...readForm(form, [name]) } }, true);
    },
    open(opened, isOpen) {
      const others = state.opened.filter((id) => id !== opened.id);
      setState({ opened: isOpen ? [...others, opened.id] : others });
    },
    copy(copied, { currentTarget }) {
      const code = writePage(copied, readScreenTeam(state), state.sheets, state.site);
      void copyFor(currentTarget as HTMLElement, code, 'Code');
    },
  };
  const show = hydrateView(root, (next: AppState) => renderApp(next, act), FIRST);

  function setState(changes: Partial<AppState>): void {
    state = { ...state, ...changes };
    show(state);
  }

  /** Shows a change, and writes it into the address. */
  function change(changes: Partial<AppState>, isNewEntry: boolean): void {
    setState({ message: '', ...changes });
    const seeds = state.list.people.map(({ seed }) => seed);
    void address.update(seeds, state.options, isNewEntry);
    clearTimeout(announceTimer);
    announceTimer = setTimeout(() => announce(`Screens with ${listShown(state).length} names`), ANNOUNCE_DELAY);
  }

  async function read(text: string): Promise<void> {
    version += 1;
    const own = version;
    const list = await readTeam(text);
    // A newer text may have been read meanwhile.
    if (own === version) change({ list }, false);
  }

  async function open(): Promise<void> {
    const { team: list, options } = await address.read();
    version += 1;
    const message = list.isDamaged === true ? 'This link is incomplete. Please ask for it again.' : '';
    setState({ list, options, message, text: list.people.map(({ seed }) => writeLine(seed)).join(', ') });
  }

  // In a narrow window one theme is shown at a time: at first that of the page.
  const theme = readTheme();
  const isDark = theme === 'system' ? matchMedia('(prefers-color-scheme: dark)').matches : theme === 'dark';
  const darkSwitch = root.querySelector<HTMLInputElement>('.dark-switch input');
  if (darkSwitch) darkSwitch.checked = isDark;
  const address = createTeamAddress(String, () => void open());
  void open();
  // Loaded early, so that the first typed letter does not wait for it.
  void loadParser();
}

// Drawings that are out of sight wait, but not for a printer.
addEventListener('beforeprint', drawAllPending);
const root = document.querySelector<HTMLElement>('#app');
if (root) startApp(root);
