// Finished PNGs in Redis, so that what one process has drawn no other one draws again.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { VERSION } from 'navii';
import type { BufferStore } from '../cache.js';
import { MAX_SHARED_PNG, MAX_SHARED_WRITES, SHARED_PNG_SECONDS } from '../limits.js';
import type { Redis } from './redis.js';

const require = createRequire(import.meta.url);

function digest(data: string | Buffer): string {
  return createHash('sha256').update(data).digest('base64url');
}

/** Names the rasterizer by what it is: another version may draw other pixels. */
function nameRasterizer(module: string): string {
  try {
    return digest(module + digest(readFileSync(require.resolve(`${module}/index_bg.wasm`)))).slice(0, 12);
  } catch {
    return digest(module).slice(0, 12);
  }
}

/**
 * Makes a store. Keys are hashed: they hold seeds, which may name people.
 *
 * @param rasterizer - module that draws
 * @param onFallback - told of each PNG that could not be looked up
 */
export function keepPngsInRedis(redis: Redis, rasterizer: string, onFallback: () => void): BufferStore {
  const prefix = `navii:png:${VERSION}:${nameRasterizer(rasterizer)}:`;
  let writing = 0;
  return {
    async get(key) {
      if (redis.isUp) {
        try {
          return (await redis.ask(({ asBuffers }) => asBuffers.get(prefix + digest(key)))) ?? undefined;
        } catch {
          // The connection has said why.
        }
      }
      onFallback();
      return undefined;
    },
    set(key, png) {
      if (!redis.isUp || png.length > MAX_SHARED_PNG || writing + png.length > MAX_SHARED_WRITES) return;
      writing += png.length;
      const expiration = { type: 'EX', value: SHARED_PNG_SECONDS } as const;
      redis
        .ask(({ client }) => client.set(prefix + digest(key), png, { expiration }))
        .catch(() => undefined)
        .finally(() => (writing -= png.length));
    },
  };
}
