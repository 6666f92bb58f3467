// Standard output that takes nothing: the service answers all the same, and ends in order.
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdtempSync, openSync, read, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createLogOutput } from '../../../server/log/output.js';
import { findPort } from '../../tools/free-port.js';
import { MAIN } from '../program.js';
import { request } from '../serve.js';

const readPipe = promisify(read);

function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'navii-log-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

/** A pipe that has a reader, which reads when it is told to. */
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
  it.each<[string, () => number | 'pipe']>([
    ['a full disk', () => openSync('/dev/full', 'w')],
    ['a pipe that nobody reads', makePipe],
    // What spawn calls a pipe is a socket.
    ['a socket that nobody reads', () => 'pipe'],
  ])('with its log on %s answers, and ends with 0', async (_name, open) => {
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
    // More than the pipe holds and the service keeps.
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

/** Reads from a pipe until what has come ends like this. */
async function readUntil(fd: number, end: string): Promise<string> {
  let text = '';
  const bytes = Buffer.alloc(65_536);
  while (!text.endsWith(end))
    text += bytes.toString('latin1', 0, (await readPipe(fd, bytes, 0, bytes.length, null)).bytesRead);
  return text;
}

describe('an output', () => {
  it('writes lines in order', async () => {
    const path = join(makeFolder(), 'log');
    const output = createLogOutput(openSync(path, 'w'));
    const lines = Array.from({ length: 100 }, (_, i) => `${i} ${'é'.repeat(i)}\n`);
    for (const line of lines) output.write(line);
    await output.flush(60_000);
    expect(readFileSync(path, 'utf8')).toBe(lines.join(''));
  });

  it('keeps what is on the file already', async () => {
    const path = join(makeFolder(), 'log');
    const fd = openSync(path, 'w');
    execFileSync('echo', ['before'], { stdio: ['ignore', fd, 'ignore'] });
    const output = createLogOutput(fd);
    output.write('after\n');
    await output.flush(60_000);
    expect(readFileSync(path, 'utf8')).toBe('before\nafter\n');
  });

  it('keeps lines for a slow reader, whole and up to its bounds, and says how many are lost', async () => {
    const fd = makePipe();
    const output = createLogOutput(openSync(`/proc/self/fd/${fd}`, 'r+'), 300_000);
    const line = `${'x'.repeat(999)}\n`;
    for (let i = 0; i < 400; i += 1) output.write(line);
    const taken = await readUntil(fd, '"}\n');
    expect(taken.slice(0, 300_000)).toBe(line.repeat(300));
    expect(JSON.parse(taken.slice(300_000))).toMatchObject({ level: 40, lost: 100 });
    output.write('and on\n');
    expect(await readUntil(fd, '\n')).toBe('and on\n');
  });

  it('waits for nobody when writing fails', async () => {
    const output = createLogOutput(openSync('/dev/full', 'w'));
    output.write('lost\n');
    await expect(output.flush(2 ** 31 - 1)).resolves.toBeUndefined();
  });
});
