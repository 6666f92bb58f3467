// Several machines count requests together in Redis, and find each other's PNGs there. A request waits a bounded time
// for it. As long as Redis does not answer, nobody asks: this file tries a new connection in the background, and
// everybody does without Redis until it works.
import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { RedisClientType } from '@redis/client';
import { VERSION } from 'navii';
import type { Logger } from 'pino';
import { RateLimiterRedis } from 'rate-limiter-flexible';
import type { BufferStore } from './cache.js';
import { consume, WINDOW_SECONDS, type CreateCounter } from './counter.js';
import * as limits from './limits.js';
import { createRetryDelay } from './retry.js';

/** A connection; `asBuffers` reads texts as bytes. */
interface Commands {
  readonly client: RedisClientType<{}, {}, {}, 2>;
  readonly asBuffers: { readonly getRange: (key: string, start: number, end: number) => Promise<Buffer | null> };
}

type Redis = ReturnType<typeof connectRedis>;

/** A code such as ECONNREFUSED or WRONGPASS. Never the message of an error: it may hold addresses or what was sent. */
function nameError(error: unknown): string {
  const { code, message } = Object(error) as { code?: unknown; message?: unknown };
  if (typeof code === 'string') return code;
  return /^[A-Z]{2,}(?= )/.exec(String(message))?.[0] ?? (error instanceof Error ? error.constructor.name : 'unknown');
}

/**
 * Redis answers with these codes when somebody else has written another kind of value to a key of ours; the connection
 * is as good as before.
 */
const OF_A_KEY: ReadonlySet<string> = new Set(['WRONGTYPE', 'ERR']);

/** Resolves as a promise does, or rejects when it has not after some time. */
async function wait<T>(promise: Promise<T>, ms: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    const fail = () => reject(Object.assign(new Error('no answer'), { code: 'TIMEOUT' }));
    // The answer may have come unread while this process itself was busy, so the timer lets it be read first.
    timer = setTimeout(() => setImmediate(fail), ms);
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}

async function open(url: string, timeout: number, onLost: (lost: Commands, error: unknown) => void): Promise<Commands> {
  // Only who uses Redis loads its client.
  const { createClient, RESP_TYPES } = await import('@redis/client');
  const client = createClient({
    url,
    // Every server since Redis 2 speaks it, and those that are like Redis.
    RESP: 2,
    disableClientInfo: true,
    disableOfflineQueue: true,
    // The client does not connect again by itself: this file makes a new connection, to where the name leads by then.
    socket: { connectTimeout: limits.REDIS_CONNECT_MS, reconnectStrategy: false },
  });
  const commands: Commands = { client, asBuffers: client.withTypeMapping({ [RESP_TYPES.BLOB_STRING]: Buffer }) };
  client.on('error', (error) => onLost(commands, error));
  try {
    await wait(client.connect(), limits.REDIS_CONNECT_MS);
    // This write tests the server: one that is full, or a copy that may only be read, is of no use.
    await wait(client.set('navii:probe', '', { expiration: { type: 'EX', value: 10 } }), timeout);
    return commands;
  } catch (error) {
    if (client.isOpen) client.destroy();
    throw error;
  }
}

/**
 * Connects in the background.
 *
 * @param url - of which nothing is logged
 * @param timeout - milliseconds that a command may take
 */
export function connectRedis(url: string, log: Logger, timeout: number) {
  const delayAfter = createRetryDelay(limits.MAX_REDIS_RETRY_MS);
  let commands: Commands | undefined;
  let since = performance.now();
  let retry: NodeJS.Timeout | undefined;
  let isClosed = false;
  let isKnown = false;

  function explain(error: unknown): void {
    log.warn({ reason: nameError(error) }, 'Redis does not answer: each process counts and keeps PNGs by itself');
  }

  function lose(error: unknown): void {
    const lost = commands;
    if (lost === undefined) return;
    commands = undefined;
    explain(error);
    // Commands that still wait for it fail at once.
    if (lost.client.isOpen) lost.client.destroy();
    plan(performance.now() - since);
  }

  function plan(upMs: number): void {
    if (!isClosed) retry = setTimeout(() => void connect(), delayAfter(upMs)).unref();
  }

  async function connect(): Promise<void> {
    try {
      const opened = await open(url, timeout, (lost, error) => {
        if (commands === lost) lose(error);
      });
      if (isClosed) return opened.client.destroy();
      commands = opened;
      since = performance.now();
      log.info('Redis answers: all processes count together');
    } catch (error) {
      if (!isKnown) explain(error);
      plan(0);
    }
    isKnown = true;
  }

  void connect();
  return {
    /** Whether it answers. */
    get isUp(): boolean {
      return commands !== undefined;
    },
    /**
     * Sends a command.
     *
     * @throws Error when Redis does not answer in time; then all commands fail that still wait
     */
    async ask<T>(send: (commands: Commands) => Promise<T>): Promise<T> {
      const asked = commands;
      if (asked === undefined) throw new Error('Redis does not answer');
      try {
        return await wait(send(asked), timeout);
      } catch (error) {
        if (commands === asked && !OF_A_KEY.has(nameError(error))) lose(error);
        throw error;
      }
    },
    /** Closes the connection for good. */
    close(): void {
      isClosed = true;
      clearTimeout(retry);
      const last = commands?.client;
      commands = undefined;
      if (last?.isOpen === true) last.destroy();
    },
  };
}

