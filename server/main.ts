#!/usr/bin/env node
// The service as a program: read the configuration, listen, end in order at a signal. With WEB_CONCURRENCY it starts itself
// again, as workers.
import { once } from 'node:events';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { pino, type Logger } from 'pino';
import { createApp } from './app.js';
import { countInPrimary, createWorkers, obeyPrimary, shareOut, WORKER } from './cluster.js';
import { describeConfig, findMisspelt, printEnvFile, readConfig, type Config } from './config.js';
import type { Internals } from './host.js';
import { IGNORED_SIGNALS_MS, LAST_LINES_MS } from './limits.js';
import { createService } from './listen.js';
import { createLogOutput, type LogOutput } from './log.js';
import { createMetricsServer, measure, measureWorkers } from './metrics.js';

/** The parts of every process of the program. */
interface Program {
  readonly config: Config;
  readonly log: Logger;
  readonly output: LogOutput;
}

function fail(reason: string): never {
  process.stderr.write(`navii: not started: ${reason}\n`);
  process.exit(1);
}

/** A place to listen at, and the names of the variables that set it, for messages of errors. */
interface Place {
  readonly port: number;
  readonly host: string | undefined;
  readonly names: readonly [port: string, host: string];
}

function placeOf({ port, host }: Config): Place {
  return { port, host, names: ['PORT', 'HOST'] };
}

function explainListenError(error: NodeJS.ErrnoException, { port, host, names: [portName, hostName] }: Place): string {
  if (error.code === 'EADDRINUSE') return `${portName}: ${port} is in use; set ${portName} to a free one`;
  if (error.code === 'EACCES') return `${portName}: this user may not listen on ${port}`;
  return error.code === 'ENOTFOUND' || error.code === 'EADDRNOTAVAIL'
    ? `${hostName}: ${host ?? ''} is no address of this machine`
    : error.message;
}

function listen(server: Server, place: Place): Promise<number> {
  return new Promise((resolve) => {
    const failToListen = (error: Error) => fail(explainListenError(error, place));
    server.once('error', failToListen);
    server.listen({ port: place.port, host: place.host }, () => {
      server.off('error', failToListen);
      resolve((server.address() as AddressInfo).port);
    });
  });
}

/** Serves the figures, where somebody wants them. */
async function serveMetrics({ config, log }: Program, print: () => Promise<string>): Promise<void> {
  const { metricsPort: port, metricsHost: host } = config;
  if (port === undefined) return;
  const metricsPort = await listen(createMetricsServer(print), { port, host, names: ['METRICS_PORT', 'METRICS_HOST'] });
  log.info({ metricsPort, metricsHost: host }, 'metrics are served');
}

async function stop({ log, output }: Program, code: number): Promise<never> {
  log.info('stopped');
  await output.flush(LAST_LINES_MS);
  process.exit(code);
}

/** The service in this process, its figures where they are wanted, and its orderly end, which ends this process too. */
async function createProcess(program: Program, internals: Internals = {}) {
  const { config, log } = program;
  const figures = config.metricsPort === undefined ? undefined : await measure(WORKER);
  const app = createApp({ ...config, log }, { ...internals, ...(figures && { metrics: figures.metrics }) });
  const { server, drain } = createService(app, { ...config, log });
  async function end(delay: number): Promise<void> {
    await drain(delay);
    await stop(program, 0);
  }
  return { app, server, end, figures };
}

/**
 * Ends the program in order at the first signal, and at once at one that comes later.
 *
 * @param end - ends it in order, `delay` seconds for which connections are still accepted; called once
 * @param abort - called before it ends at once
 */
function endOnSignals({ config, log }: Program, end: (delay: number) => Promise<void>, abort?: () => void): void {
  let since: number | undefined;
  function receive(signal: NodeJS.Signals): void {
    if (since === undefined) {
      since = performance.now();
      // Only SIGTERM has a delay: somebody who types Ctrl+C or closes the terminal has no balancer that must notice
      // first.
      const delay = signal === 'SIGTERM' ? config.drainDelay : 0;
      log.info({ signal, delay }, 'stopping: running requests finish');
      void end(delay);
      // npm and process managers repeat a signal; somebody who repeats it later has waited enough.
    } else if (performance.now() - since > IGNORED_SIGNALS_MS) {
      abort?.();
      process.exit(1);
    }
  }
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, receive);
}

async function startAlone(program: Program): Promise<void> {
  const { config, log } = program;
  const { app, server, end, figures } = await createProcess(program);
  endOnSignals(program, end);
  if (figures) await serveMetrics(program, figures.print);
  const { host } = config;
  const port = await listen(server, placeOf(config));
  log.info({ port, host }, `listening on http://${host ?? 'localhost'}:${port}`);
  // The app has logged why.
  app.warm().catch(() => undefined);
}

async function startWorker(program: Program): Promise<void> {
  const config = shareOut(program.config);
  const created = createProcess({ ...program, config }, { createCounter: countInPrimary() });
  const leave = () => void created.then(({ app }) => app.leave());
  obeyPrimary(leave, () => void created.then(({ end }) => end(0)));
  const { app, server } = await created;
  await listen(server, placeOf(config));
  app.warm().catch(() => undefined);
}

/** Finds out whether workers can listen, and on which port. */
async function probe(place: Place): Promise<number> {
  const server = createServer();
  const port = await listen(server, place);
  await once(server.close(), 'close');
  return port;
}

async function startPrimary(program: Program): Promise<void> {
  const { config, log } = program;
  const { host, webConcurrency: processes } = config;
  const port = await probe(placeOf(config));
  const workers = createWorkers(processes, port, log, program.output, fail);
  async function end(delay: number): Promise<void> {
    const isInOrder = await workers.end(delay);
    await stop(program, isInOrder ? 0 : 1);
  }
  endOnSignals(program, end, workers.kill);
  if (config.metricsPort !== undefined) await serveMetrics(program, await measureWorkers());
  await workers.start();
  log.info({ port, host, processes }, `listening on http://${host ?? 'localhost'}:${port}`);
}

async function start(): Promise<void> {
  let config: Config;
  try {
    config = readConfig(process.env);
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error));
  }
  const output = createLogOutput(process.stdout.fd);
  const log = pino({ level: config.logLevel, base: WORKER === undefined ? null : { worker: WORKER } }, output);
  const program: Program = { config, log, output };
  if (WORKER !== undefined) return startWorker(program);
  for (const { name, meant } of findMisspelt(process.env)) {
    log.warn({ name }, `${name} is no variable of this service; ${meant} may be meant`);
  }
  if (config.trustProxy > 0 && config.publicUrl === undefined) {
    log.warn('PUBLIC_URL is not set behind a proxy: pages name whatever host a client asks for');
  }
  return config.webConcurrency === 1 ? startAlone(program) : startPrimary(program);
}

if (process.argv.includes('--help')) process.stdout.write(describeConfig());
else if (process.argv.includes('--env')) process.stdout.write(printEnvFile());
else await start();
