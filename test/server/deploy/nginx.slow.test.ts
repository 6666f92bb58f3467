// What clients notice while instances or Redis go and come behind nginx: nothing.
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it, onTestFinished } from 'vitest';
import { ask, createClient } from '../../tools/client.js';
import { isSkipped, startFleet, type Fleet } from './fleet.js';

/** Connections that ask without a pause, every fourth of them for PNGs. */
const CLIENTS = 12;
/** Answers before and after each event, so that it falls among requests. */
const ENOUGH = 400;
/** A line of the log whose request was asked of more than one instance. */
const TRIED_TWICE = /"status":200,.*"tried":"[^"]+, [^"]+"/;

async function start(): Promise<Fleet> {
  // A limit that nobody reaches: each answer but those from the cache is counted, in Redis.
  const fleet = await startFleet({ RATE_LIMIT: '1000000' });
  onTestFinished(() => fleet.close());
  return fleet;
}

interface Load {
  /** What went wrong. */
  readonly failures: readonly unknown[];
  /** Waits for more answers, with or without failures. */
  readonly goOn: (answers?: number) => Promise<void>;
  /** Ends the load; gives the number of whole answers. */
  readonly end: () => Promise<number>;
}

/** Asks for pictures that nginx does not have, until it is told to end. */
function load(port: number): Load {
  const failures: unknown[] = [];
  let [asked, answered] = [0, 0];
  const over = new AbortController();

  async function work(client: number): Promise<void> {
    const kept = createClient({ port });
    const suffix = client % 4 === 0 ? '.png?size=64' : '';
    while (!over.signal.aborted) {
      const path = `/avatar/${client}-${(asked += 1)}${suffix}`;
      try {
        const { status, headers, body } = await kept.ask(path);
        if (status === 200 && body.length === Number(headers['content-length'])) answered += 1;
        else failures.push(`${path}: ${status} ${body.toString().slice(0, 100)}`);
      } catch (error) {
        failures.push(error);
      }
    }
    kept.close();
  }
  const workers = Array.from({ length: CLIENTS }, (_, client) => work(client));
  const end = async (): Promise<number> => {
    over.abort();
    await Promise.all(workers);
    return answered;
  };
  onTestFinished(() => void end());
  return {
    failures,
    end,
    async goOn(answers = ENOUGH) {
      const enough = answered + failures.length + answers;
      while (answered + failures.length < enough) await sleep(5);
    },
  };
}

describe.skipIf(isSkipped)('under load', () => {
  it('an instance that is killed, and comes back, costs no answer', async () => {
    const { port, instances, log } = await start();
    const { failures, goOn, end } = load(port);
    for (const instance of [...instances, ...instances]) {
      await goOn();
      await instance.end('SIGKILL');
      await goOn();
      expect(failures).toEqual([]);
      await instance.start();
      await goOn();
    }
    expect(await end()).toBeGreaterThan(8 * ENOUGH);
    expect(failures).toEqual([]);
    expect(log()).toMatch(TRIED_TWICE);
  });

  it('one instance after the other is restarted, without a pause, and no answer is lost', async () => {
    const { port, instances } = await start();
    const { failures, goOn, end } = load(port);
    for (const instance of [...instances, ...instances]) {
      expect(await instance.end('SIGTERM')).toBe(0);
      await instance.start();
    }
    await goOn();
    expect(await end()).toBeGreaterThan(4 * ENOUGH);
    expect(failures).toEqual([]);
  });

  it('Redis that is killed costs no answer', async () => {
    const { port, redis } = await start();
    const { failures, goOn, end } = load(port);
    await goOn();
    await redis.end('SIGKILL');
    await goOn(4 * ENOUGH);
    expect(await end()).toBeGreaterThan(5 * ENOUGH - CLIENTS);
    expect(failures).toEqual([]);
  });

  it('an instance that hangs costs no answer', async () => {
    const { port, instances, log } = await start();
    const { failures, goOn, end } = load(port);
    await goOn();
    instances[0].pause();
    await goOn(4 * ENOUGH);
    // What it has taken is asked of the other one once nginx has waited for long enough.
    await end();
    expect(failures).toEqual([]);
    expect(log()).toMatch(TRIED_TWICE);
  });

  it('without any instance the answer is an error of one line, and what is in the cache goes on', async () => {
    const { port, instances } = await start();
    await ask({ port }, '/avatar/kept');
    for (const instance of instances) await instance.end('SIGKILL');
    expect((await ask({ port }, '/avatar/kept')).status).toBe(200);
    const { status, headers, body } = await ask({ port }, '/avatar/lost');
    expect([status, body.toString()]).toEqual([502, 'Service unavailable']);
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'access-control-allow-origin': '*' });
    for (const instance of instances) await instance.start();
    await expect.poll(async () => (await ask({ port }, '/avatar/lost')).status).toBe(200);
  });
});
