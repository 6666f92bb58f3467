// The script of the team page: it reads a list that is typed, pasted or dropped, and shows the mascots of the people in it.
import '../shared/page.js';
import { isEmailHash } from '../../lib/choose/seed.js';
import { isWall, LOOK_NAMES, readTitle } from '../../lib/pages/team.js';
import { locateSite } from '../shared/address.js';
import { announce } from '../shared/announce.js';
import { copyFor } from '../shared/copy-button.js';
import { load } from '../shared/load.js';
import { omit, readForm } from '../shared/options.js';
import { shareFor } from '../shared/share-button.js';
import { drawAllPending, hydrateView } from '../shared/view.js';
import type { PosterSheet } from './poster.js';
import { loadParser, readTeam, writeLine } from './read-list.js';
import { FIRST, listShown, readLook, titleOf, type PaperId, type TeamActions, type TeamState } from './state.js';
import { drawGroup, linkTeam } from './takeaways.js';
import { createTeamAddress, addressEditor, writeTeam } from './team-address.js';
import { createFileActions, readTextFile } from './text-file.js';
import { renderTeam, summarize } from './view.js';
import { startWall } from './wall.js';
import { cancelWork, doWork, saveZip } from './work.js';

/** Milliseconds without typing before the team is announced to screen readers. */
const ANNOUNCE_DELAY = 900;

function elementOf({ currentTarget }: Event): HTMLElement {
  return currentTarget as HTMLElement;
}

function inputOf({ currentTarget }: Event): HTMLInputElement {
  return currentTarget as HTMLInputElement;
}

function formOf({ currentTarget }: Event): HTMLFormElement {
  return currentTarget as HTMLFormElement;
}

function getSheet(team: TeamState): PosterSheet {
  const { options, paper, isLandscape } = team;
  return {
    people: listShown(team),
    title: titleOf(options),
    look: readLook(options),
    paper,
    isLandscape,
  };
}

