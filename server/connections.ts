// The connections of the server. On each one, requests are answered one after the other, and no more is read while one
// waits: a client that sends without reading must not make us hold all of its answers.
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import {
  ANSWER_TIMEOUT_MS,
  MAX_IDLE_MS,
  MAX_UNSENT_BYTES,
  MAX_WAITING_BYTES,
  REQUEST_BYTES,
  SWEEP_MS,
} from './limits.js';
import { endWithStatus, statusOf } from './refuse.js';

/** Answers a request; resolves when the whole answer is handed to Node. */
export type Handle = (req: IncomingMessage, res: ServerResponse) => Promise<unknown>;

/** The connections that are open. */
export interface Connections {
  /** Closes those that wait for a request. */
  readonly closeIdle: () => void;
  /** Resolves once there are none. */
  readonly whenNone: () => Promise<void>;
  /** Closes all, whatever they are doing. */
  readonly closeAll: () => void;
}

/** How connections are watched. */
interface WatchOptions {
  /** Connections at a time. */
  readonly max: number;
  /** Whether nothing is accepted any more, so that each answer should be the last one of its connection. */
  readonly isClosing: () => boolean;
  /** Told why a connection was closed that its client would have kept. */
  readonly onCut: (reason: string) => void;
}

type Pending = readonly [IncomingMessage, ServerResponse];

/** What is known of a connection. */
interface Connection {
  readonly socket: Socket;
  /** Requests that wait for their turn, and the bytes that they take. */
  readonly waiting: Pending[];
  waitingBytes: number;
  /** The request and the answer that are under way, or were last. */
  current: Pending | undefined;
  /** What it is doing: waiting for a request, for the app, or for the client to take the answer. */
  state: 'idle' | 'answering' | 'sending';
  /** When that began, in milliseconds of the process. */
  since: number;
  /** Bytes of the answer that the system had not taken when this was last looked at. */
  unsent: number;
  /** Status for what came after the last request, if that is none. */
  refusal: number | undefined;
}

/** Of the connections that are full, so many are closed at once: looking for the oldest takes a look at all. */
const CLOSED_AT_ONCE = 1 / 64;

/** Bytes that a request takes while it waits. */
function weigh({ url = '', rawHeaders }: IncomingMessage): number {
  return rawHeaders.reduce((sum, text) => sum + text.length, REQUEST_BYTES + url.length);
}

/** Whether it is the client's turn: to send a request, the rest of it, or to take the answer; or whether it may have left. */
function isClients({ state, current, socket }: Connection): boolean {
  return state !== 'answering' || current?.[0].complete === false || socket.readableEnded;
}

/**
 * Answers the requests of a server.
 *
 * @returns the connections, which are watched until the server is closed
 */
