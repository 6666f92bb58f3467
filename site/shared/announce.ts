// Has screen readers say what a visitor who sees the page can see. Every page has one element for it (build/head.ts): a
// live region that is added together with its text is not read by all of them.
import { find } from './dom.js';

/** Says a text; the same text again is said again. */
export function announce(text: string): void {
  const region = find('[data-announcement]', HTMLElement);
  // Without a change nothing would be said; a space at the end is not heard.
  region.textContent = text !== '' && region.textContent === text ? `${text}\u00a0` : text;
}
