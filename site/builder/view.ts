// The builder in the page: its elements, and how they show a state.
import { describe, SLOTS, type Slot } from '../../lib/index.js';
import { find, showCode, writeText } from '../shared/dom.js';
import { hop } from '../shared/hop.js';
import { linkSharePage } from '../shared/links.js';
import { linkToPlayground } from '../shared/playground-link.js';
import { createScheduler, type RedrawTask } from '../shared/scheduler.js';
import { markTab } from '../shared/tabs.js';
import { findExportFormat } from './export.js';
import { describeMascot, getName } from './mascot.js';
import { drawOption, drawPreview, drawStill } from './pictures.js';
import { applyRules, canClear, isAvailable, listTrayBlockers } from './rules.js';
import { findPanel, isEmptyTray, nameId, PANELS, readOptionId } from './slots.js';
import type { State } from './state.js';
import { renderOptions } from './trays.js';
import { explainTray } from './words.js';

/** Pictures that are drawn between two frames. */
const BATCH = 4;

/** The parts of the page that the builder drives. */
export class View {
  readonly root = find('[data-builder]', HTMLElement);
  readonly partTabs = find('.part-tabs', HTMLElement);
  readonly codeTabs = find('.tabs', HTMLElement);
  readonly snippet = find('[data-snippet]', HTMLElement);
  readonly name = find('#name', HTMLInputElement);
  /** Where the service is: what the operator's PUBLIC_URL says, or where the page is. */
  readonly #service = find('link[rel=canonical]', HTMLLinkElement).href.replace(/\/builder$/, '');
  readonly #preview = find('[data-preview]', HTMLElement);
  readonly #codePanel = find('#code', HTMLElement);
  readonly #stills = document.querySelectorAll<HTMLElement>('[data-still]');
  readonly #scheduler = createScheduler(BATCH);
  readonly #drawings = new WeakMap<Element, string>();
  /** What is to be drawn after the next frame. */
  #tasks: readonly RedrawTask[] = [];
  #isWaiting = false;
  #packs = '';

  // There are hundreds of drawings: only those that have changed are parsed.
  #setDrawing(element: Element, svg: string): void {
    if (this.#drawings.get(element) === svg) return;
    this.#drawings.set(element, svg);
    element.innerHTML = svg;
  }

