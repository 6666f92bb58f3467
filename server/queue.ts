// Work of several clients on a few slots. Each client has a line of its own. A slot goes to the client that holds the fewest,
// and among these to the one that was served least (start-time fair queueing: Goyal, Vin and Cheng, SIGCOMM 1996). A job that
// cannot begin in time is refused at once, and a job that nobody waits for is dropped.
import { HttpError, retryLater } from 'navii/internals/http';
import type { Presence } from './request.js';

/** A piece of work, as far as the queue knows it. */
export interface Job {
  /** Name of the client that asked for it. */
  readonly client: string;
  /** How much work it is, in a unit that all jobs of a queue share. The queue learns how long a unit takes. */
  readonly cost: number;
  /** Whether the client still waits for it; left out, it always does. */
  readonly presence?: () => Presence;
}

export type WorkQueue = ReturnType<typeof createQueue>;

/** How a queue is set up. */
interface QueueOptions {
  /** Jobs that run at a time. */
  readonly slots: number;
  /** Jobs of one client that run at a time; left out, as many as there are slots. */
  readonly slotsPerClient?: number;
  /** Jobs that may wait beside these. */
  readonly maxWaiting: number;
  /** Milliseconds that a job may wait by estimate. One that has waited twice as long is refused, too. */
  readonly maxWaitMs: number;
  /** The line that clients read when their job is refused. */
  readonly line: string;
  /** Told of each refused job. */
  readonly onRefused?: ((line: string) => void) | undefined;
}

interface Entry extends Job {
  readonly begin: () => Promise<void>;
  readonly reject: (error: unknown) => void;
  /** Refuses it when it has waited too long. */
  readonly timer: NodeJS.Timeout;
}

interface Client {
  /** Its jobs that wait, in the order in which they came. */
  readonly line: Entry[];
  running: number;
  /** Cost of its jobs that were begun, on a scale that all clients share. */
  served: number;
}

/** The share of old measurements that remains when one more job has run: about the last ten count. */
const MEMORY = 0.9;
/**
 * The queue begins as if so many jobs like the first one had run in no time: first jobs take long, and must not make it
 * refuse others.
 */
const TRUST = 32;
const ORDER: Readonly<Record<Presence, number>> = { here: 0, unsure: 1, gone: 2 };

const GONE = new HttpError(503, 'No longer waited for');

const rank = ({ presence }: Job): number => ORDER[presence?.() ?? 'here'];
const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

