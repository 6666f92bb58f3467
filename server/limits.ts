// Bounds of what strangers may make the service spend: sockets, memory, time, work and lines of log. Each figure says how it
// adds up. Those that an operator may change are variables (config.ts); the rest is here.
//
// In sum, with the defaults: about 110 MB for Node and the site, 64 MB finished PNGs (PNG_CACHE_MB), 64 MB for each of at
// most 4 threads (PNG_THREADS), 64 MB connections (192 with the longest heads), 32 MB waiting requests, 64 MB answers not
// yet taken, 40 MB galleries and share pages and 43 MB clients and their calls of the provider: 0.7 to 0.8 GB.
//
// Processes (WEB_CONCURRENCY) share connections, finished PNGs, threads and clients; each has Node and the site, waiting
// requests, answers and galleries of its own: 240 MB for each after the first. One more, which only hands out connections and
// counts clients, takes 60 MB.

import { MASCOTS_PER_TURN, MAX_TARGET_LENGTH } from 'navii/internals/http';

const KIB = 1024;
const MIB = 1024 * KIB;

// Connections

/**
 * Connections at a time, where the system allows as many: 4096 × 16 KiB, for buffers and state, are 64 MiB; if each sends the
 * longest head, 192. What the system itself holds for them does not count here: on Linux up to net.ipv4.tcp_wmem each.
 */
export const MAX_CONNECTIONS = 4096;
/** File descriptors that stay free for everything but connections: files, threads, the provider, what is being closed. */
export const SPARE_DESCRIPTORS = 64;
/** Longest head of a request: the longest target, and as much again for the headers. */
export const MAX_HEAD_LENGTH = 2 * MAX_TARGET_LENGTH;
/** Longest `accept` and `accept-encoding` that are read, in bytes: to weigh 16 KiB of them takes as long as 30 avatars. */
export const MAX_ACCEPT_LENGTH = KIB;
/**
 * Requests may take so much memory while they wait on a connection for the answer to the one before, in all. The
 * service does not read such a connection, but Node reads 64 KiB at a time. Beyond it, the service closes the
 * connection on which most waits.
 */
export const MAX_WAITING_BYTES = 32 * MIB;
/** Bytes of a request beside its target and headers. */
export const REQUEST_BYTES = 3 * KIB;
/**
 * Answers may take so much memory until clients have taken them, in all. Beyond it, the service cuts off the clients
 * that have been taking theirs for longest.
 */
export const MAX_UNSENT_BYTES = 64 * MIB;

// Time, in milliseconds

/** A client has so long to send the head of a request. */
export const HEAD_TIMEOUT_MS = 10_000;
/** A client has so long to send a whole request. */
export const REQUEST_TIMEOUT_MS = 30_000;
/** A client has so long to send a body that a route reads. */
export const BODY_TIMEOUT_MS = 10_000;
/**
 * The service keeps a connection so long between two requests. Load balancers close theirs after a minute, and must be
 * first: if we closed it, a balancer could just be sending the next request on it.
 */
export const KEEP_ALIVE_MS = 65_000;
/** The service closes a connection that has brought no request for so long; other bytes do not keep it. */
export const MAX_IDLE_MS = KEEP_ALIVE_MS + 5_000;
/**
 * A client has so long to take an answer: the longest one, a gallery of 500 with the longest title, has 3 MB, which are
 * 100 KB a second.
 */
export const ANSWER_TIMEOUT_MS = 30_000;
/** The service checks connections for all of these times so often; each may last so much longer. */
export const SWEEP_MS = 1_000;
/**
 * The service cuts off requests that still run so long after it stops accepting. The whole end takes at most 9.5 s:
 * DRAIN_DELAY (2 s), this, one second more until processes are killed (WORKER_END_MS), and the last lines of the
 * log (LAST_LINES_MS). Docker kills after ten.
 */
