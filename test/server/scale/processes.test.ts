// The built program in several processes: one limit, one log, and another process for each that dies.
import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { findPort } from '../../tools/free-port.js';
import { listening, run, type Program } from '../program.js';

type Line = Readonly<Record<string, unknown>>;

function readLines({ out }: Program): Line[] {
  return out()
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Line);
}

/** The processes that a program has started. */
function listChildren({ child }: Program): number[] {
  const rows = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' }).trim().split('\n');
  const cells = rows.map((row) => row.trim().split(/\s+/));
  return cells
    .filter(([, parent, ...args]) => Number(parent) === child.pid && args.join(' ').includes('worker.js'))
    .map(([pid]) => Number(pid));
}

async function ask(port: number, path: string, agent: Agent): Promise<IncomingMessage> {
  const [res] = (await once(get({ port, path, agent }), 'response')) as [IncomingMessage];
  res.resume();
  await once(res, 'end');
  return res;
}

/** Connections, each of which may be to another process. */
function connectOften(): Agent[] {
  const agents = Array.from({ length: 8 }, () => new Agent({ keepAlive: true, maxSockets: 1 }));
  onTestFinished(() => agents.forEach((agent) => agent.destroy()));
  return agents;
}

const ENDED = 'a process has ended; another one takes its place';
const ENV = { PORT: '0', HOST: '127.0.0.1', DRAIN_DELAY: '0', WEB_CONCURRENCY: '2' };

describe('two processes', () => {
  it('have one limit and one log, of which each line is whole and says whose it is', async () => {
    const program = run({ ...ENV, RATE_LIMIT: '100', LOG_LEVEL: 'debug' });
    const port = await listening(program);
    await vi.waitFor(() => expect(listChildren(program)).toHaveLength(2), { timeout: 60_000 });
    const left: number[] = [];
    // Lines that are longer than what a pipe takes at once.
    const long = 'x'.repeat(10_000);
    await Promise.all(
      connectOften().map(async (agent) => {
        for (let i = 0; i < 15; i += 1) {
          const { headers } = await ask(port, `/avatar/${long}`, agent);
          left.push(Number(headers['x-ratelimit-remaining']));
        }
      }),
    );
    // Answers may overtake each other; each number is there once, and then none is left.
    const numbers = left.toSorted((a, b) => b - a);
    expect(numbers).toEqual(Array.from({ length: 120 }, (_, i) => Math.max(0, 99 - i)));
    program.child.kill('SIGTERM');
    expect(await program.ended).toEqual([0, null]);
    const lines = readLines(program).filter(({ msg }) => msg === 'request');
    expect(lines).toHaveLength(120);
    expect(new Set(lines.map(({ worker }) => worker))).toEqual(new Set([1, 2]));
    expect(program.err()).toBe('');
  });

  it('are two again after one was killed, and requests are answered meanwhile', async () => {
    const program = run(ENV);
    const port = await listening(program);
    await vi.waitFor(() => expect(listChildren(program)).toHaveLength(2), { timeout: 60_000 });
    const before = listChildren(program);
    const agent = new Agent({ keepAlive: false });
    const isBack = () => listChildren(program).filter((pid) => !before.includes(pid)).length === 1;
    const done = new AbortController();
    const outcomes = new Set<unknown>();
    // Each request is answered, or its connection ends with the process that had it; none hangs.
    const asking = Array.from({ length: 16 }, async () => {
      while (!done.signal.aborted) {
        try {
          outcomes.add((await ask(port, '/healthz', agent)).statusCode);
        } catch {
          outcomes.add('closed');
        }
      }
    });
    process.kill(before[0] ?? 0, 'SIGKILL');
    await vi.waitFor(() => expect(program.out()).toContain(ENDED), { timeout: 60_000 });
    // From then on nothing is lost.
    do {
      expect((await ask(port, '/avatar/ada', agent)).statusCode).toBe(200);
    } while (!isBack());
    done.abort();
    await Promise.all(asking);
    outcomes.delete('closed');
    expect([...outcomes]).toEqual([200]);
    const ended = readLines(program).filter(({ msg }) => msg === ENDED);
    expect(ended).toEqual([expect.objectContaining({ level: 50, code: null, signal: 'SIGKILL' })]);
    program.child.kill('SIGTERM');
    expect(await program.ended).toEqual([0, null]);
    expect(listChildren(program)).toEqual([]);
  });

  it('are debugged each on a port of its own', async () => {
    const program = run({ ...ENV, NODE_OPTIONS: `--inspect=127.0.0.1:${await findPort()}` });
    await listening(program);
    program.child.kill('SIGTERM');
    expect(await program.ended).toEqual([0, null]);
    expect(program.err().match(/Debugger listening on/g)).toHaveLength(3);
    expect(program.err()).not.toContain('in use');
  });

  it('that cannot start at all end the program with 1', async () => {
    const program = run({ ...ENV, NODE_OPTIONS: '--import=data:text/javascript,if(process.send)process.exit(7)' });
    expect(await program.ended).toEqual([1, null]);
    expect(program.err()).toBe(
      'navii: not started: every process ended at once, the last one so: {"code":7,"signal":null}\n',
    );
  });
});
