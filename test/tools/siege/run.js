// One attack: the service it is made on, the verdict, and whether the service is still there after it.
import { ask, nameError, waitAtMost } from './client.js';
import { startService } from './process.js';

/** @typedef {import('./attack.js').Attack} Attack */
/** @typedef {import('./attack.js').Ground} Ground */
/** @typedef {import('./attack.js').Verdict} Verdict */
/** @typedef {import('./client.js').Target} Target */
/** @typedef {import('./process.js').Service} Service */

/** MiB: what the budgets of `server/limits.ts` come to, and as much again as V8 leaves lying about. */
const MAX_RSS = 600;
const LONGEST = 100_000;
/** With those attacks that wait for what an idle connection is allowed. */
const LONGEST_SLOW = 200_000;

/**
 * What is wrong with a service that should have survived.
 *
 * @param {Target} target
 * @param {Service} [service]
 */
async function findDamage(target, service) {
  const death = service?.describeDeath();
  if (death !== undefined) return `the service is dead: ${death}`;
  try {
    const { status } = await ask(target, '/healthz', { ms: 2_000 });
    if (status !== 200) return `after it, healthz: ${status}`;
  } catch (error) {
    return `after it, healthz: ${nameError(error)}`;
  }
  const rss = Math.round(service?.rss() ?? 0);
  return rss > MAX_RSS ? `after it, RSS ${rss} MB` : undefined;
}

/**
 * Makes an attack. Whatever it throws is a failure.
 *
 * @param {Attack} attack
 * @param {import('./process.js').Build} build
 * @param {Target} [address] of a service that runs; without it, the attack gets one of its own
 * @returns {Promise<Verdict>}
 */
export async function runAttack(attack, build, address) {
  /** @type {Service[]} */
  const services = [];
  /** @type {Ground['start']} */
  async function start(setup = {}) {
    const service = await startService(build, setup);
    services.push(service);
    return service;
  }
  try {
    const service = address === undefined && attack.needsProcess !== true ? await start() : undefined;
    const target = address ?? service ?? { host: '127.0.0.1', port: 0 };
    const ground = { target, start, ...(service === undefined ? {} : { service }) };
    const verdict = await waitAtMost(attack.run(ground), attack.isSlow === true ? LONGEST_SLOW : LONGEST);
    const alive = services.filter((each) => !each.isTold());
    const checked = address === undefined ? alive.map((each) => findDamage(each, each)) : [];
    if (address !== undefined) checked.push(findDamage(address));
    const damages = (await Promise.all(checked)).filter((damage) => damage !== undefined);
    if (damages.length === 0) return verdict;
    return { held: false, seen: [verdict.seen, ...damages.map((damage) => `✗ ${damage}`)].join(', ') };
  } catch (error) {
    const deaths = services.map((each) => each.describeDeath()).filter((death) => death !== undefined);
    return { held: false, seen: [`✗ ${nameError(error)}`, ...deaths].join(', ') };
  } finally {
    await Promise.all(services.map((each) => each.kill()));
  }
}
