// The script of the page: the filters of the gallery redraw its grid, and the address keeps them; and the mascot of the day.
import '../shared/page.js';
import { catalogue } from '../../lib/catalogue.js';
import { GALLERY_OPTIONS } from '../../lib/options/table.js';
import { readGallery } from '../../lib/pages/gallery.js';
import { createAddressSync } from '../shared/address.js';
import { copyFor } from '../shared/copy-button.js';
import { listOptions, omit, OPTION_NAMES, readForm, readQuery, type RawTexts } from '../shared/options.js';
import { buttonOf, formOf, hydrateView } from '../shared/view.js';
import { nameOfDay, PRINTED_NAME, renderToday } from './today.js';
import { FIRST, listCells, renderGallery, type GalleryState } from './view.js';

const STATE_NAMES = [...Object.keys(GALLERY_OPTIONS), ...OPTION_NAMES];

function writeQuery(state: RawTexts): string {
  const params = new URLSearchParams(listOptions(state).map(([name, text]) => [name, text]));
  const { count, prefix } = readGallery((name) => state[name], catalogue);
  if (count !== GALLERY_OPTIONS.count.default) params.set('count', String(count));
  if (prefix !== GALLERY_OPTIONS.prefix.default) params.set('prefix', prefix);
  return params.toString();
}

/** Reads the filters. Options without a filter keep their values. */
function mergeFilters(state: RawTexts, form: HTMLFormElement): RawTexts {
  const held = [...new Set(Array.from(form.elements, (control) => control.getAttribute('name') ?? ''))];
  return { ...omit(state, held), ...readForm(form, held) };
}

/** Whether the page was printed with these cells. The service prints the cells of the address, a host of static files cannot. */
function isPrinted(root: HTMLElement, state: RawTexts): boolean {
  const [links, cells] = [root.querySelectorAll<HTMLAnchorElement>('.grid a'), listCells(state)];
  return links.length === cells.length && links[0]?.search === `?${cells[0]?.query}`;
}

function startGallery(root: HTMLElement): void {
  const { update } = createAddressSync(readAddress, () => writeQuery(state.filters));
  const first = readQuery(location.search, STATE_NAMES);
  const show = hydrateView(
    root,
    (next: GalleryState) =>
      renderGallery(next, {
        filter,
        copy: (event, seed) => void copyFor(buttonOf(event), seed, seed, buttonOf(event)),
      }),
    { ...FIRST, cells: isPrinted(root, first) ? first : {} },
  );
  let state: GalleryState = { ...FIRST, filters: first, cells: first };
  let frame = 0;

  function setState(changes: Partial<GalleryState>): void {
    state = { ...state, ...changes };
    show(state);
  }

  function readAddress(): void {
    const filters = readQuery(location.search, STATE_NAMES);
    setState({ filters, cells: filters });
  }

  function filter(event: Event): void {
    const filters = mergeFilters(state.filters, formOf(event));
    state = { ...state, filters, cells: filters };
    // Before the redraw, so that the address is right if the visitor leaves before the next frame.
    update();
    // At most one redraw a frame, however fast the slider is dragged.
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => show(state));
  }

  show(state);
}

const root = document.querySelector<HTMLElement>('#gallery');
if (root) startGallery(root);
const today = document.querySelector<HTMLElement>('#today');
if (today) hydrateView(today, renderToday, PRINTED_NAME)(nameOfDay(new Date()));
