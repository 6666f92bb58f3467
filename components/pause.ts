// The pause of all motion in a page, which a page can set before any drawing moves, and the link between the style sheet and motion.ts.

/** In a group with more mascots than may move at a time, every fifth one moves. */
export const EVERY = 5;

// Shared by all copies of this library on a page: a pause is for the whole page.
const PAUSED = /* @__PURE__ */ Symbol.for('navii.paused');
/** The event at the document that tells of a pause and of its end. */
export const PAUSE_EVENT = 'navii-pause';

export function isPagePaused(): boolean {
  return Reflect.get(globalThis, PAUSED) === true;
}

function pausePage(isPaused: boolean): void {
  Reflect.set(globalThis, PAUSED, isPaused);
  // There is no `document` on a server.
  if (typeof document !== 'undefined') document.dispatchEvent(new Event(PAUSE_EVENT));
}

/**
 * Stops every animated element of the page in its present pose, for a button that pauses motion (WCAG 2.2 §2.2.2). The property
 * `paused` stops one element.
 *
 * @example
 * pauseAnimations();
 */
export function pauseAnimations(): void {
  pausePage(true);
}

/**
 * Starts the elements again that {@link pauseAnimations} stopped.
 *
 * @example
 * resumeAnimations();
 */
export function resumeAnimations(): void {
  pausePage(false);
}
