// The focus by the keyboard: how arrow keys move it, and how it comes into sight.

/**
 * Scrolls to the element that got the focus by the keyboard. Chromium leaves it where it is if 32 px of it are in sight, and scrolls
 * only to the line of the caret in a field of text.
 */
export function scrollToFocus({ target }: Event): void {
  // A scroll on a press of the mouse would move the element away below it, and its click would be lost.
  if (!(target instanceof HTMLElement) || !target.matches(':focus-visible')) return;
  (target.closest('label') ?? target).scrollIntoView({ block: 'nearest', inline: 'start' });
}

/**
 * Finds the item to which a key moves the focus, by the patterns of the ARIA Authoring Practices.
 *
 * @param at - the index of the focused item
 * @param isVertical - whether the keys up and down move it too
 * @returns the index of the item; -1 for another key
 */
export function findMove(event: KeyboardEvent, at: number, count: number, isVertical = true): number {
  // With a modifier key, arrow keys are commands of the browser, such as going back.
  if (event.altKey || event.ctrlKey || event.metaKey) return -1;
  const moves = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 };
  const all: Readonly<Record<string, number>> = isVertical ? { ...moves, ArrowDown: at + 1, ArrowUp: at - 1 } : moves;
  const to = Object.hasOwn(all, event.key) ? all[event.key] : undefined;
  return to === undefined ? -1 : (to + count) % count;
}
