// The content of a picker: the mascot, buttons, tabs of slots, and the options of the open slot as radio buttons with pictures.
import type { OptionId } from '../../lib/choose/owners.js';
import { EMPTY } from '../../lib/options/read.js';
import type { Slot } from '../../lib/spec.js';
import { trust } from '../element/show.js';
import { frameOf } from './pictures.js';

/** Milliseconds of a frame in which pictures are drawn. The rest of them follow in the next frames. */
const SHARE = 4;

/** Pictures are drawn before they come on the screen, from this distance on. */
const MARGIN = '150px';

/** The buttons, in order. */
const BUTTONS = ['another', 'undo', 'redo', 'reset'] as const;

/** An id; `undefined` if the seed decides. */
export type ChosenId = OptionId | undefined;

/** All that a picker shows. */
export interface Shown {
  readonly isDisabled: boolean;
  /** The buttons that would change nothing. */
  readonly idle: Readonly<Partial<Record<(typeof BUTTONS)[number], boolean>>>;
  /** Markup of the mascot. */
  readonly mascot: string;
  readonly description: string;
  readonly slots: readonly Slot[];
  /** The caption of each slot. Those of one caption stand in one row. */
  readonly captions: readonly string[];
  /** The open slot. */
  readonly slot: Slot;
  readonly ids: readonly ChosenId[];
  /** The chosen id of the open slot, and the one that the mascot has. */
  readonly chosen: ChosenId;
  readonly current: ChosenId;
  /** Another text means that the pictures change. */
  readonly identity: string;
  /** Draws the picture of an id. */
  readonly draw: (id: ChosenId) => string;
  readonly wordOf: (key: string) => string;
}

/** The actions of the user. */
export interface PickerActions extends Readonly<Record<(typeof BUTTONS)[number], () => void>> {
  readonly open: (slot: Slot) => void;
  readonly choose: (id: ChosenId) => void;
}

/** An option that is shown. */
interface Choice {
  readonly id: ChosenId;
  readonly input: HTMLInputElement;
  readonly label: HTMLLabelElement;
  readonly picture: HTMLElement;
  readonly word: HTMLElement;
}

/** The key of an id among the words. */
function keyOf(id: ChosenId): string {
  return id === undefined ? 'auto' : String(id ?? EMPTY);
}

/** The place of the item to which a key moves; `undefined` for any other key. */
function follow(key: string, at: number, count: number): number | undefined {
  const steps: Readonly<Record<string, number>> = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: count - 1 };
  const next = steps[key];
  return next === undefined ? undefined : (next + count) % count;
}

/** Takes a step from the keys for undo and redo in text fields, which then do nothing else. */
export function takeStep(event: KeyboardEvent): 'undo' | 'redo' | undefined {
  const key = event.key.toLowerCase();
  if (!(event.ctrlKey || event.metaKey) || event.altKey || (key !== 'z' && key !== 'y')) return undefined;
  event.preventDefault();
  return key === 'y' || event.shiftKey ? 'redo' : 'undo';
}

/** The content of the shadow root of a picker. */
export class PickerView {
  readonly #document: Document;
  readonly #actions: PickerActions;
  readonly #box: HTMLFieldSetElement;
  readonly #preview: HTMLElement;
  readonly #buttons: readonly HTMLButtonElement[];
  readonly #tabs: HTMLElement;
  #tabsShown: readonly HTMLElement[] = [];
  readonly #options: HTMLElement;
  readonly #status: HTMLElement;
  #choices: readonly Choice[] = [];
  #shown: Shown | undefined;
  /** Texts that tell whether tabs and options must be made again. */
  readonly #made = { tabs: '', options: '' };
  readonly #stale = new Set<Choice>();
  readonly #visible = new Set<Element>();
  #isPainting = false;
  /** Simulated pages have none: they show no pictures. */
  readonly #observer: IntersectionObserver | undefined;

