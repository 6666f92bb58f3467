// Compares the service with a bare Koa app that answers constant bytes: `npm run bench http`, after `npm run build`. All
// contenders run at once and get requests in turns, so that a busy moment of the machine slows all of them. Ratios are medians
// over the rounds.
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from '../tools/root.js';
import { startService } from '../tools/service.js';
import { checkTargets } from './check-targets.js';
import { median } from './median.js';

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '15' }, ms: { type: 'string', default: '1000' } },
});
const ROUNDS = Number(values.rounds);

/** The minimum rate of the service, as a share of the bare app's responses per second. */
const TARGETS = { fresh: 0.75, options: 0.65, unchanged: 0.9, png: 0.7 };

/** The measurements. Each has its own service. */
const KINDS = [
  { name: 'fresh', kind: 'fresh', env: {} },
  { name: 'options', kind: 'options', env: {} },
  { name: 'unchanged', kind: 'unchanged', env: {} },
  { name: 'png', kind: 'png', env: {} },
  { name: 'again', kind: 'again', env: {} },
  // Requests are counted, as by default, but one client does not reach the limit.
  { name: 'limited', kind: 'fresh', env: { RATE_LIMIT: '1000000' } },
];

/** @param {number} port @param {string} kind @returns {number} responses per second */
function ask(port, kind) {
  const program = join(root, 'test/bench/http-load.js');
  const line = execFileSync(process.execPath, [program, String(port), kind, values.ms], { encoding: 'utf8' });
  const { rate, failures } = /** @type {{ rate: number, failures: number }} */ (JSON.parse(line));
  if (failures > 0) throw new Error(`${failures} answers were no success`);
  return rate;
}

const bare = await startService({ entry: join(root, 'test/bench/http-bare.js') });
const contenders = await Promise.all(
  KINDS.map(async (kind) => ({
    ...kind,
    service: await startService({ env: kind.env }),
    ratios: /** @type {number[]} */ ([]),
  })),
);
// The first requests are slow, so they do not count.
ask(bare.port, 'fresh');
for (const { service, kind } of contenders) ask(service.port, kind);
for (let round = 0; round < ROUNDS; round += 1) {
  const base = ask(bare.port, 'fresh');
  for (const { service, kind, ratios } of contenders) ratios.push(ask(service.port, kind) / base);
}

/** @type {Record<string, number>} */
const result = {};
for (const { name, ratios, service } of contenders) {
  result[name] = median(ratios);
  console.log(`${median(ratios).toFixed(2)} × the bare app: ${name}`);
  await service.stop();
}
await bare.stop();
checkTargets(result, TARGETS);
