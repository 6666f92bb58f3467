// Tests of the queue: the jobs it refuses, the jobs it drops, and the order of the others. The clock is fake.
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { HttpError } from '../../lib/http/index.js';
import { createQueue, type WorkQueue } from '../../server/queue.js';
import { sample } from '../sample.js';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Runs the pending microtasks. */
async function settle(): Promise<void> {
  for (let step = 0; step < 20; step += 1) await Promise.resolve();
}

type Fate = 'waits' | 'runs' | 'done' | 'refused';

/** A job that ends when the test calls `end`. */
class Asked {
  readonly client: string;
  readonly cost: number;
  isGone = false;
  fate: Fate = 'waits';
  /** The client, or the status and `retry-after` of a refusal. */
  answer: Promise<unknown> = Promise.resolve();
  end: () => void = () => {};

  constructor(client: string, cost: number) {
    this.client = client;
    this.cost = cost;
  }
}

/** A queue, and every job that it was given. */
class Desk {
  readonly queue: WorkQueue;
  readonly refused: string[] = [];
  readonly asked: Asked[] = [];
  readonly begun: Asked[] = [];
  onBegin: (job: Asked) => void = () => {};

  constructor({ slots = 1, maxWaiting = 100, maxWaitMs = 1_000 } = {}) {
    const onRefused = (message: string) => void this.refused.push(message);
    this.queue = createQueue({ slots, maxWaiting, maxWaitMs, message: 'Queue is full', onRefused });
  }

  list(fate: Fate, client?: string): Asked[] {
    return this.asked.filter((job) => job.fate === fate && (client === undefined || job.client === client));
  }

  ask(client: string, cost = 1): Asked {
    const job = new Asked(client, cost);
    this.asked.push(job);
    const work = async () => {
      this.onBegin(job);
      job.fate = 'runs';
      this.begun.push(job);
      await new Promise<void>((resolve) => (job.end = resolve));
      job.fate = 'done';
      return client;
    };
    const refuse = ({ status, headers }: HttpError) => {
      job.fate = 'refused';
      return [status, headers['retry-after']];
    };
    job.answer = this.queue.run({ client, cost, isGone: () => job.isGone }, work).catch(refuse);
    return job;
  }

  /** Ends a running job after some milliseconds: the oldest one, unless `at` names another. */
  async finish(ms = 0, at = 0): Promise<void> {
    vi.advanceTimersByTime(ms);
    const running = this.list('runs');
    running[at % Math.max(1, running.length)]?.end();
    await settle();
  }

  /** Runs jobs of a cost with this duration, so that the queue learns how long they take. */
  async teach(cost: number, ms: number, times = 100): Promise<void> {
    for (let i = 0; i < times; i += 1) {
      this.ask('teacher', cost);
      await this.finish(ms);
    }
  }

  /** Returns the clients in the order in which their jobs began, from the job `first` on. */
  orderFrom(first: number): string {
    return this.begun
      .slice(first)
      .map(({ client }) => client)
      .join('');
  }

  async finishAll(): Promise<void> {
    while (this.list('runs').length > 0) await this.finish();
  }
}