export function createQueue(options: QueueOptions) {
  const { slots, slotsPerClient = slots, maxWaiting, maxWaitMs, line, onRefused } = options;
  const clients = new Map<string, Client>();
  /** Jobs that run, and since when. */
  const begun = new Map<Entry, number>();
  let waiting = 0;
  /** Where a client that has no jobs starts on the scale of `served`. */
  let start = 0;
  let [msLearnt, costLearnt] = [0, 0];

  function learn(cost: number, ms: number): void {
    msLearnt = msLearnt * MEMORY + ms;
    costLearnt = (costLearnt === 0 ? TRUST * cost : costLearnt * MEMORY) + cost;
  }

  function estimate(cost: number): number {
    return costLearnt === 0 ? 0 : (msLearnt / costLearnt) * cost;
  }

  function remove(entry: Entry, from: Client): void {
    from.line.splice(from.line.indexOf(entry), 1);
    clearTimeout(entry.timer);
    waiting -= 1;
  }

  function refuse({ reject }: Pick<Entry, 'reject'>, ms: number): void {
    onRefused?.(line);
    reject(retryLater(503, line, ms));
  }

  function drop(isDropped: (entry: Entry) => boolean, error: unknown): void {
    for (const client of clients.values()) {
      for (const entry of client.line.filter(isDropped)) {
        remove(entry, client);
        entry.reject(error);
      }
    }
  }

  const dropGone = (): void => drop((entry) => rank(entry) === ORDER.gone, GONE);

  /** Sums the cost of those jobs of another client that begin before a job at `point` on the scale of `served`. */
  function sumBefore(point: number, { line: entries, served }: Client): number {
    let cost = 0;
    for (const entry of entries) if (served + cost <= point) cost += entry.cost;
    return cost;
  }

  /** Milliseconds until a new job would begin if nobody else came. */
  function estimateWait(job: Job, own: Client): number {
    const ahead = sum(own.line.filter((entry) => rank(entry) <= rank(job)).map(({ cost }) => cost));
    const others = Array.from(clients.values(), (client) =>
      client === own ? 0 : sumBefore(own.served + ahead, client),
    );
    const now = performance.now();
    const running = Array.from(begun, ([{ cost }, since]) => Math.max(0, estimate(cost) - (now - since)));
    return (estimate(ahead + sum(others)) + sum(running)) / slots;
  }

  /**
   * Makes room for a job: refuses the last job of the client with most jobs waiting, preferably one that may be waited
   * for no longer. If that is the client of the new job, it refuses only a job that is less surely waited for than the
   * new one.
   */
  function makeRoom(job: Job, own: Client): boolean {
    if (waiting < maxWaiting) return true;
    const [fullest = own] = [...clients.values()].toSorted((a, b) => b.line.length - a.line.length);
    // With one job less, it must still have as many as the client of the new job with one more.
    const from = fullest.line.length + fullest.running > own.line.length + own.running + 1 ? fullest : own;
    const last = from.line.findLast((entry) => rank(entry) > ORDER.here) ?? from.line.at(-1);
    if (last === undefined || rank(last) < rank(job) || (from === own && rank(last) === rank(job))) return false;
    remove(last, from);
    refuse(last, maxWaitMs);
    return true;
  }

  function dispatch(): void {
    if (begun.size < slots) dropGone();
    while (begun.size < slots && waiting > 0) {
      const candidates = [...clients.values()].filter((each) => each.line.length > 0 && each.running < slotsPerClient);
      const [client] = candidates.toSorted((a, b) => a.running - b.running || a.served - b.served);
      const entry = client?.line.find((each) => rank(each) === ORDER.here) ?? client?.line[0];
      if (client === undefined || entry === undefined) return;
      // A new client starts where the least served client stands. The start also moves on with each job, by its cost
      // over the number of jobs that the queue can hold: new clients could otherwise keep the others waiting for ever.
      start = Math.max(start, Math.min(...candidates.map(({ served }) => served))) + entry.cost / (slots + maxWaiting);
      client.running += 1;
      client.served += entry.cost;
      remove(entry, client);
      void entry.begin();
    }
    for (const [name, client] of clients) {
      const isIdle = client.line.length === 0 && client.running === 0;
      // The queue forgets an idle client when nobody waits, or when it would start as a new one does anyway.
      if (isIdle && (waiting === 0 || client.served <= start)) clients.delete(name);
    }
  }

  return {
    /**
     * Runs work when it is its client's turn.
     *
     * @throws HttpError 503 when it cannot begin in time, when another client needs its place, or when nobody waits for it any
     *   more; else what the work throws
     */
    run: <Result>(job: Job, work: () => Result | Promise<Result>): Promise<Result> =>
      new Promise((resolve, reject) => {
        if (begun.size >= slots) dropGone();
        const client = clients.get(job.client) ?? { line: [], running: 0, served: start };
        if (client.line.length === 0) client.served = Math.max(client.served, start);
        const isFree = begun.size < slots && client.running < slotsPerClient;
        const ms = isFree ? 0 : estimateWait(job, client);
        if (ms > maxWaitMs || (!isFree && !makeRoom(job, client))) return refuse({ reject }, ms);
        async function begin(): Promise<void> {
          const since = performance.now();
          begun.set(entry, since);
          try {
            const result = await work();
            learn(job.cost, performance.now() - since);
            resolve(result);
          } catch (error) {
            reject(error);
          } finally {
            begun.delete(entry);
            client.running -= 1;
            dispatch();
          }
        }
        const giveUp = () => {
          remove(entry, client);
          refuse(entry, maxWaitMs);
        };
        const entry: Entry = { ...job, begin, reject, timer: setTimeout(giveUp, 2 * maxWaitMs) };
        client.line.push(entry);
        clients.set(job.client, client);
        waiting += 1;
        dispatch();
      }),
    get waiting(): number {
      return waiting;
    },
    get running(): number {
      return begun.size;
    },
    /** Rejects all jobs that wait. */
    clear: (error: unknown): void => drop(() => true, error),
  };
}
