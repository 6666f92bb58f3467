// The script of the builder: the picker and the fields change one state, and the view shows it.
import '../shared/page.js';
import '../../components/define-picker.js';
import { registerPacks } from '../../components/packs/resources.js';
import type { NaviiPickerElement } from '../../components/picker/navii-picker.js';
import { takeStep } from '../../components/picker/view.js';
import { catalogue } from '../../lib/catalogue.js';
import { readAvatarOptions, SLOTS } from '../../lib/index.js';
import { toLine, NO_CHOICE } from '../../lib/options/read.js';
import { AVATAR_SCHEMA } from '../../lib/options/schema.js';
import { PACKS } from '../../lib/packs/index.js';
import { createAddressSync, locateSite } from '../shared/address.js';
import { copyFor, createSave, shareFor } from '../shared/copy-button.js';
import { hintTyped, readTyped } from '../shared/email.js';
import { linkSharePage } from '../shared/links.js';
import { loadNear } from '../shared/load.js';
import { findSnippet } from '../shared/snippets.js';
import { buttonOf, formOf, hydrateView, inputOf } from '../shared/view.js';
import { fillBrand, giveColors, NO_BRAND, printBrand, readBrand } from './brand.js';
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
  /** The mascots that the visitor has made, and the place of the one that is shown: steps to undo and redo. */
  let [steps, at] = [[state], 0];
  /** Whether a field is typed in: all its texts until it is left are one step. */
  let isTyping = false;
  /** Computes odds, and so is loaded with its panel. */
  let search: SeedSearch | undefined;
  const save = createSave(() => import('../shared/download.js'));

  const act: BuilderActions = {
    pick: ({ currentTarget }) => setState(takeChoice(state, (currentTarget as NaviiPickerElement).value), 'change'),
    another() {
      const variant = (state.options.variant + 1) % (AVATAR_SCHEMA.variant.max + 1);
      setMascot({ ...state, options: { ...state.options, variant } }, 'change');
    },
    undo: () => step(-1),
    redo: () => step(1),
    reset: () => setState(takeChoice(state, ''), 'change'),
    changePacks(event) {
      const boxes = (event.currentTarget as HTMLElement).querySelectorAll<HTMLInputElement>(':checked');
      const packs = Array.from(boxes, ({ value }) => value).toSorted();
      setMascot({ ...state, options: { ...state.options, packs } }, 'change');
    },
    rename(event) {
      typed = inputOf(event).value;
      setMascot({ ...state, name: readTyped(typed) }, event.type);
    },
    // A text that is being typed counts as soon as it is a colour, and is called wrong only when it is finished.
    typeColor(event) {
      const { dataset, value } = inputOf(event);
      const texts = brand.with(Number(dataset['at']), value);
      if (event.type === 'change' || readBrand(texts)) setBrand(texts, event.type);
    },
    // The button goes away: the focus moves to a field.
    setColors(texts, field) {
      setBrand(texts, 'change');
      root.querySelector<HTMLElement>(`#color-${field}`)?.focus();
    },
    copyLink: (event) => void copyFor(buttonOf(event), linkPage(state), 'Link'),
    share: (event) => void shareFor(buttonOf(event), linkPage(state), seedOf(state)),
    saveSvg: (event) => void save(event, ({ saveSvg }) => saveSvg(drawFile(state), seedOf(state))),
    savePng: (event) => void save(event, ({ savePng }) => savePng(drawStillFile(state), seedOf(state))),
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
      search?.toggle();
    },
    changeSearch(event) {
      const fields = new FormData(formOf(event));
      const match = SLOTS.filter((slot) => fields.getAll('match').includes(slot));
      const prefix = toLine(fields.get('prefix'), PREFIX_LENGTH) ?? FIRST.prefix;
      setState({ ...state, match, prefix, given: fields.get('given') === '1' });
    },
    dropTrait(trait) {
      setState({ ...state, match: state.match.filter((slot) => slot !== trait) });
      root.querySelector<HTMLElement>('.search-form .button')?.focus();
    },
    copySeed: (event, seed) => void copyFor(buttonOf(event), seed, seed, buttonOf(event)),
    useSeed(name, given) {
      const { palette, background, packs } = readAvatarOptions((option) => given[option], catalogue);
      setState({ ...state, name, options: { ...state.options, ...NO_CHOICE, palette, background, packs } }, 'change');
    },
  };
  const render = hydrateView(root, (page: BuilderPage) => renderBuilder(page, act), FIRST_PAGE);

  function show(): void {
    const hint = state.name === readTyped(typed) ? hintTyped(typed) : '';
    const [canUndo, canRedo] = [at > 0, at < steps.length - 1];
    render({ state, brand, search: search?.status ?? NO_SEARCH, hint, service, canUndo, canRedo });
  }

  /** @param kind - `change` if the Back button returns to the state before, `input` while a field is typed in */
  function setState(next: BuilderState, kind = ''): void {
    isTyping &&= kind === 'input';
    if (printMascot(next) !== printMascot(state)) {
      if (!isTyping) at += 1;
      isTyping = kind === 'input';
      steps.length = at;
    }
    steps[at] = next;
    replace(next);
    address.update(kind === 'change');
  }

  /** Shows another mascot in the same colours, each in its place. */
  function setMascot(next: BuilderState, kind: string): void {
    setState(next.options.colors ? giveColors(next, readBrand(printBrand(state)) ?? []) : next, kind);
  }

  /** Goes some steps back or forward. Search, code and PNG stay as they are. */
  function step(by: number): void {
    const wanted = steps[at + by];
    if (wanted === undefined) return;
    at += by;
    isTyping = false;
    replace({ ...state, name: wanted.name, options: wanted.options });
    address.update(true);
  }

  function replace(next: BuilderState): void {
    const texts = printBrand(next);
    if (String(texts) !== String(printBrand(state))) brand = texts;
    state = next;
    search?.follow(state);
    show();
  }

  /** Draws the mascot in colours if all texts are colours, and shows the texts as they were typed. */
  function setBrand(texts: readonly string[], kind: string): void {
    const filled = fillBrand(texts, state);
    const colors = readBrand(filled);
    if (colors) setState(giveColors(state, colors), kind);
    brand = filled;
    show();
  }

  function readAddress(): void {
    const next = readState(location.search);
    [brand, steps, at, isTyping] = [printBrand(next), [next], 0, false];
    replace(next);
  }

  // Before the picker reads these keys, which knows its own choices only. A text field has steps of its own.
  const readKeys = (event: KeyboardEvent): void => {
    const found = (event.target as Element).matches('[type=text]') ? undefined : takeStep(event);
    if (found === undefined) return;
    event.stopPropagation();
    act[found](event);
  };
  root.addEventListener('keydown', readKeys, true);

  address.open();
  loadNear(
    root.querySelector('.find') as HTMLElement,
    () => import('./seed-search.js'),
    (module) => {
      search = new module.SeedSearch(state, show);
    },
  );
}

const root = document.querySelector<HTMLElement>('#builder');
// In a task of its own: the modules have just taken one, and a click must not wait for both.
if (root) setTimeout(startBuilder, 0, root);
