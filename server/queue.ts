// A queue that shares a few slots between clients. Each client has its own list of jobs, and a free slot goes to the client with
// the fewest running jobs, then to the one that was served the longest ago. A job that cannot start in time is refused at once,
// and a job whose client has left is dropped.
import { setImmediate } from 'node:timers/promises';
import { HttpError, retryLater } from '../lib/http/index.js';

/** The client of a job. */
export interface Caller {
  /** Name of the client that sent the request. */
  readonly client: string;
  /** Tells whether the client has left, so that a job that waits need not start. */
  readonly isGone: () => boolean;
}

/** A job's properties that the queue needs. */
export interface Job extends Caller {
  /** Size of the job, in a unit that all jobs of a queue share. The queue measures how long a unit takes. */
  readonly cost: number;
}

export type WorkQueue = ReturnType<typeof createQueue>;

interface QueueOptions {
  /** Maximum number of jobs that run at a time. */
  readonly slots: number;
  /** Maximum number of jobs that wait. */
  readonly maxWaiting: number;
  /** Longest estimated wait of a job, in milliseconds. A job that has waited twice as long is refused as well. */
  readonly maxWaitMs: number;
  /** The text of the response when a job is refused. */
  readonly message: string;
  /** Called with `message` for each refused job. */
  readonly onRefused?: ((message: string) => void) | undefined;
}

interface QueuedJob extends Job {
  readonly queue: ClientQueue;
  readonly start: () => Promise<void>;
  readonly reject: (error: unknown) => void;
  /** Refuses the job when it has waited too long. */
  readonly timer: NodeJS.Timeout;
}

/** The jobs of one client. Those that wait are in the order in which they came. */
interface ClientQueue {
  readonly waiting: QueuedJob[];
  running: number;
}

/** Not told to anybody: the client of the job has left. */
const CLIENT_GONE = new HttpError(503, 'No longer waited for');

/** Share of the old measurements that stays when a job is measured, so that about the last ten jobs count. */
const DECAY = 0.9;
/**
 * The first measurement counts as if this many more jobs of the same cost had taken no time. First jobs are slow, and
 * the queue must not refuse others because of them.
 */
const ASSUMED_FAST_JOBS = 32;

/** Rounds of the event loop in {@link yieldToEventLoop}. Node accepts one connection in each. */
const YIELD_ROUNDS = 8;

/**
 * Lets Node handle requests that have already arrived, before the caller starts a long piece of work on the main
 * thread.
 */
export async function yieldToEventLoop(): Promise<void> {
  // oxlint-disable-next-line no-await-in-loop -- the rounds follow each other
  for (let round = 0; round < YIELD_ROUNDS; round += 1) await setImmediate();
}

export function createQueue(options: QueueOptions) {
  const { slots, maxWaiting, maxWaitMs, message, onRefused } = options;
  /** The clients that have jobs, the one that was served the longest ago first. */
  const clients = new Map<string, ClientQueue>();
  let [waiting, running, runningCost] = [0, 0, 0];
  let [measuredMs, measuredCost] = [0, 0];

  function measure(cost: number, ms: number): void {
    measuredMs = measuredMs * DECAY + ms;
    measuredCost = (measuredCost === 0 ? ASSUMED_FAST_JOBS * cost : measuredCost * DECAY) + cost;
  }

  /** Takes a job out of the queue, and rejects it unless it starts. */
  function remove(job: QueuedJob, error?: unknown): void {
    job.queue.waiting.splice(job.queue.waiting.indexOf(job), 1);
    clearTimeout(job.timer);
    waiting -= 1;
    if (job.queue.waiting.length + job.queue.running === 0) clients.delete(job.client);
    if (error !== undefined) job.reject(error);
  }

  function createRefusal(ms: number): HttpError {
    onRefused?.(message);
    return retryLater(503, message, ms);
  }

  function drop(isDropped: (job: Job) => boolean, error: unknown): void {
    const jobs = [...clients.values()].flatMap((client) => client.waiting);
    for (const job of jobs.filter(isDropped)) remove(job, error);
  }

  const dropGone = (): void => drop(({ isGone }) => isGone(), CLIENT_GONE);

  /** Estimates the milliseconds until a new job starts: as many jobs of each other client start before it as of its own. */
  function estimateWait(own: ClientQueue): number {
    const before = own.waiting.length;
    const ahead = [...clients.values()].flatMap((client) => client.waiting.slice(0, before + (client === own ? 0 : 1)));
    const cost = ahead.reduce((total, job) => total + job.cost, runningCost);
    return measuredCost === 0 ? 0 : ((measuredMs / measuredCost) * cost) / slots;
  }

  /**
   * Frees a place in a full queue. It refuses the last job of the client with the most jobs, if that client then still
   * has as many as the client of the new job.
   */
  function makeRoom(own: ClientQueue): boolean {
    if (waiting < maxWaiting) return true;
    const [longest = own] = [...clients.values()].toSorted((a, b) => b.waiting.length - a.waiting.length);
    const last = longest.waiting.at(-1);
    const isFair = longest.waiting.length + longest.running > own.waiting.length + own.running + 1;
    if (last === undefined || !isFair) return false;
    remove(last, createRefusal(maxWaitMs));
    return true;
  }

  function startNext(): void {
    dropGone();
    const ready = [...clients.values()].filter((client) => client.waiting.length > 0);
    const [job] = ready.toSorted((a, b) => a.running - b.running)[0]?.waiting ?? [];
    if (job === undefined) return;
    remove(job);
    void job.start();
  }

  return {
    /**
     * Runs `work` when a slot is free.
     *
     * @throws HttpError 503 when the job cannot start in time, when a job of another client takes its place, or when
     *   its client leaves while it waits; else the error of `work`
     */
    run: <Result>(job: Job, work: () => Result | Promise<Result>): Promise<Result> =>
      new Promise((resolve, reject) => {
        const queue = clients.get(job.client) ?? { waiting: [], running: 0 };
        async function start(): Promise<void> {
          const since = performance.now();
          clients.set(job.client, queue);
          queue.running += 1;
          running += 1;
          runningCost += job.cost;
          try {
            const result = await work();
            measure(job.cost, performance.now() - since);
            resolve(result);
          } catch (error) {
            reject(error);
          } finally {
            queue.running -= 1;
            running -= 1;
            runningCost -= job.cost;
            clients.delete(job.client);
            if (queue.waiting.length + queue.running > 0) clients.set(job.client, queue);
            startNext();
          }
        }
        if (running < slots) return void start();
        dropGone();
        const ms = estimateWait(queue);
        if (ms > maxWaitMs || !makeRoom(queue)) return reject(createRefusal(ms));
        const giveUp = () => remove(queued, createRefusal(maxWaitMs));
        const queued: QueuedJob = { ...job, queue, start, reject, timer: setTimeout(giveUp, 2 * maxWaitMs) };
        clients.set(job.client, queue);
        queue.waiting.push(queued);
        waiting += 1;
      }),
    /** The number of jobs that wait. */
    get waiting(): number {
      return waiting;
    },
    /** The number of jobs that run. */
    get running(): number {
      return running;
    },
    /** Rejects all jobs that wait. */
    clear: (error: unknown): void => drop(() => true, error),
  };
}
