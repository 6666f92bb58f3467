// The siege on the built service, as `npm run siege` makes it.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

/** Milliseconds: the siege takes seven minutes, twice as long beside other tests. */
const PATIENCE = 20 * 60_000;

function run(...args: string[]) {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'siege.js'), ...args]);
  onTestFinished(() => void child.kill());
  let out = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (out += chunk.toString()));
  return { ended: once(child, 'close'), out: () => out };
}

test(
  'every attack is held',
  async () => {
    // Other tests run beside it: what measures times has a second chance.
    const { ended, out } = run('--retry');
    const [code] = await ended;
    expect(out().match(/^FAILED.*$/gm) ?? []).toEqual([]);
    expect([code, out()]).toEqual([0, expect.stringMatching(/ held, 0 failed/)]);
  },
  PATIENCE,
);

test('no other machine is attacked', async () => {
  for (const address of ['http://192.0.2.1:80', 'https://127.0.0.1:8787', 'http://127.0.0.1.example.org']) {
    const { ended, out } = run(address);
    expect(await ended).toEqual([2, null]);
    expect(out()).toContain('is no address of this machine');
  }
});
