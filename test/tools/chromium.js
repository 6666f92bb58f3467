// Where Chromium is on this machine, and how to get it where there is none.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { run } from '../../server/setup/setup.js';
import { root } from './root.js';

const places = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/**
 * The Chromium that the tests drive: `CHROMIUM_PATH`, else the system's, else Playwright's own.
 *
 * @param {Record<string, string | undefined>} [env]
 * @param {(path: string) => boolean} [exists]
 * @returns {string | undefined} a path, or undefined where there is none
 * @throws {Error} when `CHROMIUM_PATH` names a file that does not exist
 */
export function findChromium(env = process.env, exists = existsSync) {
  const chosen = env['CHROMIUM_PATH'];
  if (chosen) {
    if (!exists(chosen)) throw new Error(`CHROMIUM_PATH: expected a Chromium, found no file at ${chosen}`);
    return chosen;
  }
  return [...places, chromium.executablePath()].find((path) => exists(path));
}

/**
 * Starts the Chromium that {@link findChromium} found; its sandbox needs rights that containers do not give.
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
 * Installs Chromium: Debian's where we may, else Playwright's.
 *
 * @returns {Promise<string>} its path
 * @throws {Error} when no way worked, with what each said
 */
export async function installChromium() {
  /** @type {string[]} */
  const reasons = [];
  for (const [command, ...args] of listWays()) {
    try {
      await run(command, args, { DEBIAN_FRONTEND: 'noninteractive' });
      const path = findChromium();
      if (path !== undefined) return path;
    } catch (error) {
      reasons.push(error instanceof Error ? error.message : String(error));
    }
  }
  throw new Error(`no Chromium, and none could be installed: set CHROMIUM_PATH to one\n${reasons.join('\n')}`);
}

/** @returns {[string, ...string[]][]} the commands to try, in turn */
function listWays() {
  const apt = 'apt-get update && apt-get install -y chromium';
  /** @type {[string, ...string[]]} */
  const debian = process.getuid?.() === 0 ? ['sh', '-c', apt] : ['sudo', '-n', 'sh', '-c', apt];
  const playwright = join(root, 'node_modules/playwright/cli.js');
  return [...(existsSync('/usr/bin/apt-get') ? [debian] : []), [process.execPath, playwright, 'install', 'chromium']];
}
