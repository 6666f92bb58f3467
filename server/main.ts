#!/usr/bin/env node
// The service as a program: read the configuration, listen, shut down gracefully.
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { createApp } from './app.js';
import { describeConfig, listVariables, readConfig, type Config } from './config.js';
import { createService } from './http/listen.js';
import { IGNORED_SIGNALS_MS, LAST_LINES_MS } from './limits.js';
import { createLogOutput } from './log/output.js';
import { findMisspelt } from './misspelt.js';

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

function explainListenError(error: NodeJS.ErrnoException, { port, host }: Config): string {
  if (error.code === 'EADDRINUSE') return `PORT: ${port} is in use; set PORT to a free one`;
  if (error.code === 'EACCES') return `PORT: this user may not listen on ${port}`;
  return error.code === 'ENOTFOUND' || error.code === 'EADDRNOTAVAIL'
    ? `HOST: ${host ?? ''} is no address of this machine`
    : error.message;
}

function start(): void {
  const config = readEnvironment();
  const output = createLogOutput(process.stdout.fd);
  const log = pino({ level: config.logLevel, base: null }, output);
  const names = listVariables().map(({ name }) => name);
  for (const { name, meant } of findMisspelt(process.env, names)) {
    log.warn({ name }, `${name} is no variable of this service; ${meant} may be meant`);
  }
  const app = createApp({ ...config, log });
  const { server, drain } = createService(app, { ...config, log });

  let stoppingSince: number | undefined;
  async function stop(signal: NodeJS.Signals): Promise<void> {
    if (stoppingSince !== undefined) {
      // npm and process managers repeat a signal; somebody who repeats it later has waited enough.
      if (performance.now() - stoppingSince > IGNORED_SIGNALS_MS) process.exit(1);
      return;
    }
    stoppingSince = performance.now();
    // Who types Ctrl+C or closes the terminal has no balancer that must notice first.
    const delay = signal === 'SIGTERM' ? config.drainDelay : 0;
    log.info({ signal, delay }, 'stopping: running requests finish');
    await drain(delay);
    log.info('stopped');
    await output.flush(LAST_LINES_MS);
    process.exit(0);
  }
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => void stop(signal));

  const failToListen = (error: Error) => fail(explainListenError(error, config));
  server.once('error', failToListen);
  server.listen({ port: config.port, host: config.host }, () => {
    server.off('error', failToListen);
    const { port } = server.address() as AddressInfo;
    log.info({ port, host: config.host }, `listening on http://${config.host ?? 'localhost'}:${port}`);
    // The app has logged why.
    app.warm().catch(() => undefined);
  });
}

if (process.argv.includes('--help')) process.stdout.write(describeConfig());
else start();
