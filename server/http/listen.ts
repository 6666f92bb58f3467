// The HTTP server around the app: its timeouts, and an orderly end.
import { createServer, type Server } from 'node:http';
import { Server as TcpServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { NaviiApp } from '../app.js';
import type { Config } from '../config.js';
import {
  DRAIN_DEADLINE_MS,
  HEAD_TIMEOUT_MS,
  IDLE_GRACE_MS,
  KEEP_ALIVE_MS,
  MAX_HEAD_LENGTH,
  REQUEST_TIMEOUT_MS,
  SPARE_DESCRIPTORS,
  SWEEP_MS,
} from '../limits.js';
import { createThrottle } from '../log.js';
import { countDescriptors } from '../machine.js';
import { watchConnections } from './connections.js';

/** How often connections that have become idle are looked for during the end. */
const IDLE_POLL_MS = 100;

/** A running service. */
export interface Service {
  readonly server: Server;
  /**
   * Ends the service: it says that it is not ready, stops accepting connections after a while, lets running requests
   * finish, and ends the app's threads.
   *
   * @param delay - seconds for which connections are still accepted
   */
  readonly drain: (delay?: number) => Promise<void>;
}

/** How the server is set up. */
interface ServiceOptions extends Pick<Config, 'maxConnections'> {
  /** Told of connections that are closed for what they cost. */
  readonly log: Logger;
}

/** Makes a server for the app; it does not listen yet. */
export function createService(
  app: Pick<NaviiApp, 'callback' | 'leave' | 'close'>,
  { maxConnections, log }: ServiceOptions,
): Service {
  const throttled = createThrottle(log);
  const max = Math.max(1, Math.min(maxConnections, countDescriptors() - SPARE_DESCRIPTORS));
  if (max < maxConnections) log.warn({ max, maxConnections }, 'the limit of open files allows fewer connections');
  let isClosing = false;
  const server = createServer({
    maxHeaderSize: MAX_HEAD_LENGTH,
    headersTimeout: HEAD_TIMEOUT_MS,
    requestTimeout: REQUEST_TIMEOUT_MS,
    keepAliveTimeout: KEEP_ALIVE_MS,
    connectionsCheckingInterval: SWEEP_MS,
    // Node would answer a missing Host itself, without our headers, so the app does it.
    requireHostHeader: false,
  });
  // Until it listens, an error is the end of the start, which is the caller's.
  server.once('listening', () => {
    server.on('error', (error) => throttled.warn('a connection could not be accepted', { err: error }));
  });
  // Clients that close their side after sending still get the answer.
  Object.assign(server, { httpAllowHalfOpen: true });
  const connections = watchConnections(server, app.callback(), {
    max,
    isClosing: () => isClosing,
    onCut: (reason) => throttled.warn(`a connection was closed: ${reason}`),
  });

  async function drain(delay = 0): Promise<void> {
    app.leave();
    if (delay > 0) await sleep(delay * 1000);
    isClosing = true;
    const closed = new Promise<void>((resolve) => {
      // Not the HTTP server's own close, which ends idle connections at once.
      TcpServer.prototype.close.call(server, () => resolve());
    }).then(connections.whenNone);
    let poll: NodeJS.Timeout | undefined;
    const grace = setTimeout(() => (poll = setInterval(connections.closeIdle, IDLE_POLL_MS)), IDLE_GRACE_MS);
    let deadline: NodeJS.Timeout | undefined;
    const late = new Promise<void>((resolve) => {
      deadline = setTimeout(() => {
        connections.closeAll();
        resolve();
      }, DRAIN_DEADLINE_MS);
    });
    // Threads that are ending do not keep the process alive; the timer of the deadline does.
    await Promise.race([closed.then(() => app.close()), late]);
    throttled.flush();
    clearTimeout(grace);
    clearInterval(poll);
    clearTimeout(deadline);
  }

  return { server, drain };
}
