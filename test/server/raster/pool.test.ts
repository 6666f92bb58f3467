// The threads: bounded, replaced when they die, and never in the way of SVG (contract, "Responses"; SPEC §7).
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { decode } from 'fast-png';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { AppOptions } from '../../../server/app.js';
import { request, serve, type RawAnswer, type Running } from '../serve.js';

const FIXTURE = pathToFileURL(join(import.meta.dirname, 'rasterizer.js'));

/** A service whose rasterizer is disturbed by files of these names. */
interface Disturbed extends Running {
  readonly put: (name: 'hold' | 'die' | 'die-once') => void;
  readonly take: (name: 'hold' | 'die') => void;
  /** Pictures that were begun. */
  readonly drawn: () => number;
}

async function disturb(options: AppOptions = {}): Promise<Disturbed> {
  const folder = mkdtempSync(join(tmpdir(), 'navii-raster-'));
  const address = new URL(FIXTURE);
  address.searchParams.set('folder', folder);
  const running = await serve({ rasterizer: address.href, ...options });
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const drawn = join(folder, 'drawn');
  return {
    ...running,
    put: (name) => writeFileSync(join(folder, name), ''),
    take: (name) => rmSync(join(folder, name)),
    drawn: () => (existsSync(drawn) ? readFileSync(drawn).length : 0),
  };
}

/** Waits for something that is bound to happen. */
async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) {
    await new Promise((resolve) => {
      setTimeout(resolve, 5);
    });
  }
}

function expectPng({ status, body }: RawAnswer): void {
  expect([status, status === 200 ? '' : body.toString()]).toEqual([200, '']);
  expect(decode(body).width).toBe(96);
}

describe('without a rasterizer', () => {
  it('PNG is 501, and all the rest works', async () => {
    const { port } = await serve({ rasterizer: '@resvg/no-such-module', rateLimit: 600 });
    for (const target of ['/avatar/alice.png', '/random.png', '/og.png', '/apple-touch-icon.png', '/avatar/bob.png']) {
      const { status, headers, body } = await request(port, target);
      expect([target, status]).toEqual([target, 501]);
      expect(body.toString()).toMatch(/^PNG rasterization unavailable: [^\r\n]*no-such-module[^\r\n]*$/);
      expect(headers).toMatchObject({ 'cache-control': 'no-store', 'content-type': 'text/plain; charset=utf-8' });
      expect(headers['x-ratelimit-limit']).toBe(target.startsWith('/avatar') ? '600' : undefined);
    }
    for (const target of ['/avatar/alice', '/random', '/group?seeds=a', '/favicon.svg', '/healthz']) {
      expect([target, (await request(port, target)).status]).toEqual([target, 200]);
    }
  });
});

describe('equal requests at the same time', () => {
  it('are one rasterization', async () => {
    const { port, put, take, drawn } = await disturb();
    put('hold');
    const answers = Array.from({ length: 100 }, () => request(port, '/avatar/alice.png'));
    await until(() => drawn() === 1);
    take('hold');
    for (const answer of await Promise.all(answers)) expectPng(answer);
    expect(drawn()).toBe(1);
  });
});

describe('more PNGs than may wait', () => {
  it('are told to come back, while SVG goes on', async () => {
    const { port, put, take, drawn } = await disturb({ pngThreads: 1, pngQueue: 2 });
    put('hold');
    let refused = 0;
    const answers = [0, 1, 2, 3, 4].map(async (i) => {
      const answer = await request(port, `/avatar/${i}.png`);
      if (answer.status === 503) refused += 1;
      return answer;
    });
    await until(() => drawn() === 1 && refused === 2);
    for (const target of ['/avatar/5.png', '/random.png', '/og.png', '/apple-touch-icon.png']) {
      const { status, headers, body } = await request(port, target);
      expect([target, status, body.toString()]).toEqual([target, 503, 'PNG queue is full']);
      expect(headers['cache-control']).toBe('no-store');
      expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    }
    for (const target of ['/avatar/svg', '/group?seeds=a,b', '/random', '/healthz', '/gallery?count=2']) {
      expect([target, (await request(port, target)).status]).toEqual([target, 200]);
    }
    take('hold');
    const served = (await Promise.all(answers)).filter(({ status }) => status !== 503);
    expect(served).toHaveLength(3);
    for (const answer of served) expectPng(answer);
    expectPng(await request(port, '/avatar/5.png'));
  });

  it('are given up when they take too long, and the thread with them', async () => {
    const { port, put, take, drawn } = await disturb({ pngThreads: 1, pngDeadline: 4321 });
    const deadline = new AbortController();
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => deadline.signal);
    onTestFinished(() => timeout.mockRestore());
    put('hold');
    const answer = request(port, '/avatar/0.png');
    await until(() => drawn() === 1);
    expect(timeout.mock.calls).toEqual([[4321]]);
    deadline.abort();
    const { status, headers, body } = await answer;
    expect([status, body.toString()]).toEqual([503, 'PNG rasterization took too long']);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    // The only thread was held: that another PNG is begun shows that it was replaced.
    timeout.mockImplementation(() => new AbortController().signal);
    const next = request(port, '/avatar/1.png');
    await until(() => drawn() === 2);
    take('hold');
    expectPng(await next);
  });
});

describe('a thread that dies', () => {
  it('is replaced, and its picture drawn again', async () => {
    const { port, put, drawn } = await disturb();
    expectPng(await request(port, '/avatar/before.png'));
    put('die-once');
    const answers = await Promise.all([0, 1, 2].map((i) => request(port, `/avatar/${i}.png`)));
    for (const answer of answers) expectPng(answer);
    expect(drawn()).toBe(5);
  });

  it('twice under the same picture is a failure of that picture alone', async () => {
    const { port, put, take, drawn, lines } = await disturb();
    put('die');
    const { status, headers, body } = await request(port, '/avatar/secret-name.png');
    expect([status, headers['cache-control'], body.toString()]).toEqual([500, 'no-store', 'Internal error']);
    expect(drawn()).toBe(2);
    expect(lines.filter(({ level }) => level === 50)).toHaveLength(1);
    expect(JSON.stringify(lines)).not.toContain('secret-name');
    take('die');
    expectPng(await request(port, '/avatar/secret-name.png'));
  });
});

describe('warm', () => {
  it('says why when there is no rasterizer', async () => {
    const { app } = await serve({ rasterizer: '@resvg/no-such-module' });
    await expect(app.warm()).rejects.toThrow('PNG rasterization unavailable');
  });

  it('is no failure when the service ends before the threads are there', async () => {
    const { app } = await serve();
    const warming = app.warm();
    await app.close();
    await expect(warming).resolves.toBeUndefined();
  });

  it('starts the threads', async () => {
    const { app, port } = await serve();
    await app.warm();
    expectPng(await request(port, '/avatar/alice.png'));
  });
});
