// Long tasks: they show their progress, and can be cancelled.
import { html, type TemplateResult } from 'lit/html.js';
import { announce } from '../shared/announce.js';
import { showInButton } from '../shared/copy-button.js';
import { load } from '../shared/load.js';
import { listShown, type TeamState, type WorkStatus } from './state.js';

/** Milliseconds before the progress bar is shown. Shorter tasks need no bar. */
const SHOW_DELAY = 300;

/** A task. It calls `onDone` with the number of people who are done. */
type Work = (signal: AbortSignal, onDone: (count: number) => void) => Promise<void>;

let running: AbortController | undefined;

/**
 * Runs a task. Does nothing while another task is running.
 *
 * @param given - the name of the result, and the number of people
 * @param button - the clicked button, which gets the focus back from the button that cancels
 * @param show - shows the progress; called with `undefined` when the task has ended
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
  }, SHOW_DELAY);
  try {
    await work(signal, (count) => {
      done = count;
      const now = Math.floor((count / total) * 4);
      if (isShown) show({ ...given, done });
      if (isShown && now > quarters && now < 4) announce(`${name}: ${now * 25} %`);
      quarters = now;
    });
    showInButton(button, 'Saved');
    announce(`${name} is saved`);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    if (!signal.aborted) showInButton(button, 'Not saved');
    announce(signal.aborted ? `${name}: cancelled` : `${name} could not be made: ${reason}`);
  } finally {
    clearTimeout(timer);
    running = undefined;
    if (document.activeElement?.closest('.work')) button.focus();
    show(undefined);
  }
}

const files = load(() => Promise.all([import('./zip.js'), import('../shared/download.js')]));

export async function saveZip(
  team: TeamState,
  button: HTMLElement,
  show: (status: WorkStatus | undefined) => void,
): Promise<void> {
  await doWork({ name: 'The ZIP', total: listShown(team).length }, button, show, async (signal, onDone) => {
    const [{ makeZip }, { downloadBlob }] = await files();
    downloadBlob(await makeZip(team, signal, onDone), 'team.zip');
  });
}

export function renderWork(status: WorkStatus | undefined): TemplateResult {
  return html`<div class="toast work flow" ?hidden=${!status}>
      <label class="legend" for="work-progress">${status && `${status.name} is being made`}</label>
      <progress id="work-progress" max=${status?.total ?? 1} value=${status?.done ?? 0}></progress>
      <button class="button plain" type="button" @click=${() => running?.abort()}>Cancel</button>
    </div>`;
}
