// A folder with an installed application, and the programs that run in it.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Program } from '../child.js';
import { environment } from '../packed.js';

/** A program to start. */
interface Command {
  readonly program: string;
  readonly args: readonly string[];
  /** Its working directory. */
  readonly cwd: string;
  readonly env?: Readonly<Record<string, string>>;
  /** Whether it can be used. While it cannot, this may throw. */
  readonly isReady: () => Promise<boolean>;
}

/** The place of one application. Nothing outside of its folder is written. */
export class Host {
  readonly folder: string = mkdtempSync(join(tmpdir(), 'navii-host-'));
  readonly #programs: Program[] = [];

  /** Starts a program, and waits until it is ready. */
  async start({ program, args, cwd, env = {}, isReady }: Command): Promise<void> {
    const running = new Program(program, args, { cwd, env: environment(env) });
    this.#programs.push(running);
    await running.wait(isReady);
  }

  /** Ends the programs, and removes the folder. */
  async close(): Promise<void> {
    for (const program of this.#programs.toReversed()) await program.close('SIGTERM');
    rmSync(this.folder, { recursive: true, force: true });
  }
}
