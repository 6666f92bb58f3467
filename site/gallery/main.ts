import { catalogue } from '../../lib/index.js';
import { GALLERY_OPTIONS } from '../../lib/options/table.js';
// The gallery: filters redraw the grid in the page, and the address remembers them.
import { readGallery } from '../../lib/pages/gallery.js';
import { createAddressSync } from '../shared/address.js';
import { copyText } from '../shared/clipboard.js';
import { readForm } from '../shared/form.js';
import { listOptions, omit, OPTION_NAMES, type State } from '../shared/options.js';
import { startSearch } from '../shared/start-search.js';
import { startTheme } from '../shared/theme.js';
import { takeOver } from '../shared/view.js';
import { FIRST, listCells, renderGallery, type Gallery } from './view.js';

const STATE_NAMES = [...Object.keys(GALLERY_OPTIONS), ...OPTION_NAMES];

/** Milliseconds for which a button says that its seed is copied. */
const MESSAGE_TIME = 1200;

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
function scrollToCheckedPack(root: HTMLElement): void {
  const label = root.querySelector<HTMLElement>('label:has(:checked)');
  const row = label?.parentElement;
  if (row) row.scrollLeft = label.offsetLeft - row.clientWidth / 3;
}

/** Whether the page came with the cells of a state: a service prints those of the address, a host of files cannot. */
function isPrinted(root: HTMLElement, state: State): boolean {
  const [links, cells] = [root.querySelectorAll<HTMLAnchorElement>('.grid a'), listCells(state)];
  return links.length === cells.length && links[0]?.search === `?${cells[0]?.query}`;
}

function startGallery(root: HTMLElement): void {
  const { update } = createAddressSync(readAddress);
  const asked = readQuery();
  const show = takeOver(
    root,
    (state: Gallery) => renderGallery(state, { filter, copy: (button, seed) => void copy(button, seed) }),
    {
      ...FIRST,
      cells: isPrinted(root, asked) ? asked : {},
    },
  );
  let state: Gallery = { ...FIRST, filters: asked, cells: asked };
  let frame = 0;

  function setState(changes: Partial<Gallery>): void {
    state = { ...state, ...changes };
    show(state);
  }

  function readAddress(): void {
    const filters = readQuery();
    setState({ filters, cells: filters });
  }

  function filter({ currentTarget }: Event): void {
    const filters = mergeFilters(state.filters, currentTarget as HTMLFormElement);
    state = { ...state, filters, cells: filters };
    // Before the redraw, so that the address is right even if the visitor leaves before the next frame.
    update(() => writeQuery(state.filters));
    // One redraw a frame, however fast the slider is dragged.
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => show(state));
  }

  async function copy(button: HTMLElement, seed: string): Promise<void> {
    const isCopied = await copyText(seed);
    // The button shows that the seed was copied: the status is for screen readers only.
    const text = isCopied ? `${seed} is copied` : `Copying is not allowed here: ${seed} is selected instead`;
    setState({ status: { text, isShown: !isCopied }, copied: isCopied ? seed : undefined });
    // The visitor can copy the selected seed.
    if (!isCopied) getSelection()?.selectAllChildren(button);
    else setTimeout(() => state.copied === seed && setState({ copied: undefined }), MESSAGE_TIME);
  }

  // The next action of the visitor removes the message.
  for (const type of ['pointerdown', 'keydown']) {
    addEventListener(type, () => state.status.text !== '' && setState({ status: FIRST.status }));
  }
  show(state);
  scrollToCheckedPack(root);
}

const root = document.querySelector<HTMLElement>('#gallery');
startTheme();
startSearch();
if (root) startGallery(root);
