// Attacks in which one client requests as much as it can, while another sends one request a second.
import { setTimeout as sleep } from 'node:timers/promises';
import { median } from '../../bench/median.js';
import { timeRequest } from '../client.js';
import { tally } from './attack.js';
import { askInLoop } from './load.js';

const SECONDS = 20;
const GREEDY = { 'x-forwarded-for': '203.0.113.1' };
const MODEST = { 'x-forwarded-for': '198.51.100.1' };

/**
 * Sends one request a second, or the next one at once if a response took longer.
 *
 * @param {import('../client.js').Target} target
 * @param {number} times
 * @param {(i: number) => string} pathOf
 */
async function askSlowly(target, times, pathOf) {
  /** @type {(number | string)[]} */
  const outcomes = [];
  /** @type {number[]} */
  const took = [];
  for (let i = 0; i < times; i += 1) {
    const pause = sleep(1_000);
    const { outcome, ms } = await timeRequest(target, pathOf(i), { headers: MODEST, ms: 9_000 });
    outcomes.push(outcome);
    if (outcome === 200) took.push(ms);
    await pause;
  }
  return { outcomes, ms: median(took) };
}

/** Makes paths that were not requested before. @type {(path: string) => (i: number) => string} */
const fresh = (path) => (i) => path.replace('*', `${i}-${Math.random().toString(36).slice(2)}`);

/**
 * @param {string} name
 * @param {number} connections of the greedy client
 * @param {string} greedy the path that it requests; `*` is replaced with a new text each time
 * @param {string} modest the path that the other client requests
 * @returns {import('./attack.js').Attack}
 */
function crowdOut(name, connections, greedy, modest) {
  return {
    name,
    wants: `while one client requests ${greedy} on ${connections} connections, another one that requests ${modest} once a second gets 19 of 20`,
    setup: { env: { TRUST_PROXY: '1', PNG_THREADS: '1' } },
    warmUp: [greedy.replace('*', 'warm'), modest.replace('*', 'warm')],
    isNoisy: true,
    async run(service) {
      const alone = await askSlowly(service, 5, fresh(modest));
      const crowd = askInLoop(service, connections, (SECONDS + 2) * 1_000, fresh(greedy), GREEDY);
      await sleep(1_000);
      const { outcomes, ms } = await askSlowly(service, SECONDS, fresh(modest));
      const good = outcomes.filter((outcome) => outcome === 200).length;
      const { outcomes: others } = await crowd;
      return [
        [good >= 0.95 * SECONDS, tally(outcomes)],
        // The waiting time depends on the processor, which the refusals of the greedy client use too.
        [true, `${ms.toFixed(0)} ms, alone ${alone.ms.toFixed(0)}; the greedy one ${tally(others)}`],
      ];
    },
  };
}

/** @type {readonly import('./attack.js').Attack[]} */
export const FAIR = [
  crowdOut('fair-pngs', 300, '/random.png?size=1024', '/random.png?size=64'),
  crowdOut('fair-galleries', 40, '/gallery?count=500&prefix=*', '/gallery?count=96&prefix=*'),
  crowdOut('fair-share-pages', 400, '/@a*', '/@b*'),
  crowdOut('fair-groups', 400, '/@a*', `/group?seeds=*,${Array.from({ length: 30 }, (_, i) => `m${i}`).join(',')}`),
];
