// The HTTP server around the app: timeouts, requests that never reach the app, and an orderly end.
import { createServer, STATUS_CODES, type Server } from 'node:http';
import { Server as TcpServer, type Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import type { NaviiApp } from '../app.js';
import { COMMON_HEADERS } from './headers.js';
import { TARGET_LENGTH } from './target.js';

// A target of the longest kind with as much again for the other headers; what is longer is answered with 431.
const HEADERS_LENGTH = 2 * TARGET_LENGTH;

const TIMEOUTS = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  // Longer than the minute after which load balancers let go of an idle connection: the side that reuses must close first.
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 5_000,
};

/** Milliseconds that idle connections stay open after the end began: a request may be on its way on one. */
const GRACE = 1_000;
/** Milliseconds between looks for connections that have become idle since. */
const TICK = 100;
/** Milliseconds after which what still runs is cut off; the contract allows ten seconds. */
const PATIENCE = 8_000;

/** A running service. */
export interface Service {
  readonly server: Server;
  /** Stops accepting, lets what runs finish, and ends the app's threads. */
  readonly drain: () => Promise<void>;
}

// Node's parser gave up before there was a request to hand to the app.
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

/** Answers what is no HTTP, after the answers to what came before it on the same connection. */
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
  // Node would answer a missing Host by itself, without our headers; the app does it.
  const server = createServer({ maxHeaderSize: HEADERS_LENGTH, requireHostHeader: false, ...TIMEOUTS }, (req, res) => {
    if (isDraining) res.setHeader('connection', 'close');
    void handle(req, res);
  });
  // Clients that send and then close their side still want the answer.
  Object.assign(server, { httpAllowHalfOpen: true });
  server.on('checkExpectation', (req, res) => void handle(req, res));
  answerBrokenRequests(server);
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });

  function closeIdle(): void {
    server.closeIdleConnections();
    // Node does not count those as idle that were opened ahead and have said nothing yet.
    for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
  }

  async function drain(): Promise<void> {
    isDraining = true;
    const closed = new Promise<void>((resolve) => {
      // Not http's own close, which cuts idle connections at once.
      TcpServer.prototype.close.call(server, () => resolve());
    });
    let ticking: NodeJS.Timeout | undefined;
    const grace = setTimeout(() => (ticking = setInterval(closeIdle, TICK)), GRACE);
    let rest: NodeJS.Timeout | undefined;
    const late = new Promise<void>((resolve) => {
      rest = setTimeout(() => {
        server.closeAllConnections();
        resolve();
      }, PATIENCE);
    });
    await closed;
    clearTimeout(grace);
    clearInterval(ticking);
    // Threads that end do not keep a process alive until they have ended; the timer does.
    await Promise.race([app.close(), late]);
    clearTimeout(rest);
  }

  return { server, drain };
}