  constructor(root: ShadowRoot, actions: PickerActions) {
    this.#document = root.ownerDocument;
    this.#actions = actions;
    const Observer = this.#document.defaultView?.IntersectionObserver;
    this.#observer = Observer && new Observer((entries) => this.#watch(entries), { rootMargin: MARGIN });
    this.#preview = this.#make('div', { part: 'preview', role: 'img' });
    this.#buttons = BUTTONS.map((name) => {
      const button = this.#make('button', { type: 'button', part: `button ${name}` });
      button.addEventListener('click', () => {
        if (!this.#shown?.idle[name]) actions[name]();
      });
      return button;
    });
    this.#tabs = this.#make('div', { part: 'tabs', role: 'tablist' });
    this.#options = this.#make('div', { part: 'options', role: 'radiogroup', id: 'options' });
    this.#status = this.#make('p', { role: 'status' });
    const buttons = this.#make('div', { part: 'buttons' }, ...this.#buttons);
    const mascot = this.#make(
      'div',
      { part: 'mascot' },
      this.#preview,
      buttons,
      this.#make('slot', { name: 'actions' }),
    );
    this.#box = this.#make('fieldset', {}, mascot, this.#tabs, this.#options, this.#status);
    root.append(this.#box);
    this.#box.addEventListener('keydown', (event) => {
      const step = takeStep(event);
      if (step) actions[step]();
    });
    // The picker fires its own event when its value has changed.
    root.addEventListener('input', (event) => event.stopPropagation());
  }

  /** The button that takes the focus when the value is not valid. */
  get anchor(): HTMLElement {
    return this.#buttons[0] as HTMLElement;
  }

  #make<Name extends keyof HTMLElementTagNameMap>(
    name: Name,
    attributes: Readonly<Record<string, string>>,
    ...children: readonly (Node | string)[]
  ): HTMLElementTagNameMap[Name] {
    const element = this.#document.createElement(name);
    for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, value);
    element.append(...children);
    return element;
  }

  /** Lets screen readers say how the mascot looks now. */
  announce(): void {
    this.#status.textContent = this.#shown?.description ?? '';
  }

  show(shown: Shown): void {
    const before = this.#shown;
    this.#shown = shown;
    this.#box.disabled = shown.isDisabled;
    if (before?.mascot !== shown.mascot) this.#preview.innerHTML = trust(shown.mascot);
    this.#preview.setAttribute('aria-label', shown.description);
    for (const [index, name] of BUTTONS.entries()) {
      const button = this.#buttons[index] as HTMLButtonElement;
      button.textContent = shown.wordOf(name);
      button.setAttribute('aria-disabled', String(shown.idle[name] === true));
    }
    this.#showTabs(shown);
    this.#showOptions(shown);
    if (before?.identity === shown.identity) return;
    for (const choice of this.#choices) this.#stale.add(choice);
    this.#paint();
  }

  #showTabs({ slots, captions, slot: open, wordOf }: Shown): void {
    const words = slots.map(wordOf);
    const rows = captions.map((caption) => caption && wordOf(caption));
    const made = JSON.stringify([slots, words, rows]);
    if (made !== this.#made.tabs) {
      this.#tabs.replaceChildren();
      this.#tabsShown = slots.map((slot, at) => {
        const tab = this.#make(
          'button',
          { type: 'button', part: 'tab', role: 'tab', 'aria-controls': 'options' },
          words[at] as string,
        );
        tab.addEventListener('click', () => this.#actions.open(slot));
        tab.addEventListener('keydown', (event) => {
          const next = event.ctrlKey || event.altKey || event.metaKey ? undefined : follow(event.key, at, slots.length);
          if (next === undefined) return;
          event.preventDefault();
          this.#actions.open(slots[next] as Slot);
          this.#tabsShown[next]?.focus();
        });
        if (rows[at] !== rows[at - 1]) {
          const caption = rows[at] ? [this.#make('span', { 'aria-hidden': 'true' }, rows[at])] : [];
          this.#tabs.append(this.#make('div', { class: 'row' }, ...caption));
        }
        this.#tabs.lastChild?.appendChild(tab);
        return tab;
      });
      // One slot needs no tabs.
      this.#tabs.hidden = slots.length < 2;
    }
    this.#made.tabs = made;
    for (const [at, tab] of this.#tabsShown.entries()) {
      const isOpen = slots[at] === open;
      tab.setAttribute('aria-selected', String(isOpen));
      tab.setAttribute('tabindex', isOpen ? '0' : '-1');
    }
  }

  #showOptions({ slot, ids, chosen, current, wordOf }: Shown): void {
    const words = ids.map((id) => wordOf(keyOf(id)));
    const made = JSON.stringify([slot, words]);
    if (made !== this.#made.options) {
      this.#observer?.disconnect();
      this.#stale.clear();
      this.#visible.clear();
      // Before the change: afterwards this would lay out the new options at once, and not in the next frame.
      this.#options.scrollTop = 0;
      this.#choices = ids.map((id, at) => this.#makeChoice(slot, id, words[at] as string));
      this.#options.replaceChildren(...this.#choices.map(({ label }) => label));
      this.#options.className = frameOf(slot);
    }
    this.#made.options = made;
    this.#options.setAttribute('aria-label', wordOf(slot));
    for (const { id, input, word } of this.#choices) {
      input.checked = id === chosen;
      // Names the part that the seed chose.
      if (id === undefined) word.textContent = wordOf('auto') + (chosen === id ? ` (${wordOf(keyOf(current))})` : '');
    }
  }

  #makeChoice(slot: Slot, id: ChosenId, text: string): Choice {
    const input = this.#make('input', { type: 'radio', name: slot, value: keyOf(id) });
    input.addEventListener('change', () => this.#actions.choose(id));
    const picture = this.#make('span', { class: 'picture', part: 'picture', 'aria-hidden': 'true' });
    const word = this.#make('span', { class: 'word' }, text);
    const label = this.#make('label', { part: 'option' }, input, picture, word);
    const choice = { id, input, label, picture, word };
    this.#stale.add(choice);
    this.#observer?.observe(picture);
    return choice;
  }

  // ---------- Pictures

  #watch(entries: readonly IntersectionObserverEntry[]): void {
    for (const { target, isIntersecting } of entries) {
      if (isIntersecting) this.#visible.add(target);
      else this.#visible.delete(target);
    }
    this.#paint();
  }

  /** Draws the pictures on the screen that show an older mascot, or none yet. */
  #paint(): void {
    if (this.#isPainting) return;
    const start = performance.now();
    for (const choice of this.#stale) {
      if (!this.#visible.has(choice.picture)) continue;
      if (performance.now() - start > SHARE) {
        this.#isPainting = true;
        requestAnimationFrame(() => {
          this.#isPainting = false;
          this.#paint();
        });
        return;
      }
      this.#stale.delete(choice);
      choice.picture.innerHTML = trust(this.#shown?.draw(choice.id) ?? '');
    }
  }
}
