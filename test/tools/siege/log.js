// Standard output that takes nothing: a full disk, or a reader that does not read.
import { setTimeout as sleep } from 'node:timers/promises';
import { judge, tally } from './attack.js';
import { askMany } from './load.js';

/** @typedef {NonNullable<import('./process.js').Setup['output']>} Output */

/**
 * @param {import('./attack.js').Ground} ground
 * @param {Output} output
 * @param {'info' | 'debug'} level
 * @returns {Promise<[boolean, string]>}
 */
async function checkOutput({ start }, output, level) {
  const service = await start({ output, env: { LOG_LEVEL: level } });
  const total = level === 'debug' ? 6_000 : 1_000;
  // An e-mail as a seed is worth a line at each level.
  const outcomes = await askMany(service, total, (i) => [i < 1_000 ? '/avatar/a@b.cd' : `/avatar/log-${i}`], {
    ms: 20_000,
  });
  const good = outcomes.filter((outcome) => outcome === 200).length;
  const death = service.describeDeath();
  if (death !== undefined) return [false, `${level}: ${good} of ${total} answered, ${death}`];
  service.terminate();
  const started = performance.now();
  while (service.isRunning() && performance.now() - started < 12_000) await sleep(50);
  const hasEnded = !service.isRunning();
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const others = good === outcomes.length ? '' : ` (${tally(outcomes)})`;
  return [
    good === total && hasEnded,
    `${level}: ${good} of ${total} answered${others}, ${hasEnded ? 'ended' : 'not ended'} ${seconds} s after TERM`,
  ];
}

/**
 * @param {string} name
 * @param {Output} output
 * @returns {import('./attack.js').Attack}
 */
function describeOutput(name, output) {
  return {
    name,
    wants: '1,000 requests, 6,000 with LOG_LEVEL=debug, are all answered within 20 s; TERM ends it within 12 s',
    needsProcess: true,
    async run(ground) {
      return judge(await Promise.all([checkOutput(ground, output, 'info'), checkOutput(ground, output, 'debug')]));
    },
  };
}

export const LOG = [
  describeOutput('log-full', 'full'),
  describeOutput('log-unread', 'unread'),
  describeOutput('log-into-sleep', 'sleeping'),
];
