// What takes a while: it says how far it has come, and can be cancelled.
import { html, type TemplateResult } from 'lit/html.js';
import { announce } from '../shared/announce.js';

/** Milliseconds after which the bar comes into sight; what is done before that needs none. */
const PATIENCE = 300;

/** How far some work has come. */
export interface WorkStatus {
  /** What is being made, such as `The poster`. */
  readonly name: string;
  /** People who are done, and all of them. */
  readonly done: number;
  readonly total: number;
}

/** Does the work; `onDone` takes the number of people who are done. */
export type Work = (signal: AbortSignal, onDone: (count: number) => void) => Promise<void>;

let running: AbortController | undefined;

/** Cancels what is being done. */
export function cancelWork(): void {
  running?.abort();
}

/**
 * Does some work, one at a time: another click meanwhile does nothing.
 *
 * @param given - what is made, for how many people
 * @param button - asked for it, and gets the focus back from the button that cancels
 * @param show - shows how far it has come; `undefined` where there is nothing to show
 */
export async function doWork(
  given: Omit<WorkStatus, 'done'>,
  button: HTMLElement,
  show: (status: WorkStatus | undefined) => void,
  work: Work,
): Promise<void> {
  if (running !== undefined) return;
  running = new AbortController();
  const { name, total } = given;
  const { signal } = running;
  let [done, quarters, isShown] = [0, 0, false];
  const timer = setTimeout(() => {
    isShown = true;
    show({ ...given, done });
  }, PATIENCE);
  try {
    await work(signal, (count) => {
      done = count;
      const now = Math.floor((count / total) * 4);
      if (isShown) show({ ...given, done });
      if (isShown && now > quarters && now < 4) announce(`${name}: ${now * 25} %`);
      quarters = now;
    });
    announce(`${name} is saved`);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    announce(signal.aborted ? `${name}: cancelled` : `${name} could not be made: ${reason}`);
  } finally {
    clearTimeout(timer);
    running = undefined;
    if (document.activeElement?.closest('.work')) button.focus();
    show(undefined);
  }
}

/** The bar over the page. */
export function renderWork(status: WorkStatus | undefined, cancel: (event: Event) => void): TemplateResult {
  return html`<div class="toast work" ?hidden=${!status}>
      <label class="legend" for="work-progress">${status && `${status.name} is being made`}</label>
      <progress id="work-progress" max=${status?.total ?? 1} value=${status?.done ?? 0}></progress>
      <button class="button plain" type="button" @click=${cancel}>Cancel</button>
    </div>`;
}
