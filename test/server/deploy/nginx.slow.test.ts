// Tests of nginx in front of instances and Redis that end and start again: clients must notice nothing.
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it, onTestFinished } from 'vitest';
import { ask } from '../../tools/client.js';
import { checkNewClients, holdSockets, startLoop } from '../../tools/siege/load.js';
import { isSkipped, startFleet, type Fleet } from './fleet.js';

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

/** Requests pictures that are not in the cache of nginx, until `end` is called. */
function load(port: number) {
  let isOver = false;
  const startClients = (count: number, suffix: string) =>
    startLoop(
      { port },
      count,
      (i) => `/avatar/${i}${suffix}`,
      () => isOver,
    );
  const loops = [startClients(9, ''), startClients(3, '.png?size=64')];
  const listOutcomes = () => loops.flatMap(({ outcomes }) => outcomes);
  const listFailures = () => listOutcomes().filter((outcome) => outcome !== 200);
  const end = async (): Promise<void> => {
    isOver = true;
    await Promise.all(loops.map(({ ended }) => ended));
    expect(listFailures()).toEqual([]);
  };
  onTestFinished(() => void (isOver = true));
  return {
    listFailures,
    /** Ends the load, of which no request has failed. */
    end,
    /** Waits for more responses, successful or not. */
    goOn: async (answers = ENOUGH): Promise<void> => {
      const enough = listOutcomes().length + answers;
      while (listOutcomes().length < enough && listFailures().length === 0) await sleep(5);
    },
  };
}

describe.skipIf(isSkipped)('under load', () => {
  it('no response fails when an instance is killed and comes back', async () => {
    const { port, instances, log } = await start();
    const { listFailures, goOn, end } = load(port);
    for (const instance of [...instances, ...instances]) {
      await goOn();
      await instance.end('SIGKILL');
      await goOn();
      expect(listFailures()).toEqual([]);
      await instance.start();
      await goOn();
    }
    await end();
    expect(log()).toMatch(TRIED_TWICE);
  });

  it('no response fails when the instances restart one after the other, without a pause', async () => {
    const { port, instances } = await start();
    const { goOn, end } = load(port);
    for (const instance of [...instances, ...instances]) {
      expect(await instance.end('SIGTERM')).toBe(0);
      await instance.start();
    }
    await goOn();
    await end();
  });

  it('no response fails when Redis is killed', async () => {
    const { port, redis } = await start();
    const { goOn, end } = load(port);
    await goOn();
    await redis.end('SIGKILL');
    await goOn(4 * ENOUGH);
    await end();
  });

  it('no response fails when an instance hangs', async () => {
    const { port, instances, log } = await start();
    const { goOn, end } = load(port);
    await goOn();
    instances[0].pause();
    await goOn(4 * ENOUGH);
    // nginx sends the requests of the stopped instance to the other one after a timeout.
    await end();
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
