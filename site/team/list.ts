// The list of a team, which a visitor types, pastes, or gives as a text file. It never leaves the page.
import { html, type TemplateResult } from 'lit/html.js';
import { gatherPeople } from '../../lib/pages/team.js';
import { announce } from '../shared/announce.js';
import { scrollToFocus } from '../shared/focus.js';
import { load } from '../shared/load.js';
import { field, inputOf, type Actions } from '../shared/view.js';
import { isExample, type TeamList, type TeamState } from './state.js';

/** Loads the module that finds names in a text. The example, and a team from the address, do not need it. */
export const loadParser = () => load(() => import('./find-names.js'))();

/**
 * Reads the people in a text.
 *
 * @param text - names or e-mail addresses, one a line or between commas; or a table as Excel, Google and Slack export it
 */
export async function readTeam(text: string): Promise<TeamList> {
  const { findNames } = await loadParser();
  const { names, ...how } = await findNames(text.replace(/^\ufeff/, ''));
  return { ...gatherPeople(names), ...how };
}

/** Writes a name as one line of a list, so that it is read as the same name. */
export function writeLine(name: string): string {
  return /[,;\t"]/.test(name) ? `"${name.replaceAll('"', '""')}"` : name;
}

/** The maximum size of a file, in bytes. A larger file is not a list of names. */
const MAX_FILE = 5_000_000;

async function readFile(file: File): Promise<string> {
  if (file.size > MAX_FILE) throw new RangeError(`${file.name} is too large to be a list of names.`);
  const text = await file.text();
  if (text.includes('\0')) throw new RangeError(`${file.name} is not a text file. Save the table as CSV first.`);
  return text;
}

type Origin = 'typing' | 'paste' | 'file';

/** The callbacks of the form. */
export type ListActions = Actions<'type' | 'clear' | 'chooseFile' | 'takeFile' | 'dropFile'>;

/**
 * Makes the callbacks of the form, and a function that drops a text which is being read.
 *
 * @param show - shows a text, what is wrong with a file, or whether a file is dragged over the form
 * @param take - takes the people in a text
 */
export function createListActions(
  root: HTMLElement,
  show: (changes: Partial<Pick<TeamState, 'text' | 'problem' | 'isOver'>>) => void,
  take: (list: TeamList, from: Origin) => void,
): { readonly act: ListActions; readonly drop: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Counts the texts that were read: the result of an earlier one is dropped. */
  let version = 0;

  function drop(): void {
    clearTimeout(timer);
    version += 1;
  }

  async function read(text: string, from: Origin): Promise<void> {
    drop();
    const own = version;
    const list = await readTeam(text);
    if (own === version) take(list, from);
  }

  async function takeFrom([file]: Iterable<File>): Promise<void> {
    try {
      if (file) await read(await readFile(file), 'file');
    } catch (error) {
      const { message: problem } = error as Error;
      show({ problem, isOver: false });
      announce(problem);
    }
  }

  const act: ListActions = {
    type(event) {
      const from = event instanceof InputEvent && event.inputType === 'insertFromPaste' ? 'paste' : 'typing';
      const text = inputOf(event).value;
      show({ text });
      // Browsers may report a pasted text line by line. It is read once.
      clearTimeout(timer);
      timer = setTimeout(() => void read(text, from));
    },
    clear() {
      show({ text: '' });
      void read('', 'paste');
      root.querySelector('textarea')?.focus();
    },
    chooseFile: () => root.querySelector<HTMLElement>('[type=file]')?.click(),
    takeFile(event) {
      const input = inputOf(event);
      void takeFrom([...(input.files ?? [])]);
      // Without this, choosing the same file again would not be a change.
      input.value = '';
    },
    dropFile(event) {
      const { type, dataTransfer } = event as DragEvent;
      if (!dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      show({ isOver: type === 'dragenter' || type === 'dragover' });
      if (type === 'drop') void takeFrom(dataTransfer.files);
    },
  };
  return { act, drop };
}

/** The form: a field, and buttons to choose a file and to clear the list. */
export function renderList(team: TeamState, act: ListActions): TemplateResult {
  const { text, isOver, problem } = team;
  const isWrong = problem !== '' && isExample(team) && text.trim() !== '';
  return html`<form class="card list scripted ${isOver ? 'is-over' : ''}" method="dialog"
      @dragenter=${act.dropFile} @dragover=${act.dropFile} @dragleave=${act.dropFile} @drop=${act.dropFile}>
      <h2><label for="people">Paste your list</label></h2>
      <textarea id="people" name="people" rows="9" placeholder=${'Ada\nGrace\nMargaret\nHedy\n…'} autocomplete="off" autocapitalize="words"
        spellcheck="false" dir="auto" aria-invalid=${isWrong} aria-describedby="list-problem list-hint" .value=${field(text)} @focus=${scrollToFocus} @input=${act.type}></textarea>
      <p class="hint problem" id="list-problem">${problem}</p>
      <p class="hint" id="list-hint">Names, e-mails or user ids, one per line. Or a table from Excel, Google or Slack. The names are in the link. E-mail addresses are hashed first.</p>
      <div class="actions">
        <button class="button plain" type="button" @click=${act.chooseFile}>Choose a file</button>
        <button class="button plain" type="button" ?hidden=${isExample(team) && text === ''} @click=${act.clear}>Start over</button>
      </div>
      <input type="file" accept=".txt,.csv,.tsv,text/plain,text/csv,text/tab-separated-values" hidden @change=${act.takeFile}>
    </form>`;
}
