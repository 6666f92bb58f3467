// Redis as a shared counter for rate limits and a shared cache of PNGs, for several machines. Each command has a short
// timeout. While Redis does not respond, no request waits for it: this file reconnects in the background, and the
// service works without it.
import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type * as Client from '@redis/client';
import type { Logger } from 'pino';
import { VERSION } from '../lib/index.js';
import type { BufferStore } from './cache.js';
import { createCounter, describeCount, WINDOW_SECONDS, type CreateCounter } from './counter.js';
import * as limits from './limits.js';

type Redis = ReturnType<typeof connectRedis>;
type RedisConnection = ReturnType<typeof createConnection>;

const require = createRequire(import.meta.url);

/**
 * Returns the code of an error, such as ECONNREFUSED or WRONGPASS. The message may hold addresses or sent data, so it
 * is never used.
 */
function nameError(error: unknown): string {
  const { code, message } = Object(error) as { code?: unknown; message?: unknown };
  if (typeof code === 'string') return code;
  return /^[A-Z]{2,}(?= )/.exec(String(message))?.[0] ?? (error instanceof Error ? error.constructor.name : 'unknown');
}

/**
 * Error codes for a key that holds another type of value, written by another program. The connection itself still
 * works.
 */
const KEY_ERRORS: ReadonlySet<string> = new Set(['WRONGTYPE', 'ERR']);

