// Tests of the scripts behind `npm start` and `npm test`.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { describe, expect, it } from 'vitest';
import { checkNode, run } from '../../site/build/setup.js';
import { root } from '../tools/root.js';

describe('checkNode', () => {
  it.each(['20.19.0', '20.20.2', '22.0.0', '24.1.0'])('accepts %s', (version) => {
    expect(() => checkNode(version)).not.toThrow();
  });

  it.each(['20.18.3', '18.20.0', '9.99.0'])('refuses %s with an explanation', (version) => {
    expect(() => checkNode(version)).toThrow(`Node.js 20.19 or newer is needed, this is ${version}`);
  });
});

describe('run', () => {
  it('throws an error with the last lines of a program that fails', async () => {
    const script = 'for (let i = 0; i < 100; i += 1) console.error(`line ${i}`); process.exitCode = 3';
    await expect(run(process.execPath, ['-e', script])).rejects.toThrow(/ended with 3\n(line \d+\n)+line 99$/);
  });

  it('names a missing program', async () => {
    await expect(run('no-such-program-here', [])).rejects.toThrow('no-such-program-here: ');
  });
});

it('npm start shuts the server down when the shell of npm has ended', async () => {
  const env = { ...process.env, PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'info' };
  // With a second command, the shell starts the first one as a child process and does not replace itself with it.
  const shell = spawn('sh', ['-c', 'node site/build/start.js; exit $?'], {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines = createInterface(shell.stdout);
  const said: string[] = [];
  lines.on('line', (line) => {
    said.push(line);
    if (line.includes('listening on')) shell.kill('SIGTERM');
  });
  // The server holds the other end of the pipe, so the pipe closes when the server has ended.
  await once(lines, 'close');
  expect(shell.signalCode).toBe('SIGTERM');
  expect(said.at(-1)).toContain('"msg":"stopped"');
});
