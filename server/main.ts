#!/usr/bin/env node
// The service as a program: it reads the configuration, listens, and shuts down gracefully at a signal.
import type { AddressInfo, Server } from 'node:net';
import { getHeapStatistics } from 'node:v8';
import { pino } from 'pino';
import type { Engine } from '../lib/index.js';
import { createApp } from './app.js';
import { describeConfig, readConfig, type Config } from './config.js';
import { createServiceServer } from './http-server.js';
import { IGNORED_SIGNALS_MS, LOG_FLUSH_MS, MIN_HEAP_MB } from './limits.js';
import { createLogOutput } from './log.js';
import { createMetricsServer, measure } from './metrics.js';
import { loadEngine } from './packs.js';

/** Signals that stop the program after its running requests. */
const STOP_SIGNALS = ['SIGTERM', 'SIGQUIT', 'SIGINT', 'SIGHUP'] as const;

function fail(reason: string): never {
  process.stderr.write(`navii: not started: ${reason}\n`);
  process.exit(1);
}

/** An address to listen on, and the names of its variables for error messages. */
interface ListenAddress {
  readonly port: number;
  readonly host: string | undefined;
  readonly names: readonly [port: string, host: string];
}

function explainListenError(
  error: NodeJS.ErrnoException,
  { port, host, names: [portName, hostName] }: ListenAddress,
): string {
  if (error.code === 'EADDRINUSE') return `${portName}: ${port} is in use; set ${portName} to a free one`;
  if (error.code === 'EACCES') return `${portName}: this user may not listen on ${port}`;
  return error.code === 'ENOTFOUND' || error.code === 'EADDRNOTAVAIL'
    ? `${hostName}: ${host ?? ''} is not an address of this machine`
    : error.message;
}

/** Starts a server, and ends the program when it cannot listen. Returns the port. */
function listen(server: Server, address: ListenAddress): Promise<number> {
  return new Promise((resolve) => {
    const failToListen = (error: Error) => fail(explainListenError(error, address));
    server.once('error', failToListen);
    server.listen({ port: address.port, host: address.host }, () => {
      server.off('error', failToListen);
      resolve((server.address() as AddressInfo).port);
    });
  });
}

/**
 * Calls a function at the first signal. A later signal ends the program at once.
 *
 * @param shutDown - called once, with the signal
 */
function handleSignals(shutDown: (signal: NodeJS.Signals) => void): void {
  let since: number | undefined;
  function receive(signal: NodeJS.Signals): void {
    if (since === undefined) {
      since = performance.now();
      shutDown(signal);
      // npm and process managers repeat a signal within seconds. A later one means that the operator does not want to
      // wait.
    } else if (performance.now() - since > IGNORED_SIGNALS_MS) process.exit(1);
  }
  for (const signal of STOP_SIGNALS) process.on(signal, receive);
}

async function start(): Promise<void> {
  const heap = Math.floor(getHeapStatistics().heap_size_limit / 2 ** 20);
  if (heap < MIN_HEAP_MB) {
    fail(`the heap may have ${heap} MB, and ${MIN_HEAP_MB} are needed: raise --max-old-space-size, or leave it out`);
  }
  // Without a listener, Node opens its debugger at the first of these signals, and ends at the second.
  for (const signal of ['SIGUSR1', 'SIGUSR2'] as const) process.on(signal, () => undefined);
  let config: Config;
  let engine: Engine | undefined;
  try {
    config = readConfig(process.env);
    engine = await loadEngine(config.packs, config.defaultPacks, fail);
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error));
  }
  const output = createLogOutput(process.stdout.fd);
  const log = pino({ level: config.logLevel, base: null }, output);
  if (config.trustProxy > 0 && config.publicUrl === undefined) {
    log.warn('PUBLIC_URL is not set behind a proxy: links in pages use the Host header that the client sends');
  }
  const { host, metricsPort, metricsHost } = config;
  const measured = metricsPort === undefined ? undefined : await measure();
  const app = createApp({ ...config, engine, log }, { metrics: measured?.metrics });
  const { server, drain } = createServiceServer(app, { ...config, log });

  async function shutDown(signal: NodeJS.Signals): Promise<void> {
    // The delay is for balancers that must notice first. Ctrl+C (SIGINT) and a closed terminal (SIGHUP) end it at once.
    const delay = signal === 'SIGINT' || signal === 'SIGHUP' ? 0 : config.drainDelay;
    log.info({ signal, delay }, 'stopping: running requests finish');
    await drain(delay);
    log.info('stopped');
    await output.flush(LOG_FLUSH_MS);
    process.exit(0);
  }
  handleSignals((signal) => void shutDown(signal));

  if (measured && metricsPort !== undefined) {
    const names = ['METRICS_PORT', 'METRICS_HOST'] as const;
    const opened = await listen(createMetricsServer(measured.print), { port: metricsPort, host: metricsHost, names });
    log.info({ metricsPort: opened, metricsHost }, 'metrics are served');
  }
  const port = await listen(server, { port: config.port, host, names: ['PORT', 'HOST'] });
  log.info({ port, host }, `listening on http://${host ?? 'localhost'}:${port}`);
  // The app has logged the error.
  app.warm().catch(() => undefined);
}

if (process.argv.includes('--help')) process.stdout.write(describeConfig());
else await start();
