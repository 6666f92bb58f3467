// `navii-server`: the service as a Koa application. Importing it does nothing; making one reads the built site.
import Koa from 'koa';
import { createApi } from 'navii/internals/http';
import { pino, type Logger } from 'pino';
import { listEndpoints } from './api/endpoints.js';
import { createHost } from './api/host.js';
import { createReadyRouter } from './api/ready.js';
import type { Services } from './api/services.js';
import { createBufferCache } from './cache.js';
import { readConfig, type Config } from './config.js';
import { createCounter as createLocalCounter, watchLimits, type CreateCounter } from './counter.js';
import { answerApi, setOnContext, write } from './http/answer-api.js';
import { compressAnswers, createCompress } from './http/compress.js';
import { conditionalGet } from './http/conditional.js';
import { cors } from './http/cors.js';
import { handleErrors } from './http/errors.js';
import { commonHeaders } from './http/headers.js';
import { logRequests } from './http/log.js';
import { handleOwn } from './http/mounted.js';
import { notFound } from './http/not-found.js';
import { observe } from './http/observe.js';
import { readTarget } from './http/target.js';
import { createTurns } from './http/turns.js';
import { redactUrl } from './license/redact-log.js';
import { createLicenseRouter } from './license/routes.js';
import { MAX_PNG_WAIT_MS, PNG_DEADLINE_MS, PROVIDER_TIMEOUT_MS, REDIS_TIMEOUT_MS } from './limits.js';
import { createThrottle } from './log.js';
import type { Metrics } from './metrics.js';
import { createSiteRouters, loadSite } from './pages/routers.js';
import { SITE } from './paths.js';
import { createRasterizer, RESVG } from './raster/pool.js';
import { watchReadiness } from './readiness.js';
import { connectRedis, countInRedis, keepPngsInRedis } from './redis.js';

export type { Config } from './config.js';

/**
 * Options of {@link createApp}: those of {@link Config} and these. What is left out has its default.
 *
 * @example
 * const options: AppOptions = { publicUrl: 'https://avatars.example.org', pngDeadline: 5_000 };
 */
export interface AppOptions extends Partial<Config> {
  /**
   * Where messages go: a logger of pino.
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
   * Milliseconds that a PNG may wait for a thread. One that would wait longer, as far as can be told, is refused at once;
   * one that does is refused after twice as many.
   *
   * @example
   * createApp({ pngWait: 1_000 });
   */
  readonly pngWait?: number;
  /**
   * Milliseconds that a PNG may take from when a thread begins to draw it; loading and waiting do not count.
   *
   * @example
   * createApp({ pngDeadline: 5_000 });
   */
  readonly pngDeadline?: number;
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
  /**
   * Ends the threads for PNGs, once those that load have loaded (Node does not survive their end before that), and writes
   * what the log has held back.
   */
  close(): Promise<void>;
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
  const config: Config = { ...readConfig({}), ...options };
  const log = options.log ?? pino({ level: config.logLevel });
  const throttled = createThrottle(log);
  const rasterizer = createRasterizer({
    ...config,
    rasterizer: options.rasterizer ?? RESVG,
    maxWait: options.pngWait ?? MAX_PNG_WAIT_MS,
    deadline: options.pngDeadline ?? PNG_DEADLINE_MS,
    onRefused: (reason) => throttled.warn(`a PNG was refused: ${reason}`),
    onMissing: (error) => log.error({ err: error }, 'no PNGs: the rasterizer cannot be loaded'),
  });
  const { metrics } = options;
  const { redisUrl, redisSecret } = config;
  const redis =
    redisUrl === undefined ? undefined : connectRedis(redisUrl, log, options.redisTimeout ?? REDIS_TIMEOUT_MS);
  const store =
    redis &&
    keepPngsInRedis(redis, {
      rasterizer: options.rasterizer ?? RESVG,
      secret: redisSecret,
      onFallback: () => metrics?.countFallback('png'),
    });
  const pngs = createBufferCache(config.pngCacheMb * 2 ** 20, store, metrics?.countLookup);
  const { createCounter: count = createLocalCounter } = options;
  const countAll = redis ? countInRedis(redis, count, () => metrics?.countFallback('limit')) : count;
  metrics?.watch({
    pngsWaiting: rasterizer.countWaiting,
    threadsBusy: rasterizer.countBusy,
    threads: () => config.pngThreads,
    isRedisUp: redis && (() => redis.isUp),
  });
  const { findProblem, leave } = watchReadiness(rasterizer);
  const services: Services = {
    config,
    throttled,
    rasterizer,
    pngs,
    createCounter: metrics ? watchLimits(countAll, metrics.countLimited) : countAll,
    takeTurn: createTurns(),
    findProblem,
  };

  const host = createHost(services);
  const { site: hasSite = true } = options;
  const site = hasSite ? loadSite(options.siteFolder ?? SITE) : undefined;
  if (site?.files.length === 0) log.warn('the site is not built: only the API answers');

  const api = createApi(listEndpoints(config, hasSite), host);
  const compress = createCompress(site?.files);
  const routers = [
    createReadyRouter(services),
    createLicenseRouter(config, { ...services, log }, options.polarTimeout ?? PROVIDER_TIMEOUT_MS),
    ...(site ? createSiteRouters(site, services, host.rateLimit) : []),
  ];
  const isObserved = metrics !== undefined || config.accessLog > 0;
  const handlers = [
    ...(isObserved ? [observe({ metrics, log, accessLog: config.accessLog })] : []),
    logRequests(log, redactUrl),
    handleErrors(throttled),
    readTarget(),
    // First of all routes: avatars are asked for most.
    answerApi(api, compress, hasSite ? write : setOnContext),
    cors(),
    commonHeaders(),
    conditionalGet(),
    compressAnswers(compress),
    // The type of koa-router asks for what it sets by itself.
    ...routers.map((router) => router.routes() as Koa.Middleware),
    notFound(site?.notFoundPage, site?.headers),
  ];
  const koa = new Koa();
  // A client that is gone before its answer was written; without a listener Koa would print a stack.
  koa.on('error', (error: unknown) => log.debug({ err: error }, 'connection failed'));
  for (const handler of hasSite ? handlers : [handleOwn(api, routers, handlers)]) koa.use(handler);

  async function close(): Promise<void> {
    throttled.flush();
    redis?.close();
    await rasterizer.close();
  }
  return Object.assign(koa, { warm: rasterizer.warm, leave, close });
}
