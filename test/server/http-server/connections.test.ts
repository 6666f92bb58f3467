// Tests of connections: one answer at a time, and limits on what waits (RFC 9112 §9).
import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { pino } from 'pino';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createServiceServer } from '../../../server/http-server.js';
import { MAX_PIPELINED, MAX_UNSENT_BYTES } from '../../../server/limits.js';

/** A timeout longer than the default second, for slow machines. */
const PATIENCE = { timeout: 60_000 };

type Handle = (req: IncomingMessage, res: ServerResponse) => Promise<unknown>;

const GET = 'GET / HTTP/1.1\r\nHost: navii.test\r\n\r\n';

async function watch(handle: Handle) {
  const warnings: string[] = [];
  const log = pino({}, { write: (line: string) => void warnings.push((JSON.parse(line) as { msg: string }).msg) });
  const app = { callback: () => handle as () => Promise<void>, leave: () => undefined, close: async () => undefined };
  const { server, drain } = createServiceServer(app, { maxConnections: 1000, log });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  async function enter(): Promise<Socket> {
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
    onTestFinished(() => void socket.destroy());
    socket.on('error', () => undefined);
    await once(socket, 'connect');
    return socket;
  }
  return {
    server,
    warnings,
    drain,
    /** Opens a connection that reads nothing. It closes with the test. */
    enter,
  };
}

/** Returns a handler that answers with the number of the request. */
function count(): Handle {
  let requests = 0;
  return (_req, res) => {
    requests += 1;
    return Promise.resolve(res.end(`<${requests}>`));
  };
}

/** Reads until a text has arrived, or to the end. Leaves this side open. */
function collect(socket: Socket, last?: string): Promise<string> {
  let text = '';
  return new Promise((resolve) => {
    function take(chunk: Buffer): void {
      text += chunk.toString('latin1');
      if (last === undefined || !text.includes(last)) return;
      socket.off('data', take);
      resolve(text);
    }
    socket
      .setMaxListeners(0)
      .on('data', take)
      .once('end', () => resolve(text))
      .once('error', () => resolve(text))
      .resume();
  });
}

/** Waits until the connection has ended, with or without an error. */
function isOver(socket: Socket): Promise<unknown> {
  return new Promise((resolve) => {
    for (const event of ['end', 'error', 'close']) socket.once(event, resolve);
    socket.resume();
  });
}

