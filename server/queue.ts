// A queue that shares a few slots between clients. A free slot goes to the client with the fewest running jobs, then to the one that
// was served the longest ago. A job that cannot start in time is refused at once, and a job whose client has left is dropped.
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
  readonly start: (job: Job) => void;
  readonly reject: (error: unknown) => void;
  /** Refuses the job when it has waited too long. */
  readonly timer: NodeJS.Timeout;
  /** How many jobs of its client run or wait before it. */
  rank: number;
  /** When it came, or when a job of its client ended since then. */
  since: number;
}

/** The client of the job has left. Only one that has closed just its sending side can read this. */
const CLIENT_GONE = new HttpError(503, 'Client closed the request');

/** Share of the last job in the measured time. The first jobs are slow, and the queue must not refuse others because of them. */
const WEIGHT = 1 / 32;

export function createQueue({ slots, maxWaiting, maxWaitMs, message, onRefused }: QueueOptions) {
  const running = new Set<Job>();
  /** In the order in which they came. */
  const waiting = new Set<QueuedJob>();
  let [time, msPerCost] = [0, 0];

  /** Takes a job out of the queue, and rejects it. */
  function remove(job: QueuedJob, error: unknown): void {
    clearTimeout(job.timer);
    waiting.delete(job);
    for (const other of waiting) if (other.client === job.client && other.rank > job.rank) other.rank -= 1;
    job.reject(error);
  }

  function refuse(job: QueuedJob, ms = maxWaitMs): void {
    onRefused?.(message);
    remove(job, retryLater(503, message, ms));
  }

  function dropGone(): void {
    for (const job of waiting) if (job.isGone()) remove(job, CLIENT_GONE);
  }

  function occupySlot(job: Job): Job {
    running.add(job);
    return job;
  }

  /** Resolves when the job has a slot. */
  function wait(job: Job): Promise<Job> {
    return new Promise((start, reject) => {
      dropGone();
      const rank = [...running, ...waiting].filter(({ client }) => client === job.client).length;
      const ahead = [...waiting].filter((other) => other.rank <= rank);
      const ms = (msPerCost * [...running, ...ahead].reduce((sum, { cost }) => sum + cost, 0)) / slots;
      const timer = setTimeout(() => refuse(queued), 2 * maxWaitMs);
      const queued: QueuedJob = { ...job, start, reject, timer, rank, since: (time += 1) };
      waiting.add(queued);
      if (ms > maxWaitMs) return refuse(queued, ms);
      // The client with the most jobs loses its last one. That is the new job, unless its own client has fewer.
      if (waiting.size > maxWaiting) refuse([...waiting].reduce((a, b) => (b.rank >= a.rank ? b : a)));
    });
  }

  function freeSlot({ client }: Job): void {
    time += 1;
    for (const job of waiting) if (job.client === client) Object.assign(job, { rank: job.rank - 1, since: time });
    dropGone();
    const [next] = [...waiting].toSorted((a, b) => a.rank - b.rank || a.since - b.since);
    if (next === undefined) return;
    clearTimeout(next.timer);
    waiting.delete(next);
    next.start(occupySlot(next));
  }

  return {
    /**
     * Runs `work` when a slot is free.
     *
     * @throws HttpError 503 when the job cannot start in time, when a job of another client takes its place, or when
     *   its client leaves while it waits; else the error of `work`
     */
    async run<Result>(job: Job, work: () => Result | Promise<Result>): Promise<Result> {
      const started = running.size < slots ? occupySlot({ ...job }) : await wait(job);
      const from = performance.now();
      try {
        const result = await work();
        msPerCost += ((performance.now() - from) / job.cost - msPerCost) * WEIGHT;
        return result;
      } finally {
        running.delete(started);
        freeSlot(job);
      }
    },
    /** Returns the number of jobs that wait. */
    countWaiting: (): number => waiting.size,
    /** Returns the number of jobs that run. */
    countRunning: (): number => running.size,
    /** Rejects all jobs that wait. */
    clear: (error: unknown): void => waiting.forEach((job) => remove(job, error)),
  };
}
