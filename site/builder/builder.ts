// The builder: controls change one state, and the view shows it.
import { selectAvatar, SLOTS, type Slot } from '../../lib/index.js';
import { createAddressSync } from '../shared/address.js';
import { announce } from '../shared/announce.js';
import { copyFor } from '../shared/copy-button.js';
import { downloadPng, downloadSvg } from '../shared/download.js';
import { hashEmail } from '../shared/email.js';
import { startTabs } from '../shared/tabs.js';
import { drawFile, drawStillFile, nameFile } from './export.js';
import { DesignHistory } from './history.js';
import { startHomeAndEnd, startShortcuts } from './keyboard.js';
import { applySpec, randomizeAll, randomizeSlot } from './random.js';
import { clearSlots, listTrayBlockers, setSlot } from './rules.js';
import { SearchView } from './search-view.js';
import { canBeEmpty, findOwner, nameSlot, readOptionId } from './slots.js';
import { completePacks, FIRST, readState, SIZES, writeDesign, writeState, type Design, type State } from './state.js';
import { View } from './view.js';
import { describeChange } from './words.js';

function readSlot(word: string | undefined): Slot | undefined {
  return SLOTS.find((slot) => slot === word);
}

/** Removes a pack, and from the mascot what the pack brought. */
function removePack({ spec, packs, keep }: Design, pack: string): Design {
  const ids = SLOTS.map((slot) => {
    const isGone = findOwner(slot, spec[slot]) === pack;
    return [slot, isGone ? (canBeEmpty(slot) ? null : FIRST.spec[slot]) : spec[slot]];
  });
  return { spec: Object.fromEntries(ids), packs: packs.filter((id) => id !== pack), keep };
}

/** Wires the builder. */
export function startBuilder(): void {
  const view = new View();
  const address = createAddressSync(readAddress);
  let state: State = readState(location.search);
  const history = new DesignHistory(state);
  const search = new SearchView((fields) => setState({ ...state, ...fields }));

  function render(): void {
    view.render(state);
    view.enableHistory(history.canUndo, history.canRedo);
    search.render(state);
  }

  function setState(next: State, message = describeChange(state, next)): void {
    const isNewDesign = writeDesign(next) !== writeDesign(state);
    state = next;
    render();
    if (isNewDesign) view.jump();
    if (message !== '') announce(message);
    address.update(() => writeState(state), isNewDesign);
  }

  /** A change that can be undone. */
  function changeDesign(design: Design, message?: string): void {
    history.add(design);
    setState({ ...state, ...design }, message);
  }

  function readAddress(): void {
    const next = readState(location.search);
    history.add(next);
    announce(describeChange(state, next));
    state = next;
    render();
  }

  function goTo(direction: 'undo' | 'redo'): void {
    if (!(direction === 'undo' ? history.canUndo : history.canRedo)) return;
    const { spec, packs, keep } = history[direction]();
    const next = { ...state, spec, packs, keep };
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
      if (id !== undefined) changeDesign(completePacks({ ...state, spec: setSlot(state.spec, slot, id) }));
    } else if (name === 'packs') {
      const added = [...state.packs, value].toSorted();
      changeDesign(
        checked ? { ...state, packs: added } : removePack(state, value),
        `Pack ${checked ? 'added' : 'taken away'}.`,
      );
    }
  });
  view.root.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('button') : null;
    const { randomize, keep, clear } = button?.dataset ?? {};
    const [randomized, kept, cleared] = [readSlot(randomize), readSlot(keep), readSlot(clear)];
    if (randomized) changeDesign(randomizeSlot(state, randomized));
    if (kept) toggleKeep(kept);
    if (cleared) {
      changeDesign({ ...state, spec: clearSlots(state.spec, listTrayBlockers(state, cleared)) });
      view.focusOption(cleared);
    }
  });
  const onClick = (selector: string, listener: (button: HTMLElement) => void): void => {
    const button = document.querySelector<HTMLElement>(selector);
    button?.addEventListener('click', () => listener(button));
  };
  onClick('[data-undo]', () => goTo('undo'));
  onClick('[data-redo]', () => goTo('redo'));
  onClick('[data-randomize-all]', () => changeDesign(randomizeAll(state)));
  onClick('[data-reset]', () => changeDesign({ spec: FIRST.spec, packs: [], keep: [] }, 'Back at the beginning.'));
  onClick('[data-copy]', (button) => void copyFor(button, view.snippet.textContent, 'Code', view.snippet));
  onClick('[data-save-svg]', () => downloadSvg(drawFile(state), nameFile(state, 'svg')));
  onClick('[data-save-png]', () => void downloadPng(drawStillFile(state), nameFile(state, 'png')));
  document.querySelector<HTMLFormElement>('[data-name-form]')?.addEventListener('submit', (event) => {
    event.preventDefault();
    const name = new FormData(event.currentTarget as HTMLFormElement).get('name');
    if (typeof name === 'string' && name !== '') changeDesign(applySpec(state, selectAvatar(hashEmail(name))));
  });
  document.querySelector<HTMLFormElement>('[data-file-options]')?.addEventListener('change', ({ currentTarget }) => {
    const fields = new FormData(currentTarget as HTMLFormElement);
    const size = SIZES.find((known) => String(known) === fields.get('size')) ?? FIRST.size;
    setState({ ...state, size, animated: fields.get('animated') === '1' });
  });
  startTabs(view.partTabs, (tab) => setState({ ...state, tab }));
  startTabs(view.codeTabs, (code) => setState({ ...state, code }));
  startHomeAndEnd(view.root);
  startShortcuts(
    () => goTo('undo'),
    () => goTo('redo'),
  );
  render();
}
