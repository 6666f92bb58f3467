// The page of the team: what is pasted, chosen or dropped becomes everybody, in all the forms that one can take along.
import '../shared/page.js';
import { locateSite } from '../shared/address.js';
import { announce } from '../shared/announce.js';
import { copyFor } from '../shared/copy-button.js';
import { downloadBlob, downloadSvg } from '../shared/download.js';
import { isEmailHash } from '../shared/email.js';
import { readForm } from '../shared/form.js';
import { omit } from '../shared/options.js';
import { shareFor } from '../shared/share-button.js';
import { takeOver } from '../shared/view.js';
import { hideEmails } from './hide-emails.js';
import type { Sheet } from './poster-preview.js';
import { loadParser, readTeam, writeLine } from './read-list.js';
import { LOOK_NAMES, readLook, writeTeam, type PaperId } from './state.js';
import { drawShownGroup, linkTeam } from './takeaways.js';
import { TeamAddress } from './team-address.js';
import { FIRST, listShown, renderTeam, summarize, type Team, type TeamActions } from './view.js';
import { cancelWork, doWork } from './work.js';
import type { FileFormat } from './zip.js';

/** A file that is larger is no list of names. */
const LARGEST_FILE = 5_000_000;
/** Milliseconds without a letter before screen readers are told who is there. */
const SPEAKING_DELAY = 900;

function elementOf({ currentTarget }: Event): HTMLElement {
  return currentTarget as HTMLElement;
}

function inputOf({ currentTarget }: Event): HTMLInputElement {
  return currentTarget as HTMLInputElement;
}

function formOf({ currentTarget }: Event): HTMLFormElement {
  return currentTarget as HTMLFormElement;
}

function getSheet(team: Team): Sheet {
  const { options, paper, isLandscape } = team;
  return {
    people: listShown(team),
    title: options['title'] ?? 'Our team',
    look: readLook(options),
    paper,
    isLandscape,
  };
}

