// Tests of the built program with several processes: they share one rate limit, one log and one shutdown, and a process that dies or
// hangs is replaced.
import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { divideConfig } from '../../server/cluster.js';
import { readConfig } from '../../server/config.js';
import { findPort } from '../tools/free-port.js';
import { listening, run, type Program } from './program.js';

type Line = Readonly<Record<string, unknown>>;

function readLines({ out }: Program): Line[] {
  return out()
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Line);
}

/** Returns the ids of the child processes of a program. */
function listChildren({ child }: Program): number[] {
  const rows = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' }).trim().split('\n');
  const cells = rows.map((row) => row.trim().split(/\s+/));
  return cells
    .filter(([, parent, ...args]) => Number(parent) === child.pid && args.join(' ').includes('main.js'))
    .map(([pid]) => Number(pid));
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

async function ask(port: number, path: string, agent: Agent): Promise<IncomingMessage> {
  const [res] = (await once(get({ port, path, agent }), 'response')) as [IncomingMessage];
  res.resume();
  await once(res, 'end');
  return res;
}

/** Makes several agents. Each opens its own connection, which may reach another process. */
function connectOften(count = 8): Agent[] {
  const agents = Array.from({ length: count }, () => new Agent({ keepAlive: true, maxSockets: 1 }));
  onTestFinished(() => agents.forEach((agent) => agent.destroy()));
  return agents;
}

const ENDED = 'a process has ended; another one takes its place';
const ENV = { PORT: '0', HOST: '127.0.0.1', DRAIN_DELAY: '0', WEB_CONCURRENCY: '2' };

describe('two processes', () => {
  it('share one limit and one log, whose lines are whole and name their worker', async () => {
    const program = run({ ...ENV, RATE_LIMIT: '100', LOG_LEVEL: 'debug' });
    const port = await listening(program);
    expect(listChildren(program)).toHaveLength(2);
    const left: number[] = [];
    // Lines longer than a pipe writes in one piece.
    const long = 'x'.repeat(10_000);
    await Promise.all(
      connectOften().map(async (agent) => {
        for (let i = 0; i < 15; i += 1) {
          const { headers } = await ask(port, `/avatar/${long}`, agent);
          left.push(Number(headers['x-ratelimit-remaining']));
        }
      }),
    );
    // Responses may arrive in any order. Each number occurs once, and then zero remains.
    const numbers = left.toSorted((a, b) => b - a);
    expect(numbers).toEqual(Array.from({ length: 120 }, (_, i) => Math.max(0, 99 - i)));
    program.child.kill('SIGTERM');
    expect(await program.ended).toEqual([0, null]);
    const lines = readLines(program).filter(({ msg }) => msg === 'request');
    expect(lines).toHaveLength(120);
    expect(new Set(lines.map(({ worker }) => worker))).toEqual(new Set([1, 2]));
    expect(program.err()).toBe('');
  });

  it.each([
    ['was killed', 'SIGKILL', []],
    ['hangs', 'SIGSTOP', ['a process hangs and is killed']],
  ] as const)('are two again after one %s, and requests are answered meanwhile', async (_, signal, said) => {
    const program = run(ENV);
    const port = await listening(program);
    const before = listChildren(program);
    const agent = new Agent({ keepAlive: false });
    const isBack = () => listChildren(program).filter((pid) => !before.includes(pid)).length === 1;
    process.kill(before[0] ?? 0, signal);
    const stopped = new AbortController();
    const over = once(stopped.signal, 'abort').then(() => 'lost');
    const outcomes = new Set<unknown>();
    // A connection may be lost if it was being handed to the process that died.
    const asking = Array.from({ length: 16 }, async () => {
      while (!stopped.signal.aborted) {
        const asked = ask(port, '/healthz', agent).then(({ statusCode }) => statusCode);
        outcomes.add(await Promise.race([asked.catch(() => 'lost'), over]));
      }
    });
    await vi.waitFor(() => expect(program.out()).toContain(ENDED), { timeout: 60_000 });
    // After the restart no request is lost.
    do {
      expect((await ask(port, '/avatar/ada', agent)).statusCode).toBe(200);
    } while (!isBack());
    stopped.abort();
    await Promise.all(asking);
    outcomes.delete('lost');
    expect([...outcomes]).toEqual([200]);
    const errors = readLines(program).filter(({ level }) => level === 50);
    expect(errors.map(({ msg }) => msg)).toEqual([...said, ENDED]);
    expect(errors.at(-1)).toMatchObject({ worker: expect.any(Number), code: null, signal: 'SIGKILL' });
    program.child.kill('SIGTERM');
    expect(await program.ended).toEqual([0, null]);
    expect(listChildren(program)).toEqual([]);
  });

  it('end although one of them is stopped: it is killed', async () => {
    const program = run(ENV);
    await listening(program);
    const [stopped = 0] = listChildren(program);
    process.kill(stopped, 'SIGSTOP');
    program.child.kill('SIGTERM');
    expect(await program.ended).toEqual([1, null]);
    expect(isAlive(stopped)).toBe(false);
  });

  it('end by themselves when the first one dies', async () => {
    const program = run(ENV);
    await listening(program);
    const workers = listChildren(program);
    program.child.kill('SIGKILL');
    await vi.waitFor(() => expect(workers.filter(isAlive)).toEqual([]), { timeout: 60_000 });
  });

  it('each count for themselves while the primary does not answer', async () => {
    const program = run({ ...ENV, RATE_LIMIT: '100' });
    const port = await listening(program);
    const [agent] = connectOften(1) as [Agent];
    let asked = 0;
    /**
     * Returns by how much the remaining number exceeds that of the primary process. The primary also counts requests that reach it
     * too late.
     */
    async function countMore(): Promise<number> {
      asked += 1;
      const { headers } = await ask(port, '/avatar/ada', agent);
      return Number(headers['x-ratelimit-remaining']) - (100 - asked);
    }
    expect(await countMore()).toBe(0);
    program.child.kill('SIGSTOP');
    expect([await countMore(), await countMore()]).toEqual([1, 1]);
    program.child.kill('SIGCONT');
    await vi.waitFor(async () => expect(await countMore()).toBe(0), { timeout: 60_000 });
  });

  it('each have their own debugging port', async () => {
    const program = run({ ...ENV, NODE_OPTIONS: `--inspect=127.0.0.1:${await findPort()}` });
    await listening(program);
    program.child.kill('SIGTERM');
    expect(await program.ended).toEqual([0, null]);
    expect(program.err().match(/Debugger listening on/g)).toHaveLength(3);
    expect(program.err()).not.toContain('in use');
  });

  it('that all fail to start end the program with 1', async () => {
    const program = run({ ...ENV, NODE_OPTIONS: '--import=data:text/javascript,if(process.send)process.exit(7)' });
    expect(await program.ended).toEqual([1, null]);
    expect(program.err()).toBe(
      'navii: not started: every process ended at once; the last one with {"code":7,"signal":null}\n',
    );
  });
});

describe('divideConfig', () => {
  it.each([
    [1, { pngThreads: 4, pngCacheMb: 64, pngQueue: 256, maxConnections: 4096 }],
    [4, { pngThreads: 1, pngCacheMb: 16, pngQueue: 64, maxConnections: 1024 }],
    [3, { pngThreads: 1, pngCacheMb: 64 / 3, pngQueue: 86, maxConnections: 1366 }],
  ])('among %i', (webConcurrency, share) => {
    const config = { ...readConfig({ PNG_THREADS: '4', MAX_CONNECTIONS: '4096' }), webConcurrency };
    expect(divideConfig(config)).toEqual({ ...config, ...share });
  });

  it('leaves each process a thread and a connection, and keeps a setting of zero at zero', () => {
    const env = { PNG_THREADS: '2', MAX_CONNECTIONS: '1', PNG_QUEUE: '0', PNG_CACHE_MB: '0', WEB_CONCURRENCY: '8' };
    const nothing = { pngThreads: 1, maxConnections: 1, pngQueue: 0, pngCacheMb: 0 };
    expect(divideConfig(readConfig(env))).toMatchObject(nothing);
  });
});
