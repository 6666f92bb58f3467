// Where the programs that the tests drive are on this machine, and how to get them where they are not.
import { existsSync } from 'node:fs';
import { run } from '../../server/setup/setup.js';

/**
 * @typedef {object} Program
 * @property {string} name
 * @property {string} variable of the environment: a path that goes before all places
 * @property {readonly string[]} places where it may be, best first
 * @property {string} debian the package that brings it
 */

/** @satisfies {Program} */
export const FIREFOX = {
  name: 'Firefox',
  variable: 'FIREFOX_PATH',
  places: ['/usr/bin/firefox-esr', '/usr/bin/firefox', '/Applications/Firefox.app/Contents/MacOS/firefox'],
  debian: 'firefox-esr',
};

/** @satisfies {Program} It starts a WebKit of its own package. */
export const WEBKIT_DRIVER = {
  name: 'WebKitWebDriver',
  variable: 'WEBKIT_DRIVER_PATH',
  places: ['/usr/bin/WebKitWebDriver'],
  debian: 'webkit2gtk-driver',
};

/** @satisfies {Program} A screen that nobody sees, for WebKit, which cannot do without one. */
export const XVFB = { name: 'Xvfb', variable: 'XVFB_PATH', places: ['/usr/bin/Xvfb'], debian: 'xvfb' };

/** @satisfies {Program} Tests of server/deploy are skipped without it, and without the next one, but not on CI. */
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
 * @returns {string | undefined} a path, or undefined where there is none
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
 * @throws {Error} when there is none, with what to do
 */
export function requireProgram(program) {
  const path = findProgram(program);
  if (path === undefined) throw new Error(`no ${program.name}: install it, or set ${program.variable} to one`);
  return path;
}

/** @typedef {[string, ...string[]]} Command */

/**
 * Installs a program: Debian's where we may, else in the other ways.
 *
 * @param {Program} program
 * @param {...Command} others
 * @returns {Promise<string>} its path
 * @throws {Error} when no way worked, with what each said
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
