// The built program, as a process of its own.
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

/** The program. */
export const MAIN = join(import.meta.dirname, '../../server/dist/main.js');

/** A program that runs, and what it has written. */
export interface Program {
  readonly child: ChildProcess;
  readonly out: () => string;
  readonly err: () => string;
  /** Its exit code and signal. */
  readonly ended: Promise<unknown[]>;
}

/** Starts the program with these variables and no others; it ends with the test. */
export function run(env: Readonly<Record<string, string>>, ...args: string[]): Program {
  const child = spawn(process.execPath, [MAIN, ...args], { env: { PATH: process.env['PATH'], ...env } });
  onTestFinished(() => void child.kill('SIGKILL'));
  let out = '';
  let err = '';
  child.stdout.on('data', (chunk: Buffer) => (out += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (err += chunk.toString()));
  return { child, out: () => out, err: () => err, ended: once(child, 'close') };
}

/** The port that it listens on, once it does. */
export async function listening({ child, out, err }: Program): Promise<number> {
  for (;;) {
    const [, port] = /"port":(\d+)/.exec(out()) ?? [];
    if (port !== undefined) return Number(port);
    if (child.exitCode !== null) throw new Error(err());
    await Promise.race([once(child.stdout ?? child, 'data'), once(child, 'exit')]);
  }
}
