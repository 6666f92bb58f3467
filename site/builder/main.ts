// The script of the builder: the controls change one state, and the view shows it.
import '../shared/page.js';
import { catalogue } from '../../lib/catalogue.js';
import { readAvatarOptions, selectAvatar, SLOTS, type AvatarOptions } from '../../lib/index.js';
import { line, NO_CHOICE } from '../../lib/options/read.js';
import { createAddressSync, locateSite } from '../shared/address.js';
import { announce } from '../shared/announce.js';
import { copyFor, shareFor } from '../shared/copy-button.js';
import { hintTyped, readTyped } from '../shared/email.js';
import { linkSharePage } from '../shared/links.js';
import { load } from '../shared/load.js';
import { hop } from '../shared/motion.js';
import { findSnippet } from '../shared/snippets.js';
import { buttonOf, formOf, hydrateView, inputOf } from '../shared/view.js';
import {
  applySpec,
  describeChange,
  DesignHistory,
  isSameLook,
  randomizeAll,
  randomizeSlot,
  removePack,
} from './design.js';
import { codeMascot, drawFile, drawStillFile, EXPORT_FORMATS } from './export.js';
import { describeMascot, getName, readState, selectShown, writeState } from './mascot.js';
import { clearSlots, listTrayBlockers, pickAll, pickSlot } from './rules.js';
import { NO_SEARCH } from './search-panel.js';
import type { SeedSearch } from './seed-search.js';
import { nameSlot } from './slots.js';
import { completePacks, FIRST, FIRST_DESIGN, PREFIX_LENGTH, type BuilderState, type Design } from './state.js';
import { FIRST_PAGE, renderBuilder, type BuilderActions, type BuilderPage } from './view.js';

/** Returns the address of the page about the mascot. */
function linkPage(state: BuilderState): string {
  const { seed, options } = describeMascot(state);
  return linkSharePage(seed, options, location.origin);
}

/** Starts the shortcuts for undo and redo. Text fields keep their own undo. */
function startShortcuts(goTo: (direction: 'undo' | 'redo') => void): void {
  addEventListener('keydown', (event) => {
    const { target } = event;
    const isTyping = target instanceof HTMLInputElement && target.type === 'text';
    if (!(event.ctrlKey || event.metaKey) || event.altKey || isTyping) return;
    const key = event.key.toLowerCase();
    const isRedo = (key === 'z' && event.shiftKey) || key === 'y';
    if (!isRedo && key !== 'z') return;
    event.preventDefault();
    goTo(isRedo ? 'redo' : 'undo');
  });
}

