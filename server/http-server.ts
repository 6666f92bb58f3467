// The HTTP server around the app: timeouts, limits on connections, and a graceful shutdown. A name in brackets in a
// comment is an attack of `npm run siege` that would succeed without the code below it.
import { createServer, STATUS_CODES, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { Server as TcpServer, type Socket } from 'node:net';
import { setImmediate as nextIteration, setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import { CACHE, COMMON_HEADERS, TYPES } from '../lib/http/index.js';
import type { Config } from './config.js';
import * as limits from './limits.js';
import { createThrottle } from './log.js';
import type { NaviiApp } from './options.js';
import { nameRequest, REQUEST_ID } from './request.js';

interface Connection {
  readonly socket: Socket;
  /** Pipelined requests that wait for the response to an earlier one, and the bytes of each. */
  readonly pipeline: { readonly bytes: number; readonly start: () => void }[];
  /** Sum of the bytes in `pipeline`. */
  bytes: number;
  /**
   * The connection waits for a request (idle), for the app (answering), or for the client to read the response
   * (sending).
   */
  state: 'idle' | 'answering' | 'sending';
  /** Start of this state, by `performance.now()`. */
  since: number;
  /** The request that is being answered, or the last one. */
  req?: IncomingMessage;
}

/** Tells whether the service must act next: it has received the whole request and has not answered yet. */
function isServiceBusy({ state, req, socket }: Connection): boolean {
  return state === 'answering' && req?.complete === true && !socket.readableEnded;
}

/** Statuses for error codes of Node's HTTP parser; 400 for all others. */
const STATUSES: Readonly<Record<string, number>> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 };

/** Returns the memory of a waiting request, in bytes. */
function measureRequest({ url = '', rawHeaders }: IncomingMessage): number {
  return rawHeaders.reduce((sum, text) => sum + text.length, limits.REQUEST_BYTES + url.length);
}

/**
 * Sends a one-line response without the app, and closes the connection even if the client keeps its side open
 * (connect-method).
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
 * Passes the requests of a server to the app, and enforces the limits on its connections until the server is closed.
 *
 * @param handle - answers a request; resolves when Node has the whole response
 * @param max - maximum number of open connections
 * @param isClosing - whether each response should be the last one of its connection
 * @param onCut - called with the reason when a connection is closed because it exceeds a limit
 */
export function watchConnections(
  server: Server,
  handle: (req: IncomingMessage, res: ServerResponse) => Promise<unknown>,
  max: number,
  isClosing: () => boolean,
  onCut: (reason: string) => void,
) {
  const all = new Map<Socket, Connection>();
  let totalBytes = 0;

  function addBytes(connection: Connection, change: number): void {
    connection.bytes += change;
    totalBytes += change;
  }

  function cut(connection: Connection, reason: string): void {
    if (connection.socket.destroyed) return;
    addBytes(connection, -connection.bytes);
    connection.socket.destroy();
    onCut(reason);
  }

  function enter(connection: Connection, state: Connection['state']): void {
    connection.state = state;
    connection.since = performance.now();
  }

  // The requests of a connection are answered one after the other. Node itself would start all requests that it has
  // read, and keep the responses that the client does not read (pipelining-groups). While a request waits, nothing more
  // is read (waiting-heads). The bytes of all waiting requests are limited, because Node reads thousands at a time
  // (waiting-requests).
  function startOrWait(connection: Connection, bytes: number, start: () => void): void {
    if (connection.state === 'idle') return start();
    connection.pipeline.push({ bytes, start });
    addBytes(connection, bytes);
    connection.socket.pause();
    if (totalBytes <= limits.MAX_WAITING_BYTES) return;
    const largest = [...all.values()].reduce((a, b) => (b.bytes > a.bytes ? b : a));
    cut(largest, 'too many requests wait');
    // Its requests are freed when the socket is closed, at the end of this iteration of the event loop. Until then, all
    // connections are paused.
    for (const socket of all.keys()) socket.pause();
    largest.socket.once('close', () => {
      for (const socket of all.keys()) socket.resume();
    });
  }

  function startNext(connection: Connection): void {
    const { socket, pipeline } = connection;
    // The last response closed the connection, or was not sent completely.
    if (socket.destroyed || !socket.writable) return;
    const next = pipeline.shift();
    enter(connection, next === undefined ? 'idle' : 'answering');
    if (next === undefined) return;
    addBytes(connection, -next.bytes);
    if (pipeline.length === 0) socket.resume();
    // Other connections are served in between. Otherwise one connection could fill an iteration of the event loop with
    // thousands of responses.
    setImmediate(next.start);
  }

  function answer(connection: Connection, req: IncomingMessage, res: ServerResponse): void {
    connection.req = req;
    enter(connection, 'answering');
    res.once('close', () => startNext(connection));
    // A response with this header ends the connection, and requests that still wait on it would be lost. Node's parser
    // drops what follows a request to change the protocol, so its client must send the rest again (upgrades).
    const isLast = (isClosing() && connection.pipeline.length === 0) || req.headers.upgrade !== undefined;
    if (isLast) res.setHeader('connection', 'close');
    void handle(req, res).then(() => {
      // The client may have read the whole response already.
      if (!res.closed) enter(connection, 'sending');
    });
  }

  function receive(req: IncomingMessage, res: ServerResponse): void {
    const connection = all.get(req.socket);
    // Node still emits requests that it had read before the connection was closed.
    if (connection === undefined || req.socket.destroyed) return;
    startOrWait(connection, measureRequest(req), () => answer(connection, req, res));
  }

  function refuse(socket: Socket, status: number): void {
    const connection = all.get(socket);
    if (connection !== undefined) startOrWait(connection, 0, () => endWithStatus(socket, status));
  }

  // This closes the connection whose client has been inactive for the longest time, also one that sends its request
  // piece by piece (slow-bodies-limit). Node's `maxConnections` would refuse the newest connection instead
  // (silent-sockets).
  function makeRoom(newest: Connection): void {
    const others = [...all.values()].filter((each) => !isServiceBusy(each) && !each.socket.destroyed);
    const oldest = others.reduce((a, b) => (b.since < a.since ? b : a), newest);
    cut(oldest, 'too many connections');
  }

  server.on('connection', (socket) => {
    const connection: Connection = { socket, pipeline: [], bytes: 0, state: 'idle', since: performance.now() };
    all.set(socket, connection);
    socket.once('close', () => {
      all.delete(socket);
      addBytes(connection, -connection.bytes);
    });
    // Node resumes the socket after each response, so this pauses it again while requests wait.
    socket.on('resume', () => void (connection.pipeline.length > 0 && socket.pause()));
    // Node removes its own error listener before it emits `connect` (connect-reset).
    socket.on('error', () => undefined);
    if (all.size > max) makeRoom(connection);
  });
  server.on('request', receive);
  server.on('checkExpectation', receive);
  // The declared type is a stream, but an HTTP server always passes a socket.
  server.on('connect', (_req, socket) => refuse(socket as Socket, 405));
  server.on('clientError', ({ code = '' }: NodeJS.ErrnoException, duplex) => {
    const socket = duplex as Socket;
    // Browsers open connections before they need them. They would take a 408 on one for the response to their next
    // request (preconnect).
    const isUnused = code === 'ERR_HTTP_REQUEST_TIMEOUT' && socket.bytesRead === 0;
    if (isUnused || code === 'ECONNRESET' || !socket.writable) socket.destroy();
    else refuse(socket, STATUSES[code] ?? 400);
  });

  const sweep = setInterval(() => {
    let unsent = [...all.keys()].reduce((sum, { writableLength }) => sum + writableLength, 0);
    for (const connection of [...all.values()].toSorted((a, b) => a.since - b.since)) {
      const { socket, state, since } = connection;
      const age = performance.now() - since;
      if (state === 'sending' && (age > limits.ANSWER_TIMEOUT_MS || unsent > limits.MAX_UNSENT_BYTES)) {
        unsent -= socket.writableLength;
        // (readers-that-take-nothing, unread-galleries)
        cut(connection, 'the client did not read the response');
        // Node's `keepAliveTimeout` starts again with each byte, so idle connections are also closed here
        // (line-breaks).
      } else if (state === 'idle' && age > limits.MAX_IDLE_MS) socket.destroy();
    }
  }, limits.SWEEP_MS).unref();
  server.once('close', () => clearInterval(sweep));

  return {
    /** Returns the number of open connections. */
    count: (): number => all.size,
    /** Stops reading from all connections. */
    pause: (): void => all.forEach(({ socket }) => socket.pause()),
    /** Reads from all connections again. */
    resume: (): void => all.forEach(({ socket }) => socket.resume()),
    /**
     * Closes idle connections. Node's `closeIdleConnections` would also close those whose response is written but not
     * read (term-slow-readers).
     */
    closeIdle: (): void => {
      for (const { state, socket } of all.values()) {
        if (state === 'idle' && socket.writableLength === 0) socket.destroy();
      }
    },
  };
}

/**
 * Checks a condition every few milliseconds until it is true. The timer keeps the process alive until then; threads
 * that are ending do not.
 */
async function poll(isDone: () => boolean): Promise<void> {
  // oxlint-disable-next-line no-await-in-loop -- one check after the other
  while (!isDone()) await sleep(20);
}

/**
 * Accepts the connections in the system's backlog, which would be reset when the server closes (term-in-line). Node
 * accepts one in each iteration of the event loop. They are paused: otherwise clients would get their responses and
 * connect again, and the backlog would never be empty.
 */
async function acceptBacklog(server: TcpServer): Promise<void> {
  let accepted = 0;
  const hold = (socket: Socket): void => {
    socket.pause();
    accepted += 1;
  };
  server.on('connection', hold);
  // The rest of the current iteration is not counted.
  await nextIteration();
  let before: number;
  do {
    before = accepted;
    // oxlint-disable-next-line no-await-in-loop -- the iterations follow each other
    await nextIteration();
  } while (accepted > before && accepted < limits.MAX_BACKLOG_CONNECTIONS);
  server.off('connection', hold);
}

export type ServiceServer = ReturnType<typeof createServiceServer>;

/** Makes the HTTP server for the app. It does not listen yet. */
export function createServiceServer(
  app: Pick<NaviiApp, 'callback' | 'leave' | 'close'>,
  { maxConnections, log }: Pick<Config, 'maxConnections'> & { readonly log: Logger },
) {
  const throttled = createThrottle(log);
  const max = Math.max(1, Math.min(maxConnections, limits.countDescriptors() - limits.SPARE_DESCRIPTORS));
  if (max < maxConnections) log.warn({ max, maxConnections }, 'the limit of open files allows fewer connections');
  let isClosing = false;
  const server = createServer({
    maxHeaderSize: limits.MAX_HEAD_LENGTH,
    headersTimeout: limits.HEAD_TIMEOUT_MS,
    requestTimeout: limits.REQUEST_TIMEOUT_MS,
    keepAliveTimeout: limits.KEEP_ALIVE_MS,
    connectionsCheckingInterval: limits.SWEEP_MS,
    // Node's response to a missing Host header lacks our headers, so the app checks the header.
    requireHostHeader: false,
  });
  // An error before the server listens means that the start has failed. The caller handles it.
  server.once('listening', () => {
    server.on('error', (error) => throttled.warn('a connection could not be accepted', { err: error }));
  });
  // Clients that close their sending side still get the response (half-open).
  Object.assign(server, { httpAllowHalfOpen: true });
  const onCut = (reason: string): void => throttled.warn(`a connection was closed: ${reason}`);
  const { count, closeIdle, pause, resume } = watchConnections(server, app.callback(), max, () => isClosing, onCut);

  /**
   * Shuts the service down: makes it report that it is not ready, stops accepting connections after the delay, lets
   * running requests finish, and stops the app's threads.
   *
   * @param delay - seconds for which connections are still accepted
   */
  async function drain(delay = 0): Promise<void> {
    app.leave();
    if (delay > 0) await sleep(delay * 1000);
    // Requests would make the iterations long: a connection that comes after the last look at the backlog is reset.
    pause();
    await acceptBacklog(server);
    // Not earlier: clients whose connection ends with a response connect again, and would be reset (term).
    isClosing = true;
    // This calls `close` of the TCP server. `close` of the HTTP server would close idle connections at once, although a
    // request may be on its way, and would stop checking timeouts.
    TcpServer.prototype.close.call(server);
    resume();
    const closed = performance.now();
    const age = (): number => performance.now() - closed;
    await poll(() => {
      if (age() > limits.IDLE_GRACE_MS) closeIdle();
      return count() === 0 || age() > limits.DRAIN_DEADLINE_MS;
    });
    server.closeAllConnections();
    let isClosed = false;
    void app.close().finally(() => (isClosed = true));
    await poll(() => isClosed || age() > limits.DRAIN_DEADLINE_MS);
    throttled.flush();
  }

  return { server, drain };
}
