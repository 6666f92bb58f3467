// The script of a team at work: it plays the story, takes answers, and announces only who waits for the visitor.
import '../../components/define.js';
import { announce } from '../shared/announce.js';
import { showSamples } from '../shared/code-samples.js';
import { showCodeTabs } from '../shared/code-tabs.js';
import { isStill } from '../shared/moving.js';
import '../shared/page.js';
import { hydrateView } from '../shared/view.js';
import { FIRST, listWaiting, STEPS, type AppState } from './state.js';
import { renderApp, type AppActions } from './view.js';

/** Milliseconds between two steps: enough to see which face has changed. */
const PACE = 2200;

function startApp(root: HTMLElement): void {
  let state: AppState = FIRST;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const act: AppActions = {
    step: (by) => change({ at: state.at + by, isPlaying: false }),
    play() {
      const isOver = state.at === STEPS.length;
      change(isOver ? { ...FIRST, isPlaying: true } : { isPlaying: !state.isPlaying });
    },
    answer({ time, answer }, text) {
      if (answer === undefined) change({ answers: { ...state.answers, [time]: text } });
    },
  };
  const show = hydrateView(root, (next: AppState) => renderApp(next, act), FIRST);

  /** Shows a change. Nothing has happened beyond the ends of the story, and there it pauses. */
  function change(changes: Partial<AppState>): void {
    const before = listWaiting(state);
    const next = { ...state, ...changes };
    const at = Math.min(Math.max(next.at, 0), STEPS.length);
    state = { ...next, at, isPlaying: next.isPlaying && at < STEPS.length };
    show(state);
    const news = listWaiting(state).filter((name) => !before.includes(name));
    if (news.length > 0) announce(`${news.join(' and ')} ${news.length === 1 ? 'is' : 'are'} waiting for you`);
    clearTimeout(timer);
    if (state.isPlaying) timer = setTimeout(tick, PACE);
  }

  /** Goes one step on, unless nobody looks. */
  function tick(): void {
    change(document.hidden ? {} : { at: state.at + 1 });
  }

  change({ isPlaying: !isStill() });
}

const root = document.querySelector<HTMLElement>('#app');
if (root) startApp(root);
showSamples();
showCodeTabs();
