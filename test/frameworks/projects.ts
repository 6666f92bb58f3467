// The projects: one for each framework, built and served by the framework's own tools from the packed package.
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { Program } from '../child.js';
import { environment, findNode, installTools, npm, packPackage, run } from '../packed.js';
import { findPort } from '../tools/free-port.js';
import { root } from '../tools/root.js';
import { listFrameworks, type TriedFramework } from '../tried-frameworks.js';

export const FRAMEWORKS: readonly TriedFramework[] = listFrameworks();

/** A folder with the projects, and a folder with their packages above them. */
export interface Workshop {
  /** The folder to remove when the tests end. */
  readonly folder: string;
  readonly tools: string;
}

/** Installs the frameworks and the packed package. The caller must close the workshop. */
export async function openWorkshop(): Promise<Workshop> {
  const here = join(root, 'test/frameworks');
  const folder = await mkdtemp(join(tmpdir(), 'navii-projects-'));
  // React Native's libraries require React Native itself, which the samples do not need.
  const tools = await installTools(here, folder, process.env['FRAMEWORK_TOOLS'], '--legacy-peer-deps');
  await npm(['install', '--no-save', '--legacy-peer-deps', await packPackage(folder)], tools);
  for (const name of ['shared', ...FRAMEWORKS.map((framework) => framework.folder)]) {
    // A given folder still has the results of an earlier build.
    await rm(join(tools, name), { recursive: true, force: true });
    await cp(join(here, name), join(tools, name), { recursive: true });
  }
  return { folder, tools };
}

export async function closeWorkshop(workshop: Workshop | undefined): Promise<void> {
  if (workshop) await rm(workshop.folder, { recursive: true, force: true });
}

const QUIET = {
  CI: '1',
  ASTRO_TELEMETRY_DISABLED: '1',
  NEXT_TELEMETRY_DISABLED: '1',
  NG_CLI_ANALYTICS: 'false',
  NUXT_TELEMETRY_DISABLED: '1',
};

/** Returns the Node for the frameworks' tools. The Node that runs the tests is too old for some of them. */
function useNode({ tools }: Workshop): { node: string; env: Readonly<Record<string, string>> } {
  const node = findNode(tools, 24);
  return { node, env: { ...QUIET, PATH: [dirname(node), process.env['PATH']].join(delimiter) } };
}

/** Runs a program in a folder until it ends, with the Node for the frameworks. */
export async function runNode(workshop: Workshop, args: readonly string[], folder: string): Promise<string> {
  const { node, env } = useNode(workshop);
  return await run(node, args, folder, { ...env, NODE_ENV: 'production' });
}

/** Runs a script of a project until it ends. */
export async function runScript(workshop: Workshop, { folder }: TriedFramework, script: string): Promise<string> {
  const { node, env } = useNode(workshop);
  return await run(node, ['--run', script], join(workshop.tools, folder), env);
}

/** A project whose server runs. */
export interface Served {
  readonly origin: string;
  readonly close: () => Promise<void>;
}

/** Starts the server of a built project, and waits until it answers. */
export async function serve(workshop: Workshop, { folder }: TriedFramework): Promise<Served> {
  const { node, env } = useNode(workshop);
  const port = String(await findPort());
  const origin = `http://127.0.0.1:${port}`;
  const where = { PORT: port, HOST: '127.0.0.1', ORIGIN: origin };
  // The script starts child processes.
  const options = { cwd: join(workshop.tools, folder), env: environment({ ...env, ...where }), detached: true };
  const program = new Program(node, ['--run', 'start'], options);
  await program.wait(async () => (await fetch(origin)).ok);
  return { origin, close: () => program.close('SIGTERM') };
}
