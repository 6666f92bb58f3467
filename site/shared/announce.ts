// Has screen readers say what a visitor who sees the page can see. Every page has one element for it (build/frame.ts): a
// live region that is added together with its text is not read by all of them.

/** Says a text; the same text again is said again. */
export function announce(text: string): void {
  const region = document.querySelector('[data-announcement]');
  if (!region) return;
  // Without a change nothing would be said; a space at the end is not heard.
  region.textContent = text !== '' && region.textContent === text ? `${text}\u00a0` : text;
}