function startBuilder(root: HTMLElement): void {
  const address = createAddressSync(readAddress, () => writeState(state));
  const service = locateSite('/builder');
  let state: BuilderState = readState(location.search);
  /** The text that was typed as a name. */
  let typed = '';
  /** The state that is shown while a slider is dragged. */
  let dragged: BuilderState | undefined;
  let isMoreOpen = matchMedia('(width > 720px)').matches;
  const history = new DesignHistory(state);
  let search: SeedSearch | undefined;
  const files = load(() => import('../shared/download.js'));
  const focus = (selector: string): void => root.querySelector<HTMLElement>(selector)?.focus();

  const act: BuilderActions = {
    undo: () => goTo('undo'),
    redo: () => goTo('redo'),
    randomizeAll: () => changeDesign(randomizeAll(state)),
    reset() {
      const { size, animated } = state.options;
      changeDesign(FIRST_DESIGN, 'Started over.', { ...FIRST.options, size, animated });
    },
    toggleMore() {
      isMoreOpen = !isMoreOpen;
      show();
    },
    rename(event) {
      typed = inputOf(event).value;
      const name = readTyped(typed);
      history.rename(name);
      setState({ ...state, name }, '');
    },
    takeOwnLook() {
      const name = getName(state);
      const design = applySpec({ ...state, name }, selectAvatar(name));
      changeDesign(design, undefined, { ...state.options, ...NO_CHOICE });
    },
    copyLink: (event) => void copyFor(buttonOf(event), linkPage(state), 'Link'),
    share: (event) => void shareFor(buttonOf(event), linkPage(state), describeMascot(state).seed),
    saveSvg: () => void files().then(({ saveSvg }) => saveSvg(drawFile(state), getName(state))),
    savePng: () => void files().then(({ savePng }) => savePng(drawStillFile(state), getName(state))),
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
    selectTab(tab) {
      setState({ ...state, tab });
      scrollToTab();
    },
    pick(slot, id) {
      // Colours would hide the palette that is picked.
      const options = slot === 'palette' ? { ...state.options, colors: undefined } : state.options;
      changeDesign(completePacks({ ...state, ...pickSlot(state, slot, id) }), undefined, options);
    },
    showTilt(degrees) {
      dragged = { ...state, ...pickSlot(state, 'tilt', degrees) };
      show();
    },
    randomize: (slot) => changeDesign(randomizeSlot(state, slot)),
    toggleKeep(slot) {
      const isKept = state.keep.includes(slot);
      const keep = SLOTS.filter((each) => (each === slot ? !isKept : state.keep.includes(each)));
      changeDesign(
        { ...state, keep },
        `${nameSlot(slot)}: ${isKept ? 'random choices may change it' : 'kept in random choices'}.`,
      );
    },
    clear(slot) {
      changeDesign({ ...state, ...clearSlots(state, listTrayBlockers(state, slot)) });
      focus(`.options.${slot} :checked`);
    },
    fill(slot, pack) {
      act.addPack(pack);
      focus(`.options.${slot} input:enabled:not(:checked)`);
    },
    addPack(pack) {
      changeDesign({ ...state, packs: [...new Set([...state.packs, pack])].toSorted() }, 'Pack added.');
    },
    dropPack(pack) {
      const packs = state.options.packs.filter((id) => id !== pack);
      changeDesign(removePack(state, pack), 'Pack removed.', { ...state.options, packs });
    },
    toggleSearch(event) {
      event.preventDefault();
      void loadSearch().then((loaded) => loaded.toggle());
    },
    changeSearch(event) {
      const fields = new FormData(formOf(event));
      const match = SLOTS.filter((slot) => fields.getAll('match').includes(slot));
      const prefix = line(fields.get('prefix'), PREFIX_LENGTH) ?? FIRST.prefix;
      search?.announceOdds();
      setState({ ...state, match, prefix, given: fields.get('given') === '1' });
    },
    dropTrait(trait) {
      search?.announceOdds();
      setState({ ...state, match: state.match.filter((slot) => slot !== trait) });
      focus('.search-form .button');
    },
    copySeed: (event, seed) => void copyFor(buttonOf(event), seed, seed, buttonOf(event)),
    useSeed,
  };
  const render = hydrateView(root, (page: BuilderPage) => renderBuilder(page, act), FIRST_PAGE);

  function show(): void {
    const { canUndo, canRedo } = history;
    const hint = state.name === readTyped(typed) ? hintTyped(typed) : '';
    const [shown, { status = NO_SEARCH } = {}] = [dragged ?? state, search];
    render({ state: shown, search: status, canUndo, canRedo, isMoreOpen, hint, service });
  }

  function setState(next: BuilderState, message = describeChange(state, next)): void {
    const isNewDesign = !isSameLook(next, state);
    [state, dragged] = [next, undefined];
    search?.follow(state);
    show();
    if (isNewDesign) hop(root.querySelector('.figure svg'));
    if (message !== '') announce(message);
    address.update(isNewDesign);
  }

  /** Changes the design. The change can be undone. */
  function changeDesign(design: Design, message?: string, options = state.options): void {
    history.add(design);
    setState({ ...state, ...design, options }, message);
  }

  function readAddress(): void {
    const next = readState(location.search);
    history.add(next);
    announce(describeChange(state, next));
    [state, dragged] = [next, undefined];
    search?.follow(state);
    show();
    scrollToTab();
  }

  function useSeed(seed: string, options: AvatarOptions): void {
    const settings = readAvatarOptions((name) => options[name as keyof AvatarOptions], catalogue);
    const { palette, background, packs } = settings;
    const picks = pickAll(selectShown(seed, settings));
    const design = completePacks({ ...state, name: seed, ...picks, packs: [...state.packs, ...packs] });
    changeDesign(design, undefined, { ...state.options, ...NO_CHOICE, palette, background, packs });
  }

  function goTo(direction: 'undo' | 'redo'): void {
    if (!(direction === 'undo' ? history.canUndo : history.canRedo)) return;
    const { name, spec, forced, packs, keep } = history[direction]();
    const next = { ...state, name, spec, forced, packs, keep };
    const change = describeChange(state, next);
    setState(next, `${direction === 'undo' ? 'Undone' : 'Redone'}. ${change}`.trim());
  }

  // In a narrow window, the tabs are one long row that scrolls.
  function scrollToTab(): void {
    const list = root.querySelector<HTMLElement>('.part-tabs');
    const tab = list?.querySelector<HTMLElement>('[aria-selected=true]');
    if (!list || !tab) return;
    const { scrollLeft, clientWidth } = list;
    const begin = tab.offsetLeft - list.offsetLeft;
    const end = begin + tab.offsetWidth;
    if (begin < scrollLeft || end > scrollLeft + clientWidth) {
      list.scrollLeft = begin - (clientWidth - tab.offsetWidth) / 2;
    }
  }

  startShortcuts(goTo);
  address.open();
  // The search is not needed to show the mascot, so it is loaded afterwards.
  const loadSearch = load(async () => {
    const { SeedSearch } = await import('./seed-search.js');
    search = new SeedSearch(show);
    search.follow(state);
    show();
    return search;
  });
}

const root = document.querySelector<HTMLElement>('#builder');
if (root) startBuilder(root);
