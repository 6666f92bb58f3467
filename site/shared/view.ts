// Views: **a view is a Lit template of a state**. A page shows its state through its views and in no other way.
//
// The folder of a page has `view.ts`. Its functions `renderX(state, act)` return templates and do not touch the document, so
// they also run in Node. `act` has the callbacks for events in the template (`@click=${act.undo}`). The build prints the
// template of the first state into the page (`site/build/views.ts`), in place of a comment in the `page.html` of the page:
// `<div id="x"><!--navii:x--></div>`. The script of the page has the state and the callbacks, and shows each new state:
//
//   const show = hydrateView(root, (state: XState) => renderX(state, act), FIRST);
//   function setState(next: XState) { state = next; show(state); }
//
// - `hydrateView` takes the state that was printed. The script shows the state of the address after that.
// - Insert a drawing with `drawing`. A string is parsed at once. A function is called when its element is visible or the page
//   is idle, and only if one of its dependencies has changed.
// - Set the properties of a custom element that draws by itself with `properties`, which waits like `drawing`. `showLazily`
//   makes a whole view wait. A view that the build does not print is shown by `mountView`, when its place comes near.
// - Set what visitors can also change (`value`, `checked`, `selected`) with `field`, as a property: `.checked=${field(isOn)}`.
// - Use `repeat` with keys for items that move, so that they keep their elements, and an array for items that only change.
// - Print `nothing`, not an empty text, where the state of an address has a text: hydration would lose that text.
// - Return `noChange` for content that is hidden anyway, such as the panel of a tab that is not open.
// - Give `<noscript>` a template of its own, `${html`<noscript>…</noscript>`}`: the build and browsers count its child nodes
//   differently.
// - White space matters between inline elements and in `<pre>`; break lines elsewhere.
import { hydrate } from '@lit-labs/ssr-client';
import {
  Directive,
  directive,
  type ChildPart,
  type DirectiveParameters,
  type DirectiveResult,
  type ElementPart,
  type PropertyPart,
} from 'lit/directive.js';
import { html, noChange, render, type TemplateResult } from 'lit/html.js';
import { parse, toStrings } from '../../components/element/show.js';
import { splitCode } from './html.js';
import { moveDrawings, restDrawing } from './moving.js';

/** Callbacks by name, for events of a view. */
export type Actions<Name extends string> = Readonly<Record<Name, (event: Event) => void>>;

/** Return the element that listens to an event, as what it is. */
export const buttonOf = ({ currentTarget }: Event): HTMLElement => currentTarget as HTMLElement;
export const inputOf = ({ currentTarget }: Event): HTMLInputElement => currentTarget as HTMLInputElement;
export const formOf = ({ currentTarget }: Event): HTMLFormElement => currentTarget as HTMLFormElement;

/** Whether a template is being hydrated: the page already shows its drawings and properties. */
let isHydrating = false;

/** Repeats the input event of a field in which the visitor typed before the script was loaded, as the first state overwrites it. */
function replayInput(root: HTMLElement): void {
  const input = document.activeElement;
  if (!(input instanceof HTMLInputElement || input instanceof HTMLTextAreaElement) || !root.contains(input)) return;
  const { value, defaultValue } = input;
  if (value === defaultValue) return;
  // In the next task the page shows the state of its address.
  setTimeout(() => {
    input.value = value;
    input.dispatchEvent(new InputEvent('input', { bubbles: true }));
  });
}

/**
 * Hydrates a view that the build has printed into an element.
 *
 * @param root - the element of the view. If hydration fails, all its content is replaced
 * @param view - returns the template of a state
 * @param printed - the state that was printed
 * @returns a function that shows another state
 */
export function hydrateView<State>(
  root: HTMLElement,
  view: (state: State) => unknown,
  printed: NoInfer<State>,
): (state: State) => void {
  replayInput(root);
  isHydrating = true;
  try {
    hydrate(view(printed), root);
  } catch {
    // The page and its script are of different versions, or a proxy or an extension has changed the page.
    isHydrating = false;
    root.replaceChildren();
    render(view(printed), root);
  } finally {
    isHydrating = false;
  }
  return (state) => render(view(state), root);
}

/**
 * Shows a view that the build has not printed, in place of what is there for visitors without JavaScript.
 *
 * @returns a function that shows a state
 */
export function mountView<State>(root: HTMLElement, view: (state: State) => unknown): (state: State) => void {
  root.replaceChildren();
  return (state) => render(view(state), root);
}

/** Milliseconds without a change until the page counts as idle: longer than the pauses in typing a name, also on a slow machine. */
const IDLE_DELAY = 600;
/** Milliseconds that drawings may take without a break, so that the page keeps scrolling. A typed letter waits at most this long. */
const MAX_WORK = 8;

/** Runs a callback when the browser is idle, but no later than after a delay, because a busy machine may never be idle. */
function whenIdle(work: () => void): void {
  // Safari has no idle callbacks.
  if ('requestIdleCallback' in globalThis) requestIdleCallback(work, { timeout: IDLE_DELAY });
  else setTimeout(work);
}

/** Elements with a pending drawing, each with the function that draws it. */
const pending = new Map<Element, () => void>();
const visible = new WeakSet<Element>();
let observer: IntersectionObserver | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

export function drawPending(element: Element): void {
  const draw = pending.get(element);
  pending.delete(element);
  if (element.isConnected) draw?.();
}

function drawWhenIdle(): void {
  const before = timer;
  whenIdle(() => {
    const end = performance.now() + MAX_WORK;
    for (const element of pending.keys()) {
      // A change meanwhile has started its own delay.
      if (timer !== before) return;
      if (performance.now() > end) return drawWhenIdle();
      drawPending(element);
    }
  });
}

