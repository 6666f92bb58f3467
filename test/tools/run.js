// `npm test`: runs all checks that a change must pass, also on a bare machine. `npm run test:slow` runs the rest. Arguments go
// to vitest: `npm test -- test/lib`.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, checkNode, install, step } from '../../site/build/setup.js';
import { root } from './root.js';

const scratch = mkdtempSync(join(tmpdir(), 'navii-test-'));
const reportPath = join(scratch, 'report.json');

/** @type {string[]} */
const failures = [];

/**
 * Runs one step and records whether it failed.
 *
 * @param {string} name
 * @param {() => Promise<unknown>} work
 * @returns {Promise<boolean>} whether it succeeded
 */
async function attempt(name, work) {
  try {
    await step(name, work);
    return true;
  } catch (error) {
    console.log(`navii: ${name}: FAILED: ${error instanceof Error ? error.message : String(error)}`);
    failures.push(name);
    return false;
  }
}

/**
 * Runs an installed program and shows its output.
 *
 * @param {string} name of the program in `node_modules/.bin`
 * @param {...string} args
 * @returns {Promise<void>}
 */
function show(name, ...args) {
  return new Promise((resolve, reject) => {
    const isWindows = process.platform === 'win32';
    const program = join(root, 'node_modules/.bin', isWindows ? `${name}.cmd` : name);
    const child = spawn(program, args, { cwd: root, stdio: 'inherit', shell: isWindows });
    child.on('error', reject);
    child.on('close', (code, signal) =>
      code === 0 ? resolve() : reject(new Error(`${name} ended with ${code ?? signal}`)),
    );
  });
}

async function provideChromium() {
  // Imported here, because on a bare machine Playwright is not installed before the first step.
  const { findChromium, installChromium } = await import('./chromium.js');
  process.env['CHROMIUM_PATH'] = findChromium() ?? (await step('installing Chromium', installChromium));
}

/** Says which programs are missing. Without a browser its tests fail, without nginx or Redis theirs are skipped. */
async function checkPrograms() {
  const { describeMissing, findProgram, FIREFOX, NGINX, REDIS, WEBKIT_DRIVER, XVFB } = await import('./programs.js');
  const browsers = process.argv.some((argument) => argument.includes('slow')) ? [FIREFOX, WEBKIT_DRIVER, XVFB] : [];
  for (const program of [...browsers, NGINX, REDIS]) {
    if (findProgram(program) === undefined) console.log(`navii: ${describeMissing(program)}`);
  }
}

const isReady =
  (await attempt('packages', async () => {
    checkNode();
    await install({ withTests: true });
  })) &&
  (await attempt('Chromium', provideChromium)) &&
  (await attempt('build', build));

if (isReady) {
  await attempt('programs', checkPrograms);
  await Promise.all([
    attempt('types', () => show('tsc', '--build')),
    attempt('lint', () => show('oxlint')),
    attempt('format', () => show('oxfmt', '--check')),
  ]);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${reportPath}`];
  await attempt('tests', () => show('vitest', 'run', ...reporters, ...process.argv.slice(2)));
}

const {
  numPassedTests = 0,
  numFailedTests = 0,
  numPendingTests = 0,
  numTodoTests = 0,
  testResults = [],
} = readReport();
rmSync(scratch, { recursive: true });
const failedFiles = testResults.filter(
  ({ status, assertionResults }) => status === 'failed' && !assertionResults.some((each) => each.status === 'failed'),
);
const failedTests = numFailedTests + failedFiles.length;
// A failed step without a failed test counts too, so 0 means that everything passed.
const failed = failedTests + failures.filter((name) => name !== 'tests' || failedTests === 0).length;
const skipped = numPendingTests + numTodoTests;
if (failures.length > 0) console.log(`navii: failed: ${failures.join(', ')}`);
console.log(`${numPassedTests} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
process.exitCode = failed > 0 ? 1 : 0;

/** @returns {Partial<import('vitest/node').JsonTestResults>} the report of vitest, which is empty if vitest wrote none */
function readReport() {
  try {
    return JSON.parse(readFileSync(reportPath, 'utf8'));
  } catch {
    return {};
  }
}
