// The figures of all processes, asked for by the first. Their sums must never fall: Prometheus takes a counter that falls for
// one that began anew, and reports requests that there never were. So we keep the last figures of a process that is late, and
// the totals of those that have ended.
import { FIGURES_TIMEOUT_MS } from '../limits.js';
import type { Figures } from '../metrics/prometheus.js';
import type { Measure, Measured } from './messages.js';

/** Asks processes for their figures. */
export interface FigureCollector {
  /** Takes what a process has answered. */
  readonly receive: (measured: Measured) => void;
  /**
   * Resolves with the figures of all, those that do not answer in time with their last ones, and the totals of those that ended.
   *
   * @param workers - numbers of the processes, each with a function that sends it a message
   */
  readonly collect: (
    workers: Iterable<readonly [worker: number, sendTo: (message: Measure) => void]>,
  ) => Promise<readonly Figures[]>;
  /** Takes down that the process with this number has ended. Another one may have it from now on. */
  readonly retire: (worker: number) => void;
}

interface Waiting {
  readonly worker: number;
  readonly settle: () => void;
}

/** What only grows; other figures say how a process is just now. */
const TOTALS: ReadonlySet<string> = new Set(['counter', 'histogram']);

/** Makes a collector. */
export function createFigureCollector(): FigureCollector {
  const waiting = new Map<number, Waiting>();
  const last = new Map<number, Figures>();
  let ended: readonly Figures[] = [];
  let adding = Promise.resolve();
  let lastId = 0;

  function ask(worker: number, sendTo: (message: Measure) => void): Promise<void> {
    lastId += 1;
    const id = lastId;
    return new Promise((resolve) => {
      function settle(): void {
        clearTimeout(timer);
        waiting.delete(id);
        resolve();
      }
      const timer = setTimeout(settle, FIGURES_TIMEOUT_MS);
      waiting.set(id, { worker, settle });
      sendTo({ kind: 'measure', id });
    });
  }

  // However many end, what is kept of them stays as long as the figures of one.
  async function addEnded(): Promise<void> {
    const known = ended;
    if (known.length < 2) return;
    const { addFigures } = await import('../metrics/prometheus.js');
    const sum = await addFigures(known);
    ended = [sum, ...ended.slice(known.length)];
  }

  return {
    receive({ id, figures }) {
      const asked = waiting.get(id);
      if (asked === undefined) return;
      last.set(asked.worker, figures);
      asked.settle();
    },
    async collect(workers) {
      await Promise.all(Array.from(workers, ([worker, sendTo]) => ask(worker, sendTo)));
      return [...ended, ...last.values()];
    },
    retire(worker) {
      for (const asked of waiting.values()) if (asked.worker === worker) asked.settle();
      const figures = last.get(worker);
      if (figures === undefined) return;
      last.delete(worker);
      // The types of the library say a number, which is never there.
      ended = [...ended, figures.filter(({ type }) => TOTALS.has(String(type)))];
      adding = adding.then(addEnded);
    },
  };
}
