// Tests of the built program without the right to write files, as in a container with a read-only file system.
import { expect, it } from 'vitest';
import { listening, run } from './program.js';
import { request } from './serve.js';

const known = process.allowedNodeEnvironmentFlags;
// In Node 20 the option is experimental, and has fewer permissions.
const permission = known.has('--permission') ? '--permission' : '--experimental-permission';
const allowed = ['--allow-worker', '--allow-addons', '--allow-net'].filter((flag) => known.has(flag));
/** Node refuses to write any file, for every user. Everything else is allowed. */
const READ_ONLY = {
  NODE_OPTIONS: [permission, '--allow-fs-read=*', '--no-warnings', ...allowed].join(' '),
  HOME: '/nonexistent',
  TMPDIR: '/nonexistent',
};

it('a file system that is read-only is enough for the program: it serves SVG, PNG and pages, and exits with 0', async () => {
  const program = run({ ...READ_ONLY, PORT: '0', HOST: '127.0.0.1', DRAIN_DELAY: '0' });
  const port = await listening(program);
  for (const target of ['/avatar/alice', '/avatar/alice.png', '/og.png', '/', '/gallery?count=3', '/healthz']) {
    expect([target, (await request(port, target)).status]).toEqual([target, 200]);
  }
  program.child.kill('SIGTERM');
  expect(await program.ended).toEqual([0, null]);
  expect(program.err()).toBe('');
  for (const line of program.out().trim().split('\n')) expect(JSON.parse(line)).toMatchObject({ level: 30 });
});
