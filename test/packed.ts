// Packs the package, and installs tools that are not dependencies of the project, for tests that use the package in those tools.
import { execFile } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { cp, mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from './tools/root.js';

/** Returns the end of a text: bundles have lines of a hundred thousand characters, and errors quote them. */
const tail = (text: string): string => text.slice(-2000);

/** Makes the environment of a program, without the variables that the test runner sets for Node. */
export function environment(env: Readonly<Record<string, string>> = {}): NodeJS.ProcessEnv {
  const { NODE_OPTIONS: _, NODE_ENV: __, FORCE_COLOR: ___, ...inherited } = process.env;
  return { ...inherited, NO_COLOR: '1', ...env };
}

/**
 * Runs a program to its end.
 *
 * @returns the standard output of the program
 * @throws Error with the output of the program when it fails
 */
export async function run(
  command: string,
  args: readonly string[],
  cwd: string,
  env: Readonly<Record<string, string>> = {},
): Promise<string> {
  const options = { cwd, env: environment(env), maxBuffer: 1 << 26 };
  return await new Promise((resolve, reject) => {
    const child = execFile(command, args, options, (error, stdout, stderr) => {
      if (error === null) resolve(stdout);
      else reject(new Error(`${command} ${args.join(' ')}: ${error.code}\n${tail(stdout)}\n${tail(stderr)}`));
    });
    // The standard input is closed, so a program that asks a question gets no answer.
    child.stdin?.end();
  });
}

/** Runs npm without the install scripts of packages. */
export const npm = (args: readonly string[], cwd: string): Promise<string> =>
  run('npm', [...args, '--ignore-scripts', '--no-audit', '--no-fund', '--prefer-offline'], cwd);

/**
 * Installs the tools that a folder of tests lists.
 *
 * @param source - the folder with their `package.json` and its lockfile
 * @param folder - the folder that gets them, as `tools`
 * @param given - a folder that has them already; it saves half a minute for each run
 * @returns the path of the folder with the tools
 */
export async function installTools(
  source: string,
  folder: string,
  given: string | undefined,
  ...flags: readonly string[]
): Promise<string> {
  if (given) return given;
  const tools = join(folder, 'tools');
  await mkdir(tools);
  for (const name of ['package.json', 'package-lock.json']) await cp(join(source, name), join(tools, name));
  await cp(join(root, '.npmrc'), join(tools, '.npmrc'));
  await npm(['ci', ...flags], tools);
  return tools;
}

/**
 * Packs the built checkout into a folder.
 *
 * @returns the path of the tarball
 */
export async function packPackage(folder: string): Promise<string> {
  await npm(['pack', '--pack-destination', folder], root);
  const tarball = (await readdir(folder)).find((name) => name.endsWith('.tgz'));
  if (tarball === undefined) throw new Error('npm packed nothing');
  return join(folder, tarball);
}

/** Finds the path of a program in a package for this machine. */
export function findBinary(tools: string, scope: string, prefix: string, path: string): string {
  const folder = join(tools, 'node_modules', scope);
  const found = readdirSync(folder).find((name) => name.startsWith(prefix));
  if (found === undefined)
    throw new Error(`${join(scope, prefix)}…: no package for ${process.platform} ${process.arch}`);
  return join(folder, found, path);
}

/** Finds the path of a Node of some version. */
export const findNode = (tools: string, version: number): string =>
  findBinary(tools, '', `node-${version}-`, 'bin/node');
