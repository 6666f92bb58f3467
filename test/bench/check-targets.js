// The targets of the benchmarks.

/** @typedef {Readonly<Record<string, number>>} Ratios */

/**
 * Prints the ratios below their targets. If there are any, the program exits with 1.
 *
 * @param {Ratios} ratios
 * @param {Ratios} targets - the minimum of some ratios
 */
export function checkTargets(ratios, targets) {
  for (const [key, least] of Object.entries(targets)) {
    const ratio = ratios[key] ?? Number.NaN;
    if (ratio >= least) continue;
    console.error(`${key}: expected a ratio of at least ${least}, got ${ratio.toFixed(2)}`);
    process.exitCode = 1;
  }
}