  #renderTray(state: State, slot: Slot): RedrawTask[] {
    const options = find(`[data-options=${slot}]`, HTMLElement);
    const resolved = applyRules(state);
    const tasks: RedrawTask[] = [];
    const addTask = (element: Element, id: string | number | null): void => {
      tasks.push({ element, redraw: () => this.#setDrawing(element, drawOption(state, slot, id)) });
    };
    for (const input of options.querySelectorAll('input')) {
      const id = readOptionId(slot, input.value);
      if (id === undefined) continue;
      input.checked = resolved[slot] === id;
      input.disabled = !isAvailable(state, slot, id);
      if (input.nextElementSibling) addTask(input.nextElementSibling, id);
    }
    const bringers = this.root.querySelector<HTMLElement>(`[data-bringers=${slot}]`);
    if (bringers) bringers.hidden = !isEmptyTray(slot, state.packs);
    if (bringers?.hidden === false) {
      for (const picture of bringers.querySelectorAll<HTMLElement>('[data-bringer]')) {
        addTask(picture, picture.dataset['id'] ?? null);
      }
    }
    writeText(`[data-note=${slot}]`, explainTray(state, slot));
    find(`[data-clear=${slot}]`, HTMLElement).hidden = !canClear(listTrayBlockers(state, slot));
    return tasks;
  }

  #showPacks({ packs }: State): void {
    for (const box of this.root.querySelectorAll<HTMLInputElement>('input[name=packs]')) {
      box.checked = packs.includes(box.value);
    }
    for (const mark of this.root.querySelectorAll<HTMLElement>('[data-needs]')) {
      const { slots } = findPanel(mark.dataset['needs'] ?? '');
      mark.hidden = !slots.every((slot) => isEmptyTray(slot, packs));
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

  #showMascot(state: State): void {
    const { seed, options } = describeMascot(state);
    this.#setDrawing(this.#preview, drawPreview(state));
    writeText('[data-words]', describe(applyRules(state)));
    if (this.name !== document.activeElement) this.name.value = state.name;
    this.name.placeholder = getName({ ...state, name: '' });
    writeText('[data-name-text]', seed);
    find('[data-page]', HTMLAnchorElement).href = linkSharePage(seed, options);
    find('[data-playground]', HTMLAnchorElement).href = linkToPlayground(seed, Object.fromEntries(options));
  }

  #showExport(state: State): void {
    const { options, png, code } = state;
    const format = findExportFormat(code);
    showCode(this.snippet, format.write(state, this.#service));
    markTab(this.codeTabs, this.#codePanel, format.id);
    const size = find('[name=size]', HTMLSelectElement);
    // A mascot from elsewhere may have a size that is not offered here.
    if (!size.querySelector(`[value="${options.size}"]`)) {
      size.add(new Option(`${options.size} px`, String(options.size)));
    }
    size.value = String(options.size);
    find('[name=png]', HTMLSelectElement).value = String(png);
    find('[name=animated]', HTMLInputElement).checked = options.animated;
  }

  /** Shows a state: the mascot and the controls now, then what is in sight, and the rest soon. */
  render(state: State): void {
    const resolved = applyRules(state);
    const { id, slots } = findPanel(state.tab);
    this.#updateOptions(state);
    this.#showMascot(state);
    this.#showPacks(state);
    for (const { id: panel } of PANELS) find(`#panel-${panel}`, HTMLElement).hidden = panel !== id;
    markTab(this.partTabs, find(`#panel-${id}`, HTMLElement), id);
    for (const slot of SLOTS) {
      writeText(`[data-current=${slot}]`, nameId(resolved[slot]));
      find(`[data-keep=${slot}]`, HTMLElement).setAttribute('aria-pressed', String(state.keep.includes(slot)));
    }
    const stills = Array.from(this.#stills, (element): RedrawTask => {
      const size = Number(element.dataset['still']);
      return { element, redraw: () => this.#setDrawing(element, drawStill(state, size)) };
    });
    const trays = slots.flatMap((slot) => this.#renderTray(state, slot));
    // All is written before anything is measured: the browser would compute the layout twice.
    this.#scrollToTab(id);
    const code: RedrawTask = { element: this.#codePanel, redraw: () => this.#showExport(state) };
    this.#tasks = [...stills, ...trays, code];
    // The next frame shows the mascot and what was picked; drawing dozens of pictures would hold it up.
    if (this.#isWaiting) return;
    this.#isWaiting = true;
    requestAnimationFrame(() => setTimeout(() => this.#startTasks()));
  }

  #startTasks(): void {
    this.#isWaiting = false;
    // They may have been drawn by now, because somebody would not wait.
    if (this.#tasks.length > 0) this.#scheduler.schedule(this.#tasks);
    this.#tasks = [];
  }

  /** Shows the state in what is out of sight as well. */
  flush(): void {
    if (this.#tasks.length > 0) this.#startTasks();
    this.#scheduler.flush();
  }

  /** Moves the focus to the option that is picked in a tray. */
  focusOption(slot: Slot): void {
    find(`[data-options=${slot}] :checked`, HTMLInputElement).focus();
  }

  /** Moves the focus to the first option of a tray that fills it. */
  focusFirstPart(slot: Slot): void {
    this.root.querySelector<HTMLInputElement>(`[data-options=${slot}] input:enabled:not(:checked)`)?.focus();
  }

  /** Writes what becomes of a name. */
  showNameHint(text: string): void {
    writeText('[data-name-hint]', text);
  }

  /** Lets the mascot jump a little, because it looks different now. */
  jump(): void {
    hop(this.#preview.firstElementChild);
  }

  /** Enables or disables the buttons of the history. */
  enableHistory(canUndo: boolean, canRedo: boolean): void {
    find('[data-undo]', HTMLElement).setAttribute('aria-disabled', String(!canUndo));
    find('[data-redo]', HTMLElement).setAttribute('aria-disabled', String(!canRedo));
  }
}
