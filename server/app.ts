// `navii-server`: the service as a Koa application. Importing it does nothing; making one reads the built site.
import Koa from 'koa';
import { CACHE, COMMON_HEADERS, flatten, TYPES, type ReadyAnswer } from 'navii/internals/http';
import { pino, type Logger } from 'pino';
import { createBufferCache } from './cache.js';
import { readConfig, type Config } from './config.js';
import { createCounter as createLocalCounter, watchLimits, type CreateCounter } from './counter.js';
import { createEncoder } from './encode.js';
import { createHost } from './host.js';
import {
  MAX_GALLERIES_WAITING,
  MAX_GALLERY_WAIT_MS,
  MAX_PNG_WAIT_MS,
  MAX_TURNS_WAITING,
  REDIS_TIMEOUT_MS,
} from './limits.js';
import { createThrottle } from './log.js';
import type { Metrics } from './metrics.js';
import { mount } from './mount.js';
import { createRasterizer, RESVG } from './png.js';
import { createQueue } from './queue.js';
import { connectRedis, countInRedis, keepPngsInRedis } from './redis.js';
import { createRoutes } from './routes/index.js';
import { PROBLEMS } from './routes/ready.js';
import { loadSite, type Site } from './site.js';

export type { Config } from './config.js';

/**
 * Options of {@link createApp}: those of {@link Config} and these. An option that is left out has its default.
 *
 * @example
 * const options: AppOptions = { publicUrl: 'https://avatars.example.org' };
 */
export interface AppOptions extends Partial<Config> {
  /**
   * Logger of pino for messages.
   *
   * @example
   * const createWith = (log: NonNullable<AppOptions['log']>) => createApp({ log });
   */
  readonly log?: Logger;
  /**
   * Whether the site is served, too. Without it there are the routes of the API alone, and requests for any other path are
   * left to the application that this one is mounted in, under a prefix or not.
   *
   * @example
   * const own: Koa = new Koa().use((ctx, next) => (ctx.path === '/hello' ? void (ctx.body = 'hi') : next()));
   * for (const handler of createApp({ site: false }).middleware) own.use(handler);
   */
  readonly site?: boolean;
  /**
   * Folder of the built site.
   *
   * @example
   * createApp({ siteFolder: 'server/dist/site' });
   */
  readonly siteFolder?: string;
  /**
   * Module that rasterizes, with the exports of `@resvg/resvg-wasm`.
   *
   * @example
   * createApp({ rasterizer: '@resvg/resvg-wasm' });
   */
  readonly rasterizer?: string;
  /**
   * Milliseconds that a PNG may wait for a thread. One that would wait longer, as far as can be told, is refused at once.
   *
   * @example
   * createApp({ pngWait: 1_000 });
   */
  readonly pngWait?: number;
  /**
   * Takes down what happens, for an operator to see.
   *
   * @example
   * const createWith = (metrics: NonNullable<AppOptions['metrics']>) => createApp({ metrics });
   */
  readonly metrics?: Metrics;
  /**
   * Milliseconds that a request waits for Redis each time it asks.
   *
   * @example
   * createApp({ redisUrl: 'redis://localhost', redisTimeout: 100 });
   */
  readonly redisTimeout?: number;
  /**
   * Counts requests per client, where this process is not the only one that answers them.
   *
   * @example
   * const all = new Map<string, number>();
   * createApp({
   *   createCounter: (name, limit) => (client) => {
   *     const seen = (all.get(name + client) ?? 0) + 1;
   *     all.set(name + client, seen);
   *     return { remaining: Math.max(0, limit - seen), msBeforeNext: 60_000, isOver: seen > limit };
   *   },
   * });
   */
  readonly createCounter?: CreateCounter;
  /**
   * Milliseconds that the license provider may take.
   *
   * @example
   * createApp({ polarTimeout: 2_000 });
   */
  readonly polarTimeout?: number;
}

/**
 * The service as a Koa application: give its `callback()` to `createServer`, or, made with `site: false`, mount it in an
 * application of yours.
 *
 * @example
 * const app: NaviiApp = createApp();
 * await app.warm();
 * app.leave();
 * await app.close();
 */
export interface NaviiApp extends Koa {
  /**
   * Starts the threads for PNGs ahead of the first request.
   *
   * @throws Error when there is no rasterizer; everything but PNGs works all the same
   */
  warm(): Promise<void>;
  /** Makes `/readyz` say that the service will end, so that balancers send no more to it. All else goes on. */
  leave(): void;
  /** Ends the threads for PNGs, and writes the lines that the log has held back. */
  close(): Promise<void>;
}

