// Tests of nginx in front of instances and Redis that end and start again: clients must notice nothing.
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it, onTestFinished } from 'vitest';
import { ask, createClient } from '../../tools/client.js';
import { checkNewClients, holdSockets } from '../../tools/siege/load.js';
import { isSkipped, startFleet, type Fleet } from './fleet.js';

/** Number of connections that send requests without a pause. Every fourth requests PNGs. */
const CLIENTS = 12;
/** Number of responses to wait for before and after each event, so that requests surround it. */
const ENOUGH = 400;
/** Matches a log line of a request that nginx sent to more than one instance. */
const TRIED_TWICE = /"status":200,.*"tried":"[^"]+, [^"]+"/;

async function start(): Promise<Fleet> {
  // No client reaches this limit. Redis counts each response that is not from the cache.
  const fleet = await startFleet({ RATE_LIMIT: '1000000' });
  onTestFinished(() => fleet.close());
  return fleet;
}

interface Load {
  /** The failed requests. */
  readonly failures: readonly unknown[];
  /** Waits for more responses, successful or not. */
  readonly goOn: (answers?: number) => Promise<void>;
  /** Ends the load, and resolves with the number of complete responses. */
  readonly end: () => Promise<number>;
}

/** Requests pictures that are not in the cache of nginx, until `end` is called. */
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
  it('no response fails when an instance is killed and comes back', async () => {
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

  it('no response fails when the instances restart one after the other, without a pause', async () => {
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

  it('no response fails when Redis is killed', async () => {
    const { port, redis } = await start();
    const { failures, goOn, end } = load(port);
    await goOn();
    await redis.end('SIGKILL');
    await goOn(4 * ENOUGH);
    expect(await end()).toBeGreaterThan(5 * ENOUGH - CLIENTS);
    expect(failures).toEqual([]);
  });

  it('no response fails when an instance hangs', async () => {
    const { port, instances, log } = await start();
    const { failures, goOn, end } = load(port);
    await goOn();
    instances[0].pause();
    await goOn(4 * ENOUGH);
    // nginx sends the requests of the stopped instance to the other one after a timeout.
    await end();
    expect(failures).toEqual([]);
    expect(log()).toMatch(TRIED_TWICE);
  });

  it('without any instance the response is an error of one line, and cached pictures are still served', async () => {
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

/** The text that each connection sends in a second. */
type Drip = (second: number) => string;

describe.skipIf(isSkipped)('connections that hold nginx are closed, and others are answered meanwhile:', () => {
  it.each<[string, Drip]>([
    ['silent ones', () => ''],
    ['those that send a head byte by byte', (second) => 'GET /random HTTP/1.1'.charAt(second)],
    ['those on which only line breaks arrive', () => '\r\n'],
  ])('%s', async (_, drip) => {
    const fleet = await start();
    const sockets = await holdSockets(fleet, 200);
    onTestFinished(() => sockets.forEach((socket) => socket.destroy()));
    let second = 0;
    const dripping = setInterval(() => {
      for (const socket of sockets) if (socket.writable) socket.write(drip(second));
      second += 1;
    }, 1_000);
    onTestFinished(() => clearInterval(dripping));
    expect(await checkNewClients(fleet)).toEqual([true, 'new clients: 5 × 200']);
    await expect.poll(() => sockets.filter(({ closed }) => !closed).length).toBe(0);
  });
});