/** Returns the result of a promise, or rejects with the code TIMEOUT. */
async function withTimeout<T>(promise: Promise<T>, ms: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    const fail = () => reject(Object.assign(new Error('no answer'), { code: 'TIMEOUT' }));
    // While this process was busy, the response may have arrived without being read, so it is read before the timeout
    // counts.
    timer = setTimeout(() => setImmediate(fail), ms);
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** Makes a connection, which is not open yet. It is never used again after a failure: the client would keep half of a response. */
function createConnection(url: string) {
  // The client is loaded only when it is used.
  const { createClient, RESP_TYPES } = require('@redis/client') as typeof Client;
  const client = createClient({
    url,
    // All servers since Redis 2, and compatible ones, support this version of the protocol.
    RESP: 2,
    disableClientInfo: true,
    disableOfflineQueue: true,
    socket: { connectTimeout: limits.REDIS_CONNECT_MS, reconnectStrategy: false },
  });
  /** The same client, which returns strings as bytes. */
  const asBuffers = client.withTypeMapping({ [RESP_TYPES.BLOB_STRING]: Buffer });
  return { client, asBuffers };
}

/**
 * Connects in the background, and again after each failure.
 *
 * @param url - never logged, because it may hold a password
 * @param timeout - for each command, in milliseconds
 */
export function connectRedis(url: string, log: Logger, timeout: number) {
  let connection: RedisConnection | undefined;
  /** Whether the connection works; undefined before the first attempt has ended. */
  let isUp: boolean | undefined;
  let retry: NodeJS.Timeout | undefined;

  /** Closes a connection that has failed. Its commands that still wait for a response fail at once. */
  function lose(lost: RedisConnection, error: unknown): void {
    if (connection !== lost) return;
    if (isUp !== false) {
      log.warn(
        { reason: nameError(error) },
        'Redis does not answer: this instance counts requests and caches PNGs alone',
      );
    }
    isUp = false;
    connection = undefined;
    lost.client.destroy();
    retry = setTimeout(() => void connect(), limits.REDIS_RETRY_MS).unref();
  }

  async function connect(): Promise<void> {
    const opened = createConnection(url);
    connection = opened;
    opened.client.on('error', (error) => lose(opened, error));
    try {
      await withTimeout(opened.client.connect(), limits.REDIS_CONNECT_MS);
      // This tests that the server accepts writes. A full server or a read-only replica does not.
      await withTimeout(opened.client.set('navii:probe', '', { expiration: { type: 'EX', value: 10 } }), timeout);
      if (connection !== opened) return;
      isUp = true;
      log.info('Redis answers: all instances count together');
    } catch (error) {
      lose(opened, error);
    }
  }

  void connect();
  return {
    /** Whether the connection works. */
    get isUp(): boolean {
      return isUp === true;
    },
    /**
     * Sends a command.
     *
     * @throws Error when Redis does not respond in time; then the connection is closed and all waiting commands fail
     */
    async send<T>(command: (connection: RedisConnection) => Promise<T>): Promise<T> {
      const used = connection;
      if (used === undefined || isUp !== true) throw new Error('Redis does not answer');
      try {
        return await withTimeout(command(used), timeout);
      } catch (error) {
        if (!KEY_ERRORS.has(nameError(error))) lose(used, error);
        throw error;
      }
    },
    /** Closes the connection for good. */
    close(): void {
      clearTimeout(retry);
      connection?.client.destroy();
      connection = undefined;
      isUp = false;
    },
  };
}

function hash(data: string | Buffer): string {
  return createHash('sha256').update(data).digest('base64url');
}

/** Counts a request and starts the window with the first one, in one step. */
const COUNT = `
  local requests = redis.call('INCR', KEYS[1])
  if requests == 1 then redis.call('EXPIRE', KEYS[1], ARGV[1]) end
  return { requests, redis.call('PTTL', KEYS[1]) }
`;

/**
 * Makes counters that count for all machines.
 *
 * @param onFallback - called for each request that Redis did not count
 */
export function countInRedis(redis: Redis, onFallback: () => void): CreateCounter {
  return (name, limit, maxClients) => {
    // Counts while Redis is down.
    const countLocally = createCounter(name, limit, maxClients);
    return async (client) => {
      if (redis.isUp) {
        try {
          // Keys hold a hash, so that they do not reveal the client's address.
          const options = { keys: [`navii:${name}:${hash(client)}`], arguments: [String(WINDOW_SECONDS)] };
          const [requests, msLeft] = (await redis.send(({ client: sender }) => sender.eval(COUNT, options))) as [
            number,
            number,
          ];
          return describeCount(limit, requests, msLeft);
        } catch {
          // `connectRedis` has logged the reason.
        }
      }
      onFallback();
      return countLocally(client);
    };
  };
}

/** Length of a SHA-256 digest, with a secret or without. */
const DIGEST_BYTES = 32;

/** Returns a hash of the rasterizer's binary, because another version may draw other pixels. */
function hashRasterizer(module: string): string {
  try {
    return hash(module + hash(readFileSync(require.resolve(`${module}/index_bg.wasm`)))).slice(0, 12);
  } catch {
    return hash(module).slice(0, 12);
  }
}

/**
 * Makes a store of finished PNGs. Each PNG follows its digest, so that the service never sends data that another
 * program wrote.
 *
 * @param rasterizer - module that draws the PNGs
 * @param secret - key of the digest (HMAC); without it, the digest detects damage but not forgery
 * @param onFallback - called for each PNG that could not be looked up or had a wrong digest
 */
export function keepPngsInRedis(
  redis: Redis,
  rasterizer: string,
  secret: string | undefined,
  onFallback: () => void,
): BufferStore {
  const prefix = `navii:signed-png:${VERSION}:${hashRasterizer(rasterizer)}:`;
  // A key holds a seed, which may be a person's name.
  const nameOf = (key: string) => prefix + hash(key);
  let writing = 0;

  const digest = (name: string, png: Buffer): Buffer =>
    (secret === undefined ? createHash('sha256') : createHmac('sha256', secret)).update(name).update(png).digest();

  async function read(name: string): Promise<Buffer | undefined> {
    // This never reads more than the longest PNG, even if the value is longer. A missing key gives an empty value.
    const stored = await redis.send(({ asBuffers }) =>
      asBuffers.getRange(name, 0, DIGEST_BYTES + limits.MAX_SHARED_PNG),
    );
    if (stored === null || stored.length === 0) return undefined;
    const png = stored.subarray(DIGEST_BYTES);
    const isOurs = stored.length > DIGEST_BYTES && timingSafeEqual(digest(name, png), stored.subarray(0, DIGEST_BYTES));
    if (isOurs) return png;
    redis.send(({ client }) => client.del(name)).catch(() => undefined);
    throw new Error('not written by us');
  }

  return {
    async get(key) {
      if (redis.isUp) {
        try {
          return await read(nameOf(key));
        } catch {
          // `connectRedis` has logged the reason.
        }
      }
      onFallback();
      return undefined;
    },
    set(key, png) {
      if (!redis.isUp || png.length > limits.MAX_SHARED_PNG || writing + png.length > limits.MAX_SHARED_WRITES) return;
      writing += png.length;
      const name = nameOf(key);
      const expiration = { type: 'EX', value: limits.SHARED_PNG_SECONDS } as const;
      redis
        .send(({ client }) => client.set(name, Buffer.concat([digest(name, png), png]), { expiration }))
        .catch(() => undefined)
        .finally(() => (writing -= png.length));
    },
  };
}
