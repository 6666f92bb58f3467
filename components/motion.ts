// Which animated drawings move. Each mascot costs a page without a graphics processor about a millisecond a frame, so only
// those on the screen move, and of these so many at a time: they take turns.

/** Mascots that move at the same time. */
const MOVING_AT_ONCE = 12;

/** Milliseconds after which the next ones have their turn. */
const TURN = 3000;

/** Part of those that move that rests at each turn. */
const SHARE = 1 / 3;

/** Milliseconds from the last arrival on the screen to moving, so that what is scrolled past never starts. */
const DELAY = 150;

/** Pixels below which a mascot moves as a whole and blinks, and nothing else of it moves. */
const SMALL = 64;

/** An element with an animated drawing. */
interface Mover {
  /** The box around the drawing, whose attribute `data-motion` is what the style sheet knows of all this. */
  box: Element;
  mascots: number;
  isPaused: boolean;
  isSmall: boolean;
  /** Of the document in which it was seen first; by the time that it has left, it may belong to another one. */
  readonly observer: IntersectionObserver;
}

const movers = /* @__PURE__ */ new Map<Element, Mover>();
/** Those on the screen, in the order of their turns. */
const queue = /* @__PURE__ */ new Set<Element>();
const moving = /* @__PURE__ */ new Set<Element>();
const observers = /* @__PURE__ */ new WeakMap<Document, IntersectionObserver>();

let isEverythingPaused = false;
let pending: ReturnType<typeof setTimeout> | undefined;
let turns: ReturnType<typeof setInterval> | undefined;

function show(element: Element, { box, mascots, isPaused, isSmall }: Mover): void {
  const isHeld = isPaused || isEverythingPaused;
  const words = [
    moving.has(element) ? '' : 'rests',
    isHeld ? 'held' : '',
    isSmall ? 'calm' : '',
    mascots > MOVING_AT_ONCE ? 'few' : '',
  ];
  const state = words.filter((word) => word !== '').join(' ');
  if (state === '') box.removeAttribute('data-motion');
  else if (box.getAttribute('data-motion') !== state) box.setAttribute('data-motion', state);
}

function showAll(elements: Iterable<Element>): void {
  for (const element of elements) {
    const mover = movers.get(element);
    if (mover !== undefined) show(element, mover);
  }
}

/** Mascots of a group beyond the limit rest by the style sheet. */
function weigh(elements: Iterable<Element>): number {
  let sum = 0;
  for (const element of elements) sum += Math.min(movers.get(element)?.mascots ?? 0, MOVING_AT_ONCE);
  return sum;
}

function isVisible(element: Element): boolean {
  return element.ownerDocument.visibilityState !== 'hidden';
}

/** Starts as many of those whose turn it is as there is room for. */
function start(): void {
  pending = undefined;
  const started: Element[] = [];
  for (const element of queue) {
    if (moving.has(element) || !isVisible(element)) continue;
    if (weigh(moving) + weigh([element]) > MOVING_AT_ONCE) break;
    moving.add(element);
    started.push(element);
  }
  showAll(started);
  const isCrowded = queue.size > moving.size;
  if (!isCrowded) {
    clearInterval(turns);
    turns = undefined;
  } else turns ??= setInterval(takeTurns, TURN);
}

function takeTurns(): void {
  if (isEverythingPaused) return;
  const tired = [...moving].slice(0, Math.ceil(moving.size * SHARE));
  for (const element of tired) {
    moving.delete(element);
    // To the end of the queue.
    if (queue.delete(element)) queue.add(element);
  }
  showAll(tired);
  start();
}

function startSoon(): void {
  pending ??= setTimeout(start, DELAY);
}

function leave(element: Element): void {
  queue.delete(element);
  if (moving.delete(element)) showAll([element]);
}

function handleEntries(entries: readonly IntersectionObserverEntry[]): void {
  for (const { target, isIntersecting, boundingClientRect } of entries) {
    const mover = movers.get(target);
    if (mover === undefined) continue;
    if (isIntersecting) {
      mover.isSmall = boundingClientRect.height < SMALL;
      queue.add(target);
      clearTimeout(pending);
      pending = undefined;
    } else leave(target);
  }
  startSoon();
}

function handleVisibility(): void {
  for (const element of moving) if (!isVisible(element)) moving.delete(element);
  showAll(queue);
  startSoon();
}

// A frame has an observer of its own: what is seen of it depends on its window.
function findObserver(document: Document): IntersectionObserver | undefined {
  const known = observers.get(document);
  const Observer = document.defaultView?.IntersectionObserver;
  if (known !== undefined || Observer === undefined) return known;
  // Chromium then looks at thousands of elements less often than in each frame.
  const observer = new Observer(handleEntries, { delay: DELAY } as IntersectionObserverInit);
  observers.set(document, observer);
  document.addEventListener('visibilitychange', handleVisibility);
  return observer;
}

/**
 * Lets a drawing move when its turn comes. Until then it rests.
 *
 * @param mascots - how many it has
 * @param isPaused - whether it stays in the pose in which it is
 */
export function move(element: Element, box: Element, mascots: number, isPaused: boolean): void {
  const known = movers.get(element);
  const observer = known?.observer ?? findObserver(element.ownerDocument);
  // Without an observer (a page for tests) everything moves, as the drawings themselves do.
  if (observer === undefined) return;
  const mover = { box, mascots, isPaused, isSmall: known?.isSmall ?? false, observer };
  movers.set(element, mover);
  show(element, mover);
  if (known === undefined) observer.observe(element);
}

/** Forgets an element: its drawing is still, or it has left the page. */
export function rest(element: Element): void {
  const mover = movers.get(element);
  if (mover === undefined) return;
  movers.delete(element);
  mover.box.removeAttribute('data-motion');
  mover.observer.unobserve(element);
  leave(element);
  startSoon();
}

function pauseEverything(isPaused: boolean): void {
  isEverythingPaused = isPaused;
  showAll(movers.keys());
}

/**
 * Stops every animated element of the page in its pose, for a control that pauses motion (WCAG 2.2 §2.2.2). One element
 * alone stops with its property `paused`.
 *
 * @example
 * pauseAnimations();
 */
export function pauseAnimations(): void {
  pauseEverything(true);
}

/**
 * Lets the elements that {@link pauseAnimations} stopped move again.
 *
 * @example
 * resumeAnimations();
 */
export function resumeAnimations(): void {
  pauseEverything(false);
}
