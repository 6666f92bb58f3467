// Servers of `navii/fetch`: the samples of the docs, each started as its runtime recommends.
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Program } from '../child.js';
import { environment, findBinary, findNode } from '../packed.js';
import { root } from '../tools/root.js';
import type { Lab } from './lab.js';

/** A running server. */
export interface Server {
  readonly port: number;
  readonly close: () => Promise<void>;
}

/** A host of the handler of an app. */
export interface Host {
  readonly name: string;
  readonly start: (lab: Lab) => Promise<Server>;
}

type Env = Readonly<Record<string, string>>;

/** Starts a program that keeps running, and waits until it prints its address. */
async function serve(command: string, args: readonly string[], cwd: string, env: Env = {}): Promise<Server> {
  const program = new Program(command, args, { cwd, env: environment(env) });
  const readPort = (): string | undefined => /http:\/\/[\w.]+:(\d+)/.exec(program.said)?.[1];
  await program.wait(() => readPort() !== undefined);
  return { port: Number(readPort()), close: () => program.close('SIGTERM') };
}

const SAMPLES = join(root, 'test/examples/edge');

async function copySample(lab: Lab, name: string): Promise<string> {
  await cp(join(SAMPLES, name), join(lab.app, name));
  return name;
}

const deno: Host = {
  name: 'Deno',
  async start(lab) {
    const env = { DENO_DIR: join(lab.folder, 'deno'), DENO_NO_UPDATE_CHECK: '1' };
    const flags = ['--allow-read', '--host=127.0.0.1', '--port=0'];
    const sample = await copySample(lab, 'server.js');
    return await serve(findBinary(lab.tools, '@deno', '', 'deno'), ['serve', ...flags, sample], lab.app, env);
  },
};

const bun: Host = {
  name: 'Bun',
  async start(lab) {
    const sample = await copySample(lab, 'server.js');
    const env = { PORT: '0', NODE_ENV: 'production' };
    return await serve(findBinary(lab.tools, '@oven', 'bun-', 'bin/bun'), [sample], lab.app, env);
  },
};

/** Bundles a worker as Wrangler does, which makes a binary a separate module. */
async function bundleWorker(lab: Lab, file: string): Promise<string> {
  const { build } = await import(pathToFileURL(join(lab.tools, 'node_modules/esbuild/lib/main.js')).href);
  const entry = join(lab.app, 'worker-of-handler.js');
  await cp(file, entry);
  const outfile = join(lab.app, 'out', 'worker-of-handler.js');
  await build({
    entryPoints: [entry],
    bundle: true,
    format: 'esm',
    target: 'es2024',
    conditions: ['workerd', 'worker', 'browser'],
    outfile,
    logLevel: 'silent',
    plugins: [
      {
        name: 'binaries',
        setup(bundler: { onResolve: (what: object, resolve: () => object) => void }) {
          bundler.onResolve({ filter: /\.wasm$/ }, () => ({ path: './index_bg.wasm', external: true }));
        },
      },
    ],
  });
  return outfile;
}

function createWorkerd(name: string, file: string): Host {
  return {
    name,
    async start(lab) {
      const binary = join(lab.app, 'node_modules/@resvg/resvg-wasm/index_bg.wasm');
      const program = [join(lab.app, 'serve-workerd.js'), lab.tools, await bundleWorker(lab, file), binary];
      return await serve(findNode(lab.tools, 22), program, lab.app);
    },
  };
}

const workerd = createWorkerd('workerd', join(SAMPLES, 'server.js'));
// This worker keeps PNGs in the platform's cache.
const deployed = createWorkerd('workerd, as deployed', join(root, 'server/deploy/workers/worker.js'));

export const HOSTS: readonly Host[] = [workerd, deployed, deno, bun];
