// `npm run fuzz`: runs the fuzz test with a million new cases. FUZZ_RUNS sets another number, FUZZ_SEED repeats a run.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { root } from './root.js';

const vitest = join(root, 'node_modules/vitest/vitest.mjs');
const args = [vitest, 'run', '--testTimeout', '86400000', 'test/server/fuzz.sampled.test.ts'];
const env = { FUZZ_RUNS: '1000000', FUZZ_SEED: String(Date.now() % 2 ** 31), ...process.env };
console.log(`FUZZ_SEED=${env.FUZZ_SEED}`);
spawn(process.execPath, args, { cwd: root, env, stdio: 'inherit' }).on('close', (code) => {
  process.exitCode = code ?? 1;
});
