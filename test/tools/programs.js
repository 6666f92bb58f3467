// Finds the programs that the tests need on this machine, or installs them.
import { existsSync } from 'node:fs';
import { run } from '../../server/setup/setup.js';

/**
 * @typedef {object} Program
 * @property {string} name
 * @property {string} variable an environment variable with a path, which takes precedence over the places
 * @property {readonly string[]} places paths where it may be, best first
 * @property {string} debian its Debian package
 */

/** @satisfies {Program} */
export const FIREFOX = {
  name: 'Firefox',
  variable: 'FIREFOX_PATH',
  places: ['/usr/bin/firefox-esr', '/usr/bin/firefox', '/Applications/Firefox.app/Contents/MacOS/firefox'],
  debian: 'firefox-esr',
};

/** @satisfies {Program} It starts the WebKit of its own package. */
export const WEBKIT_DRIVER = {
  name: 'WebKitWebDriver',
  variable: 'WEBKIT_DRIVER_PATH',
  places: ['/usr/bin/WebKitWebDriver'],
  debian: 'webkit2gtk-driver',
};

/** @satisfies {Program} A virtual display, which WebKit needs. */
export const XVFB = { name: 'Xvfb', variable: 'XVFB_PATH', places: ['/usr/bin/Xvfb'], debian: 'xvfb' };

/** @satisfies {Program} Without it or the next program, tests of server/deploy are skipped, except on CI. */
export const NGINX = { name: 'nginx', variable: 'NGINX_PATH', places: ['/usr/sbin/nginx'], debian: 'nginx' };

/** @satisfies {Program} */
export const REDIS = {
  name: 'Redis',
  variable: 'REDIS_SERVER_PATH',
  places: ['/usr/bin/redis-server', '/usr/local/bin/redis-server', '/opt/homebrew/bin/redis-server'],
  debian: 'redis-server',
};

/**
 * @param {Program} program
 * @param {Record<string, string | undefined>} [env]
 * @param {(path: string) => boolean} [exists]
 * @returns {string | undefined} a path, or undefined if there is none
 * @throws {Error} when the environment names a file that does not exist
 */
export function findProgram({ name, variable, places }, env = process.env, exists = existsSync) {
  const chosen = env[variable];
  if (chosen) {
    if (!exists(chosen)) throw new Error(`${variable}: expected ${name}, found no file at ${chosen}`);
    return chosen;
  }
  return places.find((path) => exists(path));
}

/**
 * @param {Program} program
 * @returns {string} a path
 * @throws {Error} with instructions when there is none
 */
export function requireProgram(program) {
  const path = findProgram(program);
  if (path === undefined) throw new Error(`no ${program.name}: install it, or set ${program.variable} to one`);
  return path;
}

/** @typedef {[string, ...string[]]} Command */

/**
 * Installs a program: from Debian's package if permitted, else with the other commands.
 *
 * @param {Program} program
 * @param {...Command} others
 * @returns {Promise<string>} its path
 * @throws {Error} when each attempt failed, with their messages
 */
export async function installProgram(program, ...others) {
  const apt = `apt-get update && apt-get install -y ${program.debian}`;
  /** @type {Command} */
  const debian = process.getuid?.() === 0 ? ['sh', '-c', apt] : ['sudo', '-n', 'sh', '-c', apt];
  /** @type {string[]} */
  const reasons = [];
  for (const [command, ...args] of [...(existsSync('/usr/bin/apt-get') ? [debian] : []), ...others]) {
    try {
      await run(command, args, { DEBIAN_FRONTEND: 'noninteractive' });
      const path = findProgram(program);
      if (path !== undefined) return path;
    } catch (error) {
      reasons.push(error instanceof Error ? error.message : String(error));
    }
  }
  const { name, variable } = program;
  throw new Error([`no ${name}, and none could be installed: set ${variable} to one`, ...reasons].join('\n'));
}
