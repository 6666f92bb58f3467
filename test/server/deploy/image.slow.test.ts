// Tests of server/deploy/Dockerfile: runs its commands one by one, and then its program as the user `nobody`.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { createAvatar } from '../../../lib/index.js';
import { listening } from '../program.js';
import { read, request } from '../serve.js';
import { readCommand, readImageVariables, walk } from './image.js';

/** Root can run the program as `nobody`. */
const NOBODY = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};

it('the image serves everything, as a user who owns none of its files', { timeout: 900_000 }, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'navii-image-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  chmodSync(folder, 0o755);
  const cwd = walk(folder);
  const variables = { ...readImageVariables(), HOST: '127.0.0.1', PORT: '0' };
  const env = { PATH: process.env['PATH'], HOME: '/nonexistent', TMPDIR: '/nonexistent', ...variables };
  const [, ...args] = readCommand('CMD');
  const child = spawn(process.execPath, args, { cwd, env, ...NOBODY });
  onTestFinished(() => void child.kill('SIGKILL'));
  let [out, err] = ['', ''];
  child.stdout.on('data', (chunk: Buffer) => (out += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (err += chunk.toString()));
  const ended = once(child, 'close');
  const port = await listening({ child, out: () => out, err: () => err });
  expect(await read(port, '/avatar/ada')).toBe(createAvatar('ada'));
  for (const target of ['/avatar/ada.png', '/og.png', '/', '/docs/hosting', '/gallery', '/healthz', '/readyz']) {
    expect([target, (await request(port, target)).status]).toEqual([target, 200]);
  }
  const [, ...check] = readCommand('HEALTHCHECK');
  const checkHealth = (at: number): number | null =>
    spawnSync(process.execPath, check, { env: { ...env, PORT: String(at) }, ...NOBODY }).status;
  expect([checkHealth(port), checkHealth(1)]).toEqual([0, 1]);
  child.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
  expect(err).toBe('');
});
