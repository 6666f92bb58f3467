// A list that a visitor types, pastes, or gives as a text file. It never leaves the page.
import { html, nothing, type TemplateResult } from 'lit/html.js';
import { announce } from '../shared/announce.js';
import { scrollToFocus } from '../shared/focus.js';
import { field } from '../shared/view.js';

/** The maximum size of a file, in bytes. A larger file is not a list of names. */
const MAX_FILE = 5_000_000;

async function readFile(file: File, content: string): Promise<string> {
  if (file.size > MAX_FILE) throw new RangeError(`${file.name} is too large to be ${content}.`);
  const text = await file.text();
  if (text.includes('\0')) throw new RangeError(`${file.name} is not a text file. Save the table as CSV first.`);
  return text;
}

/** The callbacks of a form for a list. */
export type ListActions = Readonly<
  Record<'type' | 'clear' | 'chooseFile' | 'takeFile' | 'dropFile', (event: Event) => void>
>;

/** A page with a list. */
interface ListPage<List> {
  /** The expected content of a file, such as `a list of names`. */
  readonly content: string;
  /** Milliseconds without typing before the text is read. */
  readonly delay: number;
  readonly parse: (text: string) => Promise<List>;
  /** Shows a text, a message, or whether a file is dragged over the form. */
  readonly show: (changes: { readonly text?: string; readonly message?: string; readonly isOver?: boolean }) => void;
  /** Takes the list in a text. */
  readonly take: (list: List, from: 'typing' | 'paste' | 'file', text: string) => void;
}

/** Makes the callbacks of the form for a list, and a function that drops a text which is being read. */
export function createListActions<List>(
  root: HTMLElement,
  { content, delay, parse, show, take }: ListPage<List>,
): { readonly act: ListActions; readonly drop: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Counts the texts that were read: the result of an earlier one is dropped. */
  let version = 0;

  function drop(): void {
    clearTimeout(timer);
    version += 1;
  }

  async function read(text: string, from: 'typing' | 'paste' | 'file'): Promise<void> {
    drop();
    const own = version;
    const list = await parse(text);
    if (own === version) take(list, from, text);
  }

  async function takeFrom([file]: Iterable<File>): Promise<void> {
    try {
      if (!file) return;
      await read(await readFile(file, content), 'file');
    } catch (error) {
      const { message } = error as Error;
      show({ message, isOver: false });
      announce(message);
    }
  }

  const act: ListActions = {
    type(event) {
      const from = event instanceof InputEvent && event.inputType === 'insertFromPaste' ? 'paste' : 'typing';
      const text = (event.currentTarget as HTMLTextAreaElement).value;
      show({ text });
      // Browsers may report a pasted text line by line. It is read once.
      clearTimeout(timer);
      timer = setTimeout(() => void read(text, from), delay);
    },
    clear() {
      show({ text: '' });
      void read('', 'paste');
      root.querySelector('textarea')?.focus();
    },
    chooseFile: () => root.querySelector<HTMLElement>('[type=file]')?.click(),
    takeFile({ currentTarget }) {
      const input = currentTarget as HTMLInputElement;
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

/** A form for a list. */
interface ListForm {
  /** The id of its field. */
  readonly id: string;
  readonly title: string;
  readonly label: string;
  readonly placeholder: string;
  readonly text: string;
  /** How keyboards on a screen write capitals. */
  readonly capitals: 'words' | 'off';
  readonly hint: unknown;
  /** Whether a file is dragged over it. */
  readonly isOver: boolean;
}

/** The form for a list: a field, and buttons to choose a file and to clear the list. */
export function renderListForm(
  { id, title, label, placeholder, text, capitals, hint, isOver }: ListForm,
  act: ListActions,
  more: unknown = nothing,
): TemplateResult {
  return html`<form class="card list scripted ${isOver ? 'is-over' : ''}" method="dialog" aria-labelledby="list-title"
      @dragenter=${act.dropFile} @dragover=${act.dropFile} @dragleave=${act.dropFile} @drop=${act.dropFile}>
      <h2 id="list-title">${title}</h2>
      <label class="legend" for=${id}>${label}</label>
      <textarea id=${id} name=${id} rows="9" placeholder=${placeholder} autocomplete="off" autocapitalize=${capitals}
        spellcheck="false" dir="auto" aria-describedby="list-hint" .value=${field(text)} @focus=${scrollToFocus} @input=${act.type}></textarea>
      <p class="hint" id="list-hint">${hint}</p>
      ${more}
      <div class="actions">
        <button class="button" type="button" @click=${act.chooseFile}>Choose a file</button>
        <button class="button plain" type="button" @click=${act.clear}>Clear</button>
      </div>
      <input type="file" accept=".txt,.csv,.tsv,text/plain,text/csv,text/tab-separated-values" hidden @change=${act.takeFile}>
      <p class="hint drop-hint" aria-hidden="true">…or drop one here</p>
    </form>`;
}
