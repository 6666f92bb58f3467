// The page of the team: what is pasted, chosen or dropped becomes everybody, in all the forms that one can take along.
import { announce } from '../shared/announce.js';
import { copyFor } from '../shared/copy-button.js';
import { find } from '../shared/dom.js';
import { downloadBlob, downloadSvg } from '../shared/download.js';
import { isEmailHash } from '../shared/email.js';
import { readForm } from '../shared/form.js';
import { omit, type State } from '../shared/options.js';
import { shareFor } from '../shared/share-button.js';
import { hideEmails } from './hide-emails.js';
import { gatherPeople, readTeam, writeLine, type TeamList } from './read-list.js';
import { EXAMPLE, LOOK_NAMES, readLook } from './state.js';
import { TeamAddress } from './team-address.js';
import { TeamView } from './team-view.js';
import { doWork, startCancelling } from './work.js';
import type { FileFormat } from './zip.js';

/** A file that is larger is no list of names. */
const LARGEST_FILE = 5_000_000;
/** Milliseconds without a letter before screen readers are told who is there. */
const SPEAKING_DELAY = 900;

const NOBODY: TeamList = { people: [], duplicates: 0, dropped: 0 };

/** Wires the page. */
export function startTeam(): void {
  const view = new TeamView();
  const list = find('[data-list]', HTMLFormElement);
  const field = find('#people', HTMLTextAreaElement);
  const file = find('[data-file]', HTMLInputElement);
  const looks = find('[data-looks]', HTMLFormElement);
  const title = find('#poster-name', HTMLInputElement);
  let team = NOBODY;
  let state: State = {};
  let speaking: ReturnType<typeof setTimeout> | undefined;
  let typing: ReturnType<typeof setTimeout> | undefined;
  let reading = 0;

  const isExample = (): boolean => team.people.length === 0;
  const listShown = (): TeamList => (isExample() ? gatherPeople(EXAMPLE) : team);

  function show(): void {
    view.render(listShown(), isExample(), state);
    clearTimeout(speaking);
  }

  /** Shows a change, and keeps it in the address. */
  function change(isNewEntry: boolean): void {
    show();
    const seeds = team.people.map(({ seed }) => seed);
    address.update(seeds, state, isNewEntry);
    speaking = setTimeout(() => announce(view.summary), SPEAKING_DELAY);
  }

  async function read(text: string, isNewEntry: boolean): Promise<void> {
    reading += 1;
    const turn = reading;
    const next = await readTeam(text);
    // A letter that was typed meanwhile has been read before.
    if (turn !== reading) return;
    team = next;
    change(isNewEntry);
  }

  async function readFile(given: File | undefined): Promise<void> {
    if (given === undefined) return;
    if (given.size > LARGEST_FILE) {
      view.say(`${given.name} is too large to be a list of names.`);
      return;
    }
    const text = await given.text();
    if (text.includes('\0')) {
      view.say(`${given.name} is no text. Save the table as CSV first.`);
      return;
    }
    const { people, ...rest } = await readTeam(text);
    field.value = people.map(({ seed, label }) => writeLine(isEmailHash(seed) ? seed : label)).join('\n');
    reading += 1;
    team = { people, ...rest };
    change(true);
  }

  async function open(): Promise<void> {
    const opened = await address.read();
    reading += 1;
    ({ team, state } = opened);
    const { isDamaged = false } = opened.team;
    field.value = team.people.map(({ seed }) => writeLine(seed)).join('\n');
    view.fillForms(state);
    show();
    if (isDamaged) view.say('This link was cut on its way, and nobody can tell who was in it. Ask for it once more.');
  }

  const address = new TeamAddress(() => void open());

  // Chromium brings only the line with the caret into sight.
  field.addEventListener('focus', () => field.scrollIntoView({ block: 'nearest' }));
  field.addEventListener('input', (event) => {
    const isPaste = event instanceof InputEvent && event.inputType === 'insertFromPaste';
    // Browsers may tell of a text line by line: it is read once.
    clearTimeout(typing);
    typing = setTimeout(() => void read(field.value, isPaste));
  });
  find('[data-clear]', HTMLElement).addEventListener('click', () => {
    field.value = '';
    void read('', true);
    field.focus();
  });
  find('[data-choose]', HTMLElement).addEventListener('click', () => file.click());
  file.addEventListener('change', () => {
    void readFile(file.files?.[0]);
    // The same file again is another change.
    file.value = '';
  });
  for (const type of ['dragenter', 'dragover', 'dragleave', 'drop'] as const) {
    list.addEventListener(type, (event) => {
      if (!event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      list.classList.toggle('is-over', type === 'dragenter' || type === 'dragover');
      if (type === 'drop') void readFile(event.dataTransfer.files[0]);
    });
  }
  looks.addEventListener('input', () => {
    const names = [...LOOK_NAMES, 'tiles'];
    state = { ...omit(state, names), ...readForm(looks, names) };
    change(true);
  });
  title.addEventListener('input', () => {
    // A title stands in the address, too.
    const given = hideEmails(title.value).text.trim();
    state = { ...omit(state, ['title']), ...(given === '' ? {} : { title: given }) };
    change(false);
  });

  const share = find('[data-share]', HTMLElement);
  share.addEventListener('click', () => void shareFor(share, view.link, state['title'] ?? 'Our team'));
  const copyLink = find('[data-copy-link]', HTMLElement);
  copyLink.addEventListener('click', () => void copyFor(copyLink, view.link, 'Link', find('[data-link]', HTMLElement)));
  const copyHtml = find('[data-copy-html]', HTMLElement);
  copyHtml.addEventListener('click', () => {
    void copyFor(copyHtml, view.group.html, 'HTML', find('[data-group-html]', HTMLElement));
  });
  const copyAddress = find('[data-copy-address]', HTMLElement);
  copyAddress.addEventListener('click', () => void copyFor(copyAddress, view.group.link ?? '', 'Address'));
  find('[data-save-group]', HTMLElement).addEventListener('click', () => downloadSvg(view.group.svg, 'team.svg'));
  const saveZip = find('[data-save-zip]', HTMLElement);
  saveZip.addEventListener('click', () => {
    const fields = new FormData(find('[data-files]', HTMLFormElement));
    const { people } = listShown();
    const order = {
      people,
      formats: (fields.get('format') as string).split(',') as FileFormat[],
      size: Number(fields.get('size')),
      look: readLook(state),
      base: view.site,
    };
    void doWork('The ZIP', people.length, saveZip, async (signal, onDone) => {
      const { makeZip } = await import('./zip.js');
      downloadBlob(await makeZip(order, signal, onDone), 'team.zip');
    });
  });
  startCancelling();
  void open();
}
