// The connections of the command to the outside: its streams, its messages, its errors and its progress bar.
import type { Writable } from 'node:stream';
import { cleanLines, formatCount } from './text.js';

/** A failure of the command. Its message is one line or a few, and never a stack. */
export class CommandError extends Error {
  override readonly name: string = 'CommandError';
  readonly exitCode: number = 1;
}

/** Wrong arguments. */
export class UsageError extends CommandError {
  override readonly name = 'UsageError';
  override readonly exitCode = 2;
}

/** Ends the command after a signal, or when the reader of its output is gone. It prints no message. */
export class Stopped extends CommandError {
  override readonly name = 'Stopped';
}

/** Reasons for errors of the system, by their codes. */
const REASONS: Readonly<Record<string, string>> = {
  EACCES: 'permission denied',
  EDQUOT: 'the disk quota is used up',
  EEXIST: 'something else has this name',
  EISDIR: 'it is a folder',
  EMFILE: 'too many files are open',
  ENAMETOOLONG: 'the name is too long',
  ENOENT: 'there is no such file or folder',
  ENOSPC: 'the disk is full',
  ENOTDIR: 'a part of the path is a file, not a folder',
  EPERM: 'it is not permitted',
  EROFS: 'the disk is read-only',
};

/** The code that Node gives to errors of the system and of its module loader. */
export function codeOf(error: unknown): string | undefined {
  const code: unknown = error instanceof Error && 'code' in error ? error.code : undefined;
  return typeof code === 'string' ? code : undefined;
}

/** Makes the error for an action on a file that the system refused. */
export function failedTo(action: string, error: unknown): CommandError {
  const message = error instanceof Error ? error.message : String(error);
  return new CommandError(`cannot ${action}: ${REASONS[codeOf(error) ?? ''] ?? message}`, { cause: error });
}

/** A stream that may be a terminal. */
type MaybeTerminal<Stream> = Stream & { readonly isTTY?: boolean };

/** The streams of the command. */
export interface Terminal {
  /** Returns standard input. Only code that reads it calls this. */
  readonly input: () => MaybeTerminal<AsyncIterable<Uint8Array>>;
  readonly output: MaybeTerminal<Writable>;
  readonly errors: MaybeTerminal<Writable>;
  /** Aborted when the command must stop. */
  readonly signal: AbortSignal;
}

/** Throws {@link Stopped} when the command must stop. */
export function throwIfStopped({ signal }: Terminal): void {
  if (signal.aborted) throw new Stopped('stopped');
}

/** Writes to standard output, and waits until it is written. */
export function print({ output }: Terminal, content: string | Uint8Array): Promise<void> {
  return new Promise((resolve, reject) => {
    output.write(content, (error) => {
      // The reader has closed the pipe.
      if (error && codeOf(error) === 'EPIPE') reject(new Stopped('nobody reads the output'));
      else if (error) reject(failedTo('write to standard output', error));
      else resolve();
    });
  });
}

/** Writes a message to standard error. It may contain paths and texts from outside, so control characters are removed. */
export function say({ errors }: Terminal, text: string): void {
  errors.write(`navii: ${cleanLines(text)}\n`);
}

/** The amount of work, in any unit, and how much of it is done. */
export interface Workload {
  readonly total: number;
  readonly position: () => number;
}

/**
 * Shows a progress bar on a terminal, and nothing elsewhere.
 *
 * @param workload - undefined if the amount of work is unknown; then the bar only counts
 * @returns the bar, which is updated with the number of finished pictures; undefined without a terminal
 */
export async function startProgress({ errors }: Terminal, quiet: boolean, workload: Workload | undefined) {
  if (quiet || errors.isTTY !== true) return undefined;
  const { SingleBar } = await import('cli-progress');
  const bar = new SingleBar({
    stream: errors,
    format: workload === undefined ? '{count} pictures' : '{bar} {percentage}%  {count} pictures',
    barCompleteChar: '█',
    barIncompleteChar: '░',
    barsize: 30,
    fps: 10,
    forceRedraw: workload === undefined,
    // The default turns line wrapping of the terminal off, and a stopped process would leave it off.
    linewrap: null,
    // The process handles signals itself.
    gracefulExit: false,
  });
  bar.start(Math.max(1, workload?.total ?? 1), 0, { count: '0' });
  return {
    update: (count: number) => bar.update(workload?.position() ?? 0, { count: formatCount(count) }),
    stop: () => bar.stop(),
  };
}
