// Requests of each client, counted in Redis for all machines; in this process as long as Redis does not answer. Not the
// insurance of the library: its memory grows with each client, and it says nothing when it is used.
import { createHash } from 'node:crypto';
import { RateLimiterRedis } from 'rate-limiter-flexible';
import { consume, WINDOW_SECONDS, type CreateCounter } from './counter.js';
import type { Redis } from './redis.js';

/** What the limiter asks Redis for: a script that counts and sets the end of the window in one step. */
interface ScriptOptions {
  readonly keys: string[];
  readonly arguments: string[];
}

/**
 * Makes counters.
 *
 * @param createLocal - makes those that count meanwhile
 * @param onFallback - told of each request that Redis did not count
 */
export function countInRedis(redis: Redis, createLocal: CreateCounter, onFallback: () => void): CreateCounter {
  const storeClient = {
    eval: (script: string, options: ScriptOptions) => redis.ask(({ client }) => client.eval(script, options)),
  };
  return (name, limit, maxClients) => {
    const countLocally = createLocal(name, limit, maxClients);
    const limiter = new RateLimiterRedis({
      storeClient,
      useRedisPackage: true,
      keyPrefix: `navii:${name}`,
      points: limit,
      duration: WINDOW_SECONDS,
    });
    return async (client) => {
      if (redis.isUp) {
        try {
          // Who reads the keys, or a copy of them, reads no address.
          return await consume(limiter, createHash('sha256').update(client).digest('base64url'));
        } catch {
          // The connection has said why.
        }
      }
      onFallback();
      return countLocally(client);
    };
  };
}
