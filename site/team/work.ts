// What takes a while: it says how far it has come, and can be cancelled.
import { announce } from '../shared/announce.js';
import { find } from '../shared/dom.js';

/** Milliseconds after which the bar comes into sight; what is done before that needs none. */
const PATIENCE = 300;

/** Does the work; `onDone` takes the number of people who are done. */
export type Work = (signal: AbortSignal, onDone: (count: number) => void) => Promise<void>;

let running: AbortController | undefined;

/** Has the button cancel what is being done. */
export function startCancelling(): void {
  find('[data-cancel]', HTMLElement).addEventListener('click', () => running?.abort());
}

/**
 * Does some work, one at a time: another click meanwhile does nothing.
 *
 * @param name - what is being made, such as `The poster`
 * @param button - asked for it, and gets the focus back from the button that cancels
 */
export async function doWork(name: string, total: number, button: HTMLElement, work: Work): Promise<void> {
  if (running !== undefined) return;
  const box = find('[data-work]', HTMLElement);
  const bar = find('[data-work-progress]', HTMLProgressElement);
  running = new AbortController();
  const { signal } = running;
  let quarters = 0;
  find('[data-work-name]', HTMLElement).textContent = `${name} is being made`;
  bar.max = total;
  bar.value = 0;
  const timer = setTimeout(() => (box.hidden = false), PATIENCE);
  try {
    await work(signal, (count) => {
      bar.value = count;
      const now = Math.floor((count / total) * 4);
      if (now > quarters && now < 4 && !box.hidden) announce(`${name}: ${now * 25} %`);
      quarters = now;
    });
    announce(`${name} is saved`);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    announce(signal.aborted ? `${name}: cancelled` : `${name} could not be made: ${reason}`);
  } finally {
    clearTimeout(timer);
    running = undefined;
    if (box.contains(document.activeElement)) button.focus();
    box.hidden = true;
  }
}
