// The builder: every change goes through one state, and every picture is drawn from it.
import { selectAvatar, SLOTS, type Slot } from '../../lib/index.js';
import { createAddressKeeper } from '../shared/address.js';
import { copyText } from '../shared/clipboard.js';
import { saveDrawing, savePicture } from '../shared/save.js';
import { hashEmail } from '../shared/state.js';
import { startTabs } from '../shared/tabs.js';
import { drawFile, drawStillFile, findTaking, nameFile } from './export.js';
import { Steps } from './history.js';
import { startEnds, startShortcuts } from './keyboard.js';
import { rollAll, rollSlot, takeSpec } from './random.js';
import { listTrayBlockers, put, takeOff } from './rules.js';
import { Finder } from './search-view.js';
import { canBeEmpty, nameSlot, ownerOf, readPick } from './slots.js';
import { completePacks, FIRST, readState, SIZES, writeDesign, writeState, type Design, type State } from './state.js';
import { say, View } from './view.js';
import { announce } from './words.js';

function readSlot(word: string | undefined): Slot | undefined {
  return SLOTS.find((slot) => slot === word);
}

/** Takes a pack away, and with it what the mascot wears of it. */
function dropPack({ spec, packs, keep }: Design, pack: string): Design {
  const left = SLOTS.map((slot) => {
    const isGone = ownerOf(slot, spec[slot]) === pack;
    return [slot, isGone ? (canBeEmpty(slot) ? null : FIRST.spec[slot]) : spec[slot]];
  });
  return { spec: Object.fromEntries(left), packs: packs.filter((id) => id !== pack), keep };
}

/** Wires the builder. */
export function startBuilder(): void {
  const view = new View();
  const address = createAddressKeeper(travel);
  let state: State = readState(location.search);
  const steps = new Steps(state);
  const finder = new Finder((wishes) => show({ ...state, ...wishes }));

  function draw(): void {
    view.draw(state);
    view.markSteps(steps.canUndo, steps.canRedo);
    finder.draw(state);
  }

  function show(next: State, words?: string): void {
    const isNew = writeDesign(next) !== writeDesign(state);
    const news = words ?? announce(state, next);
    state = next;
    draw();
    if (isNew) view.jump();
    if (news !== '') say(news);
    address.keep(() => writeState(state), isNew);
  }

  /** A step that can be undone. */
  function change(design: Design, words?: string): void {
    steps.add(design);
    show({ ...state, ...design }, words);
  }

  function travel(): void {
    const next = readState(location.search);
    steps.add(next);
    say(announce(state, next));
    state = next;
    draw();
  }

  function walk(way: 'undo' | 'redo'): void {
    if (!(way === 'undo' ? steps.canUndo : steps.canRedo)) return;
    const { spec, packs, keep } = steps[way]();
    const next = { ...state, spec, packs, keep };
    const what = announce(state, next);
    show(next, `${way === 'undo' ? 'Undone' : 'Redone'}. ${what}`.trim());
  }

  function toggleKeep(slot: Slot): void {
    const isKept = state.keep.includes(slot);
    const keep = SLOTS.filter((each) => (each === slot ? !isKept : state.keep.includes(each)));
    change({ ...state, keep }, `${nameSlot(slot)} ${isKept ? 'is open to chance again' : 'is kept'}.`);
  }

  async function copy(button: HTMLElement, text: string): Promise<void> {
    const done = await copyText(text);
    if (!done) getSelection()?.selectAllChildren(view.snippet);
    button.textContent = done ? 'Copied' : 'Selected';
    say(button.textContent);
  }

  view.bench.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement)) return;
    const { name, value, checked } = target;
    const slot = readSlot(name);
    if (slot !== undefined) {
      const pick = readPick(slot, value);
      if (pick !== undefined) change(completePacks({ ...state, spec: put(state.spec, slot, pick) }));
    } else if (name === 'packs') {
      const added = [...state.packs, value].toSorted();
      change(
        checked ? { ...state, packs: added } : dropPack(state, value),
        `Pack ${checked ? 'added' : 'taken away'}.`,
      );
    }
  });
  view.bench.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('button') : null;
    const { roll, keep, off } = button?.dataset ?? {};
    const [rolled, kept, cleared] = [readSlot(roll), readSlot(keep), readSlot(off)];
    if (rolled) change(rollSlot(state, rolled));
    if (kept) toggleKeep(kept);
    if (cleared) {
      change({ ...state, spec: takeOff(state.spec, listTrayBlockers(state, cleared)) });
      view.focus(cleared);
    }
  });
  const listen = (selector: string, onClick: (button: HTMLElement) => void): void => {
    const button = document.querySelector<HTMLElement>(selector);
    button?.addEventListener('click', () => onClick(button));
  };
  listen('[data-undo]', () => walk('undo'));
  listen('[data-redo]', () => walk('redo'));
  listen('[data-roll-all]', () => change(rollAll(state)));
  listen('[data-reset]', () => change({ spec: FIRST.spec, packs: [], keep: [] }, 'Back at the beginning.'));
  listen('[data-copy]', (button) => void copy(button, findTaking(state.code).write(state)));
  listen('[data-save-svg]', () => saveDrawing(drawFile(state), nameFile(state, 'svg')));
  listen('[data-save-png]', () => void savePicture(drawStillFile(state), nameFile(state, 'png')));
  document.querySelector<HTMLFormElement>('[data-from]')?.addEventListener('submit', (event) => {
    event.preventDefault();
    const name = new FormData(event.currentTarget as HTMLFormElement).get('name');
    if (typeof name === 'string' && name !== '') change(takeSpec(state, selectAvatar(hashEmail(name))));
  });
  document.querySelector<HTMLFormElement>('[data-file]')?.addEventListener('change', ({ currentTarget }) => {
    const fields = new FormData(currentTarget as HTMLFormElement);
    const size = SIZES.find((known) => String(known) === fields.get('size')) ?? FIRST.size;
    show({ ...state, size, animated: fields.get('animated') === '1' });
  });
  startTabs(view.rail, (tab) => show({ ...state, tab }));
  startTabs(view.codes, (code) => show({ ...state, code }));
  startEnds(view.bench);
  startShortcuts(
    () => walk('undo'),
    () => walk('redo'),
  );
  draw();
}
