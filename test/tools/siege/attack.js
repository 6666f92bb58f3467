// Defines, runs and judges attacks.
import { ask, nameError, outcomeOf, waitAtMost } from '../client.js';
import { startService } from '../service.js';

/** @typedef {import('../service.js').Setup} Setup */
/** @typedef {import('../service.js').Service} Service */
/** @typedef {readonly [isGood: boolean, seen: string]} Check a measured value, and whether it is good */

/**
 * @typedef {object} Attack
 * @property {string} name
 * @property {string} wants the required behaviour of the service, in words
 * @property {Setup} [setup] the service that it attacks; without it, one with the defaults
 * @property {readonly string[]} [warmUp] paths to request before memory is measured
 * @property {number} [maxGrowth] MiB of memory by which the service's memory may grow
 * @property {readonly [least: number, most: number]} [warnings] the allowed number of log lines that are warnings or worse
 * @property {boolean} [isNoisy] it measures times, so that other work on the machine can fail it
 * @property {(service: Service, start: (setup: Setup) => Promise<Service>) => Promise<readonly Check[]>} run
 */

/** MiB: the sum of the budgets of `server/limits.ts`, and as much again for V8's uncollected garbage. */
const MAX_RSS = 600;
const LONGEST_MS = 100_000;

/**
 * Counts statuses and failures: `{200: 12, ECONNRESET: 1}` as text.
 *
 * @param {readonly (number | string)[]} outcomes
 */
export function tally(outcomes) {
  /** @type {Map<number | string, number>} */
  const counts = new Map();
  for (const outcome of outcomes) counts.set(outcome, (counts.get(outcome) ?? 0) + 1);
  const rows = [...counts].toSorted(([a], [b]) => String(a).localeCompare(String(b)));
  return rows.length === 0 ? 'nothing' : rows.map(([outcome, count]) => `${count} × ${outcome}`).join(' + ');
}

/**
 * Checks that there are outcomes and that all of them are allowed.
 *
 * @param {readonly (number | string)[]} outcomes
 * @param {...(number | string)} allowed
 * @returns {Check}
 */
export function checkAll(outcomes, ...allowed) {
  return [outcomes.length > 0 && outcomes.every((outcome) => allowed.includes(outcome)), tally(outcomes)];
}

/**
 * Checks that a service survived without damage.
 *
 * @param {Service} service
 * @returns {Promise<Check[]>} the failed checks
 */
async function findDamage(service) {
  const death = service.describeDeath();
  if (death !== undefined) return [[false, `the service is dead: ${death}`]];
  const outcome = await outcomeOf(ask(service, '/healthz', { ms: 2_000 }));
  if (outcome !== 200) return [[false, `after it, healthz: ${outcome}`]];
  const rss = Math.round(service.rss());
  return rss > MAX_RSS ? [[false, `after it, RSS ${rss} MB`]] : [];
}

/**
 * Runs an attack. An exception is a failure.
 *
 * @param {Attack} attack
 * @returns {Promise<{ held: boolean, seen: string }>}
 */
export async function runAttack(attack) {
  const { setup = {}, warmUp = [], maxGrowth, warnings } = attack;
  /** @type {Service[]} */
  const services = [];
  /** @type {Parameters<Attack['run']>[1]} */
  async function start(wanted) {
    const service = await startService(wanted);
    services.push(service);
    return service;
  }
  /** @type {Check[]} */
  const checks = [];
  try {
    const service = await start(setup);
    for (const path of warmUp) await ask(service, path);
    const before = service.resetPeak();
    checks.push(...(await waitAtMost(attack.run(service, start), LONGEST_MS)));
    const grown = Math.round(service.peak() - before);
    if (maxGrowth !== undefined) checks.push([grown < maxGrowth, `RSS +${grown} MB`]);
    const count = service.listWarnings().length;
    if (warnings !== undefined) checks.push([count >= warnings[0] && count <= warnings[1], `${count} warnings`]);
    const alive = services.filter((each) => !each.isTold());
    checks.push(...(await Promise.all(alive.map(findDamage))).flat());
  } catch (error) {
    checks.push([false, [nameError(error), ...services.map((each) => each.describeDeath() ?? '')].join(' ').trim()]);
  } finally {
    await Promise.all(services.map((each) => each.kill()));
  }
  return {
    held: checks.every(([isGood]) => isGood),
    seen: checks.map(([isGood, seen]) => (isGood ? seen : `✗ ${seen}`)).join(', '),
  };
}
