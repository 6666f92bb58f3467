// An attack: its data, how it is made, and how it is judged.
import { ask, nameError, outcomeOf, waitAtMost } from '../client.js';
import { startService } from '../service.js';

/** @typedef {import('../client.js').Target} Target */
/** @typedef {import('../service.js').Setup} Setup */
/** @typedef {import('../service.js').Service} Service */
/** @typedef {readonly [isGood: boolean, seen: string]} Check a figure, and whether it is good */

/**
 * @typedef {object} Attack
 * @property {string} name
 * @property {string} wants what the service must do, in words
 * @property {Setup | 'own'} [setup] the service that it needs, so that it cannot be made on an address; `own` if it starts its
 * services itself
 * @property {readonly string[]} [warmUp] what is asked for before memory is measured
 * @property {number} [maxGrowth] MiB of memory that the service may take more than before
 * @property {readonly [least: number, most: number]} [warnings] lines of its log that are warnings or worse
 * @property {boolean} [isQuiet] it mostly waits, and may go on beside others
 * @property {boolean} [isNoisy] it measures times, so that other work on the machine can fail it
 * @property {boolean} [isSlow] it takes more than a minute
 * @property {(service: Service, start: (setup: Setup) => Promise<Service>) => Promise<readonly Check[]>} run
 */

/** MiB: the sum of the budgets of `server/limits.ts`, and as much again as V8 leaves lying about. */
const MAX_RSS = 600;
const LONGEST_MS = 100_000;
/** Of attacks that wait for what an idle connection is allowed. */
const LONGEST_SLOW_MS = 200_000;

/**
 * Counts by status, or by what went wrong instead: `{200: 12, ECONNRESET: 1}` as text.
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
 * Checks that all outcomes are among those that are allowed, and that there are any.
 *
 * @param {readonly (number | string)[]} outcomes
 * @param {...(number | string)} allowed
 * @returns {Check}
 */
export function checkAll(outcomes, ...allowed) {
  return [outcomes.length > 0 && outcomes.every((outcome) => allowed.includes(outcome)), tally(outcomes)];
}

/**
 * Waits until a service that was told to end has done so.
 *
 * @param {Service} service
 * @returns {Promise<Check>}
 */
export async function checkEnd(service) {
  const started = performance.now();
  const end = await service.waitForEnd(12_000);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  return [end?.code === 0, `ended with ${end === undefined ? 'nothing' : (end.code ?? end.signal)} after ${seconds} s`];
}

/**
 * Looks for damage of a service that should have survived.
 *
 * @param {Service} service
 * @returns {Promise<Check[]>} bad ones
 */
async function findDamage(service) {
  const death = service.describeDeath();
  if (death !== undefined) return [[false, `the service is dead: ${death}`]];
  const outcome = await outcomeOf(ask(service, '/healthz', { ms: 2_000 }));
  if (outcome !== 200) return [[false, `after it, healthz: ${outcome}`]];
  const rss = Math.round(service.rss());
  return rss > MAX_RSS ? [[false, `after it, RSS ${rss} MB`]] : [];
}

/** Where the process is not ours, nothing of it is measured. @param {Target} target @returns {Service} */
function watchNothing(target) {
  const nothing = { countDescriptors: () => 0, describeDeath: () => undefined, rss: () => 0, isTold: () => false };
  return /** @type {Service} */ ({ ...target, ...nothing });
}

/**
 * Makes an attack. Whatever it throws is a failure.
 *
 * @param {Attack} attack
 * @param {Setup} build the program, and the Node that it runs on
 * @param {Target} [address] of a service that runs; without it, the attack gets one of its own
 * @returns {Promise<{ held: boolean, seen: string }>}
 */
export async function runAttack(attack, build, address) {
  const { setup = {}, warmUp = [], maxGrowth, warnings, isSlow = false } = attack;
  /** @type {Service[]} */
  const services = [];
  /** @type {Parameters<Attack['run']>[1]} */
  async function start(wanted) {
    const service = await startService({ ...build, ...wanted });
    services.push(service);
    return service;
  }
  /** @type {Check[]} */
  const checks = [];
  try {
    const own = address === undefined && setup !== 'own' ? await start(setup) : undefined;
    const service = own ?? watchNothing(address ?? { port: 0 });
    for (const path of warmUp) await ask(service, path);
    const before = own?.resetPeak() ?? 0;
    checks.push(...(await waitAtMost(attack.run(service, start), isSlow ? LONGEST_SLOW_MS : LONGEST_MS)));
    if (own !== undefined && maxGrowth !== undefined) {
      const grown = Math.round(own.peak() - before);
      checks.push([grown < maxGrowth, `RSS +${grown} MB`]);
    }
    if (own !== undefined && warnings !== undefined) {
      const count = own.listWarnings().length;
      checks.push([count >= warnings[0] && count <= warnings[1], `${count} warnings`]);
    }
    const alive = address === undefined ? services.filter((each) => !each.isTold()) : [service];
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
