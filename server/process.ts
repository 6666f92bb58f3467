// One process of the service.
import type { Server } from 'node:http';
import { pino, type Logger } from 'pino';
import { createApp, type AppOptions, type NaviiApp } from './app.js';
import type { Config } from './config.js';
import { LAST_LINES_MS } from './limits.js';
import { createService, type Service } from './listen.js';
import type { LogOutput } from './log/output.js';

/** What a process is given beside its configuration. */
interface ProcessOptions extends Pick<AppOptions, 'createCounter' | 'metrics'> {
  readonly log: Logger;
  readonly output: LogOutput;
}

/** A process that does not listen yet. */
export interface ServiceProcess extends Pick<Service, 'adopt'> {
  readonly app: NaviiApp;
  readonly server: Server;
  /**
   * Ends it in order.
   *
   * @param delay - seconds for which connections are still accepted
   */
  readonly end: (delay?: number) => Promise<void>;
}

/** Makes the log of the program. */
export function createLog({ logLevel }: Config, output: LogOutput, fields: object | null = null): Logger {
  return pino({ level: logLevel, base: fields }, output);
}

/** Makes the service in this process. */
export function createProcess(config: Config, { output, ...options }: ProcessOptions): ServiceProcess {
  const { log } = options;
  const app = createApp({ ...config, ...options });
  const { server, adopt, drain } = createService(app, { ...config, log });
  async function end(delay = 0): Promise<void> {
    await drain(delay);
    log.info('stopped');
    await output.flush(LAST_LINES_MS);
    process.exit(0);
  }
  return { app, server, adopt, end };
}
