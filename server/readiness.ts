// Whether balancers should send requests to this process.
import type { Rasterizer } from './png.js';

/** Why they should not, in the words of `/readyz`. */
export const PROBLEMS = { leaving: 'Shutting down', missing: 'PNG rasterization unavailable' } as const;

/** What `/readyz` looks at. */
export interface Readiness {
  readonly findProblem: () => string | undefined;
  /** From now on the service will end. */
  readonly leave: () => void;
}

/** Watches over a process that is ready unless it says otherwise. */
export function watchReadiness({ isMissing, warm }: Pick<Rasterizer, 'isMissing' | 'warm'>): Readiness {
  let isLeaving = false;
  return {
    findProblem() {
      if (isLeaving) return PROBLEMS.leaving;
      if (!isMissing()) return undefined;
      // Nobody will ask for a PNG, so it is tried here whether the rasterizer has come back.
      warm().catch(() => undefined);
      return PROBLEMS.missing;
    },
    leave() {
      isLeaving = true;
    },
  };
}