export const DRAIN_DEADLINE_MS = 6_000;
/**
 * The service accepts at most so many connections at the end that stand in line already: twice as many as Node lets
 * stand there.
 */
export const MAX_LAST_CONNECTIONS = 1024;
/** The service leaves idle connections open so long after it stops accepting: a request may be on its way on one. */
export const IDLE_GRACE_MS = 1_000;
/** The program ignores further signals for so long after the first one: process managers send more than one. */
export const IGNORED_SIGNALS_MS = 5_000;

// Processes

/**
 * The service waits so long before it replaces a process or a connection to Redis that ended by itself, and twice as
 * long after each further one that ends too soon.
 */
export const MIN_RETRY_MS = 100;
export const MAX_RESTART_MS = 30_000;
/** A process or connection that lasts so long has proved itself: when it ends, the next one starts without a pause. */
export const PROVED_MS = 10_000;
/**
 * A worker sends the primary a beat so often, and the primary kills a worker that misses more in a row than the second
 * figure.
 */
export const BEAT_MS = 1_000;
export const MAX_MISSED_BEATS = 5;
/** A request waits at most so long for the primary to count it. */
export const COUNT_TIMEOUT_MS = 2_000;
/** The primary kills processes that have not ended so long after accepting ends. */
export const WORKER_END_MS = DRAIN_DEADLINE_MS + 1_000;

// Pictures

/** Threads that rasterize, unless PNG_THREADS says otherwise: more is rarely more on a shared machine. */
export const MAX_PNG_THREADS = 4;
/** Memory of everything but these threads: see the sum above, with PNG_CACHE_MB at its default. */
export const BASE_BYTES = 400 * MIB;
/** Memory of a further process, without its threads: see above. */
export const PROCESS_BYTES = 240 * MIB;
/** Memory of one thread: 20 MiB once it has loaded, 40 after a picture of 1024 px, 60 after many; a picture is 4 MiB. */
export const PNG_THREAD_BYTES = 64 * MIB;
/**
 * Longest that a picture may wait for a thread. One that would wait longer by estimate is refused at once. One that has waited
 * twice as long, because more clients came or pictures took longer than estimated, is refused, too.
 */
export const MAX_PNG_WAIT_MS = 5_000;
/** The service starts no other threads for so long after some could not load the rasterizer. */
export const LOAD_RETRY_MS = 5_000;

// Galleries and compression

/** Groups that may wait for their turn: one of 50 takes about 2 ms. */
export const MAX_TURNS_WAITING = 256;
/** Galleries that may wait while another one is drawn, and for how long. */
export const MAX_GALLERIES_WAITING = 8;
export const MAX_GALLERY_WAIT_MS = 5_000;
/** Memory for finished galleries. */
export const GALLERY_CACHE_BYTES = 32 * MIB;
/** Memory for finished share pages: one has 15 to 40 KB. */
export const SHARE_CACHE_BYTES = 8 * MIB;
/** Answers that are compressed at a time, and that wait for it; the next ones are sent as they are. */
export const MAX_COMPRESSIONS = 2;
export const MAX_COMPRESSIONS_WAITING = 64;
/** Clients that wait for the same PNG or gallery. */
export const MAX_ASKERS = 256;

// Clients

/** Clients that are counted at a time: 50,000 × 0.5 KB are 25 MB. A flood of addresses must not fill the memory. */
export const MAX_CLIENTS = 50_000;
/** Requests per client and minute that make us call the license provider, for each of the two routes. */
export const PROVIDER_REQUESTS_PER_MINUTE = 10;
/** Each of these two routes counts so many clients: 2 × 10,000 × 0.5 KB are 10 MB. */
export const MAX_PROVIDER_CLIENTS = 10_000;
/** Calls of the provider at a time, of all clients: 32 × 256 KiB of answers are 8 MiB. */
export const MAX_PROVIDER_CALLS = 32;
/** Time for a whole call of the provider, until the last byte of its answer. */
export const PROVIDER_TIMEOUT_MS = 5_000;
/** Longest answer of the provider that is read, in bytes; real ones have a few thousand. */
export const MAX_PROVIDER_ANSWER = 256 * KIB;
/** Longest body with a license key, and longest webhook, in bytes. */
export const MAX_KEY_BODY = 8 * KIB;
export const MAX_EVENT_BODY = 64 * KIB;

