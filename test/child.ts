// Runs a program beside a test.
import { spawn, type ChildProcess, type SpawnOptions } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { openSocket } from './tools/client.js';

/** A running program. */
export class Program {
  readonly child: ChildProcess;
  /** Its output so far, and its errors. */
  said = '';
  readonly #ended: Promise<unknown[]>;
  readonly #isGroup: boolean;

  /** With `detached`, its child processes end with it. */
  constructor(path: string, args: readonly string[], options: SpawnOptions = {}) {
    this.child = spawn(path, args, { stdio: ['ignore', 'pipe', 'pipe'], ...options });
    for (const stream of [this.child.stdout, this.child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => (this.said += text));
    }
    this.#ended = once(this.child, 'exit');
    this.#isGroup = options.detached === true;
  }

  /**
   * Waits until `isThere` is true, for a minute at most. While it throws, it is not.
   *
   * @throws Error with the end of the output
   */
  async wait(isThere: () => boolean | Promise<boolean>): Promise<void> {
    const late = AbortSignal.timeout(60_000);
    while (!(await (async () => isThere())().catch(() => false))) {
      if (this.child.exitCode !== null || late.aborted) {
        const end = late.aborted ? 'is not ready' : `ended with ${this.child.exitCode}`;
        throw new Error(`${this.child.spawnfile} ${end}: ${this.said.slice(-2000)}`);
      }
      await sleep(20);
    }
  }

  /** Sends the signal, and resolves with the exit code. */
  async end(signal: NodeJS.Signals): Promise<unknown> {
    const { pid = 0 } = this.child;
    process.kill(this.#isGroup ? -pid : pid, signal);
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
