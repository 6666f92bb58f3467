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

/** Of a group with more mascots than move at a time, one in so many moves. */
export const EVERY = 5;

/** An element with an animated drawing. */
interface Mover {
  /** The box around the drawing. Its attribute `data-motion` is what the style sheet knows of all this. */
  readonly box: Element;
  readonly mascots: number;
  readonly isPaused: boolean;
  isSmall: boolean;
  /** Of the document where the element was seen first: when it leaves, it may be in another one already. */
  readonly observer: IntersectionObserver;
}

const movers = /* @__PURE__ */ new Map<Element, Mover>();
/** Those on the screen, in the order of their turns. */
const queue = /* @__PURE__ */ new Set<Element>();
/** Those whose animations exist: they run, or hold their pose. */
const moving = /* @__PURE__ */ new Set<Element>();
const observers = /* @__PURE__ */ new WeakMap<Document, IntersectionObserver>();

let pending: ReturnType<typeof setTimeout> | undefined;
let turns: ReturnType<typeof setInterval> | undefined;

// Shared by all copies of this library on a page: whoever pauses it means all of it.
const PAUSED = /* @__PURE__ */ Symbol.for('navii.paused');
const PAUSE_EVENT = 'navii-pause';

function isPagePaused(): boolean {
  return Reflect.get(globalThis, PAUSED) === true;
}

function isHeld({ isPaused }: Mover): boolean {
  return isPaused || isPagePaused();
}

/**
 * The words of `data-motion`: `rests` without a turn, `held` in its pose by a pause, `calm` for a small mascot, `few` for a
 * large group. Without a word everything moves.
 */
function listWords(element: Element, mover: Mover): string[] {
  return [
    ...(moving.has(element) ? [] : ['rests']),
    ...(isHeld(mover) ? ['held'] : []),
    ...(mover.isSmall ? ['calm'] : []),
    ...(mover.mascots > MOVING_AT_ONCE ? ['few'] : []),
  ];
}

function show(elements: Iterable<Element>): void {
  for (const element of elements) {
    const mover = movers.get(element);
    if (mover === undefined) continue;
    const state = listWords(element, mover).join(' ');
    if (state === '') mover.box.removeAttribute('data-motion');
    else if (mover.box.getAttribute('data-motion') !== state) mover.box.setAttribute('data-motion', state);
  }
}

/** How many mascots of an element run when it moves. */
function countRunning(element: Element): number {
  const mover = movers.get(element);
  if (mover === undefined || isHeld(mover)) return 0;
  return mover.mascots > MOVING_AT_ONCE ? Math.ceil(mover.mascots / EVERY) : mover.mascots;
}

function isDocumentVisible({ ownerDocument }: Element): boolean {
  return ownerDocument.visibilityState !== 'hidden';
}

/** Whether an element would move if it had a turn. */
function isWaiting(element: Element): boolean {
  return !moving.has(element) && countRunning(element) > 0 && isDocumentVisible(element);
}

/** Ends the animations of those that nobody sees. A pose that a pause holds stays: it would jump. */
function endUnseen(): void {
  const unseen = [...moving].filter((element) => {
    return countRunning(element) > 0 && !(queue.has(element) && isDocumentVisible(element));
  });
  for (const element of unseen) moving.delete(element);
  show(unseen);
}

/** Starts as many of those whose turn it is as there is room for. */
function start(): void {
  pending = undefined;
  const started: Element[] = [];
  let sum = [...moving].reduce((total, element) => total + countRunning(element), 0);
  let isCrowded = false;
  for (const element of queue) {
    if (!isWaiting(element)) continue;
    sum += countRunning(element);
    isCrowded = sum > MOVING_AT_ONCE;
    if (isCrowded) break;
    moving.add(element);
    started.push(element);
  }
  show(started);
  if (isCrowded) turns ??= setInterval(takeTurns, TURN);
  else {
    clearInterval(turns);
    turns = undefined;
  }
}

function takeTurns(): void {
  const running = [...moving].filter((element) => countRunning(element) > 0);
  const resting = running.slice(0, Math.ceil(running.length * SHARE));
  for (const element of resting) {
    moving.delete(element);
    // To the end of the queue.
    if (queue.delete(element)) queue.add(element);
  }
  show(resting);
  start();
}

function startSoon(): void {
  pending ??= setTimeout(start, DELAY);
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
    } else queue.delete(target);
  }
  show(entries.map(({ target }) => target));
  settle();
}

/** Follows a change of who is seen, and of who is paused. */
function settle(): void {
  endUnseen();
  startSoon();
}

function handlePause(): void {
  show(movers.keys());
  settle();
}

// A frame has an observer of its own: what is seen of it depends on its window.
function findObserver(document: Document): IntersectionObserver | undefined {
  const known = observers.get(document);
  const Observer = document.defaultView?.IntersectionObserver;
  if (known !== undefined || Observer === undefined) return known;
  // Chromium then looks at thousands of elements less often than in each frame.
  const observer = new Observer(handleEntries, { delay: DELAY } as IntersectionObserverInit);
  observers.set(document, observer);
  document.addEventListener('visibilitychange', settle);
  // Once: the same listener again is none more.
  globalThis.document.addEventListener(PAUSE_EVENT, handlePause);
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
  show([element]);
  if (known === undefined) observer.observe(element);
  else if (known.box !== box) {
    // It may have another size now. To be observed anew is to be measured.
    observer.unobserve(element);
    observer.observe(element);
  }
  if (known !== undefined && known.isPaused !== isPaused) settle();
}

/** Forgets an element: its drawing is still, or it has left the page. */
export function rest(element: Element): void {
  const mover = movers.get(element);
  if (mover === undefined) return;
  movers.delete(element);
  queue.delete(element);
  moving.delete(element);
  mover.box.removeAttribute('data-motion');
  mover.observer.unobserve(element);
  startSoon();
}

function pausePage(isPaused: boolean): void {
  Reflect.set(globalThis, PAUSED, isPaused);
  // A server has no page that could move.
  if (typeof document !== 'undefined') document.dispatchEvent(new Event(PAUSE_EVENT));
}

/**
 * Stops every animated element of the page in its pose, for a control that pauses motion (WCAG 2.2 §2.2.2). One element
 * alone stops with its property `paused`.
 *
 * @example
 * pauseAnimations();
 */
export function pauseAnimations(): void {
  pausePage(true);
}

/**
 * Lets the elements that {@link pauseAnimations} stopped move again.
 *
 * @example
 * resumeAnimations();
 */
export function resumeAnimations(): void {
  pausePage(false);
}
