import type { Presence } from './request.js';
export interface Job {
  readonly client: string;
  readonly cost: number;
  readonly presence: () => Presence;
}
export interface WorkQueue {
  run<R>(job: Job, work: () => R | Promise<R>): Promise<R>;
  readonly waiting: number;
  readonly running: number;
  clear(error: unknown): void;
}
export function createQueue(_o: {
  slots: number;
  maxWaiting: number;
  maxWaitMs: number;
  line: string;
  onRefused?: (reason: string) => void;
  maxPerClient?: number;
}): WorkQueue {
  let last: Promise<unknown> = Promise.resolve();
  return {
    waiting: 0,
    running: 0,
    clear() {},
    run(_job, work) {
      const done = last.then(work);
      last = done.catch(() => undefined);
      return done;
    },
  };
}
