// The HTTP server around the app: timeouts, limits on connections, and a graceful shutdown.
import { createServer, STATUS_CODES, type IncomingMessage, type ServerResponse } from 'node:http';
import { Server as TcpServer, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import { CACHE, COMMON_HEADERS, TYPES } from '../lib/http/index.js';
import type { Config } from './config.js';
import * as limits from './limits.js';
import { createThrottle } from './log.js';
import type { NaviiApp } from './options.js';
import { nameRequest, REQUEST_ID } from './request.js';

/** Statuses for error codes of Node's HTTP parser; 400 for all others. */
const STATUSES: Readonly<Record<string, number>> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 };

/**
 * Sends a one-line response without the app, and closes the connection even if the client keeps its side open.
 */
function endWithStatus(socket: Socket, status: number): void {
  const text = STATUS_CODES[status] ?? '';
  const headers = {
    ...COMMON_HEADERS,
    [REQUEST_ID]: nameRequest(),
    'cache-control': CACHE.never,
    'content-type': TYPES.line,
    'content-length': String(text.length),
    connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status} ${text}\r\n${lines.join('')}\r\n${text}`);
  socket.destroySoon();
}

/**
 * Checks a condition every few milliseconds until it is true. The timer keeps the process alive until then; threads
 * that are ending do not.
 */
async function poll(isDone: () => boolean): Promise<void> {
  // oxlint-disable-next-line no-await-in-loop -- one check after the other
  while (!isDone()) await sleep(20);
}

export type ServiceServer = ReturnType<typeof createServiceServer>;

/** Makes the HTTP server for the app. It does not listen yet. */
export function createServiceServer(
  app: Pick<NaviiApp, 'callback' | 'leave' | 'close'>,
  { maxConnections, log }: Pick<Config, 'maxConnections'> & { readonly log: Logger },
) {
  const throttled = createThrottle(log);
  const handle = app.callback();
  const max = Math.max(1, Math.min(maxConnections, limits.countDescriptors() - limits.SPARE_DESCRIPTORS));
  if (max < maxConnections) log.warn({ max, maxConnections }, 'the limit of open files allows fewer connections');
  const server = createServer({
    maxHeaderSize: limits.MAX_HEAD_LENGTH,
    headersTimeout: limits.HEAD_TIMEOUT_MS,
    requestTimeout: limits.REQUEST_TIMEOUT_MS,
    keepAliveTimeout: limits.KEEP_ALIVE_MS,
    connectionsCheckingInterval: limits.SWEEP_MS,
    // Node's response to a missing Host header lacks our headers, so the app checks the header.
    requireHostHeader: false,
  });
  server.maxConnections = max;
  // A connection without progress for this time, or twice as long if it had some before, is closed: its client does not
  // read the response (`readers-that-take-nothing` of `npm run siege`).
  server.timeout = limits.ANSWER_TIMEOUT_MS;
  // Clients that close their sending side still get the response.
  Object.assign(server, { httpAllowHalfOpen: true });
  /** The open connections, each with the request that is being answered, and those that wait for it. */
  const turns = new Map<Socket, (() => void)[]>();
  let isClosing = false;

  function cut(socket: Socket, reason: string): void {
    socket.destroy();
    throttled.warn(`a connection was closed: ${reason}`);
  }

  // Node itself would start all requests that it has read, and keep the responses that the client does not read.
  // While a request waits, nothing more is read. Node may have read thousands by then, so their number is limited too:
  // the more connections there are, the fewer may wait on each.
  function startInTurn(socket: Socket, start: () => void): void {
    const own = turns.get(socket);
    // Node still emits requests that it had read before the connection was closed.
    if (own === undefined || socket.destroyed) return;
    own.push(start);
    if (own.length === 1) return start();
    socket.pause();
    if (own.length > limits.MAX_WAITING_REQUESTS / turns.size + 1) cut(socket, 'too many requests wait');
  }

  function startNext(socket: Socket): void {
    const own = turns.get(socket);
    // The last response closed the connection, or was not sent completely.
    if (own === undefined || !socket.writable) return;
    own.shift();
    if (own.length <= 1) socket.resume();
    // Other connections are served in between. Otherwise one connection could fill an iteration of the event loop with
    // thousands of responses.
    if (own[0] !== undefined) setImmediate(own[0]);
  }

  function receive(req: IncomingMessage, res: ServerResponse): void {
    const { socket } = req;
    startInTurn(socket, () => {
      res.once('close', () => startNext(socket));
      // A response with this header ends the connection, and requests that still wait on it would be lost. Node's parser
      // drops what follows a request to change the protocol, so its client must send the rest again.
      const isLast = (isClosing && turns.get(socket)?.length === 1) || req.headers.upgrade !== undefined;
      if (isLast) res.setHeader('connection', 'close');
      void handle(req, res);
    });
  }

  server.on('connection', (socket) => {
    turns.set(socket, []);
    socket.once('close', () => turns.delete(socket));
    // Node resumes the socket after each response, so this pauses it again while requests wait.
    socket.on('resume', () => void ((turns.get(socket)?.length ?? 0) > 1 && socket.pause()));
    // Node removes its own error listener before it emits `connect`.
    socket.on('error', () => undefined);
  });
  server.on('request', receive);
  server.on('checkExpectation', receive);
  // The declared type is a stream, but an HTTP server always passes a socket.
  server.on('connect', (_req, socket) => startInTurn(socket as Socket, () => endWithStatus(socket as Socket, 405)));
  server.on('clientError', ({ code = '' }: NodeJS.ErrnoException, duplex) => {
    const socket = duplex as Socket;
    // Browsers open connections before they need them. They would take a 408 on one for the response to their next
    // request.
    const isUnused = code === 'ERR_HTTP_REQUEST_TIMEOUT' && socket.bytesRead === 0;
    if (isUnused || code === 'ECONNRESET' || !socket.writable) socket.destroy();
    else startInTurn(socket, () => endWithStatus(socket, STATUSES[code] ?? 400));
  });
  server.on('drop', () => throttled.warn('a connection was refused: too many are open'));
  // An error before the server listens means that the start has failed. The caller handles it.
  server.once('listening', () => {
    server.on('error', (error) => throttled.warn('a connection could not be accepted', { err: error }));
  });

  const sweep = setInterval(() => {
    let unsent = [...turns.keys()].reduce((sum, { writableLength }) => sum + writableLength, 0);
    if (unsent <= limits.MAX_UNSENT_BYTES) return;
    for (const socket of [...turns.keys()].toSorted((a, b) => b.writableLength - a.writableLength)) {
      if (unsent <= limits.MAX_UNSENT_BYTES) return;
      unsent -= socket.writableLength;
      cut(socket, 'the client did not read the response');
    }
  }, limits.SWEEP_MS).unref();
  server.once('close', () => clearInterval(sweep));

  /**
   * Shuts the service down: makes it report that it is not ready, stops accepting connections after the delay, lets
   * running requests finish, and stops the app's threads.
   *
   * @param delay - seconds for which connections are still accepted
   */
  async function drain(delay = 0): Promise<void> {
    app.leave();
    if (delay > 0) await sleep(delay * 1000);
    // Not earlier: a client whose connection ends with a response connects again, and would then be reset.
    isClosing = true;
    // This calls `close` of the TCP server. `close` of the HTTP server would close idle connections at once, although a
    // request may be on its way, and would stop checking timeouts.
    TcpServer.prototype.close.call(server);
    const closed = performance.now();
    const age = (): number => performance.now() - closed;
    await poll(() => {
      // Node's `closeIdleConnections` would also close those whose response is written but not read.
      const idle = [...turns].filter(([socket, own]) => own.length === 0 && socket.writableLength === 0);
      if (age() > limits.IDLE_GRACE_MS) for (const [socket] of idle) socket.destroy();
      return turns.size === 0 || age() > limits.DRAIN_DEADLINE_MS;
    });
    server.closeAllConnections();
    let isClosed = false;
    void app.close().finally(() => (isClosed = true));
    await poll(() => isClosed || age() > limits.DRAIN_DEADLINE_MS);
    throttled.flush();
  }

  return { server, drain };
}
