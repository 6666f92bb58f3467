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
  readonly element: Element;
  /** The box around the drawing. Its attribute `data-motion` is what the style sheet knows of all this. */
  box: Element;
  mascots: number;
  isPaused: boolean;
  isSmall: boolean;
  /** Of the document where the element was seen first: when it leaves, it may be in another one already. */
  readonly observer: IntersectionObserver;
}

const movers = /* @__PURE__ */ new Map<Element, Mover>();
/** Those on the screen, in the order of their turns. */
const queue = /* @__PURE__ */ new Set<Mover>();
/** Those whose animations exist: they run, or hold their pose. */
const moving = /* @__PURE__ */ new Set<Mover>();
const observers = /* @__PURE__ */ new WeakMap<Document, IntersectionObserver>();

let pending: ReturnType<typeof setTimeout> | undefined;
let turns: ReturnType<typeof setInterval> | undefined;

// Shared by all copies of this library on a page: whoever pauses it means all of it.
const PAUSED = /* @__PURE__ */ Symbol.for('navii.paused');
const PAUSE_EVENT = 'navii-pause';

function isHeld({ isPaused }: Mover): boolean {
  return isPaused || Reflect.get(globalThis, PAUSED) === true;
}

/**
 * Writes the words of `data-motion`: `rests` without a turn, `held` in its pose by a pause, `calm` for a small mascot, `few`
 * for a large group. Without a word everything moves.
 */
function show(mover: Mover): void {
  const { box, isSmall, mascots } = mover;
  const words = [
    ...(moving.has(mover) ? [] : ['rests']),
    ...(isHeld(mover) ? ['held'] : []),
    ...(isSmall ? ['calm'] : []),
    ...(mascots > MOVING_AT_ONCE ? ['few'] : []),
  ].join(' ');
  if (words === '') box.removeAttribute('data-motion');
  else if (box.getAttribute('data-motion') !== words) box.setAttribute('data-motion', words);
}

/** How many mascots of an element run when it moves. */
function countRunning(mover: Mover): number {
  if (isHeld(mover)) return 0;
  return mover.mascots > MOVING_AT_ONCE ? Math.ceil(mover.mascots / EVERY) : mover.mascots;
}

function isDocumentVisible({ element }: Mover): boolean {
  return element.ownerDocument.visibilityState !== 'hidden';
}

/** Starts as many of those whose turn it is as there is room for. */
function start(): void {
  pending = undefined;
  let sum = [...moving].reduce((total, mover) => total + countRunning(mover), 0);
  let isCrowded = false;
  for (const mover of queue) {
    const running = countRunning(mover);
    if (moving.has(mover) || running === 0 || !isDocumentVisible(mover)) continue;
    sum += running;
    isCrowded = sum > MOVING_AT_ONCE;
    if (isCrowded) break;
    moving.add(mover);
    show(mover);
  }
  if (isCrowded) turns ??= setInterval(takeTurns, TURN);
  else {
    clearInterval(turns);
    turns = undefined;
  }
}

function takeTurns(): void {
  const running = [...moving].filter((mover) => countRunning(mover) > 0);
  for (const mover of running.slice(0, Math.ceil(running.length * SHARE))) {
    moving.delete(mover);
    // To the end of the queue.
    if (queue.delete(mover)) queue.add(mover);
    show(mover);
  }
  start();
}

function startSoon(): void {
  pending ??= setTimeout(start, DELAY);
}

/** Follows a change of who is seen, and of who is paused. */
function settle(): void {
  // The animations of those that nobody sees end. A pose that a pause holds stays: it would jump.
  for (const mover of moving) {
    if (countRunning(mover) === 0 || (queue.has(mover) && isDocumentVisible(mover))) continue;
    moving.delete(mover);
    show(mover);
  }
  startSoon();
}

function handleEntries(entries: readonly IntersectionObserverEntry[]): void {
  for (const { target, isIntersecting, boundingClientRect } of entries) {
    const mover = movers.get(target);
    if (mover === undefined) continue;
    if (isIntersecting) {
      mover.isSmall = boundingClientRect.height < SMALL;
      queue.add(mover);
      clearTimeout(pending);
      pending = undefined;
    } else queue.delete(mover);
    show(mover);
  }
  settle();
}

function handlePause(): void {
  for (const mover of movers.values()) show(mover);
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
  const before = { ...known };
  const mover = Object.assign(known ?? { element, observer, isSmall: false }, { box, mascots, isPaused });
  movers.set(element, mover);
  show(mover);
  // A new box may have another size. To be observed anew is to be measured.
  if (before.box !== box) {
    observer.unobserve(element);
    observer.observe(element);
  }
  if (known !== undefined && before.isPaused !== isPaused) settle();
}

/** Forgets an element: its drawing is still, or it has left the page. */
export function rest(element: Element): void {
  const mover = movers.get(element);
  if (mover === undefined) return;
  movers.delete(element);
  queue.delete(mover);
  moving.delete(mover);
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
