// `navii-server`: the service as a Koa application. The import has no side effects; `createApp` reads the built site.
import Koa from 'koa';
import type { Engine } from 'navii';
import { pino, type Logger } from 'pino';
import { readConfig, type Config } from './config.js';
import { createHost, type Internals } from './host.js';
import { mount } from './mount.js';
import { createRoutes } from './routes/index.js';
import { loadSite } from './site.js';

export type { Config } from './config.js';

/**
 * Options of {@link createApp}, beside those of {@link Config}. Each has a default.
 *
 * @example
 * const options: AppOptions = { publicUrl: 'https://avatars.example.org' };
 */
export interface AppOptions extends Partial<Omit<Config, 'packs'>> {
  /**
   * Draws the mascots: an engine with packs of your own, or with defaults. Default: all packs of `navii`.
   *
   * @example
   * createApp({ engine: createEngine([...catalogue.packs.values()], { background: 'ring' }) });
   */
  readonly engine?: Pick<Engine, 'catalogue'> | undefined;
  /**
   * Logger of pino. Default: a logger that writes to standard output.
   *
   * @example
   * const createWith = (log: NonNullable<AppOptions['log']>) => createApp({ log });
   */
  readonly log?: Logger;
  /**
   * Whether the app also serves the site. Default: true. With `false` the app has only the routes of the API, and
   * passes requests for other paths on to the application in which it is mounted, with or without a prefix.
   *
   * @example
   * const api = createApp({ site: false });
   * api.use((ctx) => void (ctx.body = `no path of the API: ${ctx.path}`));
   */
  readonly site?: boolean;
  /**
   * Folder of the built site.
   *
   * @example
   * createApp({ siteFolder: 'server/dist/site' });
   */
  readonly siteFolder?: string;
}

/**
 * The service as a Koa application. Pass its `callback()` to `createServer`, or make it with `site: false` and mount
 * it in your own application.
 *
 * @example
 * const app: NaviiApp = createApp();
 * await app.warm();
 * app.leave();
 * await app.close();
 */
export interface NaviiApp extends Koa {
  /**
   * Starts the PNG threads before the first request.
   *
   * @throws Error when the rasterizer cannot be loaded; everything else still works
   */
  warm(): Promise<void>;
  /** Makes `/readyz` answer 503, so that balancers stop sending requests. All routes still work. */
  leave(): void;
  /** Stops the PNG threads, closes the connection to Redis, and writes the log lines that were held back. */
  close(): Promise<void>;
}

/**
 * Makes the service: all routes of the specification, with their headers, limits and errors.
 *
 * @param options - options that differ from their defaults; environment variables are not read
 * @param internals - for the program and for tests; they may change in any release
 * @example
 * const app = createApp({ publicUrl: 'https://avatars.example.org' });
 * const listener = app.callback();
 */
export function createApp(options: AppOptions = {}, internals: Internals = {}): NaviiApp {
  const config: Config = { ...readConfig({}), ...options };
  const { log = pino({ level: config.logLevel }), site: hasSite = true, siteFolder } = options;
  const { host, warm, leave, close } = createHost(config, log, internals);
  const site = hasSite ? loadSite(siteFolder) : undefined;
  if (site?.files.length === 0) log.warn('the site is not built: only the API answers');
  const koa = new Koa();
  // Koa emits an error when a client disconnects before its response is written. Without a listener it would print a
  // stack trace.
  koa.on('error', (error: unknown) => log.debug({ err: error }, 'connection failed'));
  const routes = createRoutes(config, site, internals.polarTimeout, options.engine?.catalogue);
  koa.use(mount(routes, { host, site, metrics: internals.metrics, accessLog: config.accessLog }));
  return Object.assign(koa, { warm, leave, close });
}
