// Limits on the sockets, memory, time, work and log lines that clients can make the service use, with the arithmetic
// behind each. Limits that an operator may change are environment variables (config.ts). site/docs/hosting.md has a table of
// those that clients and operators may notice.
//
// Memory of one process with the defaults, 0.7 to 0.8 GB in all:
//   about 110 MB  Node and the site
//   64 MB         finished PNGs (PNG_CACHE_MB)
//   4 × 64 MB     PNG threads (PNG_THREADS)
//   64 MB         connections (192 MB if each sends the longest head)
//   5 MB          pipelined requests of a client with 100 connections (none behind nginx)
//   64 MB         responses that clients have not read yet
//   40 MB         galleries and share pages
//   43 MB         counted clients and calls of the license provider
import { availableParallelism } from 'node:os';
import { MAX_TARGET_LENGTH } from '../lib/http/index.js';

const KIB = 1024;
const MIB = 1024 * KIB;

// Connections

/**
 * Open connections; the limit of open files must be higher. 4096 × 16 KiB for buffers and state are 64 MiB, or 192 MiB if each
 * sends the longest head. This does not include the system's own buffers: on Linux up to net.ipv4.tcp_wmem for each
 * connection.
 */
export const MAX_CONNECTIONS = 4096;
/** Longest request head, in bytes: the longest target, and as much again for the headers. */
export const MAX_HEAD_LENGTH = 2 * MAX_TARGET_LENGTH;
/**
 * Longest `accept` or `accept-encoding` header that is parsed, in bytes: parsing 16 KiB takes as long as 30 avatars.
 */
export const MAX_ACCEPT_LENGTH = KIB;
/**
 * Requests of a connection that may be unanswered at a time. Node reads 64 KiB at once, which may be 3,600 requests of 1.6 KB of
 * memory each. nginx sends one at a time; without it, 100 connections of a client hold 5 MB.
 */
export const MAX_PIPELINED = 32;
/**
 * Memory for responses that clients have not read yet, for all connections together. Above the limit, the connections
 * with the most unread bytes are closed.
 */
export const MAX_UNSENT_BYTES = 64 * MIB;

// Timeouts, in milliseconds

/** Time for a client to send the head of a request. */
export const HEAD_TIMEOUT_MS = 10_000;
/** Time for a client to send a whole request. */
export const REQUEST_TIMEOUT_MS = 30_000;
/** Time for a client to send a body that a route reads. */
export const BODY_TIMEOUT_MS = 10_000;
/**
 * Time between two requests on a connection. Load balancers close idle connections after 60 s. They must close first:
 * if the service did, a balancer could be sending the next request at the same moment.
 */
export const KEEP_ALIVE_MS = 65_000;
/** Time without progress on a connection that is not idle, such as when a client does not read its response. */
export const ANSWER_TIMEOUT_MS = 30_000;
/** Interval of the check for all these timeouts. Each may last longer by this. */
export const SWEEP_MS = 1_000;
/**
 * Time for running requests after the service stops accepting connections. Shutdown takes at most 8.5 s: DRAIN_DELAY (2
 * s), this (6 s), and the last lines of the log (LOG_FLUSH_MS). Docker kills a container after ten seconds.
 */
export const DRAIN_DEADLINE_MS = 6_000;
/** Idle connections stay open this long after accepting stops, because a request may already be on its way on one. */
export const IDLE_GRACE_MS = 1_000;
/** Further signals are ignored for this time after the first one, because process managers send more than one. */
export const IGNORED_SIGNALS_MS = 5_000;

// Memory

/**
 * Least limit of V8's heap with which the service starts, in MiB. Requests are strings in the heap: of the longest, the
 * connections hold 128 MiB, and 32 MiB wait. With a limit of 176 MiB, clients that sent such requests and left ended the
 * process. Node's own limit on 64 bits is never less, in a small container too. Finished PNGs and pages are buffers
 * outside of the heap, and each thread has its own heap.
 */
export const MIN_HEAP_MB = 256;

// PNGs

/** Largest default of PNG_THREADS. On a shared machine, more threads are rarely faster. */
export const MAX_PNG_THREADS = 4;
/** Memory of the service without PNG threads: the sum at the top, with the default PNG_CACHE_MB. */
export const BASE_BYTES = 400 * MIB;
/**
 * Memory of one thread: 20 MiB after loading, 40 after a PNG of 1024 px, 60 after many; the pixels of one PNG are 4
 * MiB.
 */
