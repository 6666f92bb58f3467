// Measures the memory of the service while all requests differ: `node test/bench/memory.js [SVGs] [PNGs]`, after
// `npm run build`, on Linux.
import { openConnection } from '../tools/client.js';
import { startService } from '../tools/service.js';
import { readMemory } from './process-time.js';

const [svgs = 2_000_000, pngs = 20_000] = process.argv.slice(2).map(Number);
const CONNECTIONS = 8;
/** Requests that one packet holds. */
const DEPTH = 8;
const SAMPLES = 20;

const service = await startService();
const connections = await Promise.all(Array.from({ length: CONNECTIONS }, () => openConnection(service)));

/**
 * Requests avatars that all differ, and prints how much memory the service uses meanwhile.
 *
 * @param {string} name
 * @param {number} total
 * @param {(i: number) => string} targetOf
 */
async function run(name, total, targetOf) {
  const started = performance.now();
  /** @type {number[]} */
  const samples = [];
  let [next, done, failed] = [0, 0, 0];
  await Promise.all(
    connections.map(async (connection) => {
      while (next < total) {
        const count = Math.min(DEPTH, total - next);
        const targets = Array.from({ length: count }, (_, i) => targetOf(next + i));
        next += count;
        for (const { status } of await connection.askAll(targets)) if (status !== 200) failed += 1;
        done += count;
        if (done < ((samples.length + 1) * total) / SAMPLES) continue;
        samples.push(Math.round(readMemory(service.pid())));
        console.log(`${name} ${String(done).padStart(9)}  ${samples.at(-1)} MiB`);
      }
    }),
  );
  const rate = Math.round((total / (performance.now() - started)) * 1000);
  const half = samples.slice(SAMPLES / 2);
  const spread = `${Math.min(...half)}–${Math.max(...half)} MiB in the second half`;
  console.log(`${name}: ${total} requests, ${failed} failed, ${rate} a second, ${spread}`);
  if (failed > 0) process.exitCode = 1;
}

await run('SVG', svgs, (i) => `/avatar/svg-${i}`);
await run('PNG', pngs, (i) => `/avatar/png-${i}.png`);
await run('SVG again', Math.ceil(svgs / 10), (i) => `/avatar/again-${i}`);
for (const connection of connections) connection.close();
console.log(`the service ended with ${await service.stop()}`);
