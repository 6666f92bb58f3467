// The script of the builder: the picker and the fields change one state, and the view shows it.
import '../shared/page.js';
import '../../components/define-picker.js';
import { registerPacks } from '../../components/packs/resources.js';
import type { NaviiPickerElement } from '../../components/picker/navii-picker.js';
import { catalogue } from '../../lib/catalogue.js';
import { readAvatarOptions, SLOTS, type AvatarOptions } from '../../lib/index.js';
import { toLine, NO_CHOICE } from '../../lib/options/read.js';
import { AVATAR_SCHEMA } from '../../lib/options/schema.js';
import { PACKS } from '../../lib/packs/index.js';
import { createAddressSync, locateSite } from '../shared/address.js';
import { copyFor, saveFor, shareFor } from '../shared/copy-button.js';
import { hintTyped, readTyped } from '../shared/email.js';
import { linkSharePage } from '../shared/links.js';
import { load } from '../shared/load.js';
import { findSnippet } from '../shared/snippets.js';
import { buttonOf, formOf, hydrateView, inputOf } from '../shared/view.js';
import { fillBrand, NO_BRAND, printBrand, readBrand } from './brand.js';
import { codeMascot, drawFile, drawStillFile, EXPORT_FORMATS } from './export.js';
import { NO_SEARCH } from './search-panel.js';
import type { SeedSearch } from './seed-search.js';
import {
  describeMascot,
  FIRST,
  PREFIX_LENGTH,
  readState,
  seedOf,
  takeChoice,
  writeState,
  type BuilderState,
} from './state.js';
import { FIRST_PAGE, renderBuilder, type BuilderActions, type BuilderPage } from './view.js';

// The page has all packs anyway.
registerPacks(PACKS);

const printMascot = (state: BuilderState): string => JSON.stringify(describeMascot(state));

/** Returns the address of the page about the mascot. */
function linkPage(state: BuilderState): string {
  const { seed, options } = describeMascot(state);
  return linkSharePage(seed, options, location.origin);
}

