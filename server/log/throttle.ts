// Lines that a stranger can cause with each request: at most one a minute of each kind, which says how many there were.
import type { Logger } from 'pino';
import { LOG_INTERVAL_MS } from '../limits.js';

type Fields = Readonly<Record<string, unknown>>;
type Level = 'warn' | 'error';

/** A log for what may happen often. Messages are constants: each one is a kind, and is remembered. */
export interface ThrottledLog {
  readonly warn: (message: string, fields?: Fields) => void;
  readonly error: (message: string, fields?: Fields) => void;
  /** Writes what is held back. */
  readonly flush: () => void;
}

interface Kind {
  readonly level: Level;
  readonly timer: NodeJS.Timeout;
  /** How many were held back. */
  count: number;
  /** Of the last one. */
  fields: Fields;
}

/**
 * Makes a throttle. The first line of a kind is written at once; those that follow within the interval are written as one,
 * with their `count` and the fields of the last, when it ends.
 *
 * @param log - where lines go
 * @param interval - in milliseconds
 */
export function createThrottle(log: Logger, interval = LOG_INTERVAL_MS): ThrottledLog {
  const kinds = new Map<string, Kind>();

  function writeHeld(message: string, { level, count, fields }: Kind): void {
    log[level]({ ...fields, count }, message);
  }

  function begin(level: Level, message: string): void {
    const timer = setTimeout(() => {
      const kind = kinds.get(message);
      kinds.delete(message);
      if (kind === undefined || kind.count === 0) return;
      writeHeld(message, kind);
      begin(level, message);
    }, interval).unref();
    kinds.set(message, { level, timer, count: 0, fields: {} });
  }

  function add(level: Level, message: string, fields: Fields = {}): void {
    const kind = kinds.get(message);
    if (kind === undefined) {
      log[level](fields, message);
      begin(level, message);
      return;
    }
    kind.count += 1;
    kind.fields = fields;
  }

  return {
    warn: (message, fields) => add('warn', message, fields),
    error: (message, fields) => add('error', message, fields),
    flush: () => {
      for (const [message, kind] of kinds) {
        clearTimeout(kind.timer);
        if (kind.count > 0) writeHeld(message, kind);
      }
      kinds.clear();
    },
  };
}