export function watchConnections(server: Server, handle: Handle, { max, isClosing, onCut }: WatchOptions): Connections {
  const all = new Map<unknown, Connection>();
  let settleNone: (() => void) | undefined;
  let waitingInAll = 0;
  let unsentInAll = 0;

  function enter(connection: Connection, state: Connection['state']): void {
    connection.state = state;
    connection.since = performance.now();
  }

  function noteWaiting(connection: Connection, bytes: number): void {
    waitingInAll += bytes - connection.waitingBytes;
    connection.waitingBytes = bytes;
  }

  function noteUnsent(connection: Connection, bytes: number): void {
    unsentInAll += bytes - connection.unsent;
    connection.unsent = bytes;
  }

  /** Lets go of what a connection holds. */
  function release(connection: Connection): void {
    connection.waiting.length = 0;
    noteWaiting(connection, 0);
    noteUnsent(connection, 0);
  }

  function cut(connection: Connection, reason: string): void {
    if (connection.socket.destroyed) return;
    release(connection);
    connection.socket.destroy();
    onCut(reason);
  }

  /** Makes room for a connection: those go whose clients have done nothing for longest. */
  function makeRoom(newest: Connection): void {
    const others = [...all.values()].filter((connection) => connection !== newest && isClients(connection));
    const oldest = others.toSorted((a, b) => a.since - b.since).slice(0, Math.ceil(max * CLOSED_AT_ONCE));
    for (const connection of oldest.length === 0 ? [newest] : oldest) cut(connection, 'too many connections');
  }

  /** Cuts off those that hold most of what waits, until it is little enough. */
  function boundWaiting(): void {
    if (waitingInAll <= MAX_WAITING_BYTES) return;
    for (const heaviest of [...all.values()].toSorted((a, b) => b.waitingBytes - a.waitingBytes)) {
      if (waitingInAll <= MAX_WAITING_BYTES) return;
      cut(heaviest, 'too many requests wait');
    }
  }

  /** Cuts off those that have been taking their answers for longest, until little enough is left of all. */
  function boundUnsent(): void {
    if (unsentInAll <= MAX_UNSENT_BYTES) return;
    const sending = [...all.values()].filter(({ unsent }) => unsent > 0);
    for (const connection of sending) noteUnsent(connection, connection.socket.writableLength);
    for (const slowest of sending.toSorted((a, b) => a.since - b.since)) {
      if (unsentInAll <= MAX_UNSENT_BYTES) return;
      if (slowest.unsent > 0) cut(slowest, 'too many answers are not taken');
    }
  }

  function answer(connection: Connection, pending: Pending): void {
    const [req, res] = pending;
    enter(connection, 'answering');
    connection.current = pending;
    res.once('close', () => goOn(connection));
    // The answers to those that wait would be lost.
    if (isClosing() && connection.waiting.length === 0) res.setHeader('connection', 'close');
    void handle(req, res).then(() => {
      // Unless the answer is taken already, and the next request has begun.
      if (connection.current !== pending || connection.state !== 'answering') return;
      enter(connection, 'sending');
      noteUnsent(connection, connection.socket.writableLength);
      boundUnsent();
    });
  }

  /** After an answer: on to the next request. */
  function goOn(connection: Connection): void {
    const { socket, waiting, refusal } = connection;
    noteUnsent(connection, 0);
    // Nobody reads more answers: it was the last one, or it was cut short.
    if (socket.destroyed || !socket.writable) return;
    const next = waiting.shift();
    if (next === undefined) {
      enter(connection, 'idle');
      if (refusal !== undefined) endWithStatus(socket, refusal);
      return;
    }
    noteWaiting(connection, connection.waitingBytes - weigh(next[0]));
    if (waiting.length === 0) socket.resume();
    answer(connection, next);
  }

  function take(req: IncomingMessage, res: ServerResponse): void {
    const connection = all.get(req.socket);
    // Closed while its requests were being read; Node goes on to the end of what has arrived.
    if (connection === undefined || req.socket.destroyed) return;
    if (connection.state === 'idle') return answer(connection, [req, res]);
    connection.waiting.push([req, res]);
    noteWaiting(connection, connection.waitingBytes + weigh(req));
    req.socket.pause();
    boundWaiting();
  }

  /** Ends a connection with a status, after the answers to what came before. */
  function refuse(socket: Socket, status: number): void {
    const connection = all.get(socket);
    if (connection === undefined || connection.state === 'idle') endWithStatus(socket, status);
    else connection.refusal = status;
  }

  server.on('connection', (socket) => {
    const connection: Connection = {
      socket,
      waiting: [],
      waitingBytes: 0,
      current: undefined,
      state: 'idle',
      since: performance.now(),
      unsent: 0,
      refusal: undefined,
    };
    all.set(socket, connection);
    socket.once('close', () => {
      all.delete(socket);
      release(connection);
      if (all.size === 0) settleNone?.();
    });
    // Node takes its own listener away where it hands a connection over, as for CONNECT.
    socket.on('error', () => undefined);
    // Node goes on reading after each answer.
    socket.on('resume', () => {
      if (connection.waiting.length > 0) socket.pause();
    });
    if (all.size > max) makeRoom(connection);
  });
  server.on('request', take);
  server.on('checkExpectation', take);
  // Of an HTTP server it is always a socket.
  server.on('connect', (_req, socket) => refuse(socket as Socket, 405));
  server.on('clientError', (error: NodeJS.ErrnoException, duplex) => {
    const socket = duplex as Socket;
    // Browsers and proxies open connections ahead: nobody waits for an answer on one that was never used.
    const isUnused = error.code === 'ERR_HTTP_REQUEST_TIMEOUT' && socket.bytesRead === 0;
    if (isUnused || error.code === 'ECONNRESET' || !socket.writable) socket.destroy();
    else refuse(socket, statusOf(error));
  });

  const sweep = setInterval(() => {
    const now = performance.now();
    for (const connection of all.values()) {
      const age = now - connection.since;
      if (connection.state === 'sending' && age > ANSWER_TIMEOUT_MS) cut(connection, 'an answer was not taken');
      else if (connection.state === 'idle' && age > MAX_IDLE_MS) connection.socket.destroy();
    }
  }, SWEEP_MS).unref();
  server.once('close', () => clearInterval(sweep));

  return {
    closeIdle() {
      for (const { state, socket } of all.values()) {
        if (state === 'idle' && socket.writableLength === 0) socket.destroy();
      }
    },
    async whenNone() {
      if (all.size > 0) await new Promise<void>((resolve) => (settleNone = resolve));
    },
    closeAll() {
      for (const { socket } of all.values()) socket.destroy();
    },
  };
}
