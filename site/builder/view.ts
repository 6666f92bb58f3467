// The builder as it stands in the page, and how it shows a state.
import { describe, SLOTS, type Slot } from '../../lib/index.js';
import { find, showCode, writeText } from '../shared/dom.js';
import { markTab } from '../shared/tabs.js';
import { findTaking } from './export.js';
import { drawLarge, drawOption, drawStill } from './pictures.js';
import { canTakeOff, isFree, listTrayBlockers, wear } from './rules.js';
import { findPanel, nameId, readPick } from './slots.js';
import type { State } from './state.js';
import { renderOptions } from './trays.js';
import { explainTray } from './words.js';

const calm = matchMedia('(prefers-reduced-motion: reduce)');

/** The parts of the page that the builder drives. */
export class View {
  readonly bench = find('[data-builder]', HTMLElement);
  readonly rail = find('.rail', HTMLElement);
  readonly preview = find('[data-preview]', HTMLElement);
  readonly codes = find('.tabs', HTMLElement);
  readonly panel = find('#code', HTMLElement);
  readonly snippet = find('[data-snippet]', HTMLElement);
  readonly #stills = document.querySelectorAll<HTMLElement>('[data-still]');
  readonly #pictures = new WeakMap<Element, string>();
  #packs = '';

  // Hundreds of drawings: only those that have become another are parsed.
  #show(element: Element, svg: string): void {
    if (this.#pictures.get(element) === svg) return;
    this.#pictures.set(element, svg);
    element.innerHTML = svg;
  }

  #drawTray(state: State, slot: Slot): void {
    const tray = find(`[data-options=${slot}]`, HTMLElement);
    const worn = wear(state.spec);
    for (const input of tray.querySelectorAll('input')) {
      const pick = readPick(slot, input.value);
      if (pick === undefined) continue;
      input.checked = worn[slot] === pick;
      input.disabled = !isFree(state.spec, slot, pick);
      const picture = input.nextElementSibling;
      if (picture) this.#show(picture, drawOption(state.spec, slot, pick));
    }
    writeText(`[data-note=${slot}]`, explainTray(state, slot));
    find(`[data-off=${slot}]`, HTMLElement).hidden = !canTakeOff(listTrayBlockers(state, slot));
  }

  #drawPacks({ packs }: State): void {
    for (const box of this.bench.querySelectorAll<HTMLInputElement>('input[name=packs]')) {
      box.checked = packs.includes(box.value);
    }
  }

  // The trays of packs that come or go are written anew.
  #layOut(state: State): void {
    const packs = state.packs.join(',');
    if (packs === this.#packs) return;
    this.#packs = packs;
    for (const slot of SLOTS) find(`[data-options=${slot}]`, HTMLElement).innerHTML = renderOptions(state, slot, false);
  }

  // Where the tabs are one long row, the current one is in sight.
  #turn(id: string): void {
    const tab = find(`#tab-${id}`, HTMLElement);
    const { scrollLeft, clientWidth } = this.rail;
    const [begin, end] = [
      tab.offsetLeft - this.rail.offsetLeft,
      tab.offsetLeft - this.rail.offsetLeft + tab.offsetWidth,
    ];
    if (begin < scrollLeft || end > scrollLeft + clientWidth) {
      this.rail.scrollLeft = begin - (clientWidth - tab.offsetWidth) / 2;
    }
  }

  /** Shows a state. */
  draw(state: State): void {
    const worn = wear(state.spec);
    const { id, slots } = findPanel(state.tab);
    this.#layOut(state);
    this.#show(this.preview, drawLarge(state.spec));
    for (const element of this.#stills) this.#show(element, drawStill(state.spec, Number(element.dataset['still'])));
    for (const slot of SLOTS) {
      writeText(`[data-now=${slot}]`, nameId(worn[slot]));
      const lock = find(`[data-keep=${slot}]`, HTMLElement);
      lock.setAttribute('aria-pressed', String(state.keep.includes(slot)));
    }
    for (const slot of slots) this.#drawTray(state, slot);
    this.#drawPacks(state);
    for (const panel of this.bench.querySelectorAll<HTMLElement>('.shelf')) panel.hidden = panel.id !== `panel-${id}`;
    markTab(this.rail, find(`#panel-${id}`, HTMLElement), id);
    this.#turn(id);
    writeText('[data-words]', describe(worn));
    const taking = findTaking(state.code);
    showCode(this.snippet, taking.write(state));
    markTab(this.codes, this.panel, taking.id);
    writeText('[data-copy]', 'Copy');
    find('[name=size]', HTMLSelectElement).value = String(state.size);
    find('[name=animated]', HTMLInputElement).checked = state.animated;
  }

  /** Brings the focus to what a tray has picked. */
  focus(slot: Slot): void {
    find(`[data-options=${slot}] :checked`, HTMLInputElement).focus();
  }

  /** A little jump, for something new to wear. */
  jump(): void {
    if (calm.matches) return;
    const frames = [{ scale: '1 1' }, { scale: '1.05 .93' }, { scale: '.97 1.05' }, { scale: '1 1' }];
    this.preview.firstElementChild?.animate(frames, { duration: 320, easing: 'ease-out' });
  }

  /** Says which way there is to go. */
  markSteps(canUndo: boolean, canRedo: boolean): void {
    find('[data-undo]', HTMLElement).setAttribute('aria-disabled', String(!canUndo));
    find('[data-redo]', HTMLElement).setAttribute('aria-disabled', String(!canRedo));
  }
}

/** Says something to those who listen. */
export function say(text: string): void {
  writeText('[data-status]', text);
}
