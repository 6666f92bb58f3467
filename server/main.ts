#!/usr/bin/env node
// The service as a program: read the configuration, listen, shut down gracefully.
import type { AddressInfo, Server } from 'node:net';
import { describeConfig, listVariables, readConfig, type Config } from './config.js';
import { createLogOutput } from './log/output.js';
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

function explainListenError(error: NodeJS.ErrnoException, { port, host }: Config): string {
  if (error.code === 'EADDRINUSE') return `PORT: ${port} is in use; set PORT to a free one`;
  if (error.code === 'EACCES') return `PORT: this user may not listen on ${port}`;
  return error.code === 'ENOTFOUND' || error.code === 'EADDRNOTAVAIL'
    ? `HOST: ${host ?? ''} is no address of this machine`
    : error.message;
}

/** Resolves with the port. */
function listen(server: Server, config: Config): Promise<number> {
  return new Promise((resolve) => {
    const failToListen = (error: Error) => fail(explainListenError(error, config));
    server.once('error', failToListen);
    server.listen({ port: config.port, host: config.host }, () => {
      server.off('error', failToListen);
      resolve((server.address() as AddressInfo).port);
    });
  });
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
  if (processes === 1) {
    const { app, server, end } = createProcess(config, { log, output });
    endOnSignals(config, log, end);
    const port = await listen(server, config);
    log.info({ port, host }, `listening on http://${host ?? 'localhost'}:${port}`);
    // The app has logged why.
    app.warm().catch(() => undefined);
    return;
  }
  const { createPrimary } = await import('./scale/primary.js');
  const { server, startAll, killAll, end } = createPrimary(config, { log, output, onFailed: fail });
  endOnSignals(config, log, end, killAll);
  const port = await listen(server, config);
  await startAll();
  log.info({ port, host, processes }, `listening on http://${host ?? 'localhost'}:${port}`);
}

if (process.argv.includes('--help')) process.stdout.write(describeConfig());
else await start();
