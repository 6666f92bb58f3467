// The HTTP server around the app: timeouts, limits on connections, and a graceful shutdown.
import { createServer, STATUS_CODES, type IncomingMessage, type ServerResponse } from 'node:http';
import { Server as TcpServer, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import { HttpError, readyError } from '../lib/http/index.js';
import type { Config } from './config.js';
import * as limits from './limits.js';
import { createThrottle } from './log.js';
import type { NaviiApp } from './options.js';
import { nameRequest, REQUEST_ID } from './request.js';

/** Statuses for error codes of Node's HTTP parser; 400 for all others. */
const STATUSES: Readonly<Record<string, number>> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 };

/** Sends a one-line response without the app, and closes the connection even if the client keeps its side open. */
function endWithStatus(socket: Socket, status: number): void {
  const text = STATUS_CODES[status] ?? '';
  const { headers } = readyError(new HttpError(status, text));
  headers.push(REQUEST_ID, nameRequest(), 'content-length', String(text.length), 'connection', 'close');
  const lines = headers.map((part, at) => (at % 2 === 0 ? `${part}: ` : `${part}\r\n`));
  socket.end(`HTTP/1.1 ${status} ${text}\r\n${lines.join('')}\r\n${text}`);
  socket.destroySoon();
}

/** Makes the HTTP server for the app. It does not listen yet. */
export function createServiceServer(
  app: Pick<NaviiApp, 'callback' | 'leave' | 'close'>,
  { maxConnections, log }: Pick<Config, 'maxConnections'> & { readonly log: Logger },
) {
  const throttled = createThrottle(log);
  const handle = app.callback();
  const server = createServer({
    maxHeaderSize: limits.MAX_HEAD_LENGTH,
    headersTimeout: limits.HEAD_TIMEOUT_MS,
    requestTimeout: limits.REQUEST_TIMEOUT_MS,
    keepAliveTimeout: limits.KEEP_ALIVE_MS,
    connectionsCheckingInterval: limits.SWEEP_MS,
    // Node's response to a missing Host header lacks our headers, so the app checks the header.
    requireHostHeader: false,
  });
  server.maxConnections = maxConnections;
  // A connection without progress for this time, or twice as long if it had some before, is closed: its client does not
  // read the response (`readers-that-take-nothing` of `npm run siege`).
  server.timeout = limits.ANSWER_TIMEOUT_MS;
  // Clients that close their sending side still get the response.
  Object.assign(server, { httpAllowHalfOpen: true });
  /** The open connections, each with the responses that it waits for. */
  const open = new Map<Socket, Set<ServerResponse>>();
  let isClosing = false;

  function cut(socket: Socket, reason: string): void {
    socket.destroy();
    throttled.warn(`a connection was closed: ${reason}`);
  }

  function receive(req: IncomingMessage, res: ServerResponse): void {
    const { socket } = req;
    const pending = open.get(socket);
    // Node still emits requests that it had read before the connection was closed.
    if (pending === undefined || socket.destroyed) return;
    // Node starts all requests that it has read, and sends their responses in order.
    if (pending.size >= limits.MAX_PIPELINED) return cut(socket, 'too many requests wait');
    pending.add(res);
    res.on('close', () => pending.delete(res));
    // A response with this header ends the connection. Node's parser drops what follows a request to change the protocol, so
    // its client must send the rest again.
    if (isClosing || req.headers.upgrade !== undefined) res.setHeader('connection', 'close');
    void handle(req, res);
  }

  /** Refuses bytes that are not a request, after the responses that its connection waits for. */
  function refuse(socket: Socket, status: number): void {
    const last = [...(open.get(socket) ?? [])].at(-1);
    if (last !== undefined) last.once('close', () => refuse(socket, status));
    else if (socket.writable) endWithStatus(socket, status);
    else socket.destroy();
  }

  server.on('connection', (socket) => {
    open.set(socket, new Set());
    socket.once('close', () => open.delete(socket));
    // Node removes its own error listener before it emits `connect`.
    socket.on('error', () => undefined);
  });
  server.on('request', receive);
  server.on('checkExpectation', receive);
  // The declared type is a stream, but an HTTP server always passes a socket.
  server.on('connect', (_req, socket) => refuse(socket as Socket, 405));
  server.on('clientError', ({ code = '' }: NodeJS.ErrnoException, duplex) => {
    const socket = duplex as Socket;
    // Browsers open connections before they need them. They would take a 408 on one for the response to their next
    // request.
    const isUnused = code === 'ERR_HTTP_REQUEST_TIMEOUT' && socket.bytesRead === 0;
    if (isUnused || code === 'ECONNRESET') socket.destroy();
    else refuse(socket, STATUSES[code] ?? 400);
  });
  server.on('drop', () => throttled.warn('a connection was refused: too many are open'));
  // An error before the server listens means that the start has failed. The caller handles it.
  server.once('listening', () => {
    server.on('error', (error) => throttled.warn('a connection could not be accepted', { err: error }));
  });

  // The connections with the fewest unread bytes stay, then the newest.
  const sweep = setInterval(() => {
    const unread = [...open].toReversed().map(([socket, pending]) => {
      const bytes = Array.from(pending).reduce((sum, { writableLength }) => sum + writableLength, 0);
      return { socket, bytes: Math.max(bytes, socket.writableLength) };
    });
    let unsent = 0;
    for (const { socket, bytes } of unread.toSorted((a, b) => a.bytes - b.bytes)) {
      unsent += bytes;
      if (unsent > limits.MAX_UNSENT_BYTES) cut(socket, 'the client did not read the response');
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
    // This does not happen earlier: a client that loses its connection after a response connects again, and would be reset.
    isClosing = true;
    const deadline = sleep(limits.DRAIN_DEADLINE_MS);
    // This calls `close` of the TCP server. `close` of the HTTP server would close idle connections at once, although a
    // request may be on its way, and would stop checking timeouts.
    const closed = new Promise((resolve) => TcpServer.prototype.close.call(server, resolve));
    await Promise.race([closed, sleep(limits.IDLE_GRACE_MS)]);
    const closeIdle = setInterval(() => {
      // Node's `closeIdleConnections` would also close connections with a response that is written but not read.
      for (const [socket, pending] of open) if (pending.size + socket.writableLength === 0) socket.destroy();
    }, 20);
    await Promise.race([closed, deadline]);
    clearInterval(closeIdle);
    server.closeAllConnections();
    await Promise.race([app.close(), deadline]);
    throttled.flush();
  }

  return { server, drain };
}