function startTeam(root: HTMLElement): void {
  let state: TeamState = { ...FIRST, site: locateSite('/team') };
  let announceTimer: ReturnType<typeof setTimeout> | undefined;
  let readTimer: ReturnType<typeof setTimeout> | undefined;
  /** Counts the texts that were read: the result of an earlier one is dropped. */
  let version = 0;
  const poster = load(() => import('./poster.js'));
  const files = load(() => import('../shared/download.js'));
  const query = (selector: string) => root.querySelector<HTMLElement>(selector);

  const act: TeamActions = {
    type(event) {
      const isPaste = event instanceof InputEvent && event.inputType === 'insertFromPaste';
      state = { ...state, text: (event.currentTarget as HTMLTextAreaElement).value };
      // Browsers may report a pasted text line by line. It is read once.
      clearTimeout(readTimer);
      readTimer = setTimeout(() => void read(state.text, isPaste));
    },
    clear() {
      setState({ text: '' });
      void read('', true);
      query('textarea')?.focus();
    },
    ...createFileActions(
      root,
      (file) => void readFile(file),
      (isOver) => isOver !== state.isOver && setState({ isOver }),
    ),
    changeLooks(event) {
      const names = [...LOOK_NAMES, 'tiles'];
      change({ options: { ...omit(state.options, names), ...readForm(formOf(event), names) } }, true);
    },
    changeTiles: (event) => setState({ tiles: Number(inputOf(event).value) }),
    copyHtml(event) {
      const { html } = drawGroup(state);
      void copyFor(elementOf(event), html, 'HTML', query('.snippet code') ?? undefined);
    },
    copyAddress: (event) => void copyFor(elementOf(event), drawGroup(state).link ?? '', 'Address'),
    copyPngAddress: (event) => void copyFor(elementOf(event), drawGroup(state).pngLink, 'Address'),
    saveGroup: () => void files().then(({ saveSvg }) => saveSvg(drawGroup(state).svg, 'team')),
    rename(event) {
      // The title is part of the address, so it must not contain an e-mail address.
      const title = readTitle(inputOf(event).value);
      change({ options: { ...omit(state.options, ['title']), ...(title === '' ? {} : { title }) } }, false);
    },
    changePaper(event) {
      const fields = new FormData(formOf(event));
      setState({ paper: fields.get('paper') as PaperId, isLandscape: fields.has('landscape') });
      showPoster();
    },
    savePoster(event) {
      const sheet = getSheet(state);
      const status = { name: 'The poster', total: sheet.people.length };
      void doWork(status, elementOf(event), showWork, async (signal, onDone) => {
        const { savePoster } = await poster();
        await savePoster(sheet, signal, onDone);
      });
    },
    changeFiles(event) {
      const fields = new FormData(formOf(event));
      setState({ formats: fields.get('formats') as string, size: Number(fields.get('size')) });
    },
    saveZip: (event) => void saveZip(state, elementOf(event), showWork),
    share: (event) => void shareFor(elementOf(event), linkTeam(state), titleOf(state.options)),
    copyLink: (event) => void copyFor(elementOf(event), linkTeam(state), 'Link', query('.team-link') ?? undefined),
    cancel: cancelWork,
  };

  const show = hydrateView(root, (team: TeamState) => renderTeam(team, act), FIRST);
  const canvas = root.querySelector('canvas');
  const preview = poster().then(({ startPreview }) => canvas && startPreview(canvas));

  function showPoster(): void {
    void preview.then((showSheet) => showSheet?.(getSheet(state)));
  }

  function setState(changes: Partial<TeamState>): void {
    state = { ...state, ...changes };
    show(state);
  }

  function showWork(work: TeamState['work']): void {
    setState({ work });
  }

  function showMessage(message: string): void {
    setState({ message });
    announce(message);
  }

  /** Shows other people, or other looks. */
  function showTeam(changes: Partial<TeamState>): void {
    clearTimeout(announceTimer);
    setState({ message: '', ...changes });
    showPoster();
    void showLink();
  }

  async function showLink(): Promise<void> {
    const { list, options } = state;
    const written = await writeTeam(
      list.people.map(({ seed }) => seed),
      options,
    );
    // The team may have changed meanwhile.
    if (state.list === list && state.options === options) setState({ query: written });
  }

  /** Shows a change, and writes it into the address. */
  function change(changes: Partial<TeamState>, isNewEntry: boolean): void {
    showTeam(changes);
    const seeds = state.list.people.map(({ seed }) => seed);
    void address.update(seeds, state.options, isNewEntry);
    announceTimer = setTimeout(() => announce(summarize(state)), ANNOUNCE_DELAY);
  }

  async function read(text: string, isNewEntry: boolean): Promise<void> {
    version += 1;
    const own = version;
    const list = await readTeam(text);
    // A newer text may have been read meanwhile.
    if (own === version) change({ list }, isNewEntry);
  }

  async function readFile(file: File): Promise<void> {
    const content = await readTextFile(file, 'a list of names').catch((error: Error) => showMessage(error.message));
    if (content === undefined) return;
    const list = await readTeam(content);
    const text = list.people.map(({ seed, label }) => writeLine(isEmailHash(seed) ? seed : label)).join('\n');
    version += 1;
    change({ list, text }, true);
  }

  async function open(): Promise<void> {
    const { team: list, options } = await address.read();
    const { isDamaged = false } = list;
    version += 1;
    showTeam({ list, options, text: list.people.map(({ seed }) => writeLine(seed)).join('\n') });
    if (isDamaged)
      showMessage('This link is incomplete: a chat or a mail program has cut it. Please ask for it again.');
  }

  const address = createTeamAddress(addressEditor, () => {
    if (isWall(location.search, location.hash)) location.reload();
    else void open();
  });
  void open();
  // Loaded early, so that the first typed letter does not wait for it.
  void loadParser();
}

/** Shows the wall that the address names, or else the editor. A script in the head (build/frame.ts) has hidden the other one. */
async function start(root: HTMLElement): Promise<void> {
  if (!isWall(location.search, location.hash)) return startTeam(root);
  const address = createTeamAddress(String, () => location.reload());
  const opened = await address.read();
  if (opened.team.people.length > 0) return startWall(opened);
  // Nobody can be read: the editor says why.
  delete document.documentElement.dataset['wall'];
  startTeam(root);
}

// Drawings that are out of sight wait, but not for a printer.
addEventListener('beforeprint', drawAllPending);
const root = document.querySelector<HTMLElement>('#team');
if (root) void start(root);
