// The runtimes, each with a function that runs a program in it.
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

/** Runs a program in QuickJS, which has no platform APIs at all: no crypto, no TextEncoder, no console. */
export async function runInQuickJs(lab: Lab, program: string): Promise<unknown> {
  const { build } = await import(pathToFileURL(join(lab.tools, 'node_modules/esbuild/lib/main.js')).href);
  const entryPoints = [join(lab.app, program)];
  const { outputFiles } = await build({ entryPoints, bundle: true, format: 'iife', write: false, logLevel: 'silent' });
  const { getQuickJS } = createRequire(join(lab.tools, 'package.json'))('quickjs-emscripten');
  const context = (await getQuickJS()).newContext();
  const said = `const console = { log() {} };\n${outputFiles[0].text};\nJSON.stringify(globalThis.found);`;
  return JSON.parse(context.dump(context.unwrapResult(context.evalCode(said))));
}
