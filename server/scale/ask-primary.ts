// Counting in one place for all processes: this side asks the primary. Not RateLimiterCluster of the library, which sends a
// message and sets a timer for each request: what comes in one turn of the event loop goes in one message here, and is answered
// by one. With 16 requests a turn that took a fifth of its processor time: 4 µs a request in both processes, not 20.
import type { Counted } from 'navii/internals/http';
import type { CreateCounter } from './counter.js';
import { isMessage, type Count, type CountedAll } from './messages.js';

/** The channel to the primary. */
interface Channel {
  readonly send: (message: Count) => void;
  readonly onMessage: (listener: (message: unknown) => void) => void;
}

type Settle = (counted: Counted) => void;

/** Makes counters that ask the primary. */
export function askPrimary({ send, onMessage }: Channel): CreateCounter {
  const asked = new Map<number, readonly Settle[]>();
  let lastId = 0;

  onMessage((message) => {
    if (!isMessage<CountedAll>(message, 'counted')) return;
    const settles = asked.get(message.id) ?? [];
    asked.delete(message.id);
    for (const [i, settle] of settles.entries()) {
      const [remaining = 0, msBeforeNext = 0] = message.counts.slice(2 * i, 2 * i + 2);
      settle({ remaining: Math.max(0, remaining), msBeforeNext, isOver: remaining < 0 });
    }
  });

  return (name, limit, maxClients) => {
    let clients: string[] = [];
    let settles: Settle[] = [];

    function ask(): void {
      lastId += 1;
      asked.set(lastId, settles);
      send({ kind: 'count', id: lastId, name, limit, maxClients, clients });
      clients = [];
      settles = [];
    }

    return (client) => {
      // After what else has arrived in this turn.
      if (clients.length === 0) setImmediate(ask);
      clients.push(client);
      return new Promise((resolve) => settles.push(resolve));
    };
  };
}
