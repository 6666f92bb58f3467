// Makes the Koa application, from the options of the package and from parts that only the program and tests replace.
import Koa from 'koa';
import { pino } from 'pino';
import { openEngine } from '../lib/create-engine.js';
import { readConfig, type Config } from './config.js';
import { createHost, type Internals } from './host.js';
import { mount } from './mount.js';
import type { AppOptions, NaviiApp } from './options.js';
import { createRoutes } from './routes/index.js';
import { loadSite } from './site.js';

/** Makes the service. See `createApp` of index.ts. */
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
  const catalogue = options.engine && openEngine(options.engine);
  const routes = createRoutes(config, site, internals.polarTimeout, catalogue);
  koa.use(mount(routes, { host, site, metrics: internals.metrics, accessLog: config.accessLog }));
  return Object.assign(koa, { warm, leave, close });
}
