// The types of the package: only types of other packages, because the types of `lib` are not installed with it.
import type Koa from 'koa';
import type { Engine } from 'navii';
import type { Logger } from 'pino';
import type { Config } from './config.js';

/**
 * Options of `createApp`, besides {@link Config}. Each has a default.
 *
 * @example
 * const options: AppOptions = { publicUrl: 'https://avatars.example.org' };
 */
export interface AppOptions extends Partial<Omit<Config, 'packs'>> {
  /**
   * Draws the mascots: an engine with packs of your own, or with defaults. Default: all packs of `navii`.
   *
   * @example
   * createApp({ engine: createEngine({ packs: PACKS, defaults: { background: 'ring' } }) });
   */
  readonly engine?: Engine | undefined;
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