describe('the queue refuses', () => {
  it('a job that cannot begin in time, once it knows how long jobs take', async () => {
    const unknowing = new Desk();
    for (let i = 0; i < 50; i += 1) unknowing.ask('a', 1_000);
    expect(unknowing.refused).toEqual([]);
    const desk = new Desk();
    await desk.teach(1_000, 600);
    desk.ask('a', 1_000);
    desk.ask('a', 1_000);
    expect(await desk.ask('a', 1_000).answer).toEqual([503, '2']);
    expect(desk.refused).toEqual(['Queue is full']);
  });

  it('no client because of the waiting jobs of another', async () => {
    const desk = new Desk({ maxWaitMs: 10_000 });
    await desk.teach(1_000, 600);
    for (let i = 0; i < 30; i += 1) desk.ask('a', 1_000);
    expect(desk.refused.length).toBeGreaterThan(10);
    const others = [desk.ask('b', 1_000), desk.ask('c', 1_000)];
    expect(others.map(({ fate }) => fate)).toEqual(['waits', 'waits']);
    const first = desk.begun.length;
    for (let i = 0; i < 3; i += 1) await desk.finish(600);
    expect(desk.orderFrom(first)).toBe('bca');
  });

  it('a new client when the jobs of the others already fill the time', async () => {
    const desk = new Desk({ maxWaitMs: 3_000 });
    await desk.teach(1_000, 600);
    const fates = Array.from('abcdefgh', (client) => desk.ask(client, 1_000).fate);
    await settle();
    expect([fates, desk.list('refused').map(({ client }) => client)]).toEqual([expect.anything(), ['g', 'h']]);
  });

  it('nothing because of the time of the very first job', async () => {
    const desk = new Desk();
    await desk.teach(1, 300, 1);
    for (let i = 0; i < 4; i += 1) desk.ask('a', 30);
    expect(desk.refused).toEqual([]);
  });

  it('an accepted job that has waited twice the maximum', async () => {
    const desk = new Desk();
    desk.ask('a');
    const { answer } = desk.ask('b');
    vi.advanceTimersByTime(2_000);
    expect([await answer, desk.refused.length]).toEqual([[503, '1'], 1]);
    await desk.finishAll();
    expect(desk.orderFrom(0)).toBe('a');
  });

  it('all waiting jobs, when it is cleared', async () => {
    const desk = new Desk();
    const jobs = ['a', 'b', 'c'].map((client) => desk.ask(client));
    desk.queue.clear(Object.assign(new Error('stopping'), { status: 503, headers: {} }));
    await desk.finish();
    expect(await Promise.all(jobs.map(({ answer }) => answer))).toEqual(['a', [503, undefined], [503, undefined]]);
    expect([desk.queue.countWaiting(), desk.queue.countRunning()]).toEqual([0, 0]);
  });
});

describe('a full queue', () => {
  it('gives the last place of the client with most jobs to one with fewer', async () => {
    const desk = new Desk({ maxWaiting: 3 });
    const [, , , last] = ['a', 'a', 'a', 'a'].map((client) => desk.ask(client));
    desk.ask('b');
    expect([await last?.answer, desk.refused.length]).toEqual([[503, '1'], 1]);
    desk.ask('b');
    expect(desk.refused.length).toBe(2);
    // Now both clients have the same number of jobs.
    desk.ask('b');
    expect(desk.refused.length).toBe(3);
    await desk.finishAll();
    expect(desk.orderFrom(0)).toBe('abab');
  });

  it('takes no place from clients that have as few jobs as the new one', async () => {
    const desk = new Desk({ maxWaiting: 2 });
    const [first, second, third] = ['a', 'b', 'c'].map((client) => desk.ask(client));
    expect(await desk.ask('d').answer).toEqual([503, '1']);
    await desk.finishAll();
    expect([first, second, third].map((job) => job?.fate)).toEqual(['done', 'done', 'done']);
  });

  it('without places begins a job if a slot is free', async () => {
    const desk = new Desk({ maxWaiting: 0 });
    const [first, second] = [desk.ask('a'), desk.ask('b')];
    await desk.finish();
    expect([await first.answer, await second.answer]).toEqual(['a', [503, '1']]);
  });
});

describe('of one client', () => {
  it('a job whose client has left is dropped, without a report', async () => {
    const desk = new Desk();
    desk.ask('a');
    const gone = desk.ask('a');
    gone.isGone = true;
    desk.ask('b');
    expect([await gone.answer, desk.queue.countWaiting(), desk.refused]).toEqual([[503, undefined], 1, []]);
  });

  it('a job that fails frees its slot', async () => {
    const { queue, ask } = {
      queue: createQueue({ slots: 1, maxWaiting: 1, maxWaitMs: 1_000, message: '' }),
      ask: { client: 'a', cost: 1, isGone: () => false },
    };
    await expect(
      queue.run(ask, () => {
        throw new Error('broken');
      }),
    ).rejects.toThrow('broken');
    expect(await queue.run(ask, () => 'whole')).toBe('whole');
  });
});

const CLIENTS = ['a', 'b', 'c', 'd', 'e'];
const EVENT = fc.oneof(
  { weight: 3, arbitrary: fc.record({ ask: fc.constantFrom(...CLIENTS), cost: fc.integer({ min: 1, max: 40 }) }) },
  { weight: 2, arbitrary: fc.record({ finish: fc.nat(8) }) },
  {
    weight: 1,
    arbitrary: fc.record({ leave: fc.nat(200) }),
  },
);
const SETTINGS = fc.record({ slots: fc.integer({ min: 1, max: 4 }), maxWaiting: fc.nat(12) });

