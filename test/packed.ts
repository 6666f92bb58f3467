// The packed package, and tools that the project does not depend on: tests try the one in the others.
import { execFile } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { cp, mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from './tools/root.js';

/** The end of a text: bundles have lines of a hundred thousand characters, and errors quote them. */
const tail = (text: string): string => text.slice(-2000);

/** The environment of a program: what starts the tests tells Node of itself, and that is not for others. */
export function environment(env: Readonly<Record<string, string>> = {}): NodeJS.ProcessEnv {
  const { NODE_OPTIONS: _, NODE_ENV: __, FORCE_COLOR: ___, ...inherited } = process.env;
  return { ...inherited, NO_COLOR: '1', ...env };
}

/**
 * Runs a program to its end.
 *
 * @returns what it wrote to its output
 * @throws Error with what it wrote when it fails
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
    // Whoever asks gets no answer.
    child.stdin?.end();
  });
}

/** Runs npm, which runs nothing of what it installs. */
export const npm = (args: readonly string[], cwd: string): Promise<string> =>
  run('npm', [...args, '--ignore-scripts', '--no-audit', '--no-fund', '--prefer-offline'], cwd);

/**
 * Installs the tools that a folder of tests lists.
 *
 * @param source - has their `package.json` and its lockfile
 * @param folder - gets them, as `tools`
 * @param given - a folder that has them, which spares whoever works on these tests half a minute a run
 * @returns where they are
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

/** The path of a program that a package for this machine brings. */
export function findBinary(tools: string, scope: string, prefix: string, path: string): string {
  const folder = join(tools, 'node_modules', scope);
  const found = readdirSync(folder).find((name) => name.startsWith(prefix));
  if (found === undefined)
    throw new Error(`${join(scope, prefix)}…: no package for ${process.platform} ${process.arch}`);
  return join(folder, found, path);
}

/** The path of a Node of some version. */
export const findNode = (tools: string, version: number): string =>
  findBinary(tools, '', `node-${version}-`, 'bin/node');
