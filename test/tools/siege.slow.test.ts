// Runs the siege on the built service, like `npm run siege`.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

/** Milliseconds. The siege takes minutes, and twice as long beside other tests. */
const PATIENCE = 20 * 60_000;

test(
  'the service withstands every attack',
  async () => {
    // Other tests run at the same time, so attacks that measure times get a second attempt.
    const child = spawn(process.execPath, [join(import.meta.dirname, 'siege.js'), '--retry']);
    onTestFinished(() => void child.kill());
    let out = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (out += chunk.toString()));
    const [code] = await once(child, 'close');
    expect(out.match(/^FAILED.*$/gm) ?? []).toEqual([]);
    expect([code, out]).toEqual([0, expect.stringMatching(/ held, 0 failed/)]);
  },
  PATIENCE,
);
