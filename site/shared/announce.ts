// Messages for screen readers. Every page has one live region for them (build/frame.ts), because some screen readers do not
// read a live region that is added together with its text.

/** Announces a text, also when it is the same as the last one. */
export function announce(text: string): void {
  const region = document.querySelector('[data-announcement]');
  if (!region) return;
  // Screen readers announce changes only. The added space is not read out.
  region.textContent = text !== '' && region.textContent === text ? `${text}\u00a0` : text;
}
