// Chooses which animated drawings move. Without a graphics processor a moving mascot costs about 1 ms of each frame. So only
// those on the screen move, a limited number at a time, and they take turns. The elements load this module with
// their first animated drawing.
import { EVERY, isPagePaused, PAUSE_EVENT } from './pause.js';

/** Mascots that move at the same time, at most. */
const MOVING_AT_ONCE = 12;

/** Milliseconds after which the next mascots get their turn. */
const TURN = 3000;

/** Share of the moving elements that stop at each turn. */
const STOPPING = 1 / 3;

/** Milliseconds between the last arrival on the screen and the start, so that mascots that are scrolled past never start. */
const DELAY = 150;

/** Height in px below which a mascot only floats and blinks. */
const SMALL = 64;

/** An element with an animated drawing. */
interface Mover {
  readonly element: Element;
  /** The box around the drawing. Its attribute `data-motion` tells the style sheet what may move. */
  box: Element;
  mascots: number;
  isPaused: boolean;
  isSmall: boolean;
  /** The observer of the document in which the element was first: when the element leaves, it may be in another one already. */
  readonly observer: IntersectionObserver;
}

const movers = /* @__PURE__ */ new Map<Element, Mover>();
/** The elements on the screen, in the order of their turns. */
const queue = /* @__PURE__ */ new Set<Mover>();
/** The elements whose animations exist: they run, or a pause holds them in their pose. */
const moving = /* @__PURE__ */ new Set<Mover>();
const observers = /* @__PURE__ */ new WeakMap<Document, IntersectionObserver>();

let pending: ReturnType<typeof setTimeout> | undefined;
let turns: ReturnType<typeof setInterval> | undefined;

function isHeld({ isPaused }: Mover): boolean {
  return isPaused || isPagePaused();
}

/**
 * Writes the words of `data-motion`: `rests` when it is not the element's turn, `held` while a pause holds its pose, `calm` for a
 * small mascot, `few` for a large group. Without a word everything moves.
 */
function writeMotion(mover: Mover): void {
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

/** Counts the mascots of an element that run while it moves. */
function countRunning(mover: Mover): number {
  if (isHeld(mover)) return 0;
  return mover.mascots > MOVING_AT_ONCE ? Math.ceil(mover.mascots / EVERY) : mover.mascots;
}

function isDocumentVisible({ element }: Mover): boolean {
  return element.ownerDocument.visibilityState !== 'hidden';
}

/** Starts elements in the order of the queue, until as many mascots move as may. */
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
    writeMotion(mover);
  }
  if (isCrowded) turns ??= setInterval(takeTurns, TURN);
  else {
    clearInterval(turns);
    turns = undefined;
  }
}

function takeTurns(): void {
  const running = [...moving].filter((mover) => countRunning(mover) > 0);
  for (const mover of running.slice(0, Math.ceil(running.length * STOPPING))) {
    moving.delete(mover);
    // To the end of the queue, if it is still on the screen.
    if (queue.delete(mover)) queue.add(mover);
    writeMotion(mover);
  }
  start();
}

function startSoon(): void {
  pending ??= setTimeout(start, DELAY);
}

/** Stops and starts elements after some came or left the screen, or were paused. */
function update(): void {
  // Animations outside the screen end. A paused element keeps its animation, because its pose would jump.
  for (const mover of moving) {
    if (countRunning(mover) === 0 || (queue.has(mover) && isDocumentVisible(mover))) continue;
    moving.delete(mover);
    writeMotion(mover);
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
    writeMotion(mover);
  }
  update();
}

function handlePause(): void {
  for (const mover of movers.values()) writeMotion(mover);
  update();
}

// Each document has its own observer: in a frame, the visible part depends on the window of the frame.
function findObserver(document: Document): IntersectionObserver | undefined {
  const shared = observers.get(document);
  const Observer = document.defaultView?.IntersectionObserver;
  if (shared !== undefined || Observer === undefined) return shared;
  // With a delay Chromium does not check thousands of elements in every frame.
  const observer = new Observer(handleEntries, { delay: DELAY } as IntersectionObserverInit);
  observers.set(document, observer);
  document.addEventListener('visibilitychange', update);
  // The browser adds the same listener only once.
  globalThis.document.addEventListener(PAUSE_EVENT, handlePause);
  return observer;
}

/**
 * Adds an element with an animated drawing, or updates it. It moves when its turn comes.
 *
 * @param mascots - number of mascots in the drawing
 * @param isPaused - whether it keeps its present pose
 */
export function startMotion(element: Element, box: Element, mascots: number, isPaused: boolean): void {
  const existing = movers.get(element);
  const observer = existing?.observer ?? findObserver(element.ownerDocument);
  // Without an observer (in a simulated page, for tests) everything moves, as in a drawing without an element.
  if (observer === undefined) return;
  const before = { ...existing };
  const mover = Object.assign(existing ?? { element, observer, isSmall: false }, { box, mascots, isPaused });
  movers.set(element, mover);
  writeMotion(mover);
  // A new box may have another size: observing the element again measures it.
  if (before.box !== box) {
    observer.unobserve(element);
    observer.observe(element);
  }
  if (existing !== undefined && before.isPaused !== isPaused) update();
}

/** Removes an element: its drawing does not move, or it has left the page. */
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
