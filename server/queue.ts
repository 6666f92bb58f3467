// A queue that shares a few slots between clients: start-time fair queueing (Goyal, Vin and Cheng, SIGCOMM 1996). Each
// client has its own list of jobs. A free slot goes to the client with the fewest running jobs, then to the one that
// has used the least. A job that cannot start in time is refused at once, and a job whose client has closed its
// connection is dropped.
import { setImmediate } from 'node:timers/promises';
import { HttpError, retryLater } from '../lib/http/index.js';
import type { ClientState } from './request.js';

/** A job's properties that the queue needs. */
export interface Job {
  /** Name of the client that sent the request. */
  readonly client: string;
  /** Size of the job, in a unit that all jobs of a queue share. The queue measures how long a unit takes. */
  readonly cost: number;
  /** Reads the state of the client's connection; without it, the connection counts as open. */
  readonly readState?: () => ClientState;
}

export type WorkQueue = ReturnType<typeof createQueue>;

interface QueueOptions {
  /** Maximum number of jobs that run at a time. */
  readonly slots: number;
  /** Maximum number of jobs of one client that run at a time. Default: `slots`. */
  readonly slotsPerClient?: number;
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
  readonly start: () => Promise<void>;
  readonly reject: (error: unknown) => void;
  /** Refuses the job when it has waited too long. */
  readonly timer: NodeJS.Timeout;
}

/** The jobs of one client. */
interface ClientQueue {
  /** Jobs that wait, in the order in which they came. */
  readonly waiting: QueuedJob[];
  running: number;
  /** Virtual time at which the client's started jobs end: each job adds its cost. */
  finishTag: number;
}

/** Share of the old measurements that stays when a job is measured, so that about the last ten jobs count. */
const DECAY = 0.9;
/**
 * The first measurement counts as if this many more jobs of the same cost had taken no time. First jobs are slow, and
 * the queue must not refuse others because of them.
 */
const ASSUMED_FAST_JOBS = 32;
const RANKS: Readonly<Record<ClientState, number>> = { open: 0, 'half-closed': 1, closed: 2 };

const CLIENT_CLOSED = new HttpError(503, 'No longer waited for');

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

const rank = ({ readState }: Job): number => RANKS[readState?.() ?? 'open'];
const isClosed = (job: Job): boolean => rank(job) === RANKS.closed;
const sum = (jobs: readonly Job[]): number => jobs.reduce((total, { cost }) => total + cost, 0);