/** Whether visible drawings wait for the next frame. */
let isDrawing = false;

/** Draws the pending drawings that have become visible, a part of them in each frame. */
function drawVisible(): void {
  const end = performance.now() + MAX_WORK;
  isDrawing = false;
  for (const element of pending.keys()) {
    if (!visible.has(element)) continue;
    if (performance.now() > end) {
      isDrawing = true;
      requestAnimationFrame(drawVisible);
      return;
    }
    drawPending(element);
  }
}

/** Draws into an element: now if it is known to be visible, else when it becomes visible or the page is idle. */
function drawLater(element: Element, draw: () => void): void {
  // The observer reports after each frame, and causes no extra layout.
  observer ??= new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (isIntersecting) visible.add(target);
      else visible.delete(target);
    }
    if (!isDrawing) drawVisible();
  });
  pending.set(element, draw);
  if (visible.has(element)) return drawPending(element);
  observer.observe(element);
  clearTimeout(timer);
  timer = setTimeout(drawWhenIdle, IDLE_DELAY);
}

/** Makes a function that shows a view when it is visible or the page is idle. */
export function showLazily<State>(root: Element, show: (state: State) => void): (state: State) => void {
  return (state) => drawLater(root, () => show(state));
}

export function drawAllPending(): void {
  for (const element of pending.keys()) drawPending(element);
}

function isSame(old: readonly unknown[] | undefined, now: readonly unknown[]): boolean {
  return old?.every((value, index) => value === now[index]) ?? false;
}

class DrawingDirective extends Directive {
  #dependencies: readonly unknown[] | undefined;
  #svg: string | undefined;

  // Only the build calls this.
  render(svg: string | (() => string), _dependencies?: readonly unknown[]): unknown {
    return html(toStrings(typeof svg === 'string' ? svg : svg()));
  }

  override update(part: ChildPart, [svg, dependencies = [svg]]: DirectiveParameters<this>): unknown {
    const old = this.#dependencies;
    this.#dependencies = dependencies;
    const { parentElement } = part.startNode as ChildNode;
    if (isHydrating || parentElement === null || isSame(old, dependencies)) return noChange;
    if (typeof svg === 'function') {
      drawLater(parentElement, () => this.#show(part, svg()));
    } else {
      pending.delete(parentElement);
      this.#show(part, svg);
    }
    return noChange;
  }

  #show({ startNode, endNode }: ChildPart, svg: string): void {
    if (svg === this.#svg) return;
    this.#svg = svg;
    const start = startNode as ChildNode;
    for (let node = start.nextSibling; node !== null && node !== endNode; node = start.nextSibling) {
      if (node instanceof Element) restDrawing(node);
      node.remove();
    }
    start.after(...parse(svg, document));
    if (start.parentElement) moveDrawings(start.parentElement);
  }
}

class PropertiesDirective extends Directive {
  #dependencies: readonly unknown[] | undefined;

  // Never called: the build does not print element directives.
  render(_read: () => object, _dependencies: readonly unknown[]): unknown {
    return noChange;
  }

  override update({ element }: ElementPart, [read, dependencies]: DirectiveParameters<this>): unknown {
    if (isHydrating || isSame(this.#dependencies, dependencies)) return noChange;
    this.#dependencies = dependencies;
    drawLater(element, () => Object.assign(element, read()));
    return noChange;
  }
}

class FieldDirective extends Directive {
  /** The last value from the state, and the content of the field after it. */
  #value: string | boolean | undefined;
  #held: unknown;

  // Only the build calls this. It prints the property as an attribute, and `checked="false"` would still count as checked.
  render(value: string | boolean): unknown {
    return value === false ? noChange : value;
  }

  override update({ element, name }: PropertyPart, [value]: DirectiveParameters<this>): unknown {
    const held: unknown = Reflect.get(element, name);
    const isFocused = element === document.activeElement && element.matches('[type=text]');
    // If the state changes but the text does not, the state comes from elsewhere, such as the Back button.
    const isTyped = isFocused && (value === this.#value || held !== this.#held);
    if (!isHydrating && !isTyped && held !== value) Reflect.set(element, name, value);
    if (value !== this.#value) [this.#value, this.#held] = [value, Reflect.get(element, name)];
    return noChange;
  }
}

/**
 * Inserts a drawing of the engine as the only child of an element. The engine escapes all text from outside.
 *
 * @param svg - the drawing; or, for pages with many, a function that draws it. The function is called at once if the element is
 *   visible, else when the page is idle
 * @param dependencies - the values that the function uses: it is not called again until one of them changes
 */
export const drawing: {
  (svg: string): DirectiveResult;
  (svg: () => string, dependencies: readonly unknown[]): DirectiveResult;
} = directive(DrawingDirective);

/**
 * Sets properties of the element in whose tag it stands.
 *
 * @param read - returns the properties by name. It is called at once if the element is visible, else when the page is idle
 * @param dependencies - the values that `read` uses
 */
export const properties: (read: () => object, dependencies: readonly unknown[]) => DirectiveResult =
  directive(PropertiesDirective);

/** Sets a property of a field that visitors can change too. A text field keeps its text while the visitor is typing in it. */
export const field: (value: string | boolean) => DirectiveResult = directive(FieldDirective);

/** Renders code with its marks. Finer highlighting would need a parser for each language. */
export function renderCode(code: string): readonly (string | TemplateResult)[] {
  return splitCode(code).map(([tag, text]) => {
    if (tag === 'b') return html`<b>${text}</b>`;
    return tag === '' ? text : tag === 'i' ? html`<i>${text}</i>` : html`<em>${text}</em>`;
  });
}
