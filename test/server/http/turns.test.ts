// Turns: one in a turn of the event loop, in the order in which they were asked for.
import { setImmediate } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { createTurns } from '../../../server/http/turns.js';
import { MAX_TURNS_WAITING } from '../../../server/limits.js';

describe('createTurns', () => {
  it('lets the event loop go round between two of them', async () => {
    const takeTurn = createTurns();
    const log: string[] = [];
    const work = ['a', 'b', 'c'].map(async (name) => {
      await takeTurn();
      log.push(name);
    });
    const others = (async () => {
      for (let i = 0; i < 100; i += 1) {
        await setImmediate();
        log.push('.');
      }
    })();
    await Promise.all([...work, others]);
    expect(log.join('')).toMatch(/^\.+a\.{4,}b\.{4,}c\.+$/);
  });

  it('refuses more than may wait, and takes new ones afterwards', async () => {
    const takeTurn = createTurns();
    const turns = Array.from({ length: MAX_TURNS_WAITING }, () => takeTurn());
    await expect(takeTurn()).rejects.toMatchObject({ status: 503, headers: { 'retry-after': '1' } });
    await Promise.all(turns);
    await takeTurn();
  });
});
