// Measures how long an SVG takes while other clients request large PNGs: `node test/bench/latency.js`, after `npm run build`.
// The result is a ratio within one run, because absolute times depend on the machine.
import { openConnection } from '../tools/client.js';
import { startService } from '../tools/service.js';

const ROUNDS = 5;
const REQUESTS = 2000;
const RIVALS = 16;
/** The maximum factor by which the 99th percentile may grow. */
const LIMIT = 5;

const service = await startService();
const connection = await openConnection(service);
const rivals = await Promise.all(Array.from({ length: RIVALS }, () => openConnection(service)));
let seed = 0;

/** @returns {Promise<number[]>} milliseconds of each request */
async function measure() {
  const times = [];
  for (let i = 0; i < REQUESTS; i += 1) {
    const started = performance.now();
    await connection.ask(`/avatar/svg-${(seed += 1)}`);
    times.push(performance.now() - started);
  }
  return times;
}

/** @returns {Promise<{ times: number[], pngs: number }>} the same while other connections request new PNGs */
async function measureBeside() {
  const ending = new AbortController();
  let pngs = 0;
  const load = rivals.map(async (rival) => {
    while (!ending.signal.aborted) {
      const { status } = await rival.ask(`/avatar/png-${(seed += 1)}.png?size=1024`);
      if (status !== 200) throw new Error(`a PNG was answered with ${status}`);
      pngs += 1;
    }
  });
  const times = await measure();
  ending.abort();
  await Promise.all(load);
  return { times, pngs };
}

/** @param {readonly number[]} times @param {number} share */
function quantile(times, share) {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length * share)] ?? Number.NaN;
}

// The first requests are slow, so they do not count.
await measure();
await measureBeside();
/** @type {number[]} */
const idle = [];
/** @type {number[]} */
const busy = [];
let drawn = 0;
for (let round = 0; round < ROUNDS; round += 1) {
  idle.push(...(await measure()));
  const { times, pngs } = await measureBeside();
  busy.push(...times);
  drawn += pngs;
}
for (const [name, share] of /** @type {const} */ ([
  ['median', 0.5],
  ['p99', 0.99],
])) {
  const [before, beside] = [quantile(idle, share), quantile(busy, share)];
  const ratio = beside / before;
  console.log(`${name}: ${before.toFixed(2)} ms idle, ${beside.toFixed(2)} ms beside PNGs, ratio ${ratio.toFixed(2)}`);
  if (name === 'p99' && !(ratio <= LIMIT)) process.exitCode = 1;
}
console.log(`${drawn} PNGs of 1024 px on ${RIVALS} connections meanwhile`);
connection.close();
for (const rival of rivals) rival.close();
console.log(`the service ended with ${await service.stop()}`);