export function createQueue(options: QueueOptions) {
  const { slots, slotsPerClient = slots, maxWaiting, maxWaitMs, message, onRefused } = options;
  const clients = new Map<string, ClientQueue>();
  let [waiting, running, runningCost] = [0, 0, 0];
  /** The finish tag of a client that has no jobs yet. */
  let virtualTime = 0;
  let [measuredMs, measuredCost] = [0, 0];

  function measure(cost: number, ms: number): void {
    measuredMs = measuredMs * DECAY + ms;
    measuredCost = (measuredCost === 0 ? ASSUMED_FAST_JOBS * cost : measuredCost * DECAY) + cost;
  }

  /** Takes a job out of the queue, and rejects it unless it starts. */
  function remove(job: QueuedJob, { waiting: list }: ClientQueue, error?: unknown): void {
    list.splice(list.indexOf(job), 1);
    clearTimeout(job.timer);
    waiting -= 1;
    if (error !== undefined) job.reject(error);
  }

  function createRefusal(ms: number): HttpError {
    onRefused?.(message);
    return retryLater(503, message, ms);
  }

  function drop(isDropped: (job: QueuedJob) => boolean, error: unknown): void {
    for (const client of clients.values()) {
      for (const job of client.waiting.filter(isDropped)) remove(job, client, error);
    }
  }

  /** Estimates the milliseconds until a new job starts, if no other job comes. */
  function estimateWait(job: Job, own: ClientQueue): number {
    const ahead = sum(own.waiting.filter((other) => rank(other) <= rank(job)));
    let cost = runningCost + ahead;
    for (const client of clients.values()) {
      // Of the other clients, those jobs start first that have a lower finish tag.
      let tag = client === own ? Infinity : client.finishTag;
      for (const other of client.waiting) {
        if (tag <= own.finishTag + ahead) cost += other.cost;
        tag += other.cost;
      }
    }
    return measuredCost === 0 ? 0 : ((measuredMs / measuredCost) * cost) / slots;
  }

  /**
   * Frees a place for a job in a full queue. It refuses the last job of the client with the most jobs, if that client
   * then still has as many as the client of the new job. Jobs of half-closed connections come first: for one of an open
   * connection, another one of the same client is refused too.
   */
  function makeRoom(job: Job, own: ClientQueue): boolean {
    if (waiting < maxWaiting) return true;
    const [longest = own] = [...clients.values()].toSorted((a, b) => b.waiting.length - a.waiting.length);
    const from = longest.waiting.length + longest.running > own.waiting.length + own.running + 1 ? longest : own;
    const last = from.waiting.findLast((other) => rank(other) > RANKS.open) ?? from.waiting.at(-1);
    if (last === undefined || rank(last) < rank(job) || (from === own && rank(last) === rank(job))) return false;
    remove(last, from, createRefusal(maxWaitMs));
    return true;
  }

  const hasFreeSlot = (): boolean => running < slots;

  function dispatch(): void {
    if (hasFreeSlot()) drop(isClosed, CLIENT_CLOSED);
    while (hasFreeSlot() && waiting > 0) {
      const candidates = [...clients.values()].filter(
        (each) => each.waiting.length > 0 && each.running < slotsPerClient,
      );
      const [client] = candidates.toSorted((a, b) => a.running - b.running || a.finishTag - b.finishTag);
      const job = client?.waiting.find((each) => rank(each) === RANKS.open) ?? client?.waiting[0];
      if (client === undefined || job === undefined) return;
      // A new client starts at the lowest finish tag. The virtual time also advances with each job, by its cost over
      // the number of jobs that the queue can hold. Otherwise a stream of new clients could keep the others waiting for
      // ever.
      const lowest = Math.min(...candidates.map(({ finishTag }) => finishTag));
      virtualTime = Math.max(virtualTime, lowest) + job.cost / (slots + maxWaiting);
      client.running += 1;
      client.finishTag += job.cost;
      remove(job, client);
      void job.start();
    }
    for (const [name, client] of clients) {
      const isIdle = client.waiting.length === 0 && client.running === 0;
      // An idle client is forgotten when no job waits, or when a new client would start with the same tag anyway.
      if (isIdle && (waiting === 0 || client.finishTag <= virtualTime)) clients.delete(name);
    }
  }

  return {
    /**
     * Runs `work` when a slot is free for its client.
     *
     * @throws HttpError 503 when the job cannot start in time, when a job of another client takes its place, or when
     *   its client has closed the connection; else the error of `work`
     */
    run: <Result>(job: Job, work: () => Result | Promise<Result>): Promise<Result> =>
      new Promise((resolve, reject) => {
        if (!hasFreeSlot()) drop(isClosed, CLIENT_CLOSED);
        const client = clients.get(job.client) ?? { waiting: [], running: 0, finishTag: virtualTime };
        if (client.waiting.length === 0) client.finishTag = Math.max(client.finishTag, virtualTime);
        const isFree = hasFreeSlot() && client.running < slotsPerClient;
        const ms = isFree ? 0 : estimateWait(job, client);
        if (ms > maxWaitMs || (!isFree && !makeRoom(job, client))) return reject(createRefusal(ms));
        async function start(): Promise<void> {
          const since = performance.now();
          running += 1;
          runningCost += job.cost;
          try {
            const result = await work();
            measure(job.cost, performance.now() - since);
            resolve(result);
          } catch (error) {
            reject(error);
          } finally {
            running -= 1;
            runningCost -= job.cost;
            client.running -= 1;
            dispatch();
          }
        }
        const giveUp = () => remove(queued, client, createRefusal(maxWaitMs));
        const queued: QueuedJob = { ...job, start, reject, timer: setTimeout(giveUp, 2 * maxWaitMs) };
        client.waiting.push(queued);
        clients.set(job.client, client);
        waiting += 1;
        dispatch();
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
