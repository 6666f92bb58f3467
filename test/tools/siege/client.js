// Connections that say what an ordinary client never would. Node's own client refuses to send most of it.
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** @typedef {{ readonly host: string, readonly port: number }} Target */
/** @typedef {{ method?: string, headers?: Record<string, string>, body?: string }} Extras */

/**
 * @typedef {object} Answer
 * @property {number} status
 * @property {string} head status line and headers
 * @property {Buffer} body
 * @property {number} ms from the request until all of it was there
 */

/** @typedef {import('node:net').Socket} Socket */

/**
 * Opens a connection that ignores errors: what happens to it is seen by whoever asks on it.
 *
 * @param {Target} target
 * @param {{ allowHalfOpen?: boolean }} [options]
 * @returns {Promise<Socket>} connected
 */
export async function openSocket({ host, port }, options = {}) {
  const socket = connect({ host, port, ...options }).setNoDelay();
  socket.on('error', () => undefined);
  const signal = AbortSignal.timeout(5_000);
  try {
    await once(socket, 'connect', { signal });
  } catch (error) {
    socket.destroy();
    throw error;
  }
  return socket;
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

/** @param {Answer} answer @param {string} name in lower case */
export function headerOf({ head }, name) {
  return new RegExp(`\\r\\n${name}: ([^\\r]*)`, 'i').exec(head)?.[1];
}

/**
 * The end of a body in chunks that begins at `start`, or `undefined` while it is not there.
 *
 * @param {Buffer} bytes
 * @param {number} start
 */
function findLastChunk(bytes, start) {
  for (let at = start; ;) {
    const line = bytes.indexOf('\r\n', at);
    if (line < 0) return;
    const size = Number.parseInt(bytes.toString('latin1', at, line), 16);
    at = line + 2 + size + 2;
    if (at > bytes.length || Number.isNaN(size)) return;
    if (size === 0) return at;
  }
}

/**
 * Opens a connection on which one request after the other, or several at once, can be asked.
 *
 * @param {Target} target
 */
export async function openConnection(target) {
  const socket = await openSocket(target);
  /** @type {Buffer[]} */
  let chunks = [];
  let size = 0;
  // Bytes without which it is of no use to look at what has come: a long body is joined once.
  let wanted = 0;
  /** @type {{ isHead: boolean, started: number, resolve: (answer: Answer) => void, reject: (error: Error) => void }[]} */
  const asked = [];

  /** @param {Buffer} bytes @returns {number} bytes of the first answer, or 0 while it is not complete */
  function readAnswer(bytes) {
    const end = bytes.indexOf('\r\n\r\n');
    if (end < 0) return 0;
    const head = bytes.toString('latin1', 0, end);
    const status = Number(head.slice(9, 12));
    // A client that goes on has nothing to do with it.
    if (status === 100) return end + 4;
    const isEmpty = asked[0]?.isHead === true || status === 204 || status === 304;
    const length = isEmpty ? 0 : Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1]);
    const stop = Number.isNaN(length) ? findLastChunk(bytes, end + 4) : end + 4 + length;
    wanted = stop ?? 0;
    if (stop === undefined || bytes.length < stop) return 0;
    const first = asked.shift();
    const ms = performance.now() - (first?.started ?? 0);
    first?.resolve({ status, head, body: bytes.subarray(end + 4, stop), ms });
    return stop;
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

  return {
    socket,
    /**
     * Sends a request; its answer comes after those to earlier ones.
     *
     * @param {string} path
     * @param {Extras} [extras]
     * @returns {Promise<Answer>}
     */
    ask(path, extras = {}) {
      if (socket.destroyed) return Promise.reject(new Error(reason));
      socket.write(writeRequest(path, extras));
      return new Promise((resolve, reject) => {
        asked.push({ isHead: extras.method === 'HEAD', started: performance.now(), resolve, reject });
      });
    },
    close: () => void socket.destroy(),
  };
}

/**
 * Waits for a promise, but not longer than it may take.
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
 * @param {Extras & { ms?: number }} [extras] and the milliseconds after which to give up
 * @returns {Promise<Answer>}
 */
export async function ask(target, path, { ms = 10_000, ...extras } = {}) {
  const started = performance.now();
  const connection = await openConnection(target);
  try {
    const answer = await waitAtMost(connection.ask(path, extras), ms);
    return { ...answer, ms: performance.now() - started };
  } finally {
    connection.close();
  }
}

/**
 * Why something failed, in a word: the code of a system's error where there is one.
 *
 * @param {unknown} error
 */
export function nameError(error) {
  const { code, message } = /** @type {NodeJS.ErrnoException} */ (error);
  return code ?? message;
}

/**
 * Sends bytes as they are, and collects what comes back until the other side closes or the time is over.
 *
 * @param {Target} target
 * @param {string} text
 * @param {number} [ms]
 * @returns {Promise<{ text: string, isClosed: boolean }>}
 */
export async function exchange(target, text, ms = 3_000) {
  const socket = await openSocket(target);
  let received = '';
  socket.on('data', (/** @type {Buffer} */ chunk) => (received += chunk.toString('latin1')));
  const closed = once(socket, 'close');
  socket.write(text, 'latin1');
  const isClosed = await waitAtMost(closed, ms).then(
    () => true,
    () => false,
  );
  socket.destroy();
  return { text: received, isClosed };
}
