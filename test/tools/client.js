// The HTTP client of tests, benches, soak and siege. It sends exactly the given bytes and returns exactly the received ones.
// Node's own client rejects many such requests.
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** @typedef {{ readonly port: number, readonly host?: string }} Target a server; `host` is 127.0.0.1 by default */
/** @typedef {{ method?: string, headers?: Readonly<Record<string, string>>, body?: string }} Extras */
/** @typedef {import('node:net').Socket} Socket */
/** @typedef {Awaited<ReturnType<typeof openConnection>>} Connection */

/** A response. */
export class Answer {
  /**
   * @param {string} head status line and headers
   * @param {Buffer} body
   * @param {number} [ms] from sending the request to receiving the whole response
   */
  constructor(head, body, ms = Number.NaN) {
    this.head = head;
    this.status = Number(head.slice(9, 12));
    this.body = body;
    this.ms = ms;
  }

  /** The headers by name in lower case. They are parsed on first use, because most callers never read them. */
  get headers() {
    const fields = this.head.split('\r\n').slice(1);
    /** @type {Record<string, string>} */
    const headers = {};
    for (const field of fields) {
      const colon = field.indexOf(':');
      headers[field.slice(0, colon).toLowerCase()] = field.slice(colon + 1).trim();
    }
    return headers;
  }
}

/**
 * Parses all bytes of a connection as one response.
 *
 * @param {string} text one character for each byte
 */
export function parseAnswer(text) {
  const end = text.indexOf('\r\n\r\n');
  return new Answer(text.slice(0, end), Buffer.from(text.slice(end + 4), 'latin1'));
}

/**
 * Formats a request.
 *
 * @param {string} path
 * @param {Extras} [extras]
 */
export function writeRequest(path, { method = 'GET', headers = {}, body = '' } = {}) {
  const lines = Object.entries({ host: 'navii.test', ...headers }).map(([name, value]) => `${name}: ${value}\r\n`);
  const length = body === '' ? '' : `content-length: ${Buffer.byteLength(body)}\r\n`;
  return `${method} ${path} HTTP/1.1\r\n${lines.join('')}${length}\r\n${body}`;
}

/**
 * Opens a connection. Errors on it are ignored: each request on it reports its own failure.
 *
 * @param {Target} target
 * @param {{ allowHalfOpen?: boolean, localAddress?: string }} [options]
 * @returns {Promise<Socket>} connected
 */
export async function openSocket({ port, host = '127.0.0.1' }, options = {}) {
  const socket = connect({ host, port, ...options }).setNoDelay();
  socket.on('error', () => undefined);
  try {
    await once(socket, 'connect', { signal: AbortSignal.timeout(5_000) });
  } catch (error) {
    socket.destroy();
    throw error;
  }
  return socket;
}

/**
 * Reads a body in chunks.
 *
 * @param {Buffer} bytes
 * @param {number} start
 * @returns {{ body: Buffer, end: number } | undefined} `undefined` while it is incomplete
 */
function readChunks(bytes, start) {
  const chunks = [];
  for (let at = start; ;) {
    const line = bytes.indexOf('\r\n', at);
    if (line < 0) return;
    const size = Number.parseInt(bytes.toString('latin1', at, line), 16);
    at = line + 2 + size + 2;
    if (!(at <= bytes.length)) return;
    if (size === 0) return { body: Buffer.concat(chunks), end: at };
    chunks.push(bytes.subarray(line + 2, at - 2));
  }
}

/**
 * Opens a connection for several requests, in sequence or pipelined.
 *
 * @param {Target} target
 * @param {Parameters<typeof openSocket>[1]} [options]
 */
