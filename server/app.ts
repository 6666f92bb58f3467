// `navii-server`: the service as a Koa application. Importing it does nothing; making one reads the built site.
import Koa from 'koa';
import { pino, type Logger } from 'pino';
import { readConfig, type Config } from './config.js';
import { createServices, type Internals } from './host.js';
import { mount } from './mount.js';
import { createRoutes } from './routes/index.js';
import { loadSite } from './site.js';

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

/**
 * Makes the service: every route of the specification, with its headers, limits and errors.
 *
 * @param options - what differs from a service without environment variables; the environment is not read
 * @param internals - for the program and for tests; they may change in any release
 * @example
 * const app = createApp({ publicUrl: 'https://avatars.example.org' });
 * const listener = app.callback();
 */
export function createApp(options: AppOptions = {}, internals: Internals = {}): NaviiApp {
  const config: Config = { ...readConfig({}), ...options };
  const { log = pino({ level: config.logLevel }), site: hasSite = true, siteFolder } = options;
  const { host, warm, leave, close } = createServices(config, log, internals);
  const site = hasSite ? loadSite(siteFolder) : undefined;
  if (site?.files.length === 0) log.warn('the site is not built: only the API answers');
  const koa = new Koa();
  // Koa reports a client here that left before its answer was written; without a listener Koa would print a stack.
  koa.on('error', (error: unknown) => log.debug({ err: error }, 'connection failed'));
  const routes = createRoutes(config, site, internals.polarTimeout);
  koa.use(mount(routes, { host, site, metrics: internals.metrics, accessLog: config.accessLog }));
  return Object.assign(koa, { warm, leave, close });
}