function startBuilder(root: HTMLElement): void {
  const address = createAddressSync(readAddress, () => writeState(state));
  const service = locateSite('/builder');
  let state: BuilderState = readState(location.search);
  /** The text that was typed as a name. */
  let typed = '';
  /** The texts of the fields for colours. */
  let brand = NO_BRAND;
  /** The states before the visitor's changes of the mascot, and those that were undone. */
  let [past, future]: [BuilderState[], BuilderState[]] = [[], []];
  /** The field that is typed in: all its texts until it is left are one step to undo. */
  let typing = '';
  let search: SeedSearch | undefined;
  const files = load(() => import('../shared/download.js'));

  const act: BuilderActions = {
    pick: ({ currentTarget }) => setState(takeChoice(state, (currentTarget as NaviiPickerElement).value), true),
    another() {
      const variant = (state.options.variant + 1) % (AVATAR_SCHEMA.variant.max + 1);
      setState({ ...state, options: { ...state.options, variant } }, true);
    },
    undo: () => step(past, future),
    redo: () => step(future, past),
    reset: () => setState(takeChoice(state, ''), true),
    changePacks(event) {
      const boxes = (event.currentTarget as HTMLElement).querySelectorAll<HTMLInputElement>(':checked');
      const packs = Array.from(boxes, ({ value }) => value).toSorted();
      setState({ ...state, options: { ...state.options, packs } }, true);
    },
    rename(event) {
      typed = inputOf(event).value;
      setState({ ...state, name: readTyped(typed) }, event.type === 'change', undefined, 'name');
    },
    // A text that is being typed counts as soon as it is a colour, and is called wrong only when it is finished.
    typeColor(event) {
      const texts = takeColor(inputOf(event));
      if (readBrand(texts)) setBrand(texts, false, 'colors');
    },
    changeColor: (event) => setBrand(takeColor(inputOf(event)), true),
    // Their buttons go away: the focus moves to the field.
    useColor(at, hex) {
      setBrand(brand.with(at, hex), true);
      root.querySelector<HTMLElement>(`#color-${at}`)?.focus();
    },
    dropColors() {
      setBrand(NO_BRAND, true);
      root.querySelector<HTMLElement>('#color-0')?.focus();
    },
    copyLink: (event) => void copyFor(buttonOf(event), linkPage(state), 'Link'),
    share: (event) => void shareFor(buttonOf(event), linkPage(state), seedOf(state)),
    saveSvg: (event) =>
      void saveFor(
        buttonOf(event),
        files().then(({ saveSvg }) => saveSvg(drawFile(state), seedOf(state))),
      ),
    savePng: (event) =>
      void saveFor(
        buttonOf(event),
        files().then(({ savePng }) => savePng(drawStillFile(state), seedOf(state))),
      ),
    selectCode: (code) => setState({ ...state, code }),
    changeFiles(event) {
      const fields = new FormData(formOf(event));
      const [size, png] = [Number(fields.get('size')), Number(fields.get('png'))];
      setState({ ...state, png, options: { ...state.options, size, animated: fields.get('animated') === '1' } });
    },
    copyCode(event) {
      const code = findSnippet(EXPORT_FORMATS, state.code).write(codeMascot(state), service);
      void copyFor(buttonOf(event), code, 'Code', root.querySelector('#code code') ?? undefined);
    },
    toggleSearch(event) {
      event.preventDefault();
      void loadSearch().then((loaded) => loaded.toggle());
    },
    changeSearch(event) {
      const fields = new FormData(formOf(event));
      const match = SLOTS.filter((slot) => fields.getAll('match').includes(slot));
      const prefix = toLine(fields.get('prefix'), PREFIX_LENGTH) ?? FIRST.prefix;
      search?.announceOdds();
      setState({ ...state, match, prefix, given: fields.get('given') === '1' });
    },
    dropTrait(trait) {
      search?.announceOdds();
      setState({ ...state, match: state.match.filter((slot) => slot !== trait) });
      root.querySelector<HTMLElement>('.search-form .button')?.focus();
    },
    copySeed: (event, seed) => void copyFor(buttonOf(event), seed, seed, buttonOf(event)),
    useSeed(name, given: AvatarOptions) {
      const { palette, background, packs } = readAvatarOptions(
        (option) => given[option as keyof AvatarOptions],
        catalogue,
      );
      setState({ ...state, name, options: { ...state.options, ...NO_CHOICE, palette, background, packs } }, true);
    },
  };
  const render = hydrateView(root, (page: BuilderPage) => renderBuilder(page, act), FIRST_PAGE);

  function show(): void {
    search?.follow(state);
    const hint = state.name === readTyped(typed) ? hintTyped(typed) : '';
    const steps = { canUndo: past.length > 0, canRedo: future.length > 0 };
    render({ state, brand, search: search?.status ?? NO_SEARCH, hint, service, ...steps });
  }

  /**
   * @param isNewEntry - whether the Back button returns to the state before
   * @param texts - the texts of the fields for colours, if they were typed
   * @param field - the field that is typed in
   */
  function setState(next: BuilderState, isNewEntry = false, texts?: readonly string[], field = ''): void {
    if (printMascot(next) !== printMascot(state)) {
      if (field === '' || field !== typing) past.push(state);
      future = [];
    }
    typing = isNewEntry ? '' : field;
    replace(next, texts);
    address.update(isNewEntry);
  }

  /** Goes a step back or forward. Search, code and PNG stay as they are. */
  function step(from: BuilderState[], to: BuilderState[]): void {
    const wanted = from.pop();
    if (wanted === undefined) return;
    to.push(state);
    typing = '';
    replace({ ...state, name: wanted.name, options: wanted.options });
    address.update(true);
  }

  function replace(next: BuilderState, texts?: readonly string[]): void {
    if (texts !== undefined) brand = texts;
    else if (String(next.options.colors) !== String(state.options.colors)) brand = printBrand(next);
    state = next;
    show();
  }

  function takeColor({ dataset, value }: HTMLInputElement): readonly string[] {
    return brand.with(Number(dataset['at']), value);
  }

  /** Shows the texts of the colours, and draws the mascot in them if all are colours. */
  function setBrand(texts: readonly string[], isNewEntry?: boolean, field?: string): void {
    const filled = fillBrand(texts, state);
    const colors = readBrand(filled);
    if (colors === undefined) {
      brand = filled;
      show();
      return;
    }
    const options = { ...state.options, colors: colors.length === 0 ? undefined : colors };
    setState({ ...state, options }, isNewEntry, filled, field);
  }

  function readAddress(): void {
    state = readState(location.search);
    brand = printBrand(state);
    [past, future, typing] = [[], [], ''];
    show();
  }

  // Before the picker reads these keys, which knows its own choices only. A text field has steps of its own.
  const readKeys = (event: KeyboardEvent): void => {
    const key = event.key.toLowerCase();
    const isRedo = key === 'y' || (key === 'z' && event.shiftKey);
    const isText = (event.target as Element).matches('[type=text]');
    if (isText || !(event.ctrlKey || event.metaKey) || event.altKey || (!isRedo && key !== 'z')) return;
    event.preventDefault();
    event.stopPropagation();
    act[isRedo ? 'redo' : 'undo'](event);
  };
  root.addEventListener('keydown', readKeys, true);

  address.open();
  // The search is not needed to show the mascot, so it is loaded afterwards.
  const loadSearch = load(async () => {
    const { SeedSearch } = await import('./seed-search.js');
    search = new SeedSearch(show);
    show();
    return search;
  });
}

const root = document.querySelector<HTMLElement>('#builder');
if (root) startBuilder(root);
