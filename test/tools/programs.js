// Finds the programs that the tests need on this machine. `npm test` installs no packages of the system: it says which are
// missing.
import { existsSync } from 'node:fs';

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
 * @returns {string | undefined} a path, or undefined if there is none
 * @throws {Error} when the environment names a file that does not exist
 */
export function findProgram({ name, variable, places }) {
  const chosen = process.env[variable];
  if (chosen) {
    if (!existsSync(chosen)) throw new Error(`${variable}: expected ${name}, found no file at ${chosen}`);
    return chosen;
  }
  return places.find((path) => existsSync(path));
}

/**
 * @param {Program} program
 * @returns {string} one line: the program is missing, and how to get it
 */
export function describeMissing({ name, variable, debian }) {
  return `no ${name}: install it (Debian: apt-get install ${debian}), or set ${variable} to its path`;
}

/**
 * @param {Program} program
 * @returns {string} a path
 * @throws {Error} with instructions when there is none
 */
export function requireProgram(program) {
  const path = findProgram(program);
  if (path === undefined) throw new Error(describeMissing(program));
  return path;
}
