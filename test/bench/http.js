// The service beside a bare Koa app that answers constant bytes: `npm run bench http`, after `npm run build`. All contenders
// run, and are asked in turn, so that a busy moment of the machine hits all of them; ratios are medians over the rounds.
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from '../tools/root.js';
import { startService } from '../tools/service.js';
import { checkTargets, writeSection } from './bench-json.js';
import { median } from './median.js';

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '15' }, ms: { type: 'string', default: '1000' } },
});
const ROUNDS = Number(values.rounds);

/** The least that the service must reach of the bare app's answers a second. */
const TARGETS = { fresh: 0.75, unchanged: 0.9, png: 0.7 };

/** What is asked for, of a service of its own each. */
const KINDS = [
  { name: 'fresh', kind: 'fresh', env: {} },
  { name: 'unchanged', kind: 'unchanged', env: {} },
  { name: 'png', kind: 'png', env: {} },
  { name: 'again', kind: 'again', env: {} },
  // Counted, as by default, but a limit that one client does not reach.
  { name: 'limited', kind: 'fresh', env: { RATE_LIMIT: '1000000' } },
];

/** @param {number} port @param {string} kind @returns {number} answers a second */
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
// Everybody's first requests are slow.
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
writeSection('service', result);
checkTargets(result, TARGETS);