function hash(data: string | Buffer): string {
  return createHash('sha256').update(data).digest('base64url');
}

/**
 * Makes counters that count for all machines. They do not use the `insuranceLimiter` of the library while Redis does
 * not answer: its memory grows with each client, and it says nothing when it is used.
 *
 * @param createLocal - makes those that count meanwhile
 * @param onFallback - told of each request that Redis did not count
 */
export function countInRedis(redis: Redis, createLocal: CreateCounter, onFallback: () => void): CreateCounter {
  // The limiter sends one script, which counts and sets the end of the window in one step.
  const storeClient = {
    eval: (script: string, options: { keys: string[]; arguments: string[] }) =>
      redis.ask(({ client }) => client.eval(script, options)),
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
          // Keys hold a hash of the address, so that nobody who reads them learns it.
          return await consume(limiter, hash(client));
        } catch {
          // The connection has said why.
        }
      }
      onFallback();
      return countLocally(client);
    };
  };
}

/** SHA-256 gives so many bytes, with a secret or without. */
const DIGEST_BYTES = 32;

const require = createRequire(import.meta.url);

/** Names the rasterizer by what it is: another version may draw other pixels. */
function nameRasterizer(module: string): string {
  try {
    return hash(module + hash(readFileSync(require.resolve(`${module}/index_bg.wasm`)))).slice(0, 12);
  } catch {
    return hash(module).slice(0, 12);
  }
}

/**
 * Makes a store of finished PNGs. A digest stands before each PNG, so that the service never sends one that others have
 * written.
 *
 * @param rasterizer - module that draws
 * @param secret - PNGs are signed with it; `undefined` finds damage, but no forgery
 * @param onFallback - told of each PNG that could not be looked up, or was none of ours
 */
export function keepPngsInRedis(
  redis: Redis,
  rasterizer: string,
  secret: string | undefined,
  onFallback: () => void,
): BufferStore {
  const prefix = `navii:signed-png:${VERSION}:${nameRasterizer(rasterizer)}:`;
  // A key holds a seed, which may name somebody.
  const nameOf = (key: string) => prefix + hash(key);
  let writing = 0;

  const digest = (name: string, png: Buffer): Buffer =>
    (secret === undefined ? createHash('sha256') : createHmac('sha256', secret)).update(name).update(png).digest();

  async function read(name: string): Promise<Buffer | undefined> {
    // This reads at most as much as the longest PNG takes, whatever is there; Redis gives nothing where nothing is.
    const stored = await redis.ask(({ asBuffers }) =>
      asBuffers.getRange(name, 0, DIGEST_BYTES + limits.MAX_SHARED_PNG),
    );
    if (stored === null || stored.length === 0) return undefined;
    const png = stored.subarray(DIGEST_BYTES);
    const isOurs = stored.length > DIGEST_BYTES && timingSafeEqual(digest(name, png), stored.subarray(0, DIGEST_BYTES));
    if (isOurs) return png;
    redis.ask(({ client }) => client.del(name)).catch(() => undefined);
    throw new Error('not written by us');
  }

  return {
    async get(key) {
      if (redis.isUp) {
        try {
          return await read(nameOf(key));
        } catch {
          // The connection has said why.
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
        .ask(({ client }) => client.set(name, Buffer.concat([digest(name, png), png]), { expiration }))
        .catch(() => undefined)
        .finally(() => (writing -= png.length));
    },
  };
}
