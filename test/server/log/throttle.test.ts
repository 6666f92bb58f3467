// What a stranger can cause with each request is logged once a minute, with a count.
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import Koa from 'koa';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { handleErrors } from '../../../server/http/errors.js';
import { createThrottle, type ThrottledLog } from '../../../server/log/throttle.js';
import { answer, playProvider, post } from '../license/provider.js';
import { request, serve } from '../serve.js';

function listen(): { log: ThrottledLog; lines: Record<string, unknown>[] } {
  const lines: Record<string, unknown>[] = [];
  const logger = pino({ base: null, timestamp: false }, { write: (line: string) => void lines.push(JSON.parse(line)) });
  return { log: createThrottle(logger, 60_000), lines };
}

describe('a throttle', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('writes the first line at once, and the others as one when the minute ends', () => {
    const { log, lines } = listen();
    for (const detail of ['a', 'b', 'c']) log.warn('failed', { detail });
    expect(lines).toEqual([{ level: 40, detail: 'a', msg: 'failed' }]);
    vi.advanceTimersByTime(60_000);
    expect(lines.slice(1)).toEqual([{ level: 40, detail: 'c', count: 2, msg: 'failed' }]);
  });

  it('has at most one line a minute, however long it goes on', () => {
    const { log, lines } = listen();
    for (let second = 0; second < 300; second += 1) {
      log.error('failed');
      vi.advanceTimersByTime(1000);
    }
    expect(lines.map(({ count }) => count)).toEqual([undefined, 59, 60, 60, 60, 60]);
  });

  it('writes at once again after a minute without any', () => {
    const { log, lines } = listen();
    log.warn('failed');
    vi.advanceTimersByTime(60_000);
    expect(vi.getTimerCount()).toBe(0);
    log.warn('failed');
    expect(lines).toHaveLength(2);
  });

  it('keeps kinds apart', () => {
    const { log, lines } = listen();
    log.warn('one');
    log.error('other');
    expect(lines.map(({ level, msg }) => [level, msg])).toEqual([
      [40, 'one'],
      [50, 'other'],
    ]);
  });

  it('gives out what it holds back, and then begins anew', () => {
    const { log, lines } = listen();
    log.warn('failed');
    log.warn('failed');
    log.warn('another');
    log.flush();
    expect(lines.map(({ msg, count }) => [msg, count])).toEqual([
      ['failed', undefined],
      ['another', undefined],
      ['failed', 1],
    ]);
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('the service', () => {
  it('says once that e-mail addresses are used as seeds, and at its end how often', async () => {
    const { app, port, lines } = await serve();
    for (let i = 0; i < 5; i += 1) {
      const { headers } = await request(port, '/avatar/ada@lovelace.example');
      expect(headers['x-service-warning']).toBeDefined();
    }
    const count = () => lines.filter(({ level }) => level === 40).map((line) => line['count']);
    expect(count()).toEqual([undefined]);
    await app.close();
    expect(count()).toEqual([undefined, 4]);
  });

  it('says once that webhooks are not signed, and once that the provider fails', async () => {
    const { url } = await playProvider(answer(500, ''));
    const polar = { polarOrganizationId: 'org-1', polarWebhookSecret: 'secret', polarServer: url };
    const { port, lines } = await serve(polar);
    for (let i = 0; i < 3; i += 1) {
      expect((await post(port, '/polar/webhooks', '{}')).status).toBe(403);
      expect((await post(port, '/license/verify', '{"key":"k"}')).status).toBe(502);
    }
    expect(lines.filter(({ level }) => level === 40).map(({ msg }) => msg)).toEqual([
      'a webhook without a good signature was refused',
      'the license provider failed',
    ]);
  });

  it('says once that requests fail', async () => {
    const { log, lines } = listen();
    const koa = new Koa().use(handleErrors(log)).use(() => {
      throw new Error('unforeseen');
    });
    const server = koa.listen(0, '127.0.0.1');
    onTestFinished(() => void server.close());
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    for (let i = 0; i < 3; i += 1) expect((await request(port, '/')).status).toBe(500);
    expect(lines).toEqual([expect.objectContaining({ level: 50, method: 'GET', msg: 'request failed' })]);
    log.flush();
    expect(lines.slice(1)).toEqual([expect.objectContaining({ level: 50, count: 2, msg: 'request failed' })]);
  });
});
