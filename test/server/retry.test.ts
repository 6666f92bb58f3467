// The pause before a process takes the place of one that ended.
import { describe, expect, it } from 'vitest';
import { MAX_RESTART_MS, MIN_RETRY_MS, PROVED_MS } from '../../server/limits.js';
import { createRetryDelay } from '../../server/retry.js';

describe('createRetryDelay', () => {
  it('doubles with each process that ends at once, up to a bound', () => {
    const delayAfter = createRetryDelay(MAX_RESTART_MS);
    const delays = Array.from({ length: 12 }, () => delayAfter(50));
    expect(delays.slice(0, 3)).toEqual([MIN_RETRY_MS, 2 * MIN_RETRY_MS, 4 * MIN_RETRY_MS]);
    expect(delays.at(-1)).toBe(MAX_RESTART_MS);
  });

  it('is none after a process that has proved itself, and begins anew', () => {
    const delayAfter = createRetryDelay(MAX_RESTART_MS);
    for (let i = 0; i < 5; i += 1) delayAfter(50);
    expect([delayAfter(PROVED_MS), delayAfter(50)]).toEqual([0, MIN_RETRY_MS]);
  });
});
