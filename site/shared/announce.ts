// Messages for screen readers. Every page has one live region for them (build/frame.ts), because some screen readers do not
// read a live region that is added together with its text.

/** Announces a text, also when it is the same as the last one. */
export function announce(text: string): void {
  const region = document.querySelector('[data-announcement]');
  if (!region) return;
  // Screen readers announce changes only. The added space is not read out.
  region.textContent = text !== '' && region.textContent === text ? `${text}\u00a0` : text;
}

/** Milliseconds without a change before a state is announced: longer than the pauses in typing. */
const DELAY = 900;

let timer: ReturnType<typeof setTimeout> | undefined;

/** Announces a state that changes while a visitor types, when it has not changed for a moment. */
export function announceState(describe: () => string): void {
  clearTimeout(timer);
  timer = setTimeout(() => announce(describe()), DELAY);
}
