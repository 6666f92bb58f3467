// The HTTP server around the app: timeouts, requests that never reach the app, and a graceful shutdown.
import { createServer, STATUS_CODES, type Server } from 'node:http';
import { Server as TcpServer, type Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import type { NaviiApp } from '../app.js';
import { MAX_HEAD_LENGTH } from '../limits.js';
import { COMMON_HEADERS } from './headers.js';

const TIMEOUTS = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  // Longer than the minute after which load balancers close an idle connection. If we closed it first, a balancer could
  // just be sending the next request on it.
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 5_000,
};

/** How long idle connections stay open after the shutdown began: a request may be on its way on one. */
const IDLE_GRACE_MS = 1_000;
/** How often connections that have become idle are looked for after that. */
const IDLE_POLL_MS = 100;
/** When requests that still run are cut off: earlier than Docker, which kills after ten seconds. */
const DRAIN_DEADLINE_MS = 8_000;

/** A running service. */
export interface Service {
  readonly server: Server;
  /** Stops accepting connections, lets running requests finish, and ends the app's threads. */
  readonly drain: () => Promise<void>;
}

// For what Node's parser rejects before there is a request for the app.
function statusOf(error: NodeJS.ErrnoException): number {
  if (error.code === 'HPE_HEADER_OVERFLOW') return 431;
  return error.code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : 400;
}

function writeError(socket: Duplex, status: number): void {
  const text = STATUS_CODES[status] ?? '';
  const headers = {
    ...COMMON_HEADERS,
    'cache-control': 'no-store',
    'content-type': 'text/plain; charset=utf-8',
    'content-length': String(text.length),
    connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status} ${text}\r\n${lines.join('')}\r\n${text}`);
}

/** Answers what is not HTTP, after the answers to earlier requests on the same connection. */
function answerBrokenRequests(server: Server): void {
  const running = new WeakMap<Duplex, number>();
  const broken = new WeakMap<Duplex, number>();
  server.on('request', ({ socket }, res) => {
    running.set(socket, (running.get(socket) ?? 0) + 1);
    res.once('close', () => {
      const left = (running.get(socket) ?? 1) - 1;
      running.set(socket, left);
      const status = broken.get(socket);
      if (left === 0 && status !== undefined && socket.writable) writeError(socket, status);
    });
  });
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable) socket.destroy();
    else if ((running.get(socket) ?? 0) > 0) broken.set(socket, statusOf(error));
    else writeError(socket, statusOf(error));
  });
  server.on('connect', (_req, socket) => writeError(socket, 405));
}

/** Makes a server for the app; it does not listen yet. */
export function createService(app: NaviiApp): Service {
  const handle = app.callback();
  const sockets = new Set<Socket>();
  let isDraining = false;
  // Node would answer a missing Host itself, without our headers, so the app does it.
  const server = createServer({ maxHeaderSize: MAX_HEAD_LENGTH, requireHostHeader: false, ...TIMEOUTS }, (req, res) => {
    if (isDraining) res.setHeader('connection', 'close');
    void handle(req, res);
  });
  // Clients that close their side after sending still get the answer.
  Object.assign(server, { httpAllowHalfOpen: true });
  server.on('checkExpectation', (req, res) => void handle(req, res));
  answerBrokenRequests(server);
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });

  function closeIdle(): void {
    server.closeIdleConnections();
    // Node does not count connections as idle on which nothing has been sent yet.
    for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
  }

  async function drain(): Promise<void> {
    isDraining = true;
    const closed = new Promise<void>((resolve) => {
      // Not the HTTP server's own close, which ends idle connections at once.
      TcpServer.prototype.close.call(server, () => resolve());
    });
    let poll: NodeJS.Timeout | undefined;
    const grace = setTimeout(() => (poll = setInterval(closeIdle, IDLE_POLL_MS)), IDLE_GRACE_MS);
    let deadline: NodeJS.Timeout | undefined;
    const late = new Promise<void>((resolve) => {
      deadline = setTimeout(() => {
        server.closeAllConnections();
        resolve();
      }, DRAIN_DEADLINE_MS);
    });
    await closed;
    clearTimeout(grace);
    clearInterval(poll);
    // Threads that are ending do not keep the process alive; the timer of the deadline does.
    await Promise.race([app.close(), late]);
    clearTimeout(deadline);
  }

  return { server, drain };
}
