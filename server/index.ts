// `navii-server`: the service as a Koa application. The import has no side effects; `createApp` reads the built site.
import { expectNames } from '../lib/options/defaults.js';
import { createApp as create } from './app.js';
import { readConfig, type Config } from './config.js';
import type { AppOptions, NaviiApp } from './options.js';

export type { Config };
export type { AppOptions, NaviiApp } from './options.js';

type OwnOption = Exclude<keyof AppOptions, keyof Config>;

const OWN = { engine: true, log: true, site: true, siteFolder: true } satisfies Record<OwnOption, true>;

/**
 * Makes the service: all routes, with their headers, limits and errors.
 *
 * @param options - options that differ from their defaults; environment variables are not read
 * @throws TypeError when the options are not an object, RangeError for an unknown name
 * @example
 * const app = createApp({ publicUrl: 'https://avatars.example.org' });
 * const listener = app.callback();
 */
export function createApp(options: AppOptions = {}): NaviiApp {
  const { packs: _paths, ...config } = readConfig({});
  expectNames('options', options, Object.keys({ ...OWN, ...config }));
  return create(options);
}
