// Starts a Redis for one test, which the test can kill, stop and start again.
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { onTestFinished } from 'vitest';
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
  let child: ChildProcess | undefined;

  async function start(): Promise<void> {
    const common = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
    child = spawn(requireProgram(REDIS), [...common, ...args], { stdio: ['ignore', 'pipe', 'inherit'] });
    let out = '';
    child.stdout?.on('data', (chunk: Buffer) => (out += chunk.toString()));
    while (!out.includes('Ready to accept connections')) {
      if (child.exitCode !== null) throw new Error(out);
      if (child.stdout !== null) await once(child.stdout, 'data');
    }
  }

  async function kill(): Promise<void> {
    const killed = child;
    if (killed === undefined || killed.exitCode !== null || killed.signalCode !== null) return;
    const ended = once(killed, 'exit');
    killed.kill('SIGKILL');
    await ended;
  }

  async function ask(line: string): Promise<string> {
    const socket = connect(port, '127.0.0.1');
    socket.write(`${line}\r\n`);
    const [answer] = (await once(socket, 'data')) as [Buffer];
    socket.destroy();
    return answer.toString();
  }

  onTestFinished(kill);
  return { port, start, signal: (signal) => void child?.kill(signal), kill, ask };
}