export async function openConnection(target, options) {
  const socket = await openSocket(target, options);
  /** @type {Buffer[]} */
  let chunks = [];
  let size = 0;
  // The number of bytes before which the response cannot be complete, so a long one is joined only once.
  let wanted = 0;
  /** @type {{ isHead: boolean, started: number, resolve: (answer: Answer) => void, reject: (error: Error) => void }[]} */
  const asked = [];

  /** @param {Buffer} bytes @returns {number} the length of the first response; 0 while it is incomplete */
  function readAnswer(bytes) {
    const start = bytes.indexOf('\r\n\r\n') + 4;
    if (start < 4) return 0;
    const head = bytes.toString('latin1', 0, start - 4);
    const status = Number(head.slice(9, 12));
    // The final response follows a 1xx response.
    if (status === 100) return start;
    const isEmpty = asked[0]?.isHead === true || status === 204 || status === 304;
    const length = isEmpty ? 0 : Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1]);
    wanted = start + length;
    const whole = Number.isNaN(length)
      ? readChunks(bytes, start)
      : bytes.length < wanted
        ? undefined
        : { body: bytes.subarray(start, wanted), end: wanted };
    if (whole === undefined) return 0;
    const first = asked.shift();
    first?.resolve(new Answer(head, whole.body, performance.now() - first.started));
    // The server closes the connection, so a further request would be lost.
    if (/\r\nconnection: close/i.test(head)) socket.end();
    return whole.end;
  }

  socket.on('data', (/** @type {Buffer} */ chunk) => {
    chunks.push(chunk);
    size += chunk.length;
    if (size < wanted) return;
    let bytes = chunks.length === 1 ? chunk : Buffer.concat(chunks);
    for (let used = readAnswer(bytes); used > 0; used = bytes.length === 0 ? 0 : readAnswer(bytes)) {
      bytes = bytes.subarray(used);
      wanted = 0;
    }
    chunks = bytes.length === 0 ? [] : [bytes];
    size = bytes.length;
  });
  let reason = 'closed';
  socket.on('error', (/** @type {NodeJS.ErrnoException} */ error) => (reason = error.code ?? error.message));
  socket.on('close', () => {
    for (const { reject } of asked.splice(0)) reject(new Error(reason));
  });

  /**
   * Sends a request. Its response comes after those to earlier requests.
   *
   * @param {string} path
   * @param {Extras} [extras]
   * @returns {Promise<Answer>} rejects with the reason when the connection ends before the response is complete
   */
  function send(path, extras = {}) {
    if (!socket.writable) return Promise.reject(new Error(reason));
    socket.write(writeRequest(path, extras));
    return new Promise((resolve, reject) => {
      asked.push({ isHead: extras.method === 'HEAD', started: performance.now(), resolve, reject });
    });
  }

  return {
    socket,
    /** The number of received bytes of an incomplete response. */
    countRest: () => size,
    ask: send,
    /**
     * Sends several requests as one packet.
     *
     * @param {readonly string[]} paths
     */
    askAll(paths) {
      socket.cork();
      const answers = paths.map((path) => send(path));
      socket.uncork();
      return Promise.all(answers);
    },
    close: () => void socket.destroy(),
  };
}

/**
 * Makes a client that reuses its connection, and opens a new one after the server has closed it.
 *
 * @param {Target} target
 */
export function createClient(target) {
  /** @type {Connection | undefined} */
  let connection;
  return {
    /** @type {Connection['ask']} */
    ask: async (path, extras) => {
      if (connection?.socket.writable !== true) connection = await openConnection(target);
      return connection.ask(path, extras);
    },
    close: () => connection?.close(),
  };
}

/**
 * Waits for a promise, and throws when it takes longer than a time.
 *
 * @template T
 * @param {Promise<T>} promise
 * @param {number} ms
 * @returns {Promise<T>}
 */
export async function waitAtMost(promise, ms) {
  const done = new AbortController();
  const late = sleep(ms, undefined, { signal: done.signal }).then(() => {
    throw new Error(`nothing in ${ms / 1000} s`);
  });
  late.catch(() => undefined);
  promise.catch(() => undefined);
  try {
    return await Promise.race([promise, late]);
  } finally {
    done.abort();
  }
}

/**
 * Sends one request on a new connection.
 *
 * @param {Target} target
 * @param {string} path
 * @param {Extras & { ms?: number, from?: string }} [extras] with the timeout in milliseconds, and the local address to connect
 * from
 * @returns {Promise<Answer>}
 */
export async function ask(target, path, { ms = 60_000, from, ...extras } = {}) {
  const started = performance.now();
  const connection = await openConnection(target, from === undefined ? {} : { localAddress: from });
  try {
    const { head, body } = await waitAtMost(connection.ask(path, extras), ms);
    return new Answer(head, body, performance.now() - started);
  } finally {
    connection.close();
  }
}

/**
 * Sends raw bytes, and collects the response until the server closes the connection or the time is over.
 *
 * @param {Target} target
 * @param {string} text one character for each byte
 * @param {{ isDone?: boolean, ms?: number }} [options] `isDone` ends this side after the bytes, as `nc -N` does
 * @returns {Promise<{ text: string, isClosed: boolean }>}
 */
export async function talk(target, text, { isDone = false, ms = 3_000 } = {}) {
  const socket = await openSocket(target);
  /** @type {Buffer[]} */
  const chunks = [];
  socket.on('data', (/** @type {Buffer} */ chunk) => chunks.push(chunk));
  const closed = once(socket, 'close');
  socket.write(text, 'latin1');
  if (isDone) socket.end();
  const isClosed = await waitAtMost(closed, ms).then(
    () => true,
    () => false,
  );
  socket.destroy();
  return { text: Buffer.concat(chunks).toString('latin1'), isClosed };
}

/**
 * Returns the reason of a failure in a word: the system's error code if there is one.
 *
 * @param {unknown} error
 */
export function nameError(error) {
  const { code, message } = /** @type {NodeJS.ErrnoException} */ (error);
  return code ?? message;
}

/**
 * Returns the status of a response, or a failure: the reason for no response, or a 503 without `retry-after`.
 *
 * @param {Promise<Answer>} answered
 * @returns {Promise<number | string>}
 */
export async function outcomeOf(answered) {
  try {
    const { status, headers } = await answered;
    return status === 503 && headers['retry-after'] === undefined ? '503 without retry-after' : status;
  } catch (error) {
    return nameError(error);
  }
}

/**
 * Sends one request, and returns its outcome and its time in milliseconds.
 *
 * @param {Parameters<typeof ask>} args
 */
export async function timeRequest(...args) {
  const started = performance.now();
  const outcome = await outcomeOf(ask(...args));
  return { outcome, ms: performance.now() - started };
}
