// Where the command reads from and writes to.
import type { Writable } from 'node:stream';
import { codeOf, CommandError, failedTo } from './errors.js';
import { cleanLines } from './text.js';

/** A stream that may be a terminal. */
type MaybeTerminal<Stream> = Stream & { readonly isTTY?: boolean };

/** What the command is connected to. */
export interface Terminal {
  /** Standard input; asked for only by those who read it. */
  readonly input: () => MaybeTerminal<AsyncIterable<Uint8Array>>;
  readonly output: MaybeTerminal<Writable>;
  readonly errors: MaybeTerminal<Writable>;
  /** Aborted when the command is to stop. */
  readonly signal: AbortSignal;
}

/** Ends the command because it was told to; there is nothing to say. */
export class Stopped extends CommandError {
  override readonly name = 'Stopped';
}

/** Throws when the command is to stop. */
export function throwIfStopped({ signal }: Terminal): void {
  if (signal.aborted) throw new Stopped('stopped');
}

/** Writes to standard output, and waits until it is written. */
export function print({ output }: Terminal, content: string | Uint8Array): Promise<void> {
  return new Promise((resolve, reject) => {
    output.write(content, (error) => {
      // Whoever reads has seen enough.
      if (error && codeOf(error) === 'EPIPE') reject(new Stopped('nobody reads'));
      else if (error) reject(failedTo('write to standard output', error));
      else resolve();
    });
  });
}

/** Says something beside the output: a warning, or what was done. Paths and errors of others may be in it. */
export function say({ errors }: Terminal, text: string): void {
  errors.write(`navii: ${cleanLines(text)}\n`);
}
