// Tests of connections: one answer at a time, room for new connections, and an end for each of them (RFC 9112 §9).
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { watchConnections } from '../../../server/http-server.js';
import {
  ANSWER_TIMEOUT_MS,
  MAX_IDLE_MS,
  MAX_UNSENT_BYTES,
  MAX_WAITING_BYTES,
  REQUEST_BYTES,
  SWEEP_MS,
} from '../../../server/limits.js';

/** A timeout longer than the default second, for slow machines. */
const PATIENCE = { timeout: 60_000 };

type Handle = Parameters<typeof watchConnections>[1];

const GET = 'GET / HTTP/1.1\r\nHost: navii.test\r\n\r\n';

interface Watched extends ReturnType<typeof watchConnections> {
  readonly port: number;
  readonly cuts: readonly string[];
  /** Opens a connection that reads nothing. It closes with the test. */
  readonly enter: () => Promise<Socket>;
}

async function watch(handle: Handle, max = 100): Promise<Watched> {
  const cuts: string[] = [];
  const server = createServer();
  // The service sets this too.
  Object.assign(server, { httpAllowHalfOpen: true });
  const connections = watchConnections(
    server,
    handle,
    max,
    () => false,
    (reason) => cuts.push(reason),
  );
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
  return { ...connections, port, cuts, enter };
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
    socket.write(GET.repeat(5000));
    const text = await collect(socket, '<5000>');
    expect(Array.from(text.matchAll(/<(\d+)>/g), ([, number]) => Number(number))).toEqual(
      Array.from({ length: 5000 }, (_, index) => index + 1),
    );
  });

  it('gets one response at a time, the next one after its client has read the last', async () => {
    const running = new Set<ServerResponse>();
    let [most, all] = [0, 0];
    const { enter } = await watch((_req, res) => {
      running.add(res);
      res.once('close', () => running.delete(res));
      most = Math.max(most, running.size);
      all += 1;
      return Promise.resolve(res.end(Buffer.alloc(4 * 2 ** 20)));
    });
    const socket = await enter();
    socket.pause();
    socket.write(GET.repeat(1000));
    await settle();
    expect(most).toBe(1);
    // A few answers fit into the buffers of the system.
    expect(all).toBeLessThan(20);
  });

  it('is not read while requests wait', async () => {
    const seen: IncomingMessage[] = [];
    const { enter } = await watch((req) => {
      seen.push(req);
      return new Promise(() => undefined);
    });
    const socket = await enter();
    socket.write(GET.repeat(20_000));
    await settle();
    expect(seen).toHaveLength(1);
    // Node reads 64 KiB at a time.
    expect(seen[0]?.socket.bytesRead).toBeLessThanOrEqual(2 * 65_536);
  });

  it('lets requests on other connections go first', async () => {
    const { enter } = await watch(count());
    const [many, one] = [await enter(), await enter()];
    many.write(GET.repeat(1500));
    one.write(GET);
    const [, turn] = /<(\d+)>/.exec(await collect(one, '>')) ?? [];
    expect(Number(turn)).toBeLessThan(100);
  });

  it('is closed if too many bytes wait in total, and connections with few are not', async () => {
    const { enter, cuts } = await watch(() => new Promise(() => undefined));
    const light = await enter();
    light.write(GET.repeat(2));
    await settle();
    const perConnection = 65_536 / GET.length;
    const heavy = [];
    for (let held = 0; held < 2 * MAX_WAITING_BYTES; held += perConnection * REQUEST_BYTES) heavy.push(await enter());
    for (const socket of heavy) socket.write(GET.repeat(2 * perConnection));
    await vi.waitUntil(() => cuts.length > 0, PATIENCE);
    await settle();
    expect(new Set(cuts)).toEqual(new Set(['too many requests wait']));
    expect(cuts.length).toBeLessThan(heavy.length);
    expect(light.closed).toBe(false);
  });

  it('gets nothing after its last answer', async () => {
    let requests = 0;
    const { enter } = await watch((_req, res) => {
      requests += 1;
      return Promise.resolve(res.end('x'));
    });
    const socket = await enter();
    socket.write(GET.replace('\r\n\r\n', '\r\nConnection: close\r\n\r\n') + GET.repeat(4));
    expect((await collect(socket)).match(/HTTP\/1\.1/g)).toHaveLength(1);
    expect(requests).toBe(1);
  });
});

