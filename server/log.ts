// This file writes the log, and limits the lines that strangers can cause. Nothing waits for the log. pino's own
// asynchronous destination does not keep that promise: on a full disk, or where nobody reads, the process cannot end,
// since its last write is tried for ever or blocks a thread of Node's pool; and at 8,000 lines a second it lost a
// quarter of them, since it writes 16 KB at a time.
import { fstatSync, write } from 'node:fs';
import { Socket } from 'node:net';
import { Writable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import { LOG_INTERVAL_MS, MAX_LOG_BUFFER } from './limits.js';

/** Where a logger of pino writes. */
export type LogOutput = ReturnType<typeof createLogOutput>;

/** The output tries a failed write again after so long. */
const RETRY_MS = 100;
/** Level of the line that says how many are lost: pino's number for `warn`. */
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
 * Makes an output that keeps lines in memory until they can be written. It drops lines beyond its bound, and says how
 * many before the next line that it writes.
 *
 * @param fd - file descriptor that is open for writing
 * @param limit - characters that may wait
 */
export function createLogOutput(fd: number, limit = MAX_LOG_BUFFER) {
  const kind = fstatSync(fd);
  // A socket of Node also writes to pipes, without blocking.
  const stream = kind.isFIFO() || kind.isSocket() ? new Socket({ fd, readable: false, writable: true }) : openFile(fd);
  // An error means that the reader of the log is gone.
  stream.on('error', () => undefined);
  let lost = 0;
  return {
    write(line: string): void {
      if (stream.writableLength + line.length > limit) {
        lost += 1;
        return;
      }
      if (lost > 0) {
        const report = { level: WARN, time: Date.now(), lost, msg: 'lines of the log are lost: nobody took them' };
        lost = 0;
        stream.write(`${JSON.stringify(report)}\n`);
      }
      stream.write(line);
    },
    /** Waits until all lines are written, or so many milliseconds. */
    flush: (ms: number): Promise<void> =>
      Promise.race([new Promise<void>((resolve) => stream.write('', () => resolve())), sleep(ms)]),
  };
}

type Fields = Readonly<Record<string, unknown>>;
type Level = 'warn' | 'error';

/** A log for lines that may come often. It remembers each message as a kind, so messages must be constants. */
export type ThrottledLog = ReturnType<typeof createThrottle>;

/**
 * Makes a throttle for lines that a stranger can cause with each request. The first line of a kind is written at once; those
 * that follow within the interval are written as one, with their `count` and the fields of the last, when it ends.
 *
 * @param interval - in milliseconds
 */
export function createThrottle(log: Logger, interval = LOG_INTERVAL_MS) {
  /** Lines of each kind that are held back: their number, and the fields of the last. */
  const kinds = new Map<string, { readonly end: () => void; count: number; last: Fields }>();

  function tell(level: Level, message: string, fields: Fields = {}): void {
    const known = kinds.get(message);
    if (known !== undefined) {
      known.count += 1;
      known.last = fields;
      return;
    }
    log[level](fields, message);
    function writeHeld(): boolean {
      const { count, last } = kind;
      if (count > 0) log[level]({ ...last, count }, message);
      kind.count = 0;
      return count > 0;
    }
    function end(): void {
      clearInterval(timer);
      kinds.delete(message);
      writeHeld();
    }
    const timer = setInterval(() => writeHeld() || end(), interval).unref();
    const kind = { end, count: 0, last: fields };
    kinds.set(message, kind);
  }

  return {
    warn: (message: string, fields?: Fields): void => tell('warn', message, fields),
    error: (message: string, fields?: Fields): void => tell('error', message, fields),
    /** Writes the lines that are held back. */
    flush: (): void => kinds.forEach(({ end }) => end()),
  };
}
