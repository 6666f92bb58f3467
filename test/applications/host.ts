// A folder with an installed application, and the programs that run in it.
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
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

  /**
   * Starts a program, and waits until it is ready.
   *
   * @throws Error with the end of its output when it ends before
   */
  async start({ program, args, cwd, env = {}, isReady }: Command): Promise<void> {
    const log = join(this.folder, `${basename(program)}.log`);
    const out = openSync(log, 'a');
    const running = new Program(program, args, { cwd, env: environment(env), stdio: ['ignore', out, out] });
    closeSync(out);
    this.#programs.push(running);
    await running.wait(isReady).catch((error: unknown) => {
      throw new Error(readFileSync(log, 'utf8').slice(-2000), { cause: error });
    });
  }

  /** Ends the programs, and removes the folder. */
  async close(): Promise<void> {
    for (const program of this.#programs.toReversed()) await program.close('SIGTERM');
    rmSync(this.folder, { recursive: true, force: true });
  }
}
