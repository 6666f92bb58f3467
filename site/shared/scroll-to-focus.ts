// Fields of text, and rows that scroll sideways: they show what gets the focus by the keyboard.

/**
 * Scrolls to the element that got the focus by the keyboard. Chromium leaves it where it is if 32 px of it are in sight, and scrolls
 * only to the line of the caret in a field of text.
 */
export function scrollToFocus({ target }: Event): void {
  // A scroll on a press of the mouse would move the element away below it, and its click would be lost.
  if (!(target instanceof HTMLElement) || !target.matches(':focus-visible')) return;
  (target.closest('label') ?? target).scrollIntoView({ block: 'nearest', inline: 'start' });
}
