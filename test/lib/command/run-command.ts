// Runs the command in two ways: from its sources inside the test process, and as the built program in a process of its own.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { Readable, Writable } from 'node:stream';
import { runCommand } from '../../../lib/command/run.js';
import { readText, root } from '../../tools/root.js';

const { bin } = JSON.parse(readText('package.json'));

/** The path of the built command. */
export const program = join(root, bin.navii);

export interface Outcome {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
  readonly bytes: Buffer;
}

interface Setting {
  /** Standard input. */
  readonly input?: string | Uint8Array;
  /** Whether all three streams are terminals. */
  readonly isTTY?: boolean;
  readonly signal?: AbortSignal;
  /** The folder in which a process is called. */
  readonly cwd?: string;
}

class Sink extends Writable {
  readonly chunks: Buffer[] = [];
  readonly isTTY: boolean;

  constructor(isTTY: boolean) {
    super({ decodeStrings: true });
    this.isTTY = isTTY;
  }

  override _write(chunk: Buffer, _encoding: string, done: () => void): void {
    this.chunks.push(chunk);
    done();
  }
}

/** Runs the command in this process. */
export async function run(
  args: readonly string[],
  { input = '', isTTY = false, signal }: Setting = {},
): Promise<Outcome> {
  const [output, errors] = [new Sink(isTTY), new Sink(isTTY)];
  const stdin = Object.assign(Readable.from([Buffer.from(input)]), { isTTY });
  const stopping = signal ?? new AbortController().signal;
  const code = await runCommand(args, { input: () => stdin, output, errors, signal: stopping });
  const bytes = Buffer.concat(output.chunks);
  return { code, out: bytes.toString(), err: Buffer.concat(errors.chunks).toString(), bytes };
}

/** The time after which a process is killed, in milliseconds, so that a command that never ends fails its test. */
const TIMEOUT_MS = 60_000;

/** Runs the built command in a process of its own. */
export function spawnCommand(
  args: readonly string[],
  { input = '', cwd }: Setting = {},
  path = program,
): Promise<Outcome> {
  const bound = { timeout: TIMEOUT_MS, killSignal: 'SIGKILL' } as const;
  const child = spawn(process.execPath, [path, ...args], { stdio: 'pipe', cwd, ...bound });
  const out: Buffer[] = [];
  const err: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => out.push(chunk));
  child.stderr.on('data', (chunk: Buffer) => err.push(chunk));
  child.stdin.on('error', () => undefined).end(input);
  return new Promise((resolve, reject) => {
    child.on('error', reject).on('close', (code) => {
      const bytes = Buffer.concat(out);
      resolve({ code, out: bytes.toString(), err: Buffer.concat(err).toString(), bytes });
    });
  });
}
