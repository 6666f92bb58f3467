// Standard output for the log, without waiting for it: a full disk or a reader that has stopped must not stop the service.
// Not pino's own destination, which writes synchronously, and at the end tries forever to get rid of its last lines.
import { constants, fstatSync, openSync, write } from 'node:fs';
import { Socket } from 'node:net';
import { MAX_LOG_BUFFER } from '../limits.js';

/** Where a logger of pino writes. */
export interface LogOutput {
  readonly write: (line: string) => void;
  /**
   * Waits until all lines are written.
   *
   * @param ms - after which it waits no longer; neither does it while writing fails
   */
  readonly flush: (ms: number) => Promise<void>;
}

type Done = (error: Error | null | undefined, written: number) => void;
type Send = (bytes: Buffer, done: Done) => void;

/** Time after which what could not be written is tried again. */
const RETRY_MS = 100;
/** Level of the line that says how many are lost: pino's number for `warn`. */
const WARN = 40;

// A blocking write would hold a thread of Node's pool, and the process could not end before its return.
function openSender(fd: number): Send {
  const kind = fstatSync(fd);
  if (kind.isFIFO() || kind.isSocket()) {
    const socket = new Socket({ fd, readable: false, writable: true });
    // The callback of the write is told, too.
    socket.on('error', () => undefined);
    return (bytes, done) => void socket.write(bytes, (error) => done(error, bytes.length));
  }
  let own = fd;
  if (kind.isCharacterDevice()) {
    try {
      // A description of our own: others who write to the same terminal still wait for it.
      own = openSync(`/proc/self/fd/${fd}`, constants.O_WRONLY | constants.O_NONBLOCK | constants.O_NOCTTY);
    } catch {
      // No such file system, or the terminal is another user's: only a terminal that was stopped then holds the end up.
    }
  }
  return (bytes, done) => write(own, bytes, done);
}

/**
 * Makes an output that keeps lines in memory until they can be written. Lines beyond its bounds are lost; how many, it says
 * once it can write again.
 *
 * @param fd - file descriptor that is open for writing
 * @param limit - bytes that may wait
 */
export function createLogOutput(fd: number, limit = MAX_LOG_BUFFER): LogOutput {
  const send = openSender(fd);
  const settled = new Set<() => void>();
  let lines: string[] = [];
  // Of `lines` and of what is being written.
  let waiting = 0;
  let lost = 0;
  let isWriting = false;

  function settle(): void {
    for (const resolve of settled) resolve();
    settled.clear();
  }

  function sendRest(bytes: Buffer): void {
    send(bytes, (error, written) => {
      if (error instanceof Error) {
        // The line that was begun is ended later, so that all lines stay whole.
        setTimeout(sendRest, RETRY_MS, bytes).unref();
        settle();
        return;
      }
      waiting -= written;
      if (written < bytes.length) sendRest(bytes.subarray(written));
      else sendLines();
    });
  }

  function sendLines(): void {
    if (lost > 0 && lines.length === 0) {
      const report = { level: WARN, time: Date.now(), lost, msg: 'lines of the log are lost: nobody took them' };
      lost = 0;
      keep(`${JSON.stringify(report)}\n`);
    }
    isWriting = lines.length > 0;
    if (!isWriting) return settle();
    const bytes = Buffer.from(lines.join(''));
    lines = [];
    sendRest(bytes);
  }

  function keep(line: string): void {
    lines.push(line);
    waiting += Buffer.byteLength(line);
  }

  return {
    write: (line) => {
      if (waiting + Buffer.byteLength(line) > limit) {
        lost += 1;
        return;
      }
      keep(line);
      if (!isWriting) sendLines();
    },
    flush: async (ms) => {
      if (!isWriting) return;
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, ms);
        settled.add(() => {
          clearTimeout(timer);
          resolve();
        });
      });
    },
  };
}