function startTeam(root: HTMLElement): void {
  let state: Team = { ...FIRST, site: locateSite('/team') };
  let speaking: ReturnType<typeof setTimeout> | undefined;
  let typing: ReturnType<typeof setTimeout> | undefined;
  let reading = 0;
  const poster = import('./poster-preview.js');
  const query = (selector: string) => root.querySelector<HTMLElement>(selector);

  const act: TeamActions = {
    // Chromium brings only the line with the caret into sight.
    focusList: (event) => elementOf(event).scrollIntoView({ block: 'nearest' }),
    type(event) {
      const isPaste = event instanceof InputEvent && event.inputType === 'insertFromPaste';
      state = { ...state, text: (event.currentTarget as HTMLTextAreaElement).value };
      // Browsers may tell of a text line by line: it is read once.
      clearTimeout(typing);
      typing = setTimeout(() => void read(state.text, isPaste));
    },
    clear() {
      setState({ text: '' });
      void read('', true);
      query('textarea')?.focus();
    },
    chooseFile: () => query('[type=file]')?.click(),
    takeFile(event) {
      const input = inputOf(event);
      void readFile(input.files?.[0]);
      // The same file again is another change.
      input.value = '';
    },
    dropFile(event) {
      const { type, dataTransfer } = event as DragEvent;
      if (!dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      const isOver = type === 'dragenter' || type === 'dragover';
      if (isOver !== state.isOver) setState({ isOver });
      if (type === 'drop') void readFile(dataTransfer.files[0]);
    },
    changeLooks(event) {
      const names = [...LOOK_NAMES, 'tiles'];
      change({ options: { ...omit(state.options, names), ...readForm(formOf(event), names) } }, true);
    },
    changeTiles: (event) => setState({ tiles: Number(inputOf(event).value) }),
    copyHtml(event) {
      const { html } = drawShownGroup(listShown(state), state);
      void copyFor(elementOf(event), html, 'HTML', query('.snippet code') ?? undefined);
    },
    copyAddress: (event) =>
      void copyFor(elementOf(event), drawShownGroup(listShown(state), state).link ?? '', 'Address'),
    saveGroup: () => downloadSvg(drawShownGroup(listShown(state), state).svg, 'team.svg'),
    rename(event) {
      // A title stands in the address, too.
      const title = hideEmails(inputOf(event).value).text.trim();
      change({ options: { ...omit(state.options, ['title']), ...(title === '' ? {} : { title }) } }, false);
    },
    changePaper(event) {
      const fields = new FormData(formOf(event));
      setState({ paper: fields.get('paper') as PaperId, isLandscape: fields.has('landscape') });
      showPoster();
    },
    savePoster(event) {
      const sheet = getSheet(state);
      const order = { name: 'The poster', total: sheet.people.length };
      void doWork(order, elementOf(event), showWork, async (signal, onDone) => {
        const { savePoster } = await poster;
        await savePoster(sheet, signal, onDone);
      });
    },
    changeFiles(event) {
      const fields = new FormData(formOf(event));
      setState({ formats: fields.get('formats') as string, size: Number(fields.get('size')) });
    },
    saveZip(event) {
      const { formats, size, options, site } = state;
      const people = listShown(state);
      const order = { people, formats: formats.split(',') as FileFormat[], size, look: readLook(options), base: site };
      void doWork({ name: 'The ZIP', total: people.length }, elementOf(event), showWork, async (signal, onDone) => {
        const { makeZip } = await import('./zip.js');
        downloadBlob(await makeZip(order, signal, onDone), 'team.zip');
      });
    },
    share: (event) => void shareFor(elementOf(event), linkTeam(state), state.options['title'] ?? 'Our team'),
    copyLink: (event) => void copyFor(elementOf(event), linkTeam(state), 'Link', query('.team-link') ?? undefined),
    cancel: cancelWork,
  };

  const show = takeOver(root, (team: Team) => renderTeam(team, act), FIRST);
  const canvas = root.querySelector('canvas');
  const preview = poster.then(({ startPreview }) => canvas && startPreview(canvas));

  function showPoster(): void {
    void preview.then((showSheet) => showSheet?.(getSheet(state)));
  }

  function setState(changes: Partial<Team>): void {
    state = { ...state, ...changes };
    show(state);
  }

  function showWork(work: Team['work']): void {
    setState({ work });
  }

  function say(message: string): void {
    setState({ message });
    announce(message);
  }

  /** Shows other people, or other looks. */
  function showTeam(changes: Partial<Team>): void {
    clearTimeout(speaking);
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
    // Others may have come meanwhile.
    if (state.list === list && state.options === options) setState({ query: written });
  }

  /** Shows a change, and keeps it in the address. */
  function change(changes: Partial<Team>, isNewEntry: boolean): void {
    showTeam(changes);
    const seeds = state.list.people.map(({ seed }) => seed);
    address.update(seeds, state.options, isNewEntry);
    speaking = setTimeout(() => announce(summarize(state)), SPEAKING_DELAY);
  }

  async function read(text: string, isNewEntry: boolean): Promise<void> {
    reading += 1;
    const turn = reading;
    const list = await readTeam(text);
    // A letter that was typed meanwhile has been read before.
    if (turn === reading) change({ list }, isNewEntry);
  }

  async function readFile(file: File | undefined): Promise<void> {
    if (file === undefined) return;
    if (file.size > LARGEST_FILE) {
      say(`${file.name} is too large to be a list of names.`);
      return;
    }
    const content = await file.text();
    if (content.includes('\0')) {
      say(`${file.name} is no text. Save the table as CSV first.`);
      return;
    }
    const list = await readTeam(content);
    const text = list.people.map(({ seed, label }) => writeLine(isEmailHash(seed) ? seed : label)).join('\n');
    reading += 1;
    change({ list, text }, true);
  }

  async function open(): Promise<void> {
    const { team: list, state: options } = await address.read();
    const { isDamaged = false } = list;
    reading += 1;
    showTeam({ list, options, text: list.people.map(({ seed }) => writeLine(seed)).join('\n') });
    if (isDamaged) say('This link was cut on its way, and nobody can tell who was in it. Ask for it once more.');
  }

  const address = new TeamAddress(() => void open());
  void open();
  // The first letter is not to wait for it.
  void loadParser();
}

const root = document.querySelector<HTMLElement>('#team');
if (root) startTeam(root);
