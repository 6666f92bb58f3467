// What an attack is, and how it is judged.

/** @typedef {import('./client.js').Target} Target */
/** @typedef {import('./process.js').Setup} Setup */
/** @typedef {import('./process.js').Service} Service */

/**
 * @typedef {object} Verdict
 * @property {boolean} held
 * @property {string} seen figures
 */

/**
 * Where an attack takes place.
 *
 * @typedef {object} Ground
 * @property {Target} target
 * @property {Service} [service] the process behind the target, if it is ours
 * @property {(setup?: Setup) => Promise<Service>} start starts a service for this attack; it is ended after the attack
 */

/**
 * @typedef {object} Attack
 * @property {string} name
 * @property {string} wants what the service must do, in words
 * @property {(ground: Ground) => Promise<Verdict>} run
 * @property {boolean} [needsProcess] the attack starts its services itself, so that it cannot be made on an address
 * @property {boolean} [isQuiet] it mostly waits, and may go on beside others
 * @property {boolean} [isNoisy] it measures times, so that other work on the machine can fail it
 * @property {boolean} [isSlow] it takes more than a minute
 */

/**
 * Judges what was seen.
 *
 * @param {readonly (readonly [isGood: boolean, seen: string])[]} checks
 * @returns {Verdict}
 */
export function judge(checks) {
  return {
    held: checks.every(([isGood]) => isGood),
    seen: checks.map(([isGood, seen]) => (isGood ? seen : `✗ ${seen}`)).join(', '),
  };
}

/**
 * A check that memory has grown by less than a limit since it was `before`; no check where memory cannot be measured.
 *
 * @param {Service | undefined} service
 * @param {number | undefined} before
 * @param {number} limit
 * @returns {(readonly [boolean, string])[]}
 */
export function checkGrowth(service, before, limit) {
  if (service === undefined || before === undefined) return [];
  const grown = Math.round(service.peak() - before);
  return [[grown < limit, `RSS +${grown} MB`]];
}

/** @param {readonly number[]} numbers */
export function median(numbers) {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;
}

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
