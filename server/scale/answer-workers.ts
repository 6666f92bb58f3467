// Counting in one place for all processes: this is the place.
import { createCounter } from './counter.js';
import type { Count, CountedAll } from './messages.js';

/** Makes a function that counts what the processes ask for. */
export function createAnswerer(): (count: Count) => Promise<CountedAll> {
  const counters = new Map<string, ReturnType<typeof createCounter>>();
  return async ({ id, name, limit, maxClients, clients }) => {
    const count = counters.get(name) ?? createCounter(name, limit, maxClients);
    counters.set(name, count);
    const counts = await Promise.all(clients.map((client) => count(client)));
    const numbers = counts.flatMap(({ remaining, msBeforeNext, isOver }) => [isOver ? -1 : remaining, msBeforeNext]);
    return { kind: 'counted', id, counts: numbers };
  };
}
