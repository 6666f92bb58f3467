// Runs the siege on the built service, like `npm run siege`.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

/** Milliseconds. The siege takes seven minutes, and twice as long beside other tests. */
const PATIENCE = 20 * 60_000;

function run(...args: string[]) {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'siege.js'), ...args]);
  onTestFinished(() => void child.kill());
  let out = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (out += chunk.toString()));
  return { ended: once(child, 'close'), out: () => out };
}

test(
  'the service withstands every attack',
  async () => {
    // Other tests run at the same time, so attacks that measure times get a second attempt.
    const { ended, out } = run('--retry');
    const [code] = await ended;
    expect(out().match(/^FAILED.*$/gm) ?? []).toEqual([]);
    expect([code, out()]).toEqual([0, expect.stringMatching(/ held, 0 failed/)]);
  },
  PATIENCE,
);

test('addresses of other machines are refused', async () => {
  for (const address of ['http://192.0.2.1:80', 'https://127.0.0.1:8787', 'http://127.0.0.1.example.org']) {
    const { ended, out } = run(address);
    expect(await ended).toEqual([2, null]);
    expect(out()).toContain('is no address of this machine');
  }
});
