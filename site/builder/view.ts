// The builder in the page: its elements, and how they show a state.
import { describe, SLOTS, type Slot } from '../../lib/index.js';
import { find, showCode, writeText } from '../shared/dom.js';
import { markTab } from '../shared/tabs.js';
import { findExportFormat } from './export.js';
import { drawOption, drawPreview, drawStill } from './pictures.js';
import { applyRules, canClear, isAvailable, listTrayBlockers } from './rules.js';
import { findPanel, nameId, readOptionId } from './slots.js';
import type { State } from './state.js';
import { renderOptions } from './trays.js';
import { explainTray } from './words.js';

const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');

/** The parts of the page that the builder drives. */
export class View {
  readonly root = find('[data-builder]', HTMLElement);
  readonly partTabs = find('.part-tabs', HTMLElement);
  readonly codeTabs = find('.tabs', HTMLElement);
  readonly snippet = find('[data-snippet]', HTMLElement);
  /** Where the service is: what the operator's PUBLIC_URL says, or where the page is. */
  readonly #service = find('link[rel=canonical]', HTMLLinkElement).href.replace(/\/builder$/, '');
  readonly #preview = find('[data-preview]', HTMLElement);
  readonly #codePanel = find('#code', HTMLElement);
  readonly #stills = document.querySelectorAll<HTMLElement>('[data-still]');
  readonly #drawings = new WeakMap<Element, string>();
  #packs = '';

  // There are hundreds of drawings: only those that have changed are parsed.
  #setDrawing(element: Element, svg: string): void {
    if (this.#drawings.get(element) === svg) return;
    this.#drawings.set(element, svg);
    element.innerHTML = svg;
  }

  #renderTray(state: State, slot: Slot): void {
    const options = find(`[data-options=${slot}]`, HTMLElement);
    const resolved = applyRules(state.spec);
    for (const input of options.querySelectorAll('input')) {
      const id = readOptionId(slot, input.value);
      if (id === undefined) continue;
      input.checked = resolved[slot] === id;
      input.disabled = !isAvailable(state.spec, slot, id);
      const picture = input.nextElementSibling;
      if (picture) this.#setDrawing(picture, drawOption(state.spec, slot, id));
    }
    writeText(`[data-note=${slot}]`, explainTray(state, slot));
    find(`[data-clear=${slot}]`, HTMLElement).hidden = !canClear(listTrayBlockers(state, slot));
  }

  #checkPacks({ packs }: State): void {
    for (const box of this.root.querySelectorAll<HTMLInputElement>('input[name=packs]')) {
      box.checked = packs.includes(box.value);
    }
  }

  // Which options there are depends on the packs.
  #updateOptions(state: State): void {
    const packs = state.packs.join(',');
    if (packs === this.#packs) return;
    this.#packs = packs;
    for (const slot of SLOTS) find(`[data-options=${slot}]`, HTMLElement).innerHTML = renderOptions(state, slot, false);
  }

  // In a narrow window the tabs are one long row that scrolls.
  #scrollToTab(id: string): void {
    const tab = find(`#tab-${id}`, HTMLElement);
    const { scrollLeft, clientWidth } = this.partTabs;
    const begin = tab.offsetLeft - this.partTabs.offsetLeft;
    const end = begin + tab.offsetWidth;
    if (begin < scrollLeft || end > scrollLeft + clientWidth) {
      this.partTabs.scrollLeft = begin - (clientWidth - tab.offsetWidth) / 2;
    }
  }

  /** Shows a state. */
  render(state: State): void {
    const resolved = applyRules(state.spec);
    const { id, slots } = findPanel(state.tab);
    this.#updateOptions(state);
    this.#setDrawing(this.#preview, drawPreview(state.spec));
    for (const element of this.#stills) {
      this.#setDrawing(element, drawStill(state.spec, Number(element.dataset['still'])));
    }
    for (const slot of SLOTS) {
      writeText(`[data-current=${slot}]`, nameId(resolved[slot]));
      const lock = find(`[data-keep=${slot}]`, HTMLElement);
      lock.setAttribute('aria-pressed', String(state.keep.includes(slot)));
    }
    for (const slot of slots) this.#renderTray(state, slot);
    this.#checkPacks(state);
    for (const panel of this.root.querySelectorAll<HTMLElement>('.part-panel')) {
      panel.hidden = panel.id !== `panel-${id}`;
    }
    markTab(this.partTabs, find(`#panel-${id}`, HTMLElement), id);
    this.#scrollToTab(id);
    writeText('[data-words]', describe(resolved));
    const format = findExportFormat(state.code);
    showCode(this.snippet, format.write(state, this.#service));
    markTab(this.codeTabs, this.#codePanel, format.id);
    find('[name=size]', HTMLSelectElement).value = String(state.size);
    find('[name=animated]', HTMLInputElement).checked = state.animated;
  }

  /** Moves the focus to the option that is picked in a tray. */
  focusOption(slot: Slot): void {
    find(`[data-options=${slot}] :checked`, HTMLInputElement).focus();
  }

  /** Lets the mascot jump a little, because it looks different now. */
  jump(): void {
    if (reducedMotion.matches) return;
    const frames = [{ scale: '1 1' }, { scale: '1.05 .93' }, { scale: '.97 1.05' }, { scale: '1 1' }];
    this.#preview.firstElementChild?.animate(frames, { duration: 320, easing: 'ease-out' });
  }

  /** Enables or disables the buttons of the history. */
  enableHistory(canUndo: boolean, canRedo: boolean): void {
    find('[data-undo]', HTMLElement).setAttribute('aria-disabled', String(!canUndo));
    find('[data-redo]', HTMLElement).setAttribute('aria-disabled', String(!canRedo));
  }
}
