// The gallery: filters redraw the grid in the page, and the address remembers them.
import { readGallery } from '../../lib/gallery.js';
import { GALLERY_OPTIONS } from '../../lib/options/table.js';
import { createAddressKeeper } from '../shared/address.js';
import { copyText } from '../shared/clipboard.js';
import { fillForm, readForm, showRanges } from '../shared/form.js';
import { listOptions, omit, OPTION_NAMES, type State } from '../shared/state.js';
import { createCells } from './cells.js';

const NAMES = ['count', 'prefix', ...OPTION_NAMES];

function readQuery(): State {
  const params = new URLSearchParams(location.search);
  // The first wins where one repeats, as it does on the service.
  return Object.fromEntries(NAMES.map((name) => [name, params.get(name) ?? '']).filter(([, text]) => text !== ''));
}

function writeQuery(state: State): string {
  const params = new URLSearchParams(listOptions(state).map(([name, text]) => [name, text]));
  const { count, prefix } = readGallery((name) => state[name]);
  if (count !== GALLERY_OPTIONS.count.default) params.set('count', String(count));
  if (prefix !== GALLERY_OPTIONS.prefix.default) params.set('prefix', prefix);
  return params.toString();
}

/** Takes from the filters what they hold; the rest of a state stays as it came. */
function mergeFilters(state: State, form: HTMLFormElement): State {
  const held = [...new Set(Array.from(form.elements, (control) => control.getAttribute('name') ?? ''))];
  return { ...omit(state, held), ...readForm(form, held) };
}

/** Where the packs are a strip to be pushed along, brings the first that is picked into sight. */
function showPicked(form: HTMLFormElement): void {
  const picked = form.querySelector<HTMLElement>('label:has(:checked)');
  const strip = picked?.parentElement;
  if (strip) strip.scrollLeft = picked.offsetLeft - strip.clientWidth / 3;
}

/** Makes the seeds copy themselves. */
function startCopying(grid: HTMLElement, status: HTMLElement): void {
  grid.addEventListener('click', ({ target }) => {
    if (!(target instanceof HTMLElement)) return;
    const seed = target.dataset['copySeed'];
    if (seed === undefined) return;
    void copyText(seed).then((done) => {
      // What is copied is seen on the button, and only said here.
      status.classList.toggle('hidden', done);
      status.textContent = done ? `${seed} is copied` : `Copying is not allowed here: ${seed} is selected instead`;
      // Another text would undo the selection.
      if (!done) return getSelection()?.selectAllChildren(target);
      target.textContent = 'copied';
      // By then the cell may have another seed.
      setTimeout(() => (target.textContent = target.dataset['copySeed'] ?? seed), 1200);
    });
  });
  // It has been said when the visitor goes on.
  for (const type of ['pointerdown', 'keydown']) addEventListener(type, () => (status.textContent = ''));
}

/** Wires the gallery page. */
export function startGallery(): void {
  const form = document.querySelector<HTMLFormElement>('[data-filters]');
  const grid = document.querySelector<HTMLElement>('[data-grid]');
  const status = document.querySelector<HTMLElement>('[data-status]');
  const template = document.querySelector('template[data-cell]')?.innerHTML;
  if (!form || !grid || !status || template === undefined) return;
  const { keep } = createAddressKeeper();
  const draw = createCells(grid, template);
  let state = readQuery();
  let frame = 0;

  form.addEventListener('submit', (event) => event.preventDefault());
  form.addEventListener('input', () => {
    showRanges(form);
    state = mergeFilters(state, form);
    // Not with the redraw: whoever leaves before the next frame comes back to this.
    keep(() => writeQuery(state));
    // One redraw a frame, however fast the slider is dragged.
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => draw(state));
  });
  startCopying(grid, status);

  const { count, prefix } = readGallery((name) => state[name]);
  fillForm(form, { ...state, count: String(count), prefix });
  showPicked(form);
  // A host of files does not read the query: the grid may still be that of an address without one.
  draw(state);
}
