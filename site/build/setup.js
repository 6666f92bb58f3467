// Prepares a fresh clone: checks Node's version, installs packages, builds. Imports Node's own modules only, because it
// runs before anything is installed.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of package.json. */
export const root = join(fileURLToPath(import.meta.url), '../../..');
const stampPath = join(root, 'dist/.stamp');

/** Inputs of a build, beside the `.json` files at the root. */
const sources = [
  'lib',
  'components',
  'server',
  'site',
  'vite.config.ts',
  'CHANGELOG.md',
  // The docs print these.
  'test/vectors',
  'test/bench/compare.json',
  'test/frameworks/package.json',
];
/** Some outputs of a build for the service. */
const built = ['dist/lib/index.js', 'dist/cdn/navii.js', 'server/dist/main.js', 'server/dist/site/index.html'];

/**
 * Prints the name of a step, and how long it took.
 *
 * @template T
 * @param {string} name
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function step(name, work) {
  const started = performance.now();
  console.log(`navii: ${name} …`);
  const result = await work();
  console.log(`navii: ${name}: done in ${((performance.now() - started) / 1000).toFixed(1)} s`);
  return result;
}

/**
 * Runs a program from the root of the project, quietly.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {Record<string, string>} [env] added to this process's own
 * @returns {Promise<void>}
 * @throws {Error} with the last lines of its output, when it ends with anything but 0
 */
export function run(command, args, env = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    /** @param {Buffer} chunk */
    const keep = (chunk) => void (output = (output + chunk.toString()).slice(-8000));
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    // A signal that ends this process ends the program too.
    const stop = () => child.kill('SIGTERM');
    process.once('SIGTERM', stop).once('SIGINT', stop);
    child.on('error', (error) => reject(new Error(`${command}: ${error.message}`)));
    child.on('close', (code, signal) => {
      process.off('SIGTERM', stop).off('SIGINT', stop);
      if (code === 0) return resolve();
      const last = output.trimEnd().split('\n').slice(-20).join('\n');
      return reject(new Error(`${[command, ...args].join(' ')} ended with ${code ?? signal}\n${last}`));
    });
  });
}

/**
 * Runs npm, preferably the one that started this process.
 *
 * @param {...string} args
 * @returns {Promise<void>}
 */
function runNpm(...args) {
  const own = process.env['npm_execpath'];
  return own?.endsWith('.js') ? run(process.execPath, [own, ...args]) : run('npm', args);
}

/**
 * @param {string} [version] of Node, as `process.versions.node`
 * @throws {Error} when it is older than server/package.json's `engines` asks for; the library runs in older ones
 */
export function checkNode(version = process.versions.node) {
  /** @type {{ engines: { node: string } }} */
  const { engines } = JSON.parse(readFileSync(join(root, 'server/package.json'), 'utf8'));
  const wanted = engines.node.replace('>=', '');
  if (version.localeCompare(wanted, 'en', { numeric: true }) >= 0) return;
  throw new Error(`Node.js ${wanted} or newer is needed, this is ${version}`);
}

/**
 * Installs the packages of the lockfile unless npm has done so since it changed.
 *
 * @param {{ withTests?: boolean }} [options] whether the packages of test/package.json are installed too
 */
export async function install({ withTests = false } = {}) {
  /** @param {string} name */
  const has = (name) => existsSync(join(root, 'node_modules', name));
  // npm writes this file last: after a failed install it is missing or old.
  const list = '.package-lock.json';
  const isNew = has(list) && mtimeOf(`node_modules/${list}`) >= mtimeOf('package-lock.json');
  if (isNew && has('vite') && (has('vitest') || !withTests)) return;
  // Once the packages of the tests are here, they stay.
  const isAll = withTests || has('vitest');
  // A build needs the development packages, whatever NODE_ENV says. Those of the tests are peers.
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund', ...(isAll ? [] : ['--omit=peer'])];
  await step(`installing packages (npm ${args.join(' ')})`, () => runNpm(...args));
}

/** @param {string} path */
const mtimeOf = (path) => statSync(join(root, path)).mtimeMs;

/** Builds the service unless it was built from exactly these sources. */
export async function buildIfStale() {
  const isFresh = built.every((path) => existsSync(join(root, path))) && existsSync(stampPath);
  if (!isFresh || readFileSync(stampPath, 'utf8') !== hashSources()) await build('service');
}

/**
 * Builds under `dist/` and `server/dist/`.
 *
 * @param {'service'} [part] all that ships where it is not given
 */
export async function build(part) {
  await step(`building${part ? ` (${part})` : ''}`, () => runNpm('run', 'build', ...(part ? ['--', part] : [])));
}

/**
 * Marks a build as one of these sources.
 *
 * @param {() => Promise<void>} work the build
 */
export async function stamp(work) {
  // Taken before the build: a source that changes meanwhile must lead to another build.
  const sourcesHash = hashSources();
  rmSync(stampPath, { force: true });
  await work();
  writeFileSync(stampPath, sourcesHash);
}

/** Hashes paths, times and sizes of the sources, but not of what a build made. Not contents, because this runs at every start. */
function hashSources() {
  const hash = createHash('sha256');
  const configs = readdirSync(root).filter((name) => name.endsWith('.json'));
  const paths = [...sources, ...configs].filter((path) => existsSync(join(root, path)));
  const files = paths.flatMap((path) => {
    if (!statSync(join(root, path)).isDirectory()) return path;
    const inside = readdirSync(join(root, path), { recursive: true, encoding: 'utf8' });
    return inside.filter((name) => !/(?:^|[/\\])dist(?:[/\\]|$)/.test(name)).map((name) => join(path, name));
  });
  for (const path of files.toSorted()) {
    const stats = statSync(join(root, path));
    if (stats.isFile()) hash.update(`${path}\0${stats.mtimeMs}\0${stats.size}\n`);
  }
  return hash.digest('hex');
}
