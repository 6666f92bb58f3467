// Tests of the graceful shutdown: no new connection is accepted, and running requests are finished.
import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { setImmediate as nextIteration } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { createAvatar } from '../../../lib/index.js';
import { open, request } from '../serve.js';

async function enter(port: number): Promise<{ socket: Socket; received: () => string }> {
  const socket = connect(port, '127.0.0.1');
  const chunks: Buffer[] = [];
  socket.on('data', (chunk: Buffer) => chunks.push(chunk));
  await once(socket, 'connect');
  return { socket, received: () => Buffer.concat(chunks).toString('latin1') };
}

const GET = (target: string) => `GET ${target} HTTP/1.1\r\nHost: navii.test\r\n\r\n`;

describe('drain', () => {
  it('finishes running requests, answers requests in transit on open connections, and accepts no new connection', async () => {
    const { port, drain, server } = await open();
    const busy = await enter(port);
    const idle = await enter(port);
    // Both connections have received an answer and are kept alive.
    for (const { socket } of [busy, idle]) {
      socket.write(GET('/healthz'));
      await once(socket, 'data');
    }
    busy.socket.write(GET('/avatar/busy.png?size=512'));
    await once(server, 'request');
    const drained = drain();
    while (server.listening) await nextIteration();
    idle.socket.write(GET('/avatar/late'));
    await Promise.all([once(busy.socket, 'close'), once(idle.socket, 'close')]);
    await drained;
    expect(busy.received()).toMatch(/HTTP\/1\.1 200 OK\r\n[^]*HTTP\/1\.1 200 OK\r\n[^]*image\/png/);
    expect(idle.received().endsWith(createAvatar('late'))).toBe(true);
    expect(idle.received()).toMatch(/\r\nconnection: close\r\n/i);
    const [error] = await once(connect(port, '127.0.0.1'), 'error');
    expect(error).toMatchObject({ code: 'ECONNREFUSED' });
  });

  it('accepts connections during the delay, and reports that it is not ready', async () => {
    const { port, drain } = await open();
    expect((await request(port, '/readyz')).body.toString()).toBe('{"ready":true}');
    const drained = drain(1);
    const { status, headers, body } = await request(port, '/readyz');
    expect([status, body.toString(), headers['cache-control']]).toEqual([503, 'Shutting down', 'no-store']);
    for (const target of ['/healthz', '/avatar/late', '/avatar/late.png?size=16']) {
      expect([target, (await request(port, target)).status]).toEqual([target, 200]);
    }
    await drained;
    const [error] = await once(connect(port, '127.0.0.1'), 'error');
    expect(error).toMatchObject({ code: 'ECONNREFUSED' });
  });

  it('ends no connection with a response before it stops accepting, because its client would connect again', async () => {
    const { port, drain, server } = await open();
    const { socket, received } = await enter(port);
    let drained: Promise<void> | undefined;
    server.prependOnceListener('request', () => {
      drained = drain(1);
    });
    socket.write(GET('/healthz'));
    await once(socket, 'data');
    expect(received()).toMatch(/\r\nconnection: keep-alive\r\n/i);
    await drained;
    if (!socket.closed) await once(socket, 'close');
  });

  it('keeps the process alive until the threads have ended, although the threads do not', () => {
    const module = pathToFileURL(join(import.meta.dirname, '../../../server/dist/http-server.js')).href;
    const script = `
      import { createServiceServer } from '${module}';
      const close = () => new Promise((resolve) => setTimeout(resolve, 100).unref());
      const app = { callback: () => () => undefined, leave: () => undefined, close };
      const { server, drain } = createServiceServer(app, { maxConnections: 10, log: { warn: () => undefined } });
      server.listen(0, '127.0.0.1', async () => {
        await drain();
        console.log('ended in order');
        // The deadline of the drain would keep the process for six seconds.
        process.exit();
      });
    `;
    const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' });
    expect([stdout, stderr]).toEqual(['ended in order\n', '']);
  });
});