// Redis

/** Longest that a request waits for Redis each time it asks, which is twice at most. */
export const REDIS_TIMEOUT_MS = 50;
/** Longest that a connection may take. No request waits for it. */
export const REDIS_CONNECT_MS = 1_000;
/** Longest between two attempts to connect. */
export const MAX_REDIS_RETRY_MS = 5_000;
/** A PNG stays in Redis for so long. */
export const SHARED_PNG_SECONDS = 7 * 24 * 3600;
/** Longest PNG that is put there, in bytes: one of 1024 px has 30 to 100 KB. */
export const MAX_SHARED_PNG = 256 * KIB;
/** PNGs that are on their way to Redis; further ones are not put there. */
export const MAX_SHARED_WRITES = 8 * MIB;

// Log

/** The log writes a line that a stranger can cause once in so long; the next one has a count of those between. */
export const LOG_INTERVAL_MS = 60_000;
/** Bytes of log that wait for a slow disk or reader; what comes then is counted and lost. */
export const MAX_LOG_BUFFER = MIB;
/** The program waits at most so long at its end until the last lines of the log are taken. */
export const LAST_LINES_MS = 500;

/** A limit as it is described to people, and what happens to who exceeds it. */
export type LimitRow = Readonly<Record<'what' | 'limit' | 'beyond', string>>;

const seconds = (ms: number): string => `${ms / 1000} s`;
const LATER = '503 with retry-after';
const REFUSED = '429 with retry-after';
const CLOSED = 'the connection is closed';
const ROWS: readonly (readonly [what: string, limit: string, beyond: string])[] = [
  [
    'Connections',
    `MAX_CONNECTIONS, ${MAX_CONNECTIONS} or what the limit of open files allows`,
    'those are closed whose clients have done nothing for longest',
  ],
  [
    'Requests sent ahead, on all connections',
    `${MAX_WAITING_BYTES / MIB} MiB; they are answered one after the other`,
    'the connection is closed on which most waits',
  ],
  [
    'Answers that clients have not taken',
    `${MAX_UNSENT_BYTES / MIB} MiB`,
    'those connections are closed that have been taking theirs for longest',
  ],
  ['Address', `${MAX_TARGET_LENGTH / KIB} KiB`, '414 or 431'],
  ['Until the head of a request is there', seconds(HEAD_TIMEOUT_MS), '408'],
  ['Until an answer is taken', seconds(ANSWER_TIMEOUT_MS), CLOSED],
  ['Between two requests', seconds(KEEP_ALIVE_MS), CLOSED],
  ['PNGs that wait', `PNG_QUEUE, or ${seconds(MAX_PNG_WAIT_MS)} of waiting`, LATER],
  ['Galleries that wait', `${MAX_GALLERIES_WAITING}, or ${seconds(MAX_GALLERY_WAIT_MS)} of waiting`, LATER],
  [`Groups of more than ${MASCOTS_PER_TURN} that wait`, String(MAX_TURNS_WAITING), LATER],
  ['Requests to /avatar, a client and minute', 'RATE_LIMIT', REFUSED],
  ['Requests to /license/verify or /checkout, a client and minute', String(PROVIDER_REQUESTS_PER_MINUTE), REFUSED],
  ['The same warning in the log', `one in ${seconds(LOG_INTERVAL_MS)}`, 'counted, and told with the next one'],
];

/** Lists the limits that clients and operators may notice. */
export function listLimits(): LimitRow[] {
  return ROWS.map(([what, limit, beyond]) => ({ what, limit, beyond }));
}
