#!/usr/bin/env node
// The service as a program: read the configuration, listen, shut down gracefully.
import type { AddressInfo, Server } from 'node:net';
import type { Logger } from 'pino';
import { describeConfig, listVariables, readConfig, type Config } from './config.js';
import { createLogOutput } from './log/output.js';
import { measure } from './metrics/measure.js';
import type { Figures } from './metrics/prometheus.js';
import { findMisspelt } from './misspelt.js';
import { createLog, createProcess } from './process.js';
import { endOnSignals } from './stop.js';

function fail(reason: string): never {
  process.stderr.write(`navii: not started: ${reason}\n`);
  process.exit(1);
}

function readEnvironment(): Config {
  try {
    return readConfig(process.env);
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error));
  }
}

/** Where to listen, and by which variables that was said. */
interface Place {
  readonly port: number;
  readonly host: string | undefined;
  readonly names: readonly [port: string, host: string];
}

function explainListenError(error: NodeJS.ErrnoException, { port, host, names: [portName, hostName] }: Place): string {
  if (error.code === 'EADDRINUSE') return `${portName}: ${port} is in use; set ${portName} to a free one`;
  if (error.code === 'EACCES') return `${portName}: this user may not listen on ${port}`;
  return error.code === 'ENOTFOUND' || error.code === 'EADDRNOTAVAIL'
    ? `${hostName}: ${host ?? ''} is no address of this machine`
    : error.message;
}

/** Resolves with the port. */
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
async function serveFigures(
  { metricsPort, metricsHost: host }: Config,
  log: Logger,
  readAll: () => Promise<readonly Figures[]>,
): Promise<void> {
  if (metricsPort === undefined) return;
  const { createMetricsServer } = await import('./metrics/serve.js');
  const names = ['METRICS_PORT', 'METRICS_HOST'] as const;
  const bound = await listen(createMetricsServer(readAll), { port: metricsPort, host, names });
  log.info({ metricsPort: bound, metricsHost: host }, 'metrics are served');
}

async function start(): Promise<void> {
  const config = readEnvironment();
  const output = createLogOutput(process.stdout.fd);
  const log = createLog(config, output);
  const names = listVariables().map(({ name }) => name);
  for (const { name, meant } of findMisspelt(process.env, names)) {
    log.warn({ name }, `${name} is no variable of this service; ${meant} may be meant`);
  }
  const { host, webConcurrency: processes } = config;
  const place: Place = { port: config.port, host, names: ['PORT', 'HOST'] };
  const prometheus = await measure(config);
  if (processes === 1) {
    const options = { log, output, ...(prometheus && { metrics: prometheus.metrics }) };
    const { app, server, end } = createProcess(config, options);
    endOnSignals(config, log, end);
    await serveFigures(config, log, async () => (prometheus ? [await prometheus.read()] : []));
    const port = await listen(server, place);
    log.info({ port, host }, `listening on http://${host ?? 'localhost'}:${port}`);
    // The app has logged why.
    app.warm().catch(() => undefined);
    return;
  }
  const { createPrimary } = await import('./scale/primary.js');
  const { server, startAll, readFigures, killAll, end } = createPrimary(config, { log, output, onFailed: fail });
  endOnSignals(config, log, end, killAll);
  // Its own too: memory and processor time are those of all.
  await serveFigures(config, log, async () => [
    ...(await readFigures()),
    ...(prometheus ? [await prometheus.read()] : []),
  ]);
  const port = await listen(server, place);
  await startAll();
  log.info({ port, host, processes }, `listening on http://${host ?? 'localhost'}:${port}`);
}

if (process.argv.includes('--help')) process.stdout.write(describeConfig());
else await start();
