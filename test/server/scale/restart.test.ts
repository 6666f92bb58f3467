// The pause before a process takes the place of one that ended.
import { describe, expect, it } from 'vitest';
import { MAX_RESTART_MS, MIN_RESTART_MS, PROVED_MS } from '../../../server/limits.js';
import { createRestartDelay } from '../../../server/scale/restart.js';

describe('createRestartDelay', () => {
  it('doubles with each process that ends at once, up to a bound', () => {
    const delayAfter = createRestartDelay();
    const delays = Array.from({ length: 12 }, () => delayAfter(50));
    expect(delays.slice(0, 3)).toEqual([MIN_RESTART_MS, 2 * MIN_RESTART_MS, 4 * MIN_RESTART_MS]);
    expect(delays.at(-1)).toBe(MAX_RESTART_MS);
  });

  it('is none after a process that has proved itself, and begins anew', () => {
    const delayAfter = createRestartDelay();
    for (let i = 0; i < 5; i += 1) delayAfter(50);
    expect([delayAfter(PROVED_MS), delayAfter(50)]).toEqual([0, MIN_RESTART_MS]);
  });
});