describe('random jobs', () => {
  it('run within the slots, and each accepted job runs exactly once', async () => {
    const property = fc.asyncProperty(SETTINGS, fc.array(EVENT, { maxLength: 120 }), async (settings, events) => {
      const desk = new Desk({ ...settings, maxWaitMs: 1e6 });
      desk.onBegin = (job) => {
        expect(job.fate).toBe('waits');
        expect(job.isGone).toBe(false);
        // No job waits while a slot is free, and no client has more slots than one that waits.
        const held = ({ client }: Asked) => desk.list('runs', client).length;
        for (const other of desk.list('waits')) expect(held(other)).toBeGreaterThanOrEqual(held(job));
        // The jobs of one client begin in order.
        const earlier = desk.asked.slice(0, desk.asked.indexOf(job)).filter(({ client }) => client === job.client);
        expect(earlier.filter(({ fate, isGone }) => fate === 'waits' && !isGone)).toEqual([]);
      };
      for (const event of events) {
        if ('ask' in event) desk.ask(event.ask, event.cost);
        else if ('finish' in event) await desk.finish(0, event.finish);
        else {
          const job = desk.list('waits')[event.leave];
          if (job !== undefined) job.isGone = true;
        }
        await settle();
        expect(desk.queue.countRunning()).toBe(desk.list('runs').length);
        expect(desk.queue.countRunning()).toBeLessThanOrEqual(settings.slots);
        expect(desk.queue.countWaiting()).toBe(desk.list('waits').length);
        expect(desk.queue.countWaiting()).toBeLessThanOrEqual(settings.maxWaiting);
        if (desk.queue.countWaiting() > 0) expect(desk.queue.countRunning()).toBe(settings.slots);
      }
      await desk.finishAll();
      expect([desk.queue.countWaiting(), desk.queue.countRunning()]).toEqual([0, 0]);
      expect(desk.begun).toHaveLength(new Set(desk.begun).size);
      expect(new Set(desk.begun)).toEqual(new Set(desk.list('done')));
      expect(desk.list('done').length + desk.list('refused').length).toBe(desk.asked.length);
    });
    await fc.assert(property);
  });

  it('of a client with one job among clients with hundreds begin within as many jobs as there are clients', async () => {
    const crowd = fc.array(fc.integer({ min: 1, max: 120 }), { minLength: 1, maxLength: 5 });
    const property = fc.asyncProperty(
      fc.integer({ min: 1, max: 4 }),
      crowd,
      fc.nat(100),
      async (slots, sizes, served) => {
        const desk = new Desk({ slots, maxWaiting: 2_000, maxWaitMs: 1e6 });
        sizes.forEach((size, at) => Array.from({ length: size }, () => desk.ask(`client ${at}`)));
        for (let i = 0; i < served; i += 1) await desk.finish();
        const before = desk.begun.length;
        const job = desk.ask('newcomer');
        while (job.fate === 'waits') await desk.finish();
        expect(desk.begun.indexOf(job) - before).toBeLessThanOrEqual(sizes.length);
      },
    );
    await fc.assert(property, { numRuns: sample(8, 30) });
  });

  it('of clients that always have waiting jobs begin in turn', async () => {
    const desk = new Desk({ maxWaitMs: 1e6 });
    for (let i = 0; i < 10; i += 1) for (const client of 'aabc') desk.ask(client);
    await desk.finishAll();
    expect(desk.orderFrom(0)).toBe(`${'abc'.repeat(10)}${'a'.repeat(10)}`);
  });

  it('of ever new clients keep no job waiting forever', async () => {
    const desk = new Desk({ maxWaiting: 10, maxWaitMs: 1e6 });
    const old = [desk.ask('old'), desk.ask('old'), desk.ask('old')];
    for (let i = 0; i < 100; i += 1) {
      desk.ask(`new ${i}`);
      await desk.finish();
    }
    expect(old.map(({ fate }) => fate)).toEqual(['done', 'done', 'done']);
  });
});
