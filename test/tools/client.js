// The HTTP clients of tests, benches and siege: one on Node's own, and one that sends exactly the given bytes, many of which
// Node's own client rejects.
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';

/** @typedef {{ readonly port: number, readonly host?: string }} Target a server; `host` is 127.0.0.1 by default */
/** @typedef {{ method?: string, headers?: Readonly<Record<string, string>>, body?: string }} Extras */
/** @typedef {{ status: number, headers: Readonly<Record<string, string>>, body: Buffer }} Answer with the names of headers in lower case */
/** @typedef {import('node:net').Socket} Socket */

/**
 * Parses all bytes of a connection as one response.
 *
 * @param {string} text one character for each byte
 * @returns {Answer}
 */
export function parseAnswer(text) {
  const end = text.indexOf('\r\n\r\n');
  const [first = '', ...fields] = text.slice(0, end).split('\r\n');
  const headers = fields.map((field) => {
    const colon = field.indexOf(':');
    return [field.slice(0, colon).toLowerCase(), field.slice(colon + 1).trim()];
  });
  return {
    status: Number(first.slice(9, 12)),
    headers: Object.fromEntries(headers),
    body: Buffer.from(text.slice(end + 4), 'latin1'),
  };
}

/**
 * Formats a request.
 *
 * @param {string} path
 * @param {Readonly<Record<string, string>>} [headers]
 */
export function writeRequest(path, headers = {}) {
  const lines = Object.entries({ host: 'navii.test', ...headers }).map(([name, value]) => `${name}: ${value}\r\n`);
  return `GET ${path} HTTP/1.1\r\n${lines.join('')}\r\n`;
}

/**
 * Opens a connection. Errors on it are ignored.
 *
 * @param {Target} target
 * @returns {Promise<Socket>} connected
 */
export async function openSocket({ port, host = '127.0.0.1' }) {
  const socket = connect({ host, port }).setNoDelay();
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
 * Makes a client that reuses its connection, and opens a new one after the server has closed it.
 *
 * @param {Target} target
 * @param {string} [localAddress] the address that it connects from
 */
export function createClient({ port, host = '127.0.0.1' }, localAddress) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1, ...(localAddress === undefined ? {} : { localAddress }) });
  return {
    /** @param {string} path @param {Extras} [extras] @returns {Promise<Answer>} */
    async ask(path, { method = 'GET', headers = {}, body } = {}) {
      const asking = request({ host, port, path, method, agent, headers: { host: 'navii.test', ...headers } });
      const [answer] = /** @type {[import('node:http').IncomingMessage]} */ (await once(asking.end(body), 'response'));
      const received = Object.entries(answer.headers).map(([name, value]) => [name, String(value)]);
      return { status: answer.statusCode ?? 0, headers: Object.fromEntries(received), body: await buffer(answer) };
    },
    close: () => agent.destroy(),
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
export function waitAtMost(promise, ms) {
  const late = sleep(ms, undefined, { ref: false }).then(() => {
    throw new Error(`nothing in ${ms / 1000} s`);
  });
  return Promise.race([promise, late]);
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
  const client = createClient(target, from);
  try {
    return await waitAtMost(client.ask(path, extras), ms);
  } finally {
    client.close();
  }
}

/**
 * Sends raw bytes, and collects the response until the server closes the connection or the time is over.
 *
 * @param {Target} target
 * @param {string} text one character for each byte
 * @param {{ isDone?: boolean, ms?: number }} [options] `isDone` ends this side after the bytes, as `nc -N` does
 * @returns {Promise<string>} one character for each byte
 */
export async function talk(target, text, { isDone = false, ms = 3_000 } = {}) {
  const socket = await openSocket(target);
  /** @type {Buffer[]} */
  const chunks = [];
  socket.on('data', (/** @type {Buffer} */ chunk) => chunks.push(chunk));
  const closed = once(socket, 'close');
  socket.write(text, 'latin1');
  if (isDone) socket.end();
  await waitAtMost(closed, ms).catch(() => undefined);
  socket.destroy();
  return Buffer.concat(chunks).toString('latin1');
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
