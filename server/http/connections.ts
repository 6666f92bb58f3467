// The connections of the server. On each one, requests are answered one after the other, and no more is read while several
// wait: a client that sends without reading must not make us hold all of its answers.
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import {
  ANSWER_TIMEOUT_MS,
  MAX_IDLE_MS,
  MAX_UNSENT_BYTES,
  MAX_WAITING,
  MAX_WAITING_PER_CONNECTION,
  SWEEP_MS,
} from '../limits.js';
import { refuse, statusOf } from './refuse.js';

/** Answers a request; resolves when the whole answer is handed to Node. */
export type Handle = (req: IncomingMessage, res: ServerResponse) => Promise<unknown>;

/** The connections that are open. */
export interface Connections {
  /** Closes those that wait for a request. */
  readonly closeIdle: () => void;
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
  /** Requests that wait for their turn. */
  readonly waiting: Pending[];
  /** The request that is being answered, or was last. */
  request: IncomingMessage | undefined;
  /** What it is doing: waiting for a request, for the app, or for the client to take the answer. */
  state: 'idle' | 'answering' | 'sending';
  /** When that began, in milliseconds of the process. */
  since: number;
  /** Bytes of the answer that the system had not taken when it was written. */
  unsent: number;
  /** Status for what came after the last request, if that is none. */
  refusal: number | undefined;
}

/** Of the connections that are full, so many are closed at once: looking for the oldest takes a look at all. */
const CLOSED_AT_ONCE = 1 / 64;

/**
 * Answers the requests of a server.
 *
 * @returns the connections, which are watched until the server is closed
 */
export function watchConnections(server: Server, handle: Handle, { max, isClosing, onCut }: WatchOptions): Connections {
  const all = new Map<unknown, Connection>();
  let waitingInAll = 0;
  let unsentInAll = 0;

  function enter(connection: Connection, state: Connection['state']): void {
    connection.state = state;
    connection.since = performance.now();
  }

  function cut({ socket }: Connection, reason: string): void {
    if (socket.destroyed) return;
    socket.destroy();
    onCut(reason);
  }

  /** Whether the client's turn has come: to send a request, the rest of it, or to take the answer. */
  function isClients({ state, request }: Connection): boolean {
    return state !== 'answering' || request?.complete === false;
  }

  /** Makes room for a connection: those go whose clients have done nothing for longest. */
  function makeRoom(newest: Connection): void {
    const others = [...all.values()].filter((connection) => connection !== newest && isClients(connection));
    const oldest = others.toSorted((a, b) => a.since - b.since).slice(0, Math.ceil(max * CLOSED_AT_ONCE));
    for (const connection of oldest.length === 0 ? [newest] : oldest) cut(connection, 'too many connections');
  }

  /** Notes what is left of an answer, and cuts off those that take longest, if it is too much in all. */
  function noteUnsent(connection: Connection, bytes: number): void {
    unsentInAll += bytes - connection.unsent;
    connection.unsent = bytes;
    if (unsentInAll <= MAX_UNSENT_BYTES) return;
    const sending = [...all.values()].filter(({ unsent }) => unsent > 0);
    for (const slowest of sending.toSorted((a, b) => a.since - b.since)) {
      if (unsentInAll <= MAX_UNSENT_BYTES) return;
      noteUnsent(slowest, 0);
      cut(slowest, 'too many answers are not taken');
    }
  }

  function answer(connection: Connection, req: IncomingMessage, res: ServerResponse): void {
    enter(connection, 'answering');
    connection.request = req;
    const { since } = connection;
    res.once('close', () => goOn(connection));
    // The answers to those that wait would be lost.
    if (isClosing() && connection.waiting.length === 0) res.setHeader('connection', 'close');
    void handle(req, res).then(() => {
      // Unless the answer is taken already, and the next request has begun.
      if (connection.since !== since) return;
      enter(connection, 'sending');
      noteUnsent(connection, connection.socket.writableLength);
    });
  }

  /** After an answer: on to the next request. */
  function goOn(connection: Connection): void {
    const { socket, waiting, refusal } = connection;
    noteUnsent(connection, 0);
    if (socket.destroyed) return;
    const next = waiting.shift();
    if (next === undefined) {
      enter(connection, 'idle');
      if (refusal !== undefined && socket.writable) refuse(socket, refusal);
      return;
    }
    waitingInAll -= 1;
    if (waiting.length < MAX_WAITING_PER_CONNECTION) socket.resume();
    answer(connection, ...next);
  }

  function take(req: IncomingMessage, res: ServerResponse): void {
    const connection = all.get(req.socket);
    // Closed while its requests were being read; Node goes on to the end of what has arrived.
    if (connection === undefined || req.socket.destroyed) return;
    if (connection.state === 'idle') return answer(connection, req, res);
    connection.waiting.push([req, res]);
    waitingInAll += 1;
    if (waitingInAll > MAX_WAITING) return cut(connection, 'too many requests wait');
    if (connection.waiting.length >= MAX_WAITING_PER_CONNECTION) req.socket.pause();
  }

  server.on('connection', (socket) => {
    const connection: Connection = {
      socket,
      waiting: [],
      request: undefined,
      state: 'idle',
      since: performance.now(),
      unsent: 0,
      refusal: undefined,
    };
    all.set(socket, connection);
    socket.once('close', () => {
      all.delete(socket);
      noteUnsent(connection, 0);
      waitingInAll -= connection.waiting.splice(0).length;
    });
    // Node goes on reading after each answer.
    socket.on('resume', () => {
      if (connection.waiting.length >= MAX_WAITING_PER_CONNECTION) socket.pause();
    });
    if (all.size > max) makeRoom(connection);
  });
  server.on('request', take);
  server.on('checkExpectation', take);
  server.on('connect', (_req, socket) => refuse(socket, 405));
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    const connection = all.get(socket);
    if (error.code === 'ECONNRESET' || !socket.writable) socket.destroy();
    else if (connection === undefined || connection.state === 'idle') refuse(socket, statusOf(error));
    // After the answers to what came before it.
    else connection.refusal = statusOf(error);
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
    closeAll() {
      for (const { socket } of all.values()) socket.destroy();
    },
  };
}
