// Finds Chromium on this machine, or installs it.
import { join } from 'node:path';
import { chromium } from 'playwright';
import { run } from '../../site/build/setup.js';
import { describeMissing, findProgram } from './programs.js';
import { root } from './root.js';

/**
 * @satisfies {import('./programs.js').Program} Best without the windows of a browser, which cost a fifth of the processor time
 * of the tests. The last place is where Playwright puts its own.
 */
const CHROMIUM = {
  name: 'Chromium',
  variable: 'CHROMIUM_PATH',
  places: [
    '/usr/bin/chromium-headless-shell',
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    chromium.executablePath(),
  ],
  debian: 'chromium-headless-shell',
};

/**
 * Finds the Chromium for the tests: `CHROMIUM_PATH`, else the system's, else Playwright's.
 *
 * @returns {string | undefined} a path, or undefined if there is none
 * @throws {Error} when `CHROMIUM_PATH` names a file that does not exist
 */
export function findChromium() {
  return findProgram(CHROMIUM);
}

/**
 * Starts the Chromium that {@link findChromium} found. Its sandbox is off, because it needs rights that containers lack.
 *
 * @returns {Promise<import('playwright').Browser>}
 */
export function openBrowser() {
  const executablePath = findChromium();
  return chromium.launch({
    ...(executablePath === undefined ? {} : { executablePath }),
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-sync'],
  });
}

/**
 * Installs Playwright's Chromium into the cache of the user.
 *
 * @returns {Promise<string>} its path
 * @throws {Error} with instructions when that fails
 */
export async function installChromium() {
  try {
    await run(process.execPath, [join(root, 'node_modules/playwright/cli.js'), 'install', 'chromium']);
  } catch (error) {
    throw new Error(`${describeMissing(CHROMIUM)}\n${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    });
  }
  return chromium.executablePath();
}
