// The HTTP server around the app: its timeouts, and an orderly end.
import { createServer } from 'node:http';
import { Server as TcpServer, type Socket } from 'node:net';
import { setImmediate, setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { NaviiApp } from './app.js';
import type { Config } from './config.js';
import { watchConnections } from './connections.js';
import * as limits from './limits.js';
import { createThrottle } from './log.js';
import { countDescriptors } from './machine.js';

/**
 * Looks every few milliseconds until something is over. Its timer keeps the process alive until then; threads that end
 * do not.
 */
async function poll(isOver: () => boolean): Promise<void> {
  // oxlint-disable-next-line no-await-in-loop -- until it is over
  while (!isOver()) await sleep(20);
}

/**
 * Accepts the connections that stand in line, which would be reset when the server closes (term-in-line). Node accepts
 * one in each turn of the event loop. The service reads none of them meanwhile: clients would get their answers and
 * connect again, and the line would not end.
 *
 * @returns a function that lets them be read
 */
async function acceptWaiting(server: TcpServer): Promise<() => void> {
  const accepted: Socket[] = [];
  const hold = (socket: Socket): void => void accepted.push(socket.pause());
  server.on('connection', hold);
  // This waits for the rest of the current turn.
  await setImmediate();
  let before: number;
  do {
    before = accepted.length;
    // oxlint-disable-next-line no-await-in-loop -- each turn begins after the one before
    await setImmediate();
  } while (accepted.length > before && accepted.length < limits.MAX_LAST_CONNECTIONS);
  server.off('connection', hold);
  return () => accepted.forEach((socket) => socket.resume());
}

export type Service = ReturnType<typeof createService>;

/** Makes a server for the app; it does not listen yet. */
export function createService(
  app: Pick<NaviiApp, 'callback' | 'leave' | 'close'>,
  { maxConnections, log }: Pick<Config, 'maxConnections'> & { readonly log: Logger },
) {
  const throttled = createThrottle(log);
  const max = Math.max(1, Math.min(maxConnections, countDescriptors() - limits.SPARE_DESCRIPTORS));
  if (max < maxConnections) log.warn({ max, maxConnections }, 'the limit of open files allows fewer connections');
  let isClosing = false;
  const server = createServer({
    maxHeaderSize: limits.MAX_HEAD_LENGTH,
    headersTimeout: limits.HEAD_TIMEOUT_MS,
    requestTimeout: limits.REQUEST_TIMEOUT_MS,
    keepAliveTimeout: limits.KEEP_ALIVE_MS,
    connectionsCheckingInterval: limits.SWEEP_MS,
    // Node would answer a missing Host itself, without our headers, so the app does it.
    requireHostHeader: false,
  });
  // An error before the server listens means that the start has failed, and the caller handles it.
  server.once('listening', () => {
    server.on('error', (error) => throttled.warn('a connection could not be accepted', { err: error }));
  });
  // Clients that close their side after sending still get the answer (half-open).
  Object.assign(server, { httpAllowHalfOpen: true });
  const onCut = (reason: string): void => throttled.warn(`a connection was closed: ${reason}`);
  const { count, closeIdle } = watchConnections(server, app.callback(), max, () => isClosing, onCut);

  /**
   * Ends the service: it says that it is not ready, stops accepting connections after a while, lets running requests
   * finish, and ends the app's threads.
   *
   * @param delay - seconds for which connections are still accepted
   */
  async function drain(delay = 0): Promise<void> {
    app.leave();
    if (delay > 0) await sleep(delay * 1000);
    isClosing = true;
    const readAccepted = await acceptWaiting(server);
    // This calls the TCP server's `close`. The HTTP server's own would close idle connections at once, while a request
    // may be on its way, and no longer watch the times of the others.
    TcpServer.prototype.close.call(server);
    readAccepted();
    const closed = performance.now();
    const age = (): number => performance.now() - closed;
    await poll(() => {
      if (age() > limits.IDLE_GRACE_MS) closeIdle();
      return count() === 0 || age() > limits.DRAIN_DEADLINE_MS;
    });
    server.closeAllConnections();
    let isEnded = false;
    void app.close().finally(() => (isEnded = true));
    await poll(() => isEnded || age() > limits.DRAIN_DEADLINE_MS);
    throttled.flush();
  }

  return { server, drain };
}
