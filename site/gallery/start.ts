// The gallery: filters redraw the grid in the page, and the address remembers them.
import { createAddressKeeper } from '../playground/address.js';
import { fillForm, readForm, showRanges } from '../playground/form.js';
import { copyText } from '../playground/save.js';
import { listOptions, OPTION_NAMES, type State } from '../playground/state.js';
import { createCells } from './cells.js';
import { COUNT, listSeeds, PREFIX } from './grid.js';

const NAMES = ['count', 'prefix', ...OPTION_NAMES];

function readQuery(): State {
  const params = new URLSearchParams(location.search);
  return Object.fromEntries(
    NAMES.map((name) => [name, params.getAll(name).join(',')]).filter(([, text]) => text !== ''),
  );
}

function writeQuery(state: State): string {
  const params = new URLSearchParams(listOptions(state).map(([name, text]) => [name, text]));
  const { length } = listSeeds(state);
  if (length !== COUNT.fallback) params.set('count', String(length));
  if (state['prefix'] !== undefined && state['prefix'] !== PREFIX) params.set('prefix', state['prefix']);
  return params.toString();
}

/** Wires the gallery page. */
export function startGallery(): void {
  const form = document.querySelector<HTMLFormElement>('[data-filters]');
  const grid = document.querySelector<HTMLElement>('[data-grid]');
  if (!form || !grid) return;
  const keepAddress = createAddressKeeper();
  const draw = createCells(grid);
  let frame = 0;

  form.addEventListener('submit', (event) => event.preventDefault());
  form.addEventListener('input', () => {
    showRanges(form);
    // One redraw a frame, however fast the slider is dragged.
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => {
      const state = readForm(form, NAMES);
      draw(state);
      keepAddress(() => writeQuery(state));
    });
  });
  grid.addEventListener('click', ({ target }) => {
    if (!(target instanceof HTMLElement)) return;
    const seed = target.dataset['copySeed'];
    if (seed === undefined) return;
    void copyText(seed).then((done) => {
      if (!done) getSelection()?.selectAllChildren(target);
      target.textContent = done ? 'copied' : seed;
      // By then the cell may have another seed.
      setTimeout(() => (target.textContent = target.dataset['copySeed'] ?? seed), 1200);
    });
  });

  const state = readQuery();
  fillForm(form, { count: String(COUNT.fallback), prefix: PREFIX, ...state });
  // The page brings its own grid for an address without a query.
  if (location.search !== '') draw(state);
}
