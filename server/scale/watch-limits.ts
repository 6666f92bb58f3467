// Counters that say when they were exceeded.
import type { CreateCounter } from './counter.js';

/** Makes counters like others, with each refusal told by the name of the limit. */
export function watchLimits(createCounter: CreateCounter, onLimited: (name: string) => void): CreateCounter {
  return (name, limit, maxClients) => {
    const count = createCounter(name, limit, maxClients);
    return async (client) => {
      const counted = await count(client);
      if (counted.isOver) onLimited(name);
      return counted;
    };
  };
}
