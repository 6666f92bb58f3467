// Starts the service for a test on a free port, and sends requests to it byte for byte.
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import Koa from 'koa';
import { pino, type Logger } from 'pino';
import { afterAll, beforeAll, onTestFinished } from 'vitest';
import { createApp } from '../../server/app.js';
import type { Internals, ServiceHost, ServiceRoute } from '../../server/host.js';
import { createServiceServer } from '../../server/http-server.js';
import { createThrottle, type ThrottledLog } from '../../server/log.js';
import type { Metrics } from '../../server/metrics.js';
import { mount } from '../../server/mount.js';
import type { AppOptions, NaviiApp } from '../../server/options.js';
import { EMPTY_SITE } from '../../server/site.js';
import { parseAnswer, talk as exchange, type Answer as RawAnswer } from '../tools/client.js';
import { root } from '../tools/root.js';

export { parseAnswer };
export type { RawAnswer };

/** A running service. */
export interface Running extends ReturnType<typeof createServiceServer> {
  readonly app: NaviiApp;
  readonly port: number;
  readonly base: string;
  /** The parsed lines of its log. */
  readonly lines: readonly Readonly<Record<string, unknown>>[];
}

/** Options of an application, and the parts of it that tests replace. */
export type Options = AppOptions & Internals;

/** A folder that does not exist. */
const NO_SITE = join(root, 'test/no-site');

/** The folder of the built site, for `siteFolder`. Reading it takes most of the time before a service listens. */
export const SITE = join(root, 'server/dist/site');

/** Starts a service, by default without a rate limit and without a site. The caller ends it. */
export async function open(options: Options = {}): Promise<Running> {
  const lines: Record<string, unknown>[] = [];
  const stream = { write: (line: string) => void lines.push(JSON.parse(line)) };
  const log = pino({ level: options.logLevel ?? 'info' }, stream);
  // Long timeouts, so that tests pass on a busy machine. Tests of timeouts set their own.
  const internals = { pngWait: 60_000, polarTimeout: 60_000, ...options };
  const app = createApp({ rateLimit: 0, pngThreads: 1, siteFolder: NO_SITE, log, ...options }, internals);
  const service = createServiceServer(app, { maxConnections: 1000, log });
  service.server.listen(0, '127.0.0.1');
  await once(service.server, 'listening');
  const { port } = service.server.address() as AddressInfo;
  return { ...service, app, port, base: `http://127.0.0.1:${port}`, lines };
}

async function stop({ server, drain }: Running): Promise<void> {
  server.closeAllConnections();
  await drain();
}

/** Starts a service. It ends with the test. */
export async function serve(options: Options = {}): Promise<Running> {
  const running = await open(options);
  onTestFinished(() => stop(running));
  return running;
}

interface RoutesOptions {
  readonly host?: object;
  readonly log?: Logger;
  readonly throttled?: ThrottledLog;
  readonly metrics?: Pick<Metrics, 'observe'>;
}

/** Serves the routes of a test with the service's `mount`. The server ends with the test. */
export async function serveRoutes(routes: readonly ServiceRoute[], options: RoutesOptions = {}): Promise<number> {
  const { host = {}, log = pino({ level: 'silent' }), throttled = createThrottle(log), metrics } = options;
  const handle = mount(routes, {
    host: { ...host, log, throttled } as ServiceHost,
    site: EMPTY_SITE,
    metrics: metrics as Metrics | undefined,
    accessLog: 0,
  });
  const listener = new Koa().use(handle).callback();
  const server = createServer((req, res) => void listener(req, res)).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

/** Starts one service for all tests of a file. Its port is known once the tests run. */
export function useService(options: Options = {}): { readonly port: number } {
  let running: Running | undefined;
  beforeAll(async () => {
    running = await open(options);
  });
  afterAll(async () => {
    if (running !== undefined) await stop(running);
  });
  return {
    get port() {
      return running?.port ?? 0;
    },
  };
}

/**
 * Sends bytes, and returns all bytes that arrive until the service closes the connection.
 *
 * @param isDone - whether to close this side after the bytes, as `nc -N` does
 */
export async function talk(port: number, text: string, isDone = true): Promise<string> {
  return await exchange({ port }, text, { isDone, ms: 60_000 });
}

/** Sends a request with exactly this target. */
export async function request(port: number, target: string, method = 'GET', more = ''): Promise<RawAnswer> {
  const text = `${method} ${target} HTTP/1.1\r\nHost: navii.test\r\nConnection: close\r\n${more}\r\n`;
  return parseAnswer(await talk(port, text, false));
}

/** Sends a GET request, and returns the body as text. */
export async function read(port: number, target: string): Promise<string> {
  const { status, body } = await request(port, target);
  if (status !== 200) throw new Error(`${target}: ${status} ${body.toString()}`);
  return body.toString();
}