describe('connections beyond the limit', () => {
  it('close those that have waited longest for a request', async () => {
    const { enter, cuts } = await watch(count(), 3);
    const [first, second, third] = [await enter(), await enter(), await enter()];
    first.write(GET);
    await collect(first, '<1>');
    const gone = isOver(second);
    const fourth = await enter();
    fourth.write(GET);
    await collect(fourth, '<2>');
    await gone;
    expect(cuts).toEqual(['too many connections']);
    third.write(GET);
    await collect(third, '<3>');
  });

  it('closes one whose request is not complete, before the newest', async () => {
    const { enter, cuts } = await watch(() => new Promise(() => undefined), 1);
    const slow = await enter();
    slow.write('POST / HTTP/1.1\r\nHost: navii.test\r\nContent-Length: 50\r\n\r\nabc');
    await settle();
    const gone = isOver(slow);
    const next = await enter();
    await gone;
    expect([cuts, next.destroyed]).toEqual([['too many connections'], false]);
  });

  it('are refused if all others are being answered', async () => {
    const { enter, cuts } = await watch(() => new Promise(() => undefined), 2);
    for (const socket of [await enter(), await enter()]) socket.write(GET);
    await settle();
    const third = await enter();
    await isOver(third);
    expect(cuts).toEqual(['too many connections']);
  });
});

describe('answers that clients do not read', () => {
  it('are cut off beyond the limit of unsent bytes, the oldest first', async () => {
    const size = 16 * 2 ** 20;
    const { enter, cuts } = await watch((_req, res) => Promise.resolve(res.end(Buffer.alloc(size))));
    const sockets = [];
    for (let held = 0; held <= 2 * MAX_UNSENT_BYTES; held += size) {
      const socket = await enter();
      socket.pause();
      socket.write(GET);
      await settle();
      sockets.push(socket);
    }
    await vi.waitUntil(() => cuts.length > 0, PATIENCE);
    expect(new Set(cuts)).toEqual(new Set(['the client did not read the response']));
    const [oldest, newest] = [sockets[0], sockets.at(-1)];
    // The newest connection still gets its whole answer. The oldest gets only the bytes that the system had buffered.
    expect((newest && (await collect(newest, '\0'.repeat(size))))?.length).toBeGreaterThan(size);
    expect((oldest && (await collect(oldest)))?.length).toBeLessThan(size);
  });
});

describe('closing what is idle', () => {
  it('keeps a connection whose client still reads an answer', async () => {
    const size = 32 * 2 ** 20;
    const { enter, closeIdle } = await watch((_req, res) => Promise.resolve(res.end(Buffer.alloc(size))));
    const [busy, idle] = [await enter(), await enter()];
    busy.pause();
    busy.write(GET);
    await settle();
    closeIdle();
    await isOver(idle);
    busy.write(GET.replace('\r\n\r\n', '\r\nConnection: close\r\n\r\n'));
    expect((await collect(busy)).length).toBeGreaterThan(2 * size);
  });
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

describe('a connection that takes too long', () => {
  it.each([
    ['a response that is not read', ANSWER_TIMEOUT_MS, GET.repeat(2), ['the client did not read the response']],
    ['line breaks instead of a request', MAX_IDLE_MS, '\r\n', []],
  ])('%s ends the connection', async (_, limit, sent, reasons) => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
    onTestFinished(() => void vi.useRealTimers());
    const { enter, cuts } = await watch((_req, res) => Promise.resolve(res.end(Buffer.alloc(32 * 2 ** 20))));
    const socket = await enter();
    socket.pause();
    socket.write(sent);
    await settle();
    vi.advanceTimersByTime(limit - SWEEP_MS);
    socket.write('\r\n');
    await settle();
    expect(cuts).toEqual([]);
    vi.advanceTimersByTime(3 * SWEEP_MS);
    await isOver(socket);
    expect(cuts).toEqual(reasons);
  });
});