/** The page for browsers that ask for an address which there is not. */
function createNotFoundPage({ notFoundPage, headers }: Site): ReadyAnswer | undefined {
  if (notFoundPage === undefined) return undefined;
  const own = flatten({ ...COMMON_HEADERS, 'content-type': TYPES.html, 'cache-control': CACHE.never, ...headers });
  return { status: 404, headers: [...own], body: notFoundPage, tag: undefined, isCompressible: false };
}

/**
 * Makes the service: every route of the specification, with its headers, limits and errors.
 *
 * @param options - what differs from a service without environment variables; the environment is not read
 * @example
 * const app = createApp({ publicUrl: 'https://avatars.example.org' });
 * const listener = app.callback();
 */
export function createApp(options: AppOptions = {}): NaviiApp {
  const config: Config & AppOptions = { ...readConfig({}), ...options };
  const { metrics, rasterizer: module = RESVG, site: hasSite = true } = options;
  const log = options.log ?? pino({ level: config.logLevel });
  const throttled = createThrottle(log);
  const onRefused = (reason: string): void => throttled.warn(`a request was refused: ${reason}`);
  const rasterizer = createRasterizer({
    ...config,
    rasterizer: module,
    maxWait: options.pngWait ?? MAX_PNG_WAIT_MS,
    onRefused: (reason) => throttled.warn(`a PNG was refused: ${reason}`),
    onMissing: (error) => log.error({ err: error }, 'no PNGs: the rasterizer cannot be loaded'),
  });
  const { redisUrl, redisSecret: secret, redisTimeout = REDIS_TIMEOUT_MS } = config;
  const redis = redisUrl === undefined ? undefined : connectRedis(redisUrl, log, redisTimeout);
  const onFallback = (): void => metrics?.countFallback('png');
  const store = redis && keepPngsInRedis(redis, { rasterizer: module, secret, onFallback });
  const { createCounter: count = createLocalCounter } = options;
  const countAll = redis ? countInRedis(redis, count, () => metrics?.countFallback('limit')) : count;
  metrics?.watch({
    pngsWaiting: () => rasterizer.waiting,
    threadsBusy: () => rasterizer.busy,
    threads: () => config.pngThreads,
    isRedisUp: redis && (() => redis.isUp),
  });

  let isLeaving = false;
  function findProblem(): string | undefined {
    if (isLeaving) return PROBLEMS.leaving;
    if (!rasterizer.isMissing()) return undefined;
    // Nobody will ask for a PNG, so it is tried here whether the rasterizer has come back.
    rasterizer.warm().catch(() => undefined);
    return PROBLEMS.missing;
  }

  const site = hasSite ? loadSite(options.siteFolder) : undefined;
  if (site?.files.length === 0) log.warn('the site is not built: only the API answers');
  const host = createHost({
    config,
    log,
    throttled,
    rasterizer,
    pngs: createBufferCache(config.pngCacheMb * 2 ** 20, store, metrics?.countLookup),
    createCounter: metrics ? watchLimits(countAll, metrics.countLimited) : countAll,
    turns: createQueue({
      slots: 1,
      maxWaiting: MAX_TURNS_WAITING,
      maxWaitMs: MAX_GALLERY_WAIT_MS,
      line: 'Too busy',
      onRefused,
    }),
    galleries: createQueue({
      slots: 8,
      slotsPerClient: 2,
      maxWaiting: MAX_GALLERIES_WAITING,
      maxWaitMs: MAX_GALLERY_WAIT_MS,
      line: 'Too many galleries',
      onRefused,
    }),
    findProblem,
  });
  const koa = new Koa();
  // A client that is gone before its answer was written; without a listener Koa would print a stack.
  koa.on('error', (error: unknown) => log.debug({ err: error }, 'connection failed'));
  koa.use(
    mount(createRoutes(config, site), {
      host,
      encode: createEncoder(site?.files),
      log,
      throttled,
      metrics,
      accessLog: config.accessLog,
      notFoundPage: site && createNotFoundPage(site),
      isMounted: !hasSite,
    }),
  );

  async function close(): Promise<void> {
    throttled.flush();
    redis?.close();
    await rasterizer.close();
  }
  return Object.assign(koa, { warm: rasterizer.warm, leave: () => void (isLeaving = true), close });
}
