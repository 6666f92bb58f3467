// Starts a Redis for one test, which the test can kill, stop and start again.
import { once } from 'node:events';
import { connect } from 'node:net';
import { onTestFinished } from 'vitest';
import { Program } from '../child.js';
import { findPort } from '../tools/free-port.js';
import { findProgram, REDIS, requireProgram } from '../tools/programs.js';

/** A Redis on a fixed port. */
export interface RedisServer {
  readonly port: number;
  /** Starts it, without data. */
  readonly start: () => Promise<void>;
  readonly signal: (signal: NodeJS.Signals) => void;
  /** Kills it, and waits until it has ended. */
  readonly kill: () => Promise<void>;
  /** Sends a line, and returns the answer. */
  readonly ask: (line: string) => Promise<string>;
}

/** Whether these tests are skipped: Redis is missing, and `CI`, which requires all tests, is not set. */
export const isSkipped = findProgram(REDIS) === undefined && !process.env['CI'];

/**
 * Makes a Redis that is not started yet. It ends with the test.
 *
 * @param args - arguments of the program
 */
export async function makeRedis(...args: readonly string[]): Promise<RedisServer> {
  const port = await findPort();
  let program: Program | undefined;

  async function start(): Promise<void> {
    const common = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
    const started = new Program(requireProgram(REDIS), [...common, ...args]);
    program = started;
    await started.wait(() => started.said.includes('Ready to accept connections'));
  }

  const kill = async (): Promise<void> => program?.close('SIGKILL');

  async function ask(line: string): Promise<string> {
    const socket = connect(port, '127.0.0.1');
    socket.write(`${line}\r\n`);
    const [answer] = (await once(socket, 'data')) as [Buffer];
    socket.destroy();
    return answer.toString();
  }

  onTestFinished(kill);
  return { port, start, signal: (signal) => void program?.child.kill(signal), kill, ask };
}
