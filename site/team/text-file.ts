// A list that a visitor types, pastes, or gives as a text file. It never leaves the page.
import { html, nothing, type TemplateResult } from 'lit/html.js';
import { scrollToFocus } from '../shared/scroll-to-focus.js';
import { field } from '../shared/view.js';

/** The maximum size of a file, in bytes. A larger file is not a list of names. */
const MAX_FILE = 5_000_000;

/**
 * Reads a text file.
 *
 * @param content - its expected content, such as `a list of names`
 * @throws RangeError with a message for visitors where the file is too large, or not a text
 */
export async function readTextFile(file: File, content: string): Promise<string> {
  if (file.size > MAX_FILE) throw new RangeError(`${file.name} is too large to be ${content}.`);
  const text = await file.text();
  if (text.includes('\0')) throw new RangeError(`${file.name} is not a text file. Save the table as CSV first.`);
  return text;
}

/** The callbacks of a form that takes files. */
export type FileActions = Readonly<Record<'chooseFile' | 'takeFile' | 'dropFile', (event: Event) => void>>;

/**
 * Makes the callbacks of a form that takes files.
 *
 * @param root - has the form
 * @param read - called with each file
 * @param setOver - called when a file is dragged over the form, or no longer
 */
export function createFileActions(
  root: HTMLElement,
  read: (file: File) => void,
  setOver: (isOver: boolean) => void,
): FileActions {
  const take = ([file]: Iterable<File>): void => {
    if (file) read(file);
  };
  return {
    chooseFile: () => root.querySelector<HTMLElement>('[type=file]')?.click(),
    takeFile({ currentTarget }) {
      const input = currentTarget as HTMLInputElement;
      take(input.files ?? []);
      // Without this, choosing the same file again would not be a change.
      input.value = '';
    },
    dropFile(event) {
      const { type, dataTransfer } = event as DragEvent;
      if (!dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      setOver(type === 'dragenter' || type === 'dragover');
      if (type === 'drop') take(dataTransfer.files);
    },
  };
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
  act: FileActions & Readonly<Record<'type' | 'clear', (event: Event) => void>>,
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
