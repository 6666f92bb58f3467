// Runs a program beside a test.
import { spawn, type ChildProcess, type SpawnOptions } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { openSocket } from './tools/client.js';

/** A running program. */
export class Program {
  readonly child: ChildProcess;
  readonly #ended: Promise<unknown[]>;

  constructor(path: string, args: readonly string[], options: SpawnOptions) {
    this.child = spawn(path, args, options);
    this.#ended = once(this.child, 'exit');
  }

  /** Waits until `isThere` is true, for a minute at most. */
  async wait(isThere: () => Promise<boolean>): Promise<void> {
    const late = AbortSignal.timeout(60_000);
    while (!(await isThere().catch(() => false))) {
      if (this.child.exitCode !== null) throw new Error(`${this.child.spawnfile} ended with ${this.child.exitCode}`);
      late.throwIfAborted();
      await sleep(20);
    }
  }

  /** Sends the signal, and resolves with the exit code. */
  async end(signal: NodeJS.Signals): Promise<unknown> {
    this.child.kill(signal);
    return (await this.#ended)[0];
  }

  /** Ends the program if it still runs, the service at once. SIGKILL would leave the workers of nginx behind. */
  async close(signal: NodeJS.Signals = 'SIGINT'): Promise<void> {
    if (this.child.exitCode !== null || this.child.signalCode !== null) return;
    this.child.kill('SIGCONT');
    await this.end(signal);
  }
}

/** Whether a port of this machine accepts connections. It throws when not. */
export async function isListening(port: number): Promise<boolean> {
  (await openSocket({ port })).destroy();
  return true;
}
