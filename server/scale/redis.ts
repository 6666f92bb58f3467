// The connection to Redis. Whoever asks waits a bounded time, and as long as Redis does not answer nobody asks at all: a
// connection of our own making is tried in the background, and everybody does without Redis until it works.
import type { RedisClientType } from '@redis/client';
import type { Logger } from 'pino';
import { MAX_REDIS_RETRY_MS, REDIS_CONNECT_MS } from '../limits.js';
import { createRetryDelay } from './retry.js';

/** What sends commands; `asBuffers` reads texts as bytes. */
export interface Commands {
  readonly client: RedisClientType<{}, {}, {}, 2>;
  readonly asBuffers: { readonly get: (key: string) => Promise<Buffer | null> };
}

/** A Redis that may be there or not. */
export interface Redis {
  /** Whether it answers. */
  readonly isUp: boolean;
  /**
   * Sends a command.
   *
   * @throws Error when it is not answered in time; all that was asked before then fails too
   */
  readonly ask: <T>(send: (commands: Commands) => Promise<T>) => Promise<T>;
  /** Closes the connection for good. */
  readonly close: () => void;
}

/** A code such as ECONNREFUSED or WRONGPASS. Never the message of an error: it may hold addresses or what was sent. */
function nameError(error: unknown): string {
  const { code, message } = Object(error) as { code?: unknown; message?: unknown };
  if (typeof code === 'string') return code;
  return /^[A-Z]{2,}(?= )/.exec(String(message))?.[0] ?? (error instanceof Error ? error.constructor.name : 'unknown');
}

/** Resolves as a promise does, or rejects when it has not after some time. */
async function wait<T>(promise: Promise<T>, ms: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    const fail = () => reject(Object.assign(new Error('no answer'), { code: 'TIMEOUT' }));
    // An answer may be here and unread, if it was this process that was busy.
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
    // A connection is made anew here, and then to where the name leads by now.
    socket: { connectTimeout: REDIS_CONNECT_MS, reconnectStrategy: false },
  });
  const commands: Commands = { client, asBuffers: client.withTypeMapping({ [RESP_TYPES.BLOB_STRING]: Buffer }) };
  client.on('error', (error) => onLost(commands, error));
  try {
    await wait(client.connect(), REDIS_CONNECT_MS);
    // Whether it takes anything: one that is full, or a copy that may only be read, is of no use.
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
export function connectRedis(url: string, log: Logger, timeout: number): Redis {
  const delayAfter = createRetryDelay(MAX_REDIS_RETRY_MS);
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
    // What still waits for it fails at once.
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
    get isUp() {
      return commands !== undefined;
    },
    async ask(send) {
      const asked = commands;
      if (asked === undefined) throw new Error('Redis does not answer');
      try {
        return await wait(send(asked), timeout);
      } catch (error) {
        if (commands === asked) lose(error);
        throw error;
      }
    },
    close() {
      isClosed = true;
      clearTimeout(retry);
      const last = commands?.client;
      commands = undefined;
      if (last?.isOpen === true) last.destroy();
    },
  };
}
