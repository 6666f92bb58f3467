#!/usr/bin/env node
// The service as a program: it reads the configuration, listens, and shuts down gracefully at a signal. With
// WEB_CONCURRENCY it starts copies of itself as workers.
import { once } from 'node:events';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { getHeapStatistics } from 'node:v8';
import { pino, type Logger } from 'pino';
import type { Engine } from '../lib/index.js';
import { createApp } from './app.js';
import { countInPrimary, createWorkers, divideConfig, followPrimary, STOP_SIGNALS, WORKER } from './cluster.js';
import { describeConfig, findMisspelt, printEnvFile, readConfig, type Config } from './config.js';
import type { Internals } from './host.js';
import { createServiceServer } from './http-server.js';
import { IGNORED_SIGNALS_MS, LOG_FLUSH_MS, MIN_HEAP_MB } from './limits.js';
import { createLogOutput, type LogOutput } from './log.js';
import { createMetricsServer, measure, measureWorkers } from './metrics.js';
import { loadEngine } from './packs.js';

/** The configuration, the mascots and the log, which every process has. */
interface Program {
  readonly config: Config;
  readonly engine: Engine | undefined;
  readonly log: Logger;
  readonly output: LogOutput;
}

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

function addressOf({ port, host }: Config): ListenAddress {
  return { port, host, names: ['PORT', 'HOST'] };
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

/** Serves `/metrics` if METRICS_PORT is set. */
async function serveMetrics({ config, log }: Program, print: () => Promise<string>): Promise<void> {
  const { metricsPort: port, metricsHost: host } = config;
  if (port === undefined) return;
  const metricsPort = await listen(createMetricsServer(print), { port, host, names: ['METRICS_PORT', 'METRICS_HOST'] });
  log.info({ metricsPort, metricsHost: host }, 'metrics are served');
}

async function stop({ log, output }: Program, code: number): Promise<never> {
  log.info('stopped');
  await output.flush(LOG_FLUSH_MS);
  process.exit(code);
}

/**
 * Makes the service of this process, and its metrics if METRICS_PORT is set. The returned `shutDown` drains the service
 * and ends the process; connections are still accepted for `delay` seconds.
 */
async function createProcess(program: Program, internals: Internals = {}) {
  const { config, engine, log } = program;
  const measured = config.metricsPort === undefined ? undefined : await measure(WORKER);
  const app = createApp({ ...config, engine, log }, { ...internals, ...(measured && { metrics: measured.metrics }) });
  const { server, drain } = createServiceServer(app, { ...config, log });
  async function shutDown(delay: number): Promise<void> {
    await drain(delay);
    await stop(program, 0);
  }
  return { app, server, shutDown, measured };
}

/**
 * Shuts the program down at the first signal. A later signal ends it at once.
 *
 * @param shutDown - called once, with the seconds for which connections are still accepted
 * @param abort - called before the program ends at once
 */
function handleSignals({ config, log }: Program, shutDown: (delay: number) => Promise<void>, abort?: () => void): void {
  let since: number | undefined;
  function receive(signal: NodeJS.Signals): void {
    if (since === undefined) {
      since = performance.now();
      // The delay is for balancers that must notice first. Ctrl+C (SIGINT) and a closed terminal (SIGHUP) have none.
      const delay = signal === 'SIGINT' || signal === 'SIGHUP' ? 0 : config.drainDelay;
      log.info({ signal, delay }, 'stopping: running requests finish');
      void shutDown(delay);
      // npm and process managers repeat a signal within seconds. A later one means that the operator does not want to
      // wait.
    } else if (performance.now() - since > IGNORED_SIGNALS_MS) {
      abort?.();
      process.exit(1);
    }
  }
  for (const signal of STOP_SIGNALS) process.on(signal, receive);
}

async function startAlone(program: Program): Promise<void> {
  const { config, log } = program;
  const { app, server, shutDown, measured } = await createProcess(program);
  handleSignals(program, shutDown);
  if (measured) await serveMetrics(program, measured.print);
  const { host } = config;
  const port = await listen(server, addressOf(config));
  log.info({ port, host }, `listening on http://${host ?? 'localhost'}:${port}`);
  // The app has logged the error.
  app.warm().catch(() => undefined);
}

async function startWorker(program: Program): Promise<void> {
  const config = divideConfig(program.config);
  const created = createProcess({ ...program, config }, { createCounter: countInPrimary() });
  const leave = () => void created.then(({ app }) => app.leave());
  followPrimary(leave, () => void created.then(({ shutDown }) => shutDown(0)));
  const { app, server } = await created;
  await listen(server, addressOf(config));
  app.warm().catch(() => undefined);
}

/** Checks that the workers will be able to listen, and returns the port. */
async function probe(address: ListenAddress): Promise<number> {
  const server = createServer();
  const port = await listen(server, address);
  await once(server.close(), 'close');
  return port;
}

async function startPrimary(program: Program): Promise<void> {
  const { config, log } = program;
  const { host, webConcurrency: processes } = config;
  const port = await probe(addressOf(config));
  const workers = createWorkers(processes, port, log, program.output, fail);
  async function shutDown(delay: number): Promise<void> {
    const isGraceful = await workers.end(delay);
    await stop(program, isGraceful ? 0 : 1);
  }
  handleSignals(program, shutDown, workers.kill);
  if (config.metricsPort !== undefined) await serveMetrics(program, await measureWorkers());
  await workers.start();
  log.info({ port, host, processes }, `listening on http://${host ?? 'localhost'}:${port}`);
}

async function start(): Promise<void> {
  const heap = Math.floor(getHeapStatistics().heap_size_limit / 2 ** 20);
  if (heap < MIN_HEAP_MB) {
    fail(`the heap may have ${heap} MB, and ${MIN_HEAP_MB} are needed: allow more memory or --max-old-space-size`);
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
  const log = pino({ level: config.logLevel, base: WORKER === undefined ? null : { worker: WORKER } }, output);
  const program: Program = { config, engine, log, output };
  if (WORKER !== undefined) return startWorker(program);
  for (const { name, meant } of findMisspelt(process.env)) {
    log.warn({ name }, `${name} is not a variable of this service; did you mean ${meant}?`);
  }
  if (config.trustProxy > 0 && config.publicUrl === undefined) {
    log.warn('PUBLIC_URL is not set behind a proxy: links in pages use the Host header that the client sends');
  }
  return config.webConcurrency === 1 ? startAlone(program) : startPrimary(program);
}

if (process.argv.includes('--help')) process.stdout.write(describeConfig());
else if (process.argv.includes('--env')) process.stdout.write(printEnvFile());
else await start();
