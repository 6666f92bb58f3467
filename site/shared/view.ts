// How a page shows its state: **a view is a Lit template of a state**.
//
// A folder has `view.ts`, with a function `renderX(state, act)` that returns a template and touches no page, so that it runs
// in Node too. `act` holds what the events of the template call (`@click=${act.undo}`). The build prints the template of the
// first state into the page (`site/build/views.ts`); the page's `index.html` says where: `<div id="x"><!--navii:x--></div>`.
// The script has the state and the actions, and nothing but the view:
//
//   const show = takeOver(root, (state: State) => renderX(state, act), FIRST);
//   function setState(next: State) { state = next; show(state); }
//
// - `takeOver` wants the state that was printed; the state of the address is shown next.
// - A drawing enters by `drawing`. Given a string it is parsed at once; given a function, when it is in sight or the page is
//   idle, and only if one of what it depends on has changed.
// - A custom element that draws by itself is told what by `properties`, which wait as drawings do; `lazily` has a whole view wait.
// - What visitors change as well (`value`, `checked`, `selected`) is set by `field`, as a property: `.checked=${field(isOn)}`.
// - Items that move keep their elements by `repeat` with keys; items that only change are an array.
// - `noChange` leaves in the page what is hidden anyway, such as the panel of a tab that is not open.
// - `<noscript>` is a template of its own, `${html`<noscript>…</noscript>`}`: the build and browsers count what is in it differently.
// - White space counts between inline elements and in `<pre>`; break lines elsewhere.
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

/** Whether the page is being compared with what was printed: it shows that already. */
let isPrinted = false;

/** Has a text that is being typed while the script comes typed once more: nobody has heard of it, and the first state overwrites it. */
function typeAgain(root: HTMLElement): void {
  const input = document.activeElement;
  if (!(input instanceof HTMLInputElement || input instanceof HTMLTextAreaElement) || !root.contains(input)) return;
  const { value, defaultValue } = input;
  if (value === defaultValue) return;
  // By the next task the page shows the state of its address.
  setTimeout(() => {
    input.value = value;
    input.dispatchEvent(new InputEvent('input', { bubbles: true }));
  });
}

/**
 * Takes over what the build has printed into an element, and nothing moves.
 *
 * @param root - holds nothing else that the page could not do without
 * @param view - the template of a state
 * @param printed - the state that was printed
 * @returns a function that shows another state
 */
export function takeOver<State>(
  root: HTMLElement,
  view: (state: State) => unknown,
  printed: NoInfer<State>,
): (state: State) => void {
  typeAgain(root);
  isPrinted = true;
  try {
    hydrate(view(printed), root);
  } catch {
    // The page is of another version than its script, or something has changed it on the way.
    isPrinted = false;
    root.replaceChildren();
    render(view(printed), root);
  } finally {
    isPrinted = false;
  }
  return (state) => render(view(state), root);
}

/** Milliseconds; longer than the gaps between the letters of a name, on a slow machine too. */
const IDLE_DELAY = 600;
/** Milliseconds that drawings out of sight may take without a break: a letter that is typed meanwhile waits no longer. */
const LONGEST_WORK = 8;

/** Runs what can wait, between what visitors do; soon in any case, for a busy machine may have no idle moment. */
function whenIdle(work: () => void): void {
  // Safari has no idle callbacks.
  if ('requestIdleCallback' in globalThis) requestIdleCallback(work, { timeout: IDLE_DELAY });
  else setTimeout(work);
}

/** What draws into the elements whose drawings wait. */
const waiting = new Map<Element, () => void>();
const inSight = new WeakSet<Element>();
let observer: IntersectionObserver | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;
let isIdle = false;

/** Draws now if the element waits. */
export function redraw(element: Element): void {
  const draw = waiting.get(element);
  waiting.delete(element);
  if (element.isConnected) draw?.();
}

function redrawWhenIdle(): void {
  const before = timer;
  whenIdle(() => {
    const end = performance.now() + LONGEST_WORK;
    for (const element of waiting.keys()) {
      // What has changed meanwhile has a pause of its own to wait for.
      if (timer !== before) return;
      if (performance.now() > end) return redrawWhenIdle();
      isIdle = true;
      redraw(element);
      isIdle = false;
    }
  });
}

