// Counts the outcomes of requests, by kind.

/** At most so many failures are printed one by one. Of the others only the number is printed. */
const MAX_TOLD = 50;

/** @typedef {ReturnType<typeof createTally>} Tally */

export function createTally() {
  /** @type {Map<string, Map<string, number>>} */
  const kinds = new Map();
  /** @type {string[]} */
  const failures = [];
  let untold = 0;
  const started = performance.now();

  return {
    /**
     * Counts one outcome.
     *
     * @param {string} kind
     * @param {number | string} outcome
     */
    count(kind, outcome) {
      const outcomes = kinds.get(kind) ?? new Map();
      kinds.set(kind, outcomes.set(String(outcome), (outcomes.get(String(outcome)) ?? 0) + 1));
    },
    /**
     * Records a failure, with the time since the start.
     *
     * @param {string} text
     */
    fail(text) {
      if (failures.length >= MAX_TOLD) untold += 1;
      else failures.push(`${((performance.now() - started) / 1000).toFixed(1)} s: ${text}`);
    },
    listFailures: () => (untold === 0 ? failures : [...failures, `${untold} more`]),
    describe() {
      return [...kinds]
        .map(([kind, outcomes]) => `${kind} ${[...outcomes].map(([outcome, n]) => `${n} × ${outcome}`).join(' + ')}`)
        .join(', ');
    },
  };
}
