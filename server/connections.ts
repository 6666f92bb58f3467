// Defences against attacks on connections, beside the timeouts of Node (listen.ts). The words in brackets name the
// attack of `npm run siege` that would succeed without the code below them.
import { STATUS_CODES, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { CACHE, COMMON_HEADERS, TYPES } from 'navii/internals/http';
import * as limits from './limits.js';
import { nameRequest, REQUEST_ID } from './request.js';

interface Connection {
  readonly socket: Socket;
  /** Answers that wait for the one before, and the bytes that their requests take. */
  readonly turns: { readonly bytes: number; readonly begin: () => void }[];
  bytes: number;
  /**
   * The connection waits for a request (idle), for the app (answering), or for the client to take the answer (sending).
   */
  state: 'idle' | 'answering' | 'sending';
  /** When that began, by `performance.now()`. */
  since: number;
  /** The request that is being answered, or the last one. */
  req?: IncomingMessage;
}

/** Tells whether the service must go on before the client can: it has the whole request, and has not answered yet. */
function isOurs({ state, req, socket }: Connection): boolean {
  return state === 'answering' && req?.complete === true && !socket.readableEnded;
}

/** Statuses of what Node's parser rejects; 400 for all else. */
const STATUSES: Readonly<Record<string, number>> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 };

/** Bytes that a request takes while it waits. */
function weigh({ url = '', rawHeaders }: IncomingMessage): number {
  return rawHeaders.reduce((sum, text) => sum + text.length, limits.REQUEST_BYTES + url.length);
}

/**
 * Answers with one line, without the app, and closes the connection even if the client keeps its side open
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
 * Answers the requests of a server, and watches its connections until it is closed.
 *
 * @param handle - answers a request; resolves when Node has the whole answer
 * @param max - connections at a time
 * @param isClosing - whether each answer should be the last one of its connection
 * @param onCut - called with the reason when the service closes a connection because it costs too much
 */
export function watchConnections(
  server: Server,
  handle: (req: IncomingMessage, res: ServerResponse) => Promise<unknown>,
  max: number,
  isClosing: () => boolean,
  onCut: (reason: string) => void,
) {
  const all = new Map<Socket, Connection>();
  let bytesInAll = 0;

  function noteBytes(connection: Connection, change: number): void {
    connection.bytes += change;
    bytesInAll += change;
  }

  function cut(connection: Connection, reason: string): void {
    if (connection.socket.destroyed) return;
    noteBytes(connection, -connection.bytes);
    connection.socket.destroy();
    onCut(reason);
  }

  function enter(connection: Connection, state: Connection['state']): void {
    connection.state = state;
    connection.since = performance.now();
  }

  // Answers of a connection are made one after the other. Node would begin all that it has read at once, and hold the answers
  // that the client does not take (pipelining-groups). No more is read while one waits (waiting-heads). What waits is bounded
  // in all, because Node reads thousands of requests at a time (waiting-requests).
  function takeTurn(connection: Connection, bytes: number, begin: () => void): void {
    if (connection.state === 'idle') return begin();
    connection.turns.push({ bytes, begin });
    noteBytes(connection, bytes);
    connection.socket.pause();
    if (bytesInAll <= limits.MAX_WAITING_BYTES) return;
    const heaviest = [...all.values()].reduce((a, b) => (b.bytes > a.bytes ? b : a));
    cut(heaviest, 'too many requests wait');
    // Its requests are freed when it is closed, at the end of this turn of the event loop. Nothing is read until then.
    for (const socket of all.keys()) socket.pause();
    heaviest.socket.once('close', () => {
      for (const socket of all.keys()) socket.resume();
    });
  }

  function goOn(connection: Connection): void {
    const { socket, turns } = connection;
    // It was the last answer, or was cut short.
    if (socket.destroyed || !socket.writable) return;
    const next = turns.shift();
    enter(connection, next === undefined ? 'idle' : 'answering');
    if (next === undefined) return;
    noteBytes(connection, -next.bytes);
    if (turns.length === 0) socket.resume();
    // Other connections get their turn first: one connection could otherwise fill a turn of the event loop with
    // thousands of answers.
    setImmediate(next.begin);
  }

  function answer(connection: Connection, req: IncomingMessage, res: ServerResponse): void {
    connection.req = req;
    enter(connection, 'answering');
    res.once('close', () => goOn(connection));
    // An answer with this header ends the connection, so it must not be sent while further requests wait on it: they
    // would be lost.
    if (isClosing() && connection.turns.length === 0) res.setHeader('connection', 'close');
    void handle(req, res).then(() => {
      // Unless the client has taken it already.
      if (!res.closed) enter(connection, 'sending');
    });
  }

  function take(req: IncomingMessage, res: ServerResponse): void {
    const connection = all.get(req.socket);
    // Node still hands over requests that it had read when the connection was closed.
    if (connection === undefined || req.socket.destroyed) return;
    takeTurn(connection, weigh(req), () => answer(connection, req, res));
  }

  function refuse(socket: Socket, status: number): void {
    const connection = all.get(socket);
    if (connection !== undefined) takeTurn(connection, 0, () => endWithStatus(socket, status));
  }

  // Those go whose clients have done nothing for longest, a request that comes piece by piece too (slow-bodies-limit). Node's
  // `maxConnections` would refuse the newest (silent-sockets).
  function makeRoom(newest: Connection): void {
    const others = [...all.values()].filter((each) => !isOurs(each) && !each.socket.destroyed);
    const oldest = others.reduce((a, b) => (b.since < a.since ? b : a), newest);
    cut(oldest, 'too many connections');
  }

  server.on('connection', (socket) => {
    const connection: Connection = { socket, turns: [], bytes: 0, state: 'idle', since: performance.now() };
    all.set(socket, connection);
    socket.once('close', () => {
      all.delete(socket);
      noteBytes(connection, -connection.bytes);
    });
    // Node resumes reading after each answer, so this pauses the connection again while requests wait.
    socket.on('resume', () => void (connection.turns.length > 0 && socket.pause()));
    // Node removes its own listener before it emits `connect` (connect-reset).
    socket.on('error', () => undefined);
    if (all.size > max) makeRoom(connection);
  });
  server.on('request', take);
  server.on('checkExpectation', take);
  // An HTTP server always passes a socket here, although the type says a stream.
  server.on('connect', (_req, socket) => refuse(socket as Socket, 405));
  server.on('clientError', ({ code = '' }: NodeJS.ErrnoException, duplex) => {
    const socket = duplex as Socket;
    // Browsers open connections ahead of need, and would take a 408 on one for the answer to their next request
    // (preconnect).
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
        cut(connection, 'an answer was not taken');
        // The next line closes idle connections itself, because Node's `keepAliveTimeout` begins again with each byte
        // (line-breaks).
      } else if (state === 'idle' && age > limits.MAX_IDLE_MS) socket.destroy();
    }
  }, limits.SWEEP_MS).unref();
  server.once('close', () => clearInterval(sweep));

  return {
    /** Counts those that are open. */
    count: (): number => all.size,
    /**
     * Closes the connections that wait for a request. Node's `closeIdleConnections` would also cut answers that are
     * written but not taken (term-slow-readers).
     */
    closeIdle: (): void => {
      for (const { state, socket } of all.values()) {
        if (state === 'idle' && socket.writableLength === 0) socket.destroy();
      }
    },
  };
}
