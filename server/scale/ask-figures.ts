// The figures of all processes, asked for by the first.
import { FIGURES_TIMEOUT_MS } from '../limits.js';
import type { Figures } from '../metrics/prometheus.js';
import type { Measure, Measured } from './messages.js';

/** Asks processes for their figures. */
export interface FigureCollector {
  /** Takes what a process has answered. */
  readonly receive: (measured: Measured) => void;
  /**
   * Resolves with those that answer in time.
   *
   * @param senders - a function a process, which sends it a message
   */
  readonly collect: (senders: readonly ((message: Measure) => void)[]) => Promise<readonly Figures[]>;
}

/** Makes a collector. */
export function createFigureCollector(): FigureCollector {
  const waiting = new Map<number, (figures: Figures) => void>();
  let lastId = 0;

  function ask(sendTo: (message: Measure) => void): Promise<Figures> {
    lastId += 1;
    const id = lastId;
    return new Promise((resolve) => {
      // One that is busy, or has just ended, is left out.
      const timer = setTimeout(settle, FIGURES_TIMEOUT_MS, []);
      function settle(figures: Figures): void {
        clearTimeout(timer);
        waiting.delete(id);
        resolve(figures);
      }
      waiting.set(id, settle);
      sendTo({ kind: 'measure', id });
    });
  }

  return {
    receive: ({ id, figures }) => waiting.get(id)?.(figures),
    collect: (senders) => Promise.all(senders.map(ask)),
  };
}
