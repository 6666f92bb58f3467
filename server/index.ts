// `navii-server`: the service as a Koa application. The import has no side effects; `createApp` reads the built site.
import { createApp as create } from './app.js';
import type { AppOptions, NaviiApp } from './options.js';

export type { Config } from './config.js';
export type { AppOptions, NaviiApp } from './options.js';

/**
 * Makes the service: all routes, with their headers, limits and errors.
 *
 * @param options - options that differ from their defaults; environment variables are not read
 * @example
 * const app = createApp({ publicUrl: 'https://avatars.example.org' });
 * const listener = app.callback();
 */
export function createApp(options: AppOptions = {}): NaviiApp {
  return create(options);
}
