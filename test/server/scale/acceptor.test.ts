// Connections handed to processes that stop or die: none of them waits for ever.
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { expect, it, onTestFinished, vi } from 'vitest';
import { MAX_QUEUED_CONNECTIONS } from '../../../server/limits.js';
import { createAcceptor, type Acceptor } from '../../../server/scale/acceptor.js';

const ANSWER = `process.on('message', (message, socket) => socket?.on('error', () => {}).end('x')); process.send('ready')`;

/** A process that answers every connection. */
async function start(): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['-e', ANSWER], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  onTestFinished(() => void child.kill('SIGKILL'));
  await once(child, 'message');
  return child;
}

/** What becomes of clients. */
interface Clients {
  answered: number;
  closed: number;
}

/** Connects as many clients, and waits until all are accepted. */
async function connectAll({ server }: Acceptor, count: number): Promise<Clients> {
  const clients: Clients = { answered: 0, closed: 0 };
  let accepted = 0;
  server.on('connection', () => (accepted += 1));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  for (let i = 0; i < count; i += 1) {
    const socket = connect(port, '127.0.0.1');
    onTestFinished(() => void socket.destroy());
    socket.on('data', () => (clients.answered += 1)).on('error', () => undefined);
    socket.on('close', () => (clients.closed += 1));
  }
  await vi.waitFor(() => expect(accepted).toBe(count), { timeout: 60_000 });
  return clients;
}

/** Makes an acceptor that ends with the test. */
function accept(): { readonly acceptor: Acceptor; readonly slow: Set<ChildProcess> } {
  const slow = new Set<ChildProcess>();
  const acceptor = createAcceptor((child) => void slow.add(child));
  onTestFinished(() => void acceptor.server.close());
  return { acceptor, slow };
}

it('gives what a process that died has not taken to the next one', async () => {
  const { acceptor } = accept();
  const [first, second] = [await start(), await start()];
  acceptor.add(first);
  first.kill('SIGSTOP');
  const clients = await connectAll(acceptor, 40);
  first.once('exit', () => acceptor.remove(first)).kill('SIGKILL');
  acceptor.add(second);
  await vi.waitFor(() => expect(clients.closed).toBe(40), { timeout: 60_000 });
  // One was on its way.
  expect(clients.answered).toBeGreaterThanOrEqual(39);
});

it('passes over a process that takes none, and says so', async () => {
  const { acceptor, slow } = accept();
  const [first, second] = [await start(), await start()];
  acceptor.add(first);
  acceptor.add(second);
  first.kill('SIGSTOP');
  const clients = await connectAll(acceptor, 400);
  // One more is on its way.
  const most = 400 - MAX_QUEUED_CONNECTIONS - 1;
  await vi.waitFor(() => expect(clients.answered).toBeGreaterThanOrEqual(most), { timeout: 60_000 });
  expect(clients.answered).toBeLessThan(400);
  expect(slow.has(first)).toBe(true);
  first.kill('SIGCONT');
  await vi.waitFor(() => expect(clients).toEqual({ answered: 400, closed: 400 }), { timeout: 60_000 });
});

it('holds what no process has room for until one has', async () => {
  const { acceptor } = accept();
  const child = await start();
  acceptor.add(child);
  child.kill('SIGSTOP');
  const count = 3 * MAX_QUEUED_CONNECTIONS;
  const clients = await connectAll(acceptor, count);
  expect(clients.answered).toBe(0);
  child.kill('SIGCONT');
  await vi.waitFor(() => expect(clients).toEqual({ answered: count, closed: count }), { timeout: 60_000 });
});