export const PNG_THREAD_BYTES = 64 * MIB;
/**
 * Longest estimated wait of a PNG for a thread. A PNG that would wait longer is refused at once. One that has waited
 * twice as long, because more clients came or other PNGs took longer than estimated, is refused as well.
 */
export const MAX_PNG_WAIT_MS = 5_000;
/** Pause before new threads are started after threads could not load the rasterizer. */
export const LOAD_RETRY_MS = 5_000;

// Drawing on the main thread, and compression

/** Large groups and share pages that may wait: a group of 50 takes about 2 ms. */
export const MAX_DRAWINGS_WAITING = 256;
/** Galleries that may wait while others are drawn. */
export const MAX_GALLERIES_WAITING = 8;
/** Longest estimated wait of a gallery, a large group, a share page or a compression. */
export const MAX_GALLERY_WAIT_MS = 5_000;
/** Memory for finished galleries. */
export const GALLERY_CACHE_BYTES = 32 * MIB;
/** Memory for finished share pages: one has 15 to 40 KB. */
export const SHARE_CACHE_BYTES = 8 * MIB;
/** Responses that are compressed at a time. */
export const MAX_COMPRESSIONS = 2;
/** Responses that may wait for compression; further ones are sent uncompressed. */
export const MAX_COMPRESSIONS_WAITING = 64;
/**
 * Clients that may wait for the same PNG, gallery or share page: as many as may be connected. Each costs a closure besides
 * its request: 4096 × 0.1 KB are 0.4 MB. Only clients that leave and come again could be more.
 */
export const MAX_CLIENTS_PER_KEY = MAX_CONNECTIONS;

// Clients and the license provider

/** Clients that are counted at a time: 50,000 × 0.5 KB are 25 MB. A flood of addresses must not fill the memory. */
export const MAX_CLIENTS = 50_000;
/** Requests per client and minute to each of the two routes that call the license provider. */
export const PROVIDER_REQUESTS_PER_MINUTE = 10;
/** Clients that each of these two routes counts at a time: 2 × 10,000 × 0.5 KB are 10 MB. */
export const MAX_PROVIDER_CLIENTS = 10_000;
/** Calls of the provider that run at a time, for all clients: 32 × 256 KiB of responses are 8 MiB. */
export const MAX_PROVIDER_CALLS = 32;
/** Time for a whole call of the provider, up to the last byte of its response. */
export const PROVIDER_TIMEOUT_MS = 5_000;
/** Longest response of the provider that is read, in bytes; real ones have a few thousand. */
export const MAX_PROVIDER_ANSWER = 256 * KIB;
/** Longest body with a license key, in bytes. */
export const MAX_KEY_BODY = 8 * KIB;
/** Longest body of a webhook, in bytes. */
export const MAX_EVENT_BODY = 64 * KIB;

// Redis

/** Longest time that a request waits for a command. A request sends two at most. */
export const REDIS_TIMEOUT_MS = 50;
/** Longest time to connect. No request waits for it. */
export const REDIS_CONNECT_MS = 1_000;
/** Pause before the next attempt to connect. */
export const REDIS_RETRY_MS = 1_000;
/** Lifetime of a PNG in Redis. */
export const SHARED_PNG_SECONDS = 7 * 24 * 3600;
/** Longest PNG that is stored in Redis, in bytes: one of 1024 px has 30 to 100 KB. */
export const MAX_SHARED_PNG = 256 * KIB;
/** Bytes of PNGs that are being sent to Redis; further ones are not stored. */
export const MAX_SHARED_WRITES = 8 * MIB;

// Log

/** Interval in which a line that a client can cause is written once. The next one says how many were left out. */
export const LOG_INTERVAL_MS = 60_000;
/** Bytes of log that may wait for a slow disk or reader; further lines are counted and dropped. */
export const MAX_LOG_BUFFER = MIB;
/** Longest time that the program waits at its end for the last lines of the log to be written. */
export const LOG_FLUSH_MS = 500;

// The machine, or the container around the service

/**
 * Returns the default number of PNG threads, at least 1. One core stays free for SVG, which is drawn on the main
 * thread, and the threads must fit into the memory.
 *
 * @param memory - limit of this process in bytes; 0 without a limit
 */
export function countPngThreads(cores = availableParallelism(), memory = process.constrainedMemory()): number {
  // Node may also report a missing limit as a number above any real memory.
  const fitting = memory ? Math.floor((memory - BASE_BYTES) / PNG_THREAD_BYTES) : Number.POSITIVE_INFINITY;
  return Math.max(1, Math.min(MAX_PNG_THREADS, cores - 1, fitting));
}
