// Makes folders for tests of the packed package, in the system's temporary folder, with tools that the project does not depend on.
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import lockfile from '../../package-lock.json' with { type: 'json' };
import { installTools, npm, packPackage } from '../packed.js';
import { root } from '../tools/root.js';

const here = join(root, 'test/matrix');
const RASTERIZER = `@resvg/resvg-wasm@${lockfile.packages['node_modules/@resvg/resvg-wasm'].version}`;

/** The folders of the tests. */
export interface Lab {
  /** The parent of all other folders. */
  readonly folder: string;
  /** The folder of the bundlers and runtimes. */
  readonly tools: string;
  /** The folder of an app with the package, the rasterizer and the programs of `app/`. */
  readonly app: string;
  /** Makes another app with the package, and returns its folder. */
  readonly createApp: (name: string, manifest?: object, ...packages: readonly string[]) => Promise<string>;
}

/** Packs the built checkout and installs it. The caller must close the lab. */
export async function openLab(): Promise<Lab> {
  const folder = await mkdtemp(join(tmpdir(), 'navii-matrix-'));
  const tools = await installTools(here, folder, process.env['MATRIX_TOOLS']);
  const tarball = await packPackage(folder);
  const createApp: Lab['createApp'] = async (name, manifest = {}, ...packages) => {
    const path = join(folder, name);
    await mkdir(path);
    const whole = { name: `navii-matrix-${name}`, private: true, type: 'module', ...manifest };
    await writeFile(join(path, 'package.json'), JSON.stringify(whole));
    await npm(['install', '--no-package-lock', tarball, ...packages], path);
    return path;
  };
  const app = await createApp('app', {}, RASTERIZER);
  await cp(join(here, 'app'), app, { recursive: true });
  await writeFile(join(app, 'draw.cjs'), await readCommonJs());
  return { folder, tools, app, createApp };
}

/** Reads the drawing program as CommonJS. */
export async function readCommonJs(): Promise<string> {
  const text = await readFile(join(here, 'app/draw.js'), 'utf8');
  return text.replace('export function drawAll', 'exports.drawAll = function drawAll');
}

export async function closeLab(lab: Lab | undefined): Promise<void> {
  if (lab) await rm(lab.folder, { recursive: true, force: true });
}
