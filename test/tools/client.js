// The HTTP client of tests, benches, soak and siege. It sends exactly what it is told and shows exactly what comes back;
// Node's own client refuses to send much of that.
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** @typedef {{ readonly port: number, readonly host?: string }} Target a server; its host is 127.0.0.1 unless it is named */
/** @typedef {{ method?: string, headers?: Readonly<Record<string, string>>, body?: string }} Extras */
/** @typedef {import('node:net').Socket} Socket */
/** @typedef {Awaited<ReturnType<typeof openConnection>>} Connection */

/** An answer. */
export class Answer {
  /**
   * @param {string} head status line and headers
   * @param {Buffer} body
   * @param {number} [ms] from the request until all of it was there
   */
  constructor(head, body, ms = Number.NaN) {
    this.head = head;
    this.status = Number(head.slice(9, 12));
    this.body = body;
    this.ms = ms;
  }

  /** By their names in lower case. Read when they are asked for: most callers never do. */
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
 * Reads all that came over a connection as one answer.
 *
 * @param {string} text one sign a byte
 */
export function parseAnswer(text) {
  const end = text.indexOf('\r\n\r\n');
  return new Answer(text.slice(0, end), Buffer.from(text.slice(end + 4), 'latin1'));
}

/**
 * Writes a request.
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
 * Opens a connection. Errors on it are ignored: whoever asks on it sees what happens to it.
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
 * @returns {{ body: Buffer, end: number } | undefined} `undefined` while it is not whole
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
 * Opens a connection on which one request after the other, or several at once, can be asked.
 *
 * @param {Target} target
 * @param {Parameters<typeof openSocket>[1]} [options]
 */
export async function openConnection(target, options) {
  const socket = await openSocket(target, options);
  /** @type {Buffer[]} */
  let chunks = [];
  let size = 0;
  // Bytes without which the answer cannot be whole: a long one is joined once.
  let wanted = 0;
  /** @type {{ isHead: boolean, started: number, resolve: (answer: Answer) => void, reject: (error: Error) => void }[]} */
  const asked = [];

  /** @param {Buffer} bytes @returns {number} bytes of the first answer; 0 while it is not whole */
  function readAnswer(bytes) {
    const start = bytes.indexOf('\r\n\r\n') + 4;
    if (start < 4) return 0;
    const head = bytes.toString('latin1', 0, start - 4);
    const status = Number(head.slice(9, 12));
    // The service goes on to the real one.
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
    // Another request here would be lost.
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
   * Sends a request; its answer comes after those to earlier ones.
   *
   * @param {string} path
   * @param {Extras} [extras]
   * @returns {Promise<Answer>} rejected with the reason when the connection ends before the answer is whole
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
    /** Bytes of an answer that is not whole yet. */
    countRest: () => size,
    ask: send,
    /**
     * Sends requests at once, as one packet.
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
 * A client that keeps its connection, and opens another one after the other side has closed it.
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
 * Waits for a promise, but not for longer than a time; then it throws.
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
 * Asks once, on a connection of its own.
 *
 * @param {Target} target
 * @param {string} path
 * @param {Extras & { ms?: number, from?: string }} [extras] with the milliseconds after which it gives up, and the address of
 * this machine that it asks from
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
 * Sends bytes as they are, and collects what comes back until the other side closes the connection or the time is over.
 *
 * @param {Target} target
 * @param {string} text one sign a byte
 * @param {{ isDone?: boolean, ms?: number }} [options] `isDone` closes this side after the bytes, as `nc -N` does
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
 * The reason of a failure in a word: the code of a system's error where there is one.
 *
 * @param {unknown} error
 */
export function nameError(error) {
  const { code, message } = /** @type {NodeJS.ErrnoException} */ (error);
  return code ?? message;
}

/**
 * The status of an answer, or what is wrong: the reason why there is none, or a 503 that does not say when to come again.
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
 * Asks once, and tells the outcome and how many milliseconds it took.
 *
 * @param {Parameters<typeof ask>} args
 */
export async function timeRequest(...args) {
  const started = performance.now();
  const outcome = await outcomeOf(ask(...args));
  return { outcome, ms: performance.now() - started };
}
