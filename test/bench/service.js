// The built service as a program of its own, and connections to it that do nothing but ask and count.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { root } from '../tools/root.js';

/**
 * Starts the service on a free port.
 *
 * @param {Record<string, string>} [env]
 * @param {string} [entry] another program that prints its port first, as JSON
 */
export async function startService(env = {}, entry = 'server/dist/main.js') {
  const child = spawn(process.execPath, [join(root, entry)], {
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1', RATE_LIMIT: '0', LOG_LEVEL: 'info', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  /** @type {number | undefined} */
  let port;
  for await (const line of createInterface(child.stdout)) {
    ({ port } = JSON.parse(line));
    if (port !== undefined) break;
  }
  if (port === undefined) throw new Error('the service did not start');
  // What it writes from now on must be taken too.
  child.stdout.resume();
  return {
    port,
    pid: child.pid ?? 0,
    async stop() {
      child.kill('SIGTERM');
      const [code] = await once(child, 'close');
      return code;
    },
  };
}

/**
 * Opens a kept-alive connection.
 *
 * @param {number} port
 */
export async function openConnection(port) {
  const socket = connect(port, '127.0.0.1').setNoDelay();
  let rest = Buffer.alloc(0);
  /** @type {number[]} */
  let statuses = [];
  let wanted = 0;
  /** @type {{ resolve: (statuses: number[]) => void, reject: (error: Error) => void } | undefined} */
  let asker;
  await once(socket, 'connect');
  /** @type {Error | undefined} */
  let failure;
  /** @param {Error} error */
  const fail = (error) => {
    failure = error;
    asker?.reject(error);
  };
  socket.on('error', fail).on('close', () => fail(new Error('the connection was closed')));
  socket.on('data', (chunk) => {
    rest = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
    for (;;) {
      const end = rest.indexOf('\r\n\r\n');
      if (end < 0) return;
      const head = rest.toString('latin1', 0, end);
      const size = end + 4 + Number(/\ncontent-length: (\d+)/i.exec(head)?.[1]);
      if (!(rest.length >= size)) return;
      rest = rest.subarray(size);
      statuses.push(Number(head.slice(9, 12)));
      if (statuses.length === wanted) asker?.resolve(statuses);
    }
  });
  return {
    /**
     * Sends requests at once, as one packet.
     *
     * @param {...string} targets
     * @returns {Promise<number[]>} the statuses of all answers, when the last one is here
     */
    ask(...targets) {
      // The service closes what nobody uses: to wait for an answer there would be to wait forever.
      if (failure !== undefined) return Promise.reject(failure);
      statuses = [];
      wanted = targets.length;
      const answered = new Promise((resolve, reject) => (asker = { resolve, reject }));
      socket.write(targets.map((target) => `GET ${target} HTTP/1.1\r\nHost: navii.test\r\n\r\n`).join(''));
      return answered;
    },
    close: () => socket.removeAllListeners('close').destroy(),
  };
}
