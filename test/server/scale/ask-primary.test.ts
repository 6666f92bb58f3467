// Counting for several processes in one place: both sides, with what goes between them.
import { describe, expect, it, vi } from 'vitest';
import { createAnswerer } from '../../../server/scale/answer-workers.js';
import { askPrimary } from '../../../server/scale/ask-primary.js';
import type { CreateCounter } from '../../../server/scale/counter.js';
import type { Count } from '../../../server/scale/messages.js';

/** A process that asks, and the messages that it sent. */
function connect(answer: ReturnType<typeof createAnswerer>): { createCounter: CreateCounter; sent: Count[] } {
  const listeners: ((message: unknown) => void)[] = [];
  const sent: Count[] = [];
  async function send(count: Count): Promise<void> {
    sent.push(count);
    // What is sent is text.
    const counted: unknown = JSON.parse(JSON.stringify(await answer(count)));
    for (const listener of listeners) listener(counted);
  }
  const createCounter = askPrimary({
    send: (count) => void send(count),
    onMessage: (listener) => void listeners.push(listener),
    onDisconnect: () => undefined,
  });
  return { createCounter, sent };
}

describe('counting in one place', () => {
  it('falls by one with each request, whichever process asks', async () => {
    const answer = createAnswerer();
    const processes = [connect(answer), connect(answer)];
    const counters = processes.map(({ createCounter }) => createCounter('avatar', 5, 100));
    const left = [];
    for (let i = 0; i < 7; i += 1) left.push(await counters[i % 2]?.('192.0.2.1'));
    expect(left.map((counted) => counted?.remaining)).toEqual([4, 3, 2, 1, 0, 0, 0]);
    expect(left.map((counted) => counted?.isOver)).toEqual([false, false, false, false, false, true, true]);
    for (const counted of left) {
      expect(counted?.msBeforeNext).toBeGreaterThan(0);
      expect(counted?.msBeforeNext).toBeLessThanOrEqual(60_000);
    }
  });

  it('asks once for all requests of a turn, and gives each its own answer', async () => {
    const { createCounter, sent } = connect(createAnswerer());
    const count = createCounter('avatar', 3, 100);
    const clients = ['a', 'b', 'a', 'a', 'a', 'b'];
    const counted = await Promise.all(clients.map(async (client) => count(client)));
    expect(counted.map(({ remaining, isOver }) => [remaining, isOver])).toEqual([
      [2, false],
      [2, false],
      [1, false],
      [0, false],
      [0, true],
      [1, false],
    ]);
    expect(sent.map((message) => message.clients)).toEqual([clients]);
  });

  it('counts by name', async () => {
    const { createCounter } = connect(createAnswerer());
    const [verify, checkout] = [createCounter('verify', 2, 100), createCounter('checkout', 2, 100)];
    const counted = await Promise.all([verify('a'), checkout('a'), verify('a')]);
    expect(counted.map(({ remaining }) => remaining)).toEqual([1, 1, 0]);
  });

  it('goes on in the process when the primary has died, with what was asked before', async () => {
    let disconnect = () => undefined as void;
    const sent: Count[] = [];
    const createCounter = askPrimary({
      send: (count) => void sent.push(count),
      onMessage: () => undefined,
      onDisconnect: (listener) => (disconnect = listener),
    });
    const count = createCounter('avatar', 2, 100);
    const asked = [count('a'), count('b'), count('a')];
    await vi.waitFor(() => expect(sent).toHaveLength(1), { timeout: 60_000 });
    // This one is not sent yet.
    const next = count('a');
    disconnect();
    const counted = await Promise.all([...asked, next, count('b')]);
    expect(counted.map(({ remaining, isOver }) => [remaining, isOver])).toEqual([
      [1, false],
      [1, false],
      [0, false],
      [0, true],
      [0, false],
    ]);
    expect(sent).toHaveLength(1);
  });
});
