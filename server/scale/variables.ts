// The variables by which the service takes several cores, and several machines work as one.
import { countProcesses } from '../machine.js';
import { readInteger, type Variable } from '../variable.js';

/** How the service is spread. */
export interface ScaleOptions {
  /**
   * Processes of the program, which share its port, its limits and its settings; `createApp` is one process, whatever it says.
   *
   * @example
   * createApp({ webConcurrency: 1 });
   */
  readonly webConcurrency?: number;
  /**
   * Redis that counts requests and keeps finished PNGs for all machines. As long as it does not answer, each process does both.
   *
   * @example
   * createApp({ redisUrl: 'rediss://:password@redis.example:6380/0' });
   */
  readonly redisUrl?: string | undefined;
}

const MAX_PROCESSES = 256;
const processes = readInteger(1, MAX_PROCESSES);

// The client takes it apart; what it would not take must not get there, for its error may hold the password.
function readRedisUrl(text: string): string | undefined {
  if (!/^rediss?:\/\/[^\s]+$/i.test(text) || !URL.canParse(text)) return undefined;
  const { hostname, pathname } = new URL(text);
  return hostname !== '' && /^(?:\/\d*)?$/.test(pathname) ? text : undefined;
}

/** The table of variables. */
export const SCALE_VARIABLES: { readonly [K in keyof ScaleOptions]-?: Variable<Required<ScaleOptions>[K]> } = {
  webConcurrency: {
    name: 'WEB_CONCURRENCY',
    read: (text) => (text === 'auto' ? Math.min(MAX_PROCESSES, countProcesses()) : processes.read(text)),
    takes: `${processes.takes}, or auto: as many as cores and memory allow`,
    default: 1,
    doc: 'Processes. RATE_LIMIT counts the requests to all; PNG_THREADS, PNG_CACHE_MB, PNG_QUEUE and MAX_CONNECTIONS are shared out.',
  },
  redisUrl: {
    name: 'REDIS_URL',
    read: readRedisUrl,
    takes: 'a redis or rediss URL',
    default: undefined,
    shown: 'none',
    doc: 'Redis that counts for RATE_LIMIT and keeps finished PNGs, for all machines; while it does not answer, each process does.',
    isPrivate: true,
  },
};
