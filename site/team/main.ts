// The script of the team page: it reads a list that is typed, pasted or dropped, and shows the mascots of the people in it.
import '../shared/page.js';
import { isEmailHash } from '../../lib/choose/seed.js';
import { hideEmails, isWall, LOOK_NAMES, readTitle } from '../../lib/pages/team.js';
import { createAddressSync, locateSite } from '../shared/address.js';
import { announce } from '../shared/announce.js';
import { copyFor, createSave, shareFor } from '../shared/copy-button.js';
import { load, loadNear } from '../shared/load.js';
import { omit, readForm } from '../shared/options.js';
import { buttonOf, drawAllPending, formOf, hydrateView, inputOf } from '../shared/view.js';
import { createListActions, loadParser, writeLine, type ListActions } from './list.js';
import { FIRST, listPeople, listShown, titleOf, type TeamActions, type TeamState } from './state.js';
import { codeGroup, linkTeam } from './takeaways.js';
import { addressEditor, readPeople, readState, TEAM_PREFIX, writeTeam } from './team-address.js';
import { renderTeam, setColumns, summarize } from './view.js';
import { startWall } from './wall.js';
import { doWork, saveZip } from './work.js';

/** Milliseconds without a change before the team is announced: longer than the pauses in typing. */
const ANNOUNCE_DELAY = 900;

function startTeam(root: HTMLElement): void {
  let state: TeamState = { ...FIRST, site: locateSite('/team') };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const save = createSave(() => import('../shared/download.js'));
  const query = (selector: string) => root.querySelector<HTMLElement>(selector);
  const form = createListActions(root, setState, (list, from) => {
    const lines = list.people.map(({ seed, label }) => writeLine(isEmailHash(seed) ? seed : label));
    const text = from === 'file' ? lines.join('\n') : state.text;
    const isWrong = list.people.length === 0 && (from === 'file' || text.trim() !== '');
    change({ list, text, problem: isWrong ? 'No name found. Write one per line.' : '' }, from !== 'typing');
  });

  const act: ListActions & TeamActions = {
    ...form.act,
    changeLooks(event) {
      const { distinct, ...looks } = readForm(formOf(event), [...LOOK_NAMES, 'tiles', 'distinct']);
      const others = omit(state.options, [...LOOK_NAMES, 'tiles', 'distinct']);
      change({ options: { ...others, ...looks, ...(distinct === undefined && { distinct: '0' }) } }, true);
    },
    changeTiles: (event) => setState({ tiles: Number(inputOf(event).value) }),
    selectCode: (id) => setState({ code: id as TeamState['code'] }),
    copyCode: (event) =>
      void copyFor(buttonOf(event), codeGroup(state).code[state.code], 'Code', query('#group-code code') ?? undefined),
    saveGroup: (event) => void save(event, ({ saveSvg }) => saveSvg(codeGroup(state).draw(), 'team')),
    rename(event) {
      const { value } = inputOf(event);
      const title = readTitle(value);
      change({ options: { ...omit(state.options, ['title']), ...(title === '' ? {} : { title }) } }, false);
      setState({ titleProblem: hideEmails(value).emails.length === 0 ? '' : 'We keep e-mail addresses out of links.' });
    },
    changePaper(event) {
      const fields = new FormData(formOf(event));
      setState({ paper: fields.get('paper') as TeamState['paper'], isLandscape: fields.has('landscape') });
      showPoster();
    },
    savePoster(event) {
      const team = state;
      const status = { name: 'The poster', total: listShown(team).length };
      void doWork(status, buttonOf(event), showWork, async (signal, onDone) => {
        const { savePoster } = await load(() => import('./poster.js'))();
        await savePoster(team, signal, onDone);
      });
    },
    changeFiles(event) {
      const fields = new FormData(formOf(event));
      setState({ formats: fields.get('formats') as string, size: Number(fields.get('size')) });
    },
    saveZip: (event) => void saveZip(state, buttonOf(event), showWork),
    share: (event) => void shareFor(buttonOf(event), linkTeam(state), titleOf(state.options)),
    copyLink: (event) => void copyFor(buttonOf(event), linkTeam(state), 'Link', query('.team-link') ?? undefined),
  };

  const show = hydrateView(root, (team: TeamState) => renderTeam(team, act), FIRST);
  const canvas = root.querySelector('canvas');
  let showPoster = (): void => undefined;
  if (canvas) {
    loadNear(
      canvas,
      () => import('./poster.js'),
      ({ startPreview }) => {
        const preview = startPreview(canvas);
        showPoster = () => preview(state);
        showPoster();
      },
    );
  }

  function setState(changes: Partial<TeamState>): void {
    state = { ...state, ...changes };
    show(state);
  }

  function showWork(work: TeamState['work']): void {
    setState({ work });
  }

  /** Shows other people, or other looks. */
  function showTeam(changes: Partial<TeamState>): void {
    const team = { ...state, ...changes };
    const people = listPeople(team);
    setState({ message: '', query: writeTeam({ people }, team.options), ...changes });
    setColumns(people.length);
    showPoster();
  }

  /** Shows a change, and writes it into the address. */
  function change(changes: Partial<TeamState>, isNewEntry: boolean): void {
    showTeam(changes);
    address.update(isNewEntry);
    clearTimeout(timer);
    timer = setTimeout(() => announce(summarize(state)), ANNOUNCE_DELAY);
  }

  function readAddress(): void {
    const list = readPeople(location);
    form.drop();
    const text = list.people.map(({ seed }) => writeLine(seed)).join('\n');
    showTeam({ list, options: readState(location.search), text, problem: '' });
    if (list.damaged === undefined) return;
    setState({ message: 'This link is incomplete: a chat or a mail program has cut it. Please ask for it again.' });
    announce(state.message);
  }

  const writeAddress = () => addressEditor(writeTeam(state.list, state.options));
  const address = createAddressSync(readAddress, writeAddress, TEAM_PREFIX, () => {
    if (isWall(location.search, location.hash)) location.reload();
    else address.open();
  });
  address.open();
  // Loaded early, so that the first typed letter does not wait for it.
  void loadParser();
}

/** Shows the wall that the address names, or else the editor. A script in the head (build/frame.ts) has hidden the other one. */
function start(root: HTMLElement): void {
  if (isWall(location.search, location.hash)) {
    const [list, options] = [readPeople(location), readState(location.search)];
    if (list.people.length > 0) return startWall(list, options);
    // Nobody can be read: the editor says why.
    delete document.documentElement.dataset['wall'];
  }
  startTeam(root);
}

// Drawings that are out of sight wait, but not for a printer.
addEventListener('beforeprint', drawAllPending);
const root = document.querySelector<HTMLElement>('#team');
// In a task of its own: the modules have just taken one, and a click must not wait for both.
if (root) setTimeout(start, 0, root);
