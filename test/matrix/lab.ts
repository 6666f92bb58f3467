// Where the packed package is tried: folders in the system's temp folder, with tools that the project does not depend on.
import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import lockfile from '../../package-lock.json' with { type: 'json' };
import { root } from '../tools/root.js';

const here = join(root, 'test/matrix');
const RASTERIZER = `@resvg/resvg-wasm@${lockfile.packages['node_modules/@resvg/resvg-wasm'].version}`;

/** What the tests work in. */
export interface Lab {
  /** All of it. */
  readonly folder: string;
  /** Bundlers and runtimes. */
  readonly tools: string;
  /** An app with the package, the rasterizer and the programs of `app/`. */
  readonly app: string;
  /** An app with the package and nothing else. */
  readonly bare: string;
  /** Makes another app with the package; `path` is its folder. */
  readonly createApp: (name: string, manifest?: object, ...packages: readonly string[]) => Promise<string>;
}

/** The end of a text: bundles have lines of a hundred thousand characters, and errors quote them. */
const tail = (text: string): string => text.slice(-2000);

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
  // What starts the tests tells Node of itself, and that is not for the programs here.
  const { NODE_OPTIONS: _, NODE_ENV: __, ...inherited } = process.env;
  const options = { cwd, env: { ...inherited, NO_COLOR: '1', ...env }, maxBuffer: 1 << 26 };
  return await new Promise((resolve, reject) => {
    const child = execFile(command, args, options, (error, stdout, stderr) => {
      if (error === null) resolve(stdout);
      else reject(new Error(`${command} ${args.join(' ')}: ${error.code}\n${tail(stdout)}\n${tail(stderr)}`));
    });
    // Whoever asks gets no answer.
    child.stdin?.end();
  });
}

const npm = (args: readonly string[], cwd: string): Promise<string> =>
  run('npm', [...args, '--ignore-scripts', '--no-audit', '--no-fund', '--prefer-offline'], cwd);

/** Installs the tools, or takes those of MATRIX_TOOLS, which spares whoever works on these tests half a minute a run. */
async function installTools(folder: string): Promise<string> {
  const given = process.env['MATRIX_TOOLS'];
  if (given) return given;
  const tools = join(folder, 'tools');
  await mkdir(tools);
  for (const name of ['package.json', 'package-lock.json']) await cp(join(here, name), join(tools, name));
  await cp(join(root, '.npmrc'), join(tools, '.npmrc'));
  await npm(['ci'], tools);
  return tools;
}

/** Packs the built checkout and installs it; whoever opens a lab closes it. */
export async function openLab(): Promise<Lab> {
  const folder = await mkdtemp(join(tmpdir(), 'navii-matrix-'));
  const tools = await installTools(folder);
  await npm(['pack', '--pack-destination', folder], root);
  const tarball = (await readdir(folder)).find((name) => name.endsWith('.tgz'));
  if (tarball === undefined) throw new Error('npm packed nothing');
  const createApp: Lab['createApp'] = async (name, manifest = {}, ...packages) => {
    const path = join(folder, name);
    await mkdir(path);
    const whole = { name: `navii-matrix-${name}`, private: true, type: 'module', ...manifest };
    await writeFile(join(path, 'package.json'), JSON.stringify(whole));
    await npm(['install', '--no-package-lock', join(folder, tarball), ...packages], path);
    return path;
  };
  const bare = await createApp('bare');
  const app = await createApp('app', {}, RASTERIZER);
  await cp(join(here, 'app'), app, { recursive: true });
  await writeFile(join(app, 'draw.cjs'), await readCommonJs());
  return { folder, tools, app, bare, createApp };
}

/** The program that draws, for CommonJS. */
export async function readCommonJs(): Promise<string> {
  const text = await readFile(join(here, 'app/draw.js'), 'utf8');
  return text.replace('export function drawAll', 'exports.drawAll = function drawAll');
}

export async function closeLab(lab: Lab | undefined): Promise<void> {
  if (lab) await rm(lab.folder, { recursive: true, force: true });
}
