// Tests of SIGTERM under load: every accepted request gets its complete answer.
import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import { describe, expect, it, onTestFinished } from 'vitest';
import { listening, run } from './program.js';

/** Number of connections that send requests without a pause. Every fourth requests PNGs. */
const CLIENTS = 12;
/** Number of answers to wait for before SIGTERM, so that all clients are active. */
const ENOUGH = 300;

interface Tally {
  whole: number;
  /** The number of these that were requested after SIGTERM. */
  late: number;
  refused: number;
  readonly failures: unknown[];
}

/** An idle connection stays open for so many milliseconds after SIGTERM. */
const GRACE = 1_000;

/**
 * Sends one request. Resolves with false when the service accepts no connection any more.
 *
 * @param endOf - returns the time of SIGTERM on the clock of `performance`, or undefined before it
 */
async function ask(port: number, path: string, agent: Agent, endOf: () => number | undefined): Promise<boolean> {
  const req = get({ port, path, agent });
  try {
    const [res]: [IncomingMessage] = (await once(req, 'response')) as [IncomingMessage];
    const chunks: Buffer[] = [];
    for await (const chunk of res) chunks.push(chunk);
    const { length } = Buffer.concat(chunks);
    if (res.statusCode !== 200 || length !== Number(res.headers['content-length'])) {
      throw new Error(`${path}: ${res.statusCode}, ${length} of ${res.headers['content-length']} bytes`);
    }
    return true;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ECONNREFUSED') return false;
    // On a busy machine a client may pause until its idle connection is closed. Then no request was accepted.
    const isAfterGrace = performance.now() >= (endOf() ?? Infinity) + GRACE;
    if (code === 'ECONNRESET' && req.reusedSocket && isAfterGrace) return false;
    throw error;
  }
}

describe('SIGTERM under load', () => {
  it('loses no request that was accepted, and ends with 0', async () => {
    const program = run({ PORT: '0', HOST: '127.0.0.1', RATE_LIMIT: '0' });
    const port = await listening(program);
    const agent = new Agent({ keepAlive: true });
    onTestFinished(() => agent.destroy());
    const tally: Tally = { whole: 0, late: 0, refused: 0, failures: [] };
    let end: number | undefined;

    async function work(client: number): Promise<void> {
      const suffix = client % 4 === 0 ? '.png?size=128' : '';
      for (let i = 0; ; i += 1) {
        const isLate = end !== undefined;
        const isAnswered = await ask(port, `/avatar/${client}-${i}${suffix}`, agent, () => end);
        if (!isAnswered) {
          tally.refused += 1;
          return;
        }
        tally.whole += 1;
        if (isLate) tally.late += 1;
        if (tally.whole >= ENOUGH && end === undefined) {
          end = performance.now();
          program.child.kill('SIGTERM');
        }
      }
    }

    const clients = Array.from({ length: CLIENTS }, (_, client) =>
      work(client).catch((error: unknown) => tally.failures.push(error)),
    );
    await Promise.all(clients);
    expect(await program.ended).toEqual([0, null]);
    expect(tally).toMatchObject({ failures: [], refused: CLIENTS });
    expect(tally.late).toBeGreaterThan(0);
    expect(program.err()).toBe('');
    for (const line of program.out().trim().split('\n')) expect(JSON.parse(line)).toMatchObject({ level: 30 });
  });

  it('while the threads start is not a failure', async () => {
    const program = run({ PORT: '0', HOST: '127.0.0.1' });
    await listening(program);
    program.child.kill('SIGTERM');
    expect(await program.ended).toEqual([0, null]);
    for (const line of program.out().trim().split('\n')) expect(JSON.parse(line)).toMatchObject({ level: 30 });
  });
});
