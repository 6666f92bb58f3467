// The gallery: filters redraw the grid in the page, and the address remembers them.
import { readGallery } from '../../lib/gallery.js';
import { catalogue } from '../../lib/index.js';
import { GALLERY_OPTIONS } from '../../lib/options/table.js';
import { createAddressSync } from '../shared/address.js';
import { copyText } from '../shared/clipboard.js';
import { fillForm, readForm, showRanges } from '../shared/form.js';
import { listOptions, omit, OPTION_NAMES, type State } from '../shared/options.js';
import { createCells } from './cells.js';

const STATE_NAMES = [...Object.keys(GALLERY_OPTIONS), ...OPTION_NAMES];

function readQuery(): State {
  const params = new URLSearchParams(location.search);
  // The first of several texts counts, as on the service.
  return Object.fromEntries(
    STATE_NAMES.map((name) => [name, params.get(name) ?? '']).filter(([, text]) => text !== ''),
  );
}

function writeQuery(state: State): string {
  const params = new URLSearchParams(listOptions(state).map(([name, text]) => [name, text]));
  const { count, prefix } = readGallery((name) => state[name], catalogue);
  if (count !== GALLERY_OPTIONS.count.default) params.set('count', String(count));
  if (prefix !== GALLERY_OPTIONS.prefix.default) params.set('prefix', prefix);
  return params.toString();
}

/** Reads the filters into a state. The options that have no filter stay as they are. */
function mergeFilters(state: State, form: HTMLFormElement): State {
  const held = [...new Set(Array.from(form.elements, (control) => control.getAttribute('name') ?? ''))];
  return { ...omit(state, held), ...readForm(form, held) };
}

/** Scrolls to the first pack that is checked, where the packs are one long row. */
function scrollToCheckedPack(form: HTMLFormElement): void {
  const label = form.querySelector<HTMLElement>('label:has(:checked)');
  const row = label?.parentElement;
  if (row) row.scrollLeft = label.offsetLeft - row.clientWidth / 3;
}

/** Makes a click on a seed copy it. */
function startCopying(grid: HTMLElement, status: HTMLElement): void {
  grid.addEventListener('click', ({ target }) => {
    if (!(target instanceof HTMLElement)) return;
    const seed = target.dataset['copySeed'];
    if (seed === undefined) return;
    void copyText(seed).then((done) => {
      // The button shows that the seed was copied: the status is for screen readers only.
      status.classList.toggle('hidden', done);
      status.textContent = done ? `${seed} is copied` : `Copying is not allowed here: ${seed} is selected instead`;
      // The visitor can copy the selected seed. Another text in the button would undo the selection.
      if (!done) return getSelection()?.selectAllChildren(target);
      target.textContent = 'copied';
      // The cell may have another seed by then.
      setTimeout(() => (target.textContent = target.dataset['copySeed'] ?? seed), 1200);
    });
  });
  // The next action of the visitor removes the message.
  for (const type of ['pointerdown', 'keydown']) addEventListener(type, () => (status.textContent = ''));
}

/** Wires the gallery page. */
export function startGallery(): void {
  const form = document.querySelector<HTMLFormElement>('[data-filters]');
  const grid = document.querySelector<HTMLElement>('[data-grid]');
  const status = document.querySelector<HTMLElement>('[data-status]');
  const template = document.querySelector('template[data-cell]')?.innerHTML;
  if (!form || !grid || !status || template === undefined) return;
  const { update } = createAddressSync();
  const renderCells = createCells(grid, template);
  let state = readQuery();
  let frame = 0;

  form.addEventListener('submit', (event) => event.preventDefault());
  form.addEventListener('input', () => {
    showRanges(form);
    state = mergeFilters(state, form);
    // Before the redraw, so that the address is right even if the visitor leaves before the next frame.
    update(() => writeQuery(state));
    // One redraw a frame, however fast the slider is dragged.
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => renderCells(state));
  });
  startCopying(grid, status);

  const { count, prefix } = readGallery((name) => state[name], catalogue);
  fillForm(form, { ...state, count: String(count), prefix });
  scrollToCheckedPack(form);
  // A host of files does not read the query: the grid may still be that of an address without one.
  renderCells(state);
}
