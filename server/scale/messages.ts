// What the processes say to each other.
import { isRecord } from '../license/body.js';
import type { Figures } from '../metrics/prometheus.js';

/** Variable by which a process is told its number, from 1 on. One that takes the place of another has its number. */
export const WORKER_VARIABLE = 'NAVII_WORKER';

/** A process can take connections. */
export interface Ready {
  readonly kind: 'ready';
}

/** A connection for the process that reads this; its socket comes with it. */
export interface Connection {
  readonly kind: 'connection';
}

/** The service will end: first it says so to balancers, then no more connections come and what runs is finished. */
export interface End {
  readonly kind: 'leave' | 'drain';
}

/** The figures of the process that reads this are wanted. */
export interface Measure {
  readonly kind: 'measure';
  readonly id: number;
}

/** These are they. */
export interface Measured {
  readonly kind: 'measured';
  readonly id: number;
  readonly figures: Figures;
}

/** Requests to count, which came to a process in one turn of its event loop. */
export interface Count {
  readonly kind: 'count';
  readonly id: number;
  readonly name: string;
  readonly limit: number;
  readonly maxClients: number;
  readonly clients: readonly string[];
}

/** How they count: for each client the requests that are left, -1 where it was one too many, and the rest of its window. */
export interface CountedAll {
  readonly kind: 'counted';
  readonly id: number;
  readonly counts: readonly number[];
}

/** Whether a message is one of ours, of a kind. */
export function isMessage<T extends { readonly kind: string }>(message: unknown, kind: T['kind']): message is T {
  return isRecord(message) && message['kind'] === kind;
}
