// The script of the page with the screens of an app: it reads names and looks, and keeps them in the address, as the page of a team
// does.
import '../../components/define.js';
import { createAddressSync, locateSite } from '../shared/address.js';
import { announceState } from '../shared/announce.js';
import { copyFor } from '../shared/copy-button.js';
import { omit, readForm } from '../shared/options.js';
import { readTheme } from '../shared/page.js';
import { drawAllPending, hydrateView } from '../shared/view.js';
import { loadParser, readTeam, writeLine } from '../team/read-list.js';
import { readPeople, readState, TEAM_PREFIX, writeTeam } from '../team/team-address.js';
import { createListActions } from '../team/text-file.js';
import { writePage } from './screens.js';
import { FIRST, listShown, type AppState } from './state.js';
import { readScreenTeam, renderApp, type AppActions } from './view.js';
import board from './board.css?raw';
import chat from './chat.css?raw';
import comments from './comments.css?raw';
import screen from './screen.css?raw';

function startApp(root: HTMLElement): void {
  let state: AppState = { ...FIRST, site: locateSite('/app'), sheets: { screen, chat, comments, board } };
  const names = createListActions(root, {
    content: 'a list of names',
    delay: 0,
    parse: readTeam,
    show: (changes) => setState(changes),
    take: (list) => change({ list }, false),
  });

  const act: AppActions = {
    type: names.act.type,
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
    address.update(isNewEntry);
    announceState(() => `Screens with ${listShown(state).length} names`);
  }

  function readAddress(): void {
    const list = readPeople(location);
    names.drop();
    const message = list.damaged === undefined ? '' : 'This link is incomplete. Please ask for it again.';
    const text = list.people.map(({ seed }) => writeLine(seed)).join(', ');
    setState({ list, options: readState(location.search), message, text });
  }

  // In a narrow window one theme is shown at a time: at first that of the page.
  const theme = readTheme();
  const isDark = theme === 'system' ? matchMedia('(prefers-color-scheme: dark)').matches : theme === 'dark';
  const darkSwitch = root.querySelector<HTMLInputElement>('.dark-switch input');
  if (darkSwitch) darkSwitch.checked = isDark;
  const address = createAddressSync(readAddress, () => writeTeam(state.list, state.options), TEAM_PREFIX);
  address.open();
  // Loaded early, so that the first typed letter does not wait for it.
  void loadParser();
}

// Drawings that are out of sight wait, but not for a printer.
addEventListener('beforeprint', drawAllPending);
const root = document.querySelector<HTMLElement>('#app');
if (root) startApp(root);