/** Waits until data in transit have arrived. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 200; turn += 1) await new Promise(setImmediate);
}

describe('a connection that sends many requests', () => {
  it('gets responses to all of them, in order', async () => {
    const { enter } = await watch(count());
    const socket = await enter();
    for (let sent = 0; sent < 10 * MAX_PIPELINED; sent += MAX_PIPELINED) {
      const last = sent + MAX_PIPELINED;
      socket.write(GET.repeat(MAX_PIPELINED));
      const text = await collect(socket, `<${last}>`);
      const numbers = Array.from(text.matchAll(/<(\d+)>/g), ([, number]) => Number(number));
      expect(numbers).toEqual(Array.from({ length: MAX_PIPELINED }, (_, index) => sent + index + 1));
    }
  });

  it('is closed if too many are unanswered, and other connections are not', async () => {
    let requests = 0;
    const { enter, warnings } = await watch(() => {
      requests += 1;
      return new Promise(() => undefined);
    });
    const light = await enter();
    light.write(GET.repeat(MAX_PIPELINED));
    await settle();
    const heavy = await enter();
    heavy.write(GET.repeat(3_000));
    await isOver(heavy);
    expect([warnings, requests]).toEqual([['a connection was closed: too many requests wait'], 2 * MAX_PIPELINED]);
    expect(light.closed).toBe(false);
  });

  it('gets nothing after its last answer', async () => {
    const { enter } = await watch(count());
    const socket = await enter();
    socket.write(GET.replace('\r\n\r\n', '\r\nConnection: close\r\n\r\n') + GET.repeat(4));
    expect((await collect(socket)).match(/HTTP\/1\.1/g)).toHaveLength(1);
  });
});

describe('answers that clients do not read', () => {
  it('are cut off beyond the limit of unsent bytes, the longest first', async () => {
    const size = 16 * 2 ** 20;
    let requests = 0;
    const { enter, warnings } = await watch((_req, res) => {
      requests += 1;
      return Promise.resolve(res.end(Buffer.alloc(requests === 1 ? size / 2 : size)));
    });
    const sockets = [];
    for (let held = 0; held <= 2 * MAX_UNSENT_BYTES; held += size) {
      const socket = await enter();
      socket.pause();
      socket.write(GET);
      await settle();
      sockets.push(socket);
    }
    await vi.waitUntil(() => warnings.length > 0, PATIENCE);
    expect(new Set(warnings)).toEqual(new Set(['a connection was closed: the client did not read the response']));
    const [short, long] = sockets;
    // The short response arrives whole. Of a long one, only the bytes arrive that the system had buffered.
    expect((short && (await collect(short, '\0'.repeat(size / 2))))?.length).toBeGreaterThan(size / 2);
    expect((long && (await collect(long)))?.length).toBeLessThan(size);
  });

  it('are counted while they wait for earlier ones', async () => {
    const size = MAX_UNSENT_BYTES / MAX_PIPELINED;
    const { enter, warnings } = await watch((_req, res) => Promise.resolve(res.end(Buffer.alloc(2 * size))));
    const socket = await enter();
    socket.pause();
    socket.write(GET.repeat(MAX_PIPELINED));
    await vi.waitUntil(() => warnings.length > 0, PATIENCE);
    expect((await collect(socket)).length).toBeLessThan(MAX_UNSENT_BYTES);
  });
});

it('a shutdown closes what is idle, and not a connection whose client still reads an answer', async () => {
  // More than a socket buffers.
  const size = 12 * 2 ** 20;
  const { enter, drain } = await watch((_req, res) => Promise.resolve(res.end(Buffer.alloc(size))));
  const [busy, idle] = [await enter(), await enter()];
  busy.pause();
  busy.write(GET);
  await settle();
  const drained = drain();
  await isOver(idle);
  busy.write(GET);
  expect((await collect(busy)).length).toBeGreaterThan(2 * size);
  await drained;
});

describe('a request that is answered without the app', () => {
  it.each([
    ['CONNECT a:1 HTTP/1.1\r\nHost: a:1\r\n\r\n', 405],
    ['hello\r\n\r\n', 400],
  ])('%j ends the connection, although its client keeps it open', async (text, status) => {
    const { enter } = await watch(count());
    const socket = await enter();
    socket.write(text);
    expect(await collect(socket)).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    // The client's side is still open. A reset shows that the service has closed the connection.
    const isReset = new Promise((resolve) => {
      socket.once('error', resolve).once('close', resolve);
    });
    const writing = setInterval(() => socket.write('x'), 50);
    await isReset;
    clearInterval(writing);
  });
});

// Browsers open connections before they need them, and would take an answer on one for that to their next request.
describe('a connection on which no request comes in time', () => {
  it.each([
    ['', ''],
    ['GET / HTTP/1.1\r\nHost: navii', 'HTTP/1.1 408 '],
  ])('but %j is closed with %j', async (sent, answer) => {
    const { enter, server } = await watch(count());
    const accepted = once(server, 'connection');
    const socket = await enter();
    const [other] = (await accepted) as [Socket];
    socket.write(sent);
    await vi.waitUntil(() => other.bytesRead === sent.length, PATIENCE);
    server.emit('clientError', Object.assign(new Error('late'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' }), other);
    expect((await collect(socket)).slice(0, 13)).toBe(answer);
  });
});

describe('a client that asks for a tunnel', () => {
  it('first gets the answers to its earlier requests', async () => {
    let answerNow: (() => void) | undefined;
    const { enter } = await watch((_req, res) => {
      return new Promise<void>((resolve) => {
        answerNow = () => {
          res.end('first');
          resolve();
        };
      });
    });
    const socket = await enter();
    socket.write(`${GET}CONNECT a:1 HTTP/1.1\r\nHost: a:1\r\n\r\n`);
    await vi.waitUntil(() => answerNow !== undefined, PATIENCE);
    answerNow?.();
    expect(await collect(socket)).toMatch(/^HTTP\/1\.1 200 [^]*first[^]*HTTP\/1\.1 405 /);
  });

  it('does not stop the service when it resets the connection', async () => {
    const { enter } = await watch(count());
    for (let i = 0; i < 20; i += 1) {
      const socket = await enter();
      socket.write('CONNECT a:1 HTTP/1.1\r\nHost: a:1\r\n\r\n');
      await settle();
      socket.resetAndDestroy();
    }
    await settle();
    const socket = await enter();
    socket.write(GET);
    expect(await collect(socket, '<1>')).toMatch(/^HTTP\/1\.1 200 /);
  });
});
