// Tests of the log: a blocked standard output does not block the service, and lines that a client can cause are logged once a minute.
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, read, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createLogOutput, createThrottle, type ThrottledLog } from '../../server/log.js';
import { pickSome } from '../sample.js';
import { makeFolder } from '../scratch.js';
import { findPort } from '../tools/free-port.js';
import { MAIN } from './program.js';
import { request, serve, serveRoutes, SITE } from './serve.js';

const readPipe = promisify(read);

/** Opens a pipe for reading and writing, so that it has a reader. Nothing is read until the test reads. */
function makePipe(): number {
  const path = join(makeFolder(), 'pipe');
  execFileSync('mkfifo', [path]);
  return openSync(path, 'r+');
}

async function answers(port: number): Promise<boolean> {
  try {
    return (await request(port, '/healthz')).status === 200;
  } catch {
    return false;
  }
}

describe('the program', () => {
  const OUTPUTS: readonly (readonly [string, () => number | 'pipe'])[] = [
    ['a full disk', () => openSync('/dev/full', 'w')],
    ['a pipe that is not read', makePipe],
    // The `pipe` of spawn is a socket.
    ['a socket that is not read', () => 'pipe'],
  ];
  it.each(pickSome(OUTPUTS, 3, 1))('with its log on %s answers, and ends with 0', async (_name, open) => {
    const port = await findPort();
    const env = { PORT: String(port), HOST: '127.0.0.1', LOG_LEVEL: 'debug', RATE_LIMIT: '0', DRAIN_DELAY: '0' };
    const stdout = open();
    const child = spawn(process.execPath, [MAIN], { env, stdio: ['ignore', stdout, 'pipe'] });
    onTestFinished(() => void child.kill('SIGKILL'));
    if (typeof stdout === 'number') onTestFinished(() => closeSync(stdout));
    child.stdout?.pause();
    let err = '';
    child.stderr?.on('data', (chunk: Buffer) => (err += chunk.toString()));
    const ended = once(child, 'exit');
    while (!(await answers(port))) expect(child.exitCode).toBeNull();
    // Longer lines in total than the pipe and the buffer of the service hold.
    const title = 'x'.repeat(8000);
    for (let i = 0; i < 250; i += 1) {
      const { status } = await request(port, `/avatar/user${i}@navii.example?title=${title}`);
      expect(status).toBe(200);
    }
    expect((await request(port, '/avatar/a.png?size=16')).status).toBe(200);
    child.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
    expect(err).toBe('');
  });
});

/** Reads from a pipe until the text ends with `end`. */
async function readUntil(fd: number, end: string): Promise<string> {
  let text = '';
  const bytes = Buffer.alloc(65_536);
  while (!text.endsWith(end))
    text += bytes.toString('latin1', 0, (await readPipe(fd, bytes, 0, bytes.length, null)).bytesRead);
  return text;
}

describe('an output', () => {
  it('appends lines to the file, in order', async () => {
    const path = join(makeFolder(), 'log');
    const fd = openSync(path, 'w');
    execFileSync('echo', ['before'], { stdio: ['ignore', fd, 'ignore'] });
    const output = createLogOutput(fd);
    const lines = Array.from({ length: 100 }, (_, i) => `${i} ${'é'.repeat(i)}\n`);
    for (const line of lines) output.write(line);
    await output.flush(60_000);
    expect(readFileSync(path, 'utf8')).toBe(`before\n${lines.join('')}`);
  });

  it('buffers whole lines for a slow reader up to its limits, and reports how many are lost', async () => {
    const fd = makePipe();
    const output = createLogOutput(openSync(`/proc/self/fd/${fd}`, 'r+'), 300_000);
    const line = `${'x'.repeat(999)}\n`;
    for (let i = 0; i < 400; i += 1) output.write(line);
    const received = readUntil(fd, 'and on\n');
    await output.flush(60_000);
    output.write('and on\n');
    const text = await received;
    const kept = text.lastIndexOf(line) / line.length + 1;
    expect(text.slice(0, kept * line.length)).toBe(line.repeat(kept));
    expect(kept).toBeGreaterThanOrEqual(300);
    const [report = '', next] = text.slice(kept * line.length).split('\n');
    expect(JSON.parse(report)).toMatchObject({ level: 40, lost: 400 - kept });
    expect(next).toBe('and on');
  });

  it('waits for space on a full disk only until the timeout', async () => {
    const output = createLogOutput(openSync('/dev/full', 'w'));
    output.write('lost\n');
    await expect(output.flush(1)).resolves.toBeUndefined();
  });
});

function listen(): { log: ThrottledLog; lines: Record<string, unknown>[] } {
  const lines: Record<string, unknown>[] = [];
  const logger = pino({ base: null, timestamp: false }, { write: (line: string) => void lines.push(JSON.parse(line)) });
  return { log: createThrottle(logger, 60_000), lines };
}

describe('a throttle', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('writes the first line of each kind at once, and one line for the others when the minute ends', () => {
    const { log, lines } = listen();
    for (const detail of ['a', 'b', 'c']) log.warn('failed', { detail });
    log.error('other');
    expect(lines.splice(0)).toEqual([
      { level: 40, detail: 'a', msg: 'failed' },
      { level: 50, msg: 'other' },
    ]);
    vi.advanceTimersByTime(60_000);
    expect(lines.splice(0)).toEqual([{ level: 40, detail: 'c', count: 2, msg: 'failed' }]);
    // After a minute without lines it starts again.
    vi.advanceTimersByTime(60_000);
    expect(vi.getTimerCount()).toBe(0);
    log.warn('failed');
    expect(lines).toHaveLength(1);
  });

  it('writes at most one line a minute', () => {
    const { log, lines } = listen();
    for (let second = 0; second < 300; second += 1) {
      log.error('failed');
      vi.advanceTimersByTime(1000);
    }
    expect(lines.map(({ count }) => count)).toEqual([undefined, 59, 60, 60, 60, 60]);
  });

  it('flushes the lines it holds back, and then starts again', () => {
    const { log, lines } = listen();
    for (const msg of ['failed', 'failed', 'another']) log.warn(msg);
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
  it('logs once that e-mail addresses are used as seeds, and at its end how often', async () => {
    const { app, port, lines } = await serve({ siteFolder: SITE });
    for (let i = 0; i < 5; i += 1) {
      const { headers } = await request(port, '/avatar/ada@lovelace.example');
      expect(headers['x-service-warning']).toBeDefined();
    }
    const count = () => lines.filter(({ level }) => level === 40).map((line) => line['count']);
    expect(count()).toEqual([undefined]);
    await app.close();
    expect(count()).toEqual([undefined, 4]);
  });

  it('logs once that requests fail', async () => {
    const { log, lines } = listen();
    const route = {
      name: 'broken',
      paths: ['/'],
      description: '',
      tag: 'service',
    } as const;
    const fail = (): never => {
      throw new Error('unforeseen');
    };
    const port = await serveRoutes([{ ...route, answer: fail }], { throttled: log });
    for (let i = 0; i < 3; i += 1) expect((await request(port, '/')).status).toBe(500);
    expect(lines).toEqual([expect.objectContaining({ level: 50, method: 'GET', msg: 'request failed' })]);
    log.flush();
    expect(lines.slice(1)).toEqual([expect.objectContaining({ level: 50, count: 2, msg: 'request failed' })]);
  });
});
