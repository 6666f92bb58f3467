// A server whose connections are watched, and clients that say when they read.
import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';
import { watchConnections, type Connections, type Handle } from '../../../server/connections.js';

export const GET = 'GET / HTTP/1.1\r\nHost: navii.test\r\n\r\n';

export interface Watched extends Connections {
  readonly port: number;
  readonly cuts: readonly string[];
  /** Opens a connection that reads nothing, and closes with the test. */
  readonly enter: () => Promise<Socket>;
}

export async function watch(handle: Handle, max = 100): Promise<Watched> {
  const cuts: string[] = [];
  const server = createServer();
  // As in the service.
  Object.assign(server, { httpAllowHalfOpen: true });
  const connections = watchConnections(server, handle, {
    max,
    isClosing: () => false,
    onCut: (reason) => cuts.push(reason),
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    connections.closeAll();
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

/** Answers with the number of the request. */
export function count(): Handle {
  let requests = 0;
  return (_req, res) => {
    requests += 1;
    return Promise.resolve(res.end(`<${requests}>`));
  };
}

/** Reads until a text has arrived, or to the end; leaves this side open. */
export function collect(socket: Socket, last?: string): Promise<string> {
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

/** Waits until the other side has ended, in order or not. */
export function isOver(socket: Socket): Promise<unknown> {
  return new Promise((resolve) => {
    for (const event of ['end', 'error', 'close']) socket.once(event, resolve);
    socket.resume();
  });
}

/** Gives everything that is on its way time to arrive. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 200; turn += 1) await new Promise(setImmediate);
}
