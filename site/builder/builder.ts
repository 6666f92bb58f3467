// The builder: controls change one state, and the view shows it.
import { catalogue, readAvatarOptions, selectAvatar, SLOTS, type AvatarOptions, type Slot } from '../../lib/index.js';
import { createAddressSync } from '../shared/address.js';
import { announce } from '../shared/announce.js';
import { EMAIL_HINT, hashEmail } from '../shared/email.js';
import { startTabs } from '../shared/tabs.js';
import { DesignHistory, isSameLook } from './history.js';
import { startHomeAndEnd, startShortcuts } from './keyboard.js';
import { getName, NO_CHOICE, selectShown } from './mascot.js';
import { applySpec, randomizeAll, randomizeSlot } from './random.js';
import { clearSlots, listTrayBlockers, pickAll, pickSlot } from './rules.js';
import { SearchView } from './search-view.js';
import { canBeEmpty, findOwner, nameSlot, readOptionId } from './slots.js';
import { readState, writeState } from './state-address.js';
import { completePacks, FIRST, type Design, type State } from './state.js';
import { startTakingHome } from './take-home.js';
import { View } from './view.js';
import { describeChange } from './words.js';

function readSlot(word: string | undefined): Slot | undefined {
  return SLOTS.find((slot) => slot === word);
}

/** Removes a pack, and from the mascot what the pack brought. */
function removePack(design: Design, pack: string): Design {
  const { spec, packs } = design;
  const ids = SLOTS.map((slot) => {
    const isGone = findOwner(slot, spec[slot]) === pack;
    return [slot, isGone ? (canBeEmpty(slot) ? null : FIRST.spec[slot]) : spec[slot]];
  });
  return { ...design, spec: Object.fromEntries(ids), packs: packs.filter((id) => id !== pack) };
}

/** Wires the builder. */
export function startBuilder(): void {
  const view = new View();
  const address = createAddressSync(readAddress);
  let state: State = readState(location.search);
  const history = new DesignHistory(state);
  const search = new SearchView((fields) => setState({ ...state, ...fields }), useSeed);

  function render(): void {
    view.render(state);
    view.enableHistory(history.canUndo, history.canRedo);
    search.render(state);
  }

  function setState(next: State, message = describeChange(state, next)): void {
    const isNewDesign = !isSameLook(next, state);
    state = next;
    render();
    if (isNewDesign) view.jump();
    if (message !== '') announce(message);
    address.update(() => writeState(state), isNewDesign);
  }

  /** A change that can be undone. */
  function changeDesign(design: Design, message?: string, options = state.options): void {
    history.add(design);
    setState({ ...state, ...design, options }, message);
  }

  /** Takes an e-mail out of the address. */
  function cleanAddress(): void {
    if ((new URLSearchParams(location.search).get('seed') ?? '') === state.name) return;
    address.update(() => writeState(state));
    address.flush();
  }

  function readAddress(): void {
    const next = readState(location.search);
    history.add(next);
    announce(describeChange(state, next));
    state = next;
    cleanAddress();
    render();
  }

  function addPack(pack: string): void {
    changeDesign({ ...state, packs: [...new Set([...state.packs, pack])].toSorted() }, 'Pack added.');
  }

  /** Builds on with the mascot of a seed. */
  function useSeed(seed: string, options: AvatarOptions): void {
    const settings = readAvatarOptions((name) => options[name as keyof AvatarOptions], catalogue);
    const { palette, background, packs } = settings;
    const picks = pickAll(selectShown(seed, settings));
    const design = completePacks({ ...state, name: seed, ...picks, packs: [...state.packs, ...packs] });
    changeDesign(design, undefined, { ...state.options, ...NO_CHOICE, palette, background, packs });
  }

  function dropPack(pack: string): void {
    const packs = state.options.packs.filter((id) => id !== pack);
    changeDesign(removePack(state, pack), 'Pack taken away.', { ...state.options, packs });
  }

  function goTo(direction: 'undo' | 'redo'): void {
    if (!(direction === 'undo' ? history.canUndo : history.canRedo)) return;
    const { name, spec, forced, packs, keep } = history[direction]();
    const next = { ...state, name, spec, forced, packs, keep };
    const change = describeChange(state, next);
    setState(next, `${direction === 'undo' ? 'Undone' : 'Redone'}. ${change}`.trim());
  }

  function toggleKeep(slot: Slot): void {
    const isKept = state.keep.includes(slot);
    const keep = SLOTS.filter((each) => (each === slot ? !isKept : state.keep.includes(each)));
    changeDesign({ ...state, keep }, `${nameSlot(slot)} ${isKept ? 'is open to chance again' : 'is kept'}.`);
  }

  view.root.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement)) return;
    const { name, value, checked } = target;
    const slot = readSlot(name);
    if (slot !== undefined) {
      const id = readOptionId(slot, value);
      if (id !== undefined) changeDesign(completePacks({ ...state, ...pickSlot(state, slot, id) }));
    } else if (name === 'packs') {
      if (checked) addPack(value);
      else dropPack(value);
    }
  });
  view.root.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('button') : null;
    const { randomize, keep, clear, addPack: added, for: place } = button?.dataset ?? {};
    const [randomized, kept, cleared] = [readSlot(randomize), readSlot(keep), readSlot(clear)];
    if (randomized) changeDesign(randomizeSlot(state, randomized));
    if (kept) toggleKeep(kept);
    if (cleared) {
      changeDesign({ ...state, ...clearSlots(state, listTrayBlockers(state, cleared)) });
      view.focusOption(cleared);
    }
    const filled = readSlot(place);
    if (added !== undefined && filled) {
      addPack(added);
      view.focusFirstPart(filled);
    }
  });
  const onClick = (selector: string, listener: (button: HTMLElement) => void): void => {
    const button = document.querySelector<HTMLElement>(selector);
    button?.addEventListener('click', () => listener(button));
  };
  onClick('[data-undo]', () => goTo('undo'));
  onClick('[data-redo]', () => goTo('redo'));
  onClick('[data-randomize-all]', () => changeDesign(randomizeAll(state)));
  onClick('[data-reset]', () => {
    const { name, spec, forced, packs, keep } = FIRST;
    const { size, animated } = state.options;
    view.showNameHint('');
    changeDesign({ name, spec, forced, packs, keep }, 'Back at the beginning.', { ...FIRST.options, size, animated });
  });
  onClick('[data-own-look]', () => {
    const name = getName(state);
    const design = applySpec({ ...state, name }, selectAvatar(name));
    changeDesign(design, undefined, { ...state.options, ...NO_CHOICE });
  });
  view.name.addEventListener('input', () => {
    const name = hashEmail(view.name.value);
    history.rename(name);
    view.showNameHint(name === view.name.value ? '' : EMAIL_HINT);
    setState({ ...state, name }, '');
  });
  // The name is in use as it is typed.
  view.name.form?.addEventListener('submit', (event) => event.preventDefault());
  startTakingHome(view, () => state);
  document.querySelector<HTMLFormElement>('[data-file-options]')?.addEventListener('change', ({ currentTarget }) => {
    const fields = new FormData(currentTarget as HTMLFormElement);
    const [size, png] = [Number(fields.get('size')), Number(fields.get('png'))];
    setState({ ...state, png, options: { ...state.options, size, animated: fields.get('animated') === '1' } });
  });
  startTabs(view.partTabs, (tab) => setState({ ...state, tab }));
  startTabs(view.codeTabs, (code) => setState({ ...state, code }));
  startHomeAndEnd(view.root);
  startShortcuts(
    () => goTo('undo'),
    () => goTo('redo'),
  );
  cleanAddress();
  render();
}
