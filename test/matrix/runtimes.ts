// The runtimes, each with a function that runs a program in it.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { findBinary, findNode, run } from '../packed.js';
import type { Lab } from './lab.js';

/** A runtime for the programs of an app. */
export interface Runtime {
  readonly name: string;
  /** Runs a program. `require` and PNGs read files, for which Deno needs a permission. */
  readonly run: (lab: Lab, program: string, readsFiles?: boolean) => Promise<string>;
}

/** The versions of Node. The library runs in older versions than the service. */
export const NODES = [18, 20, 22, 24, 26];

const NODE_RUNTIMES = NODES.map((version): Runtime => {
  return {
    name: `Node ${version}`,
    run: (lab, program) => run(findNode(lab.tools, version), [program], lab.app),
  };
});

const bun: Runtime = {
  name: 'Bun',
  run: (lab, program) => run(findBinary(lab.tools, '@oven', 'bun-', 'bin/bun'), [program], lab.app),
};

const deno: Runtime = {
  name: 'Deno',
  run: async (lab, program, readsFiles = false) => {
    const flags = readsFiles ? ['--allow-read'] : [];
    const env = { DENO_DIR: join(lab.folder, 'deno'), DENO_NO_UPDATE_CHECK: '1' };
    return await run(findBinary(lab.tools, '@deno', '', 'deno'), ['run', ...flags, program], lab.app, env);
  },
};

/** The runtimes that use the package without a bundler. */
export const RUNTIMES: readonly Runtime[] = [...NODE_RUNTIMES, bun, deno];

/** Bundles a program into one file. */
async function bundle(lab: Lab, program: string, format: 'esm' | 'iife'): Promise<string> {
  const { build } = await import(pathToFileURL(join(lab.tools, 'node_modules/esbuild/lib/main.js')).href);
  const outfile = join(lab.app, 'out', `${format}-${program}`);
  await build({ entryPoints: [join(lab.app, program)], bundle: true, format, outfile, logLevel: 'silent' });
  return outfile;
}

/** Runs a worker in workerd. Miniflare, which starts it, requires Node 22. */
export async function runInWorkerd(lab: Lab): Promise<unknown> {
  const path = await bundle(lab, 'worker.js', 'esm');
  return JSON.parse(await run(findNode(lab.tools, 22), [join(lab.app, 'run-workerd.js'), lab.tools, path], lab.app));
}

/** Runs a program in QuickJS, which has no platform APIs at all: no crypto, no TextEncoder, no console. */
export async function runInQuickJs(lab: Lab, program: string): Promise<unknown> {
  const script = readFileSync(await bundle(lab, program, 'iife'), 'utf8');
  const { getQuickJS } = createRequire(join(lab.tools, 'package.json'))('quickjs-emscripten');
  const context = (await getQuickJS()).newContext();
  const said = `const console = { log() {} };\n${script};\nJSON.stringify(globalThis.found);`;
  return JSON.parse(context.dump(context.unwrapResult(context.evalCode(said))));
}
