// Writes the log without blocking, and limits the lines that clients can cause. This does not use pino's asynchronous
// destination: when the disk is full or the reader of a pipe has stopped, it retries its last write for ever or blocks
// a thread of Node's pool, so that the process cannot end. At 8,000 lines a second it lost a quarter of them, because
// it writes 16 KB at a time.
import { fstatSync, write } from 'node:fs';
import { Socket } from 'node:net';
import { Writable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import { LOG_INTERVAL_MS, MAX_LOG_BUFFER } from './limits.js';

/** The destination of a logger of pino. */
export type LogOutput = ReturnType<typeof createLogOutput>;

/** Pause before a failed write is tried again. */
const RETRY_MS = 100;
/** Level of the line with the number of lost lines: pino's number for `warn`. */
const WARN = 40;

function openFile(fd: number): Writable {
  function writeAll(bytes: Buffer, done: () => void): void {
    write(fd, bytes, (error, written) => {
      if (error) setTimeout(writeAll, RETRY_MS, bytes, done).unref();
      else if (written < bytes.length) writeAll(bytes.subarray(written), done);
      else done();
    });
  }
  return new Writable({
    write: (bytes: Buffer, _encoding, done) => writeAll(bytes, done),
    writev: (chunks, done) => writeAll(Buffer.concat(chunks.map(({ chunk }) => chunk as Buffer)), done),
  });
}

/**
 * Makes an output that keeps lines in memory until they can be written. It drops lines above its limit, and writes
 * their number before the next line.
 *
 * @param fd - file descriptor that is open for writing
 * @param limit - maximum number of characters in memory
 */
export function createLogOutput(fd: number, limit = MAX_LOG_BUFFER) {
  const kind = fstatSync(fd);
  // A socket of Node can also write to a pipe, without blocking.
  const stream = kind.isFIFO() || kind.isSocket() ? new Socket({ fd, readable: false, writable: true }) : openFile(fd);
  // An error means that the reader of the log has closed its end.
  stream.on('error', () => undefined);
  let lost = 0;
  return {
    write(line: string): void {
      if (stream.writableLength + line.length > limit) {
        lost += 1;
        return;
      }
      if (lost > 0) {
        const report = {
          level: WARN,
          time: Date.now(),
          lost,
          msg: 'lines of the log are lost: they could not be written in time',
        };
        lost = 0;
        stream.write(`${JSON.stringify(report)}\n`);
      }
      stream.write(line);
    },
    /** Waits until all lines are written, but at most `ms` milliseconds. */
    flush: (ms: number): Promise<void> =>
      Promise.race([new Promise<void>((resolve) => stream.write('', () => resolve())), sleep(ms)]),
  };
}

type LogFields = Readonly<Record<string, unknown>>;

/** A log for lines that may come often. It keeps a counter for each message, so messages must be constants. */
export type ThrottledLog = ReturnType<typeof createThrottle>;

/**
 * Makes a throttle for lines that a client can cause with each request. The first line with a message is written at
 * once. Further lines with it in the interval are counted; at its end one line is written, with their `count` and the
 * fields of the last one.
 *
 * @param interval - in milliseconds
 */
export function createThrottle(log: Logger, interval = LOG_INTERVAL_MS) {
  /** The counted lines of each message: their number, and the fields of the last one. */
  const counted = new Map<string, { readonly end: () => void; count: number; last: LogFields }>();

  function writeThrottled(level: 'warn' | 'error', message: string, fields: LogFields = {}): void {
    const earlier = counted.get(message);
    if (earlier !== undefined) {
      earlier.count += 1;
      earlier.last = fields;
      return;
    }
    log[level](fields, message);
    function writeCount(): boolean {
      const { count, last } = entry;
      if (count > 0) log[level]({ ...last, count }, message);
      entry.count = 0;
      return count > 0;
    }
    function end(): void {
      clearInterval(timer);
      counted.delete(message);
      writeCount();
    }
    const timer = setInterval(() => writeCount() || end(), interval).unref();
    const entry = { end, count: 0, last: fields };
    counted.set(message, entry);
  }

  return {
    warn: (message: string, fields?: LogFields): void => writeThrottled('warn', message, fields),
    error: (message: string, fields?: LogFields): void => writeThrottled('error', message, fields),
    /** Writes the counts at once. */
    flush: (): void => counted.forEach(({ end }) => end()),
  };
}