/** Draws into an element now if it is known to be in sight, else when it comes into sight, or after a pause. */
function wait(element: Element, draw: () => void): void {
  // The observer tells after each frame, and measures nothing that the frame has not.
  observer ??= new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) inSight.delete(target);
      else if (inSight.add(target)) redraw(target);
    }
  });
  waiting.set(element, draw);
  if (inSight.has(element)) return redraw(element);
  observer.observe(element);
  // A view that has waited for the pause itself is drawn with all that is in it.
  if (isIdle) return;
  clearTimeout(timer);
  timer = setTimeout(redrawWhenIdle, IDLE_DELAY);
}

/** Makes a function that shows a view when it is in sight or the page is idle. */
export function lazily<State>(root: Element, show: (state: State) => void): (state: State) => void {
  return (state) => wait(root, () => show(state));
}

/** Draws all that waits now. */
export function redrawAll(): void {
  for (const element of waiting.keys()) redraw(element);
}

function isSame(old: readonly unknown[] | undefined, now: readonly unknown[]): boolean {
  return old?.every((cause, index) => cause === now[index]) ?? false;
}

class Drawing extends Directive {
  #causes: readonly unknown[] | undefined;
  #svg: string | undefined;

  // Only the build calls it.
  render(svg: string | (() => string), _causes?: readonly unknown[]): unknown {
    return html(toStrings(typeof svg === 'string' ? svg : svg()));
  }

  override update(part: ChildPart, [svg, causes = [svg]]: DirectiveParameters<this>): unknown {
    const old = this.#causes;
    this.#causes = causes;
    const { parentElement } = part.startNode as ChildNode;
    if (isPrinted || parentElement === null || isSame(old, causes)) return noChange;
    if (typeof svg === 'function') {
      wait(parentElement, () => this.#show(part, svg()));
    } else {
      waiting.delete(parentElement);
      this.#show(part, svg);
    }
    return noChange;
  }

  #show({ startNode, endNode }: ChildPart, svg: string): void {
    if (svg === this.#svg) return;
    this.#svg = svg;
    const start = startNode as ChildNode;
    while (start.nextSibling !== endNode) start.nextSibling?.remove();
    start.after(...parse(svg, document));
  }
}

class Properties extends Directive {
  #causes: readonly unknown[] | undefined;

  // Nobody calls it: what belongs to an element as a whole is not printed.
  render(_read: () => object, _causes: readonly unknown[]): unknown {
    return noChange;
  }

  override update({ element }: ElementPart, [read, causes]: DirectiveParameters<this>): unknown {
    if (isPrinted || isSame(this.#causes, causes)) return noChange;
    this.#causes = causes;
    wait(element, () => Object.assign(element, read()));
    return noChange;
  }
}

class Field extends Directive {
  /** What the state last said, and what was in the field then. */
  #value: string | boolean | undefined;
  #held: unknown;

  // Only the build calls it: a property that is printed as an attribute counts whatever its value.
  render(value: string | boolean): unknown {
    return value === false ? noChange : value;
  }

  override update({ element, name }: PropertyPart, [value]: DirectiveParameters<this>): unknown {
    const held: unknown = Reflect.get(element, name);
    const isFocused = element === document.activeElement && element.matches('[type=text]');
    // A state that changes while the text does not is not of this text: the way back may lead to it.
    const isTyped = isFocused && (value === this.#value || held !== this.#held);
    if (!isPrinted && !isTyped && held !== value) Reflect.set(element, name, value);
    if (value !== this.#value) [this.#value, this.#held] = [value, Reflect.get(element, name)];
    return noChange;
  }
}

/**
 * A drawing of the engine, inert by contract, as the child of an element that has no other.
 *
 * @param svg - the drawing; or what makes it, for where there are many: called in sight at once, elsewhere when the page is idle
 * @param causes - with a function: on what the drawing depends; without a change it is not called again
 */
export const drawing: {
  (svg: string): DirectiveResult;
  (svg: () => string, causes: readonly unknown[]): DirectiveResult;
} = directive(Drawing);

/**
 * Properties of the element in whose tag it stands, by name.
 *
 * @param read - called in sight at once, elsewhere when the page is idle
 * @param causes - on what the properties depend
 */
export const properties: (read: () => object, causes: readonly unknown[]) => DirectiveResult = directive(Properties);

/** A property of a field that visitors change as well; with `type="text"`, what they type is left alone while they do. */
export const field: (value: string | boolean) => DirectiveResult = directive(Field);

/** Code with quoted text highlighted. Anything finer would need a parser for each language. */
export function renderCode(code: string): readonly (string | TemplateResult)[] {
  return code.split(/("[^"\n]*"|'[^'\n]*')/).map((piece, index) => (index % 2 === 0 ? piece : html`<b>${piece}</b>`));
}
