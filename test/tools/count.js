// Sums up the JSON report of vitest.

/** @typedef {{ testResults: { status: string, assertionResults: { status: string }[] }[] }} Report */

/**
 * @param {Report} report
 * @returns {{ passed: number, failed: number, skipped: number }} a file that failed to load counts as one failure
 */
export function countTests(report) {
  const count = { passed: 0, failed: 0, skipped: 0 };
  for (const { status, assertionResults } of report.testResults) {
    if (status === 'failed' && !assertionResults.some((test) => test.status === 'failed')) count.failed += 1;
    for (const test of assertionResults) {
      if (test.status === 'passed') count.passed += 1;
      else if (test.status === 'failed') count.failed += 1;
      else count.skipped += 1;
    }
  }
  return count;
}
