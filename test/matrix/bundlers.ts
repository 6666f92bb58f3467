// The bundlers, each used as its documentation describes for a page.
import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { run } from '../packed.js';
import type { Lab } from './lab.js';

/** A bundler for the programs of an app. */
export interface Bundler {
  readonly name: string;
  /** Whether it finds the rasterizer's binary by itself. If not, the page must set its address. */
  readonly findsBinary: boolean;
  /** Bundles into a folder that then has a page with the name of each program. */
  readonly bundle: (lab: Lab, out: string) => Promise<void>;
}

const PROGRAMS = ['engine', 'core', 'define', 'png'];

const pageOf = (program: string): string =>
  `<!doctype html><meta charset="utf-8"><title>${program}</title><script type="module" src="./${program}.js"></script>`;

/** Loads a tool as an ES module. */
// oxlint-disable-next-line typescript/no-explicit-any -- its types are not installed
async function load({ tools }: Lab, path: string): Promise<any> {
  return await import(pathToFileURL(join(tools, 'node_modules', path)).href);
}

const inputOf = ({ app }: Lab): Record<string, string> =>
  Object.fromEntries(PROGRAMS.map((name) => [name, join(app, `${name}.js`)]));

async function writePages(folder: string): Promise<void> {
  for (const name of PROGRAMS) await writeFile(join(folder, `${name}.html`), pageOf(name));
}

async function bundleByVite(lab: Lab, out: string): Promise<void> {
  const { build } = await load(lab, 'vite/dist/node/index.js');
  await writePages(lab.app);
  const input = PROGRAMS.map((name) => join(lab.app, `${name}.html`));
  // Vite's polyfill for old browsers needs a document, and the programs run in Node too.
  const options = { outDir: out, modulePreload: { polyfill: false }, rolldownOptions: { input } };
  await build({ root: lab.app, base: './', configFile: false, logLevel: 'error', build: options });
}

async function bundleByRollup(lab: Lab, out: string): Promise<void> {
  const { rollup } = await load(lab, 'rollup/dist/es/rollup.js');
  const { nodeResolve } = await load(lab, '@rollup/plugin-node-resolve/dist/es/index.js');
  const onwarn = ({ message }: Error): never => {
    throw new Error(`Rollup warns: ${message}`);
  };
  const built = await rollup({ input: inputOf(lab), plugins: [nodeResolve({ browser: true })], onwarn });
  await built.write({ dir: out, format: 'es' });
  await writePages(out);
}

async function bundleByRolldown(lab: Lab, out: string): Promise<void> {
  const { rolldown } = await load(lab, 'rolldown/dist/index.mjs');
  const built = await rolldown({ input: inputOf(lab), platform: 'browser' });
  await built.write({ dir: out, format: 'es', minify: true });
  await writePages(out);
}

async function bundleByEsbuild(lab: Lab, out: string): Promise<void> {
  const { build } = await load(lab, 'esbuild/lib/main.js');
  const entryPoints = Object.values(inputOf(lab));
  const { warnings } = await build({
    entryPoints,
    bundle: true,
    splitting: true,
    minify: true,
    format: 'esm',
    outdir: out,
    logLevel: 'silent',
  });
  if (warnings.length > 0) throw new Error(JSON.stringify(warnings));
  await writePages(out);
}

const bundleByWebpack =
  (mode: 'production' | 'development') =>
  async (lab: Lab, out: string): Promise<void> => {
    const webpack = createRequire(join(lab.tools, 'package.json'))('webpack');
    const output = { path: out, filename: '[name].js', module: true, chunkFormat: 'module' };
    const entry = inputOf(lab);
    const options = { mode, context: lab.app, entry, output, experiments: { outputModule: true }, performance: false };
    const said = await new Promise<string>((resolve, reject) => {
      webpack(options, (error: Error | null, stats: { toString: (what: object) => string }) => {
        if (error) reject(error);
        else resolve(stats.toString({ all: false, errors: true, warnings: true }));
      });
    });
    if (said !== '') throw new Error(said);
    await writePages(out);
  };

const bundleByParcel =
  (packageExports: boolean) =>
  async (lab: Lab, out: string): Promise<void> => {
    const path = join(lab.app, 'package.json');
    const manifest = await readFile(path, 'utf8');
    await writePages(lab.app);
    const resolver = { '@parcel/resolver-default': { packageExports } };
    if (packageExports) await writeFile(path, JSON.stringify({ ...JSON.parse(manifest), ...resolver }));
    const parcel = join(lab.tools, 'node_modules/parcel/lib/bin.js');
    const pages = PROGRAMS.map((name) => `${name}.html`);
    const flags = ['--public-url', './', '--no-cache', '--no-autoinstall', '--no-source-maps'];
    try {
      await run(process.execPath, [parcel, 'build', ...pages, '--dist-dir', out, ...flags], lab.app);
    } finally {
      await writeFile(path, manifest);
      await rm(join(lab.app, '.parcel-cache'), { recursive: true, force: true });
    }
  };

export const BUNDLERS: readonly Bundler[] = [
  { name: 'Vite', findsBinary: true, bundle: bundleByVite },
  { name: 'webpack', findsBinary: true, bundle: bundleByWebpack('production') },
  { name: 'webpack for developing', findsBinary: true, bundle: bundleByWebpack('development') },
  { name: 'Parcel', findsBinary: true, bundle: bundleByParcel(false) },
  { name: 'Parcel with package exports', findsBinary: true, bundle: bundleByParcel(true) },
  { name: 'Rollup', findsBinary: false, bundle: bundleByRollup },
  { name: 'Rolldown', findsBinary: false, bundle: bundleByRolldown },
  { name: 'esbuild', findsBinary: false, bundle: bundleByEsbuild },
];

/** Finds the script of a page. If it loads several, the last is the program itself. */
export async function findProgram(out: string, program: string): Promise<string> {
  const page = await readFile(join(out, `${program}.html`), 'utf8');
  const found = [...page.matchAll(/<script[^>]* src="?([^" >]+)/g)].at(-1)?.[1];
  if (found === undefined) throw new Error(`${program}.html has no script: ${page}`);
  return join(out, found);
}

/** Copies the rasterizer's binary next to the bundles. */
export async function copyBinary({ app }: Lab, out: string): Promise<void> {
  await cp(join(app, 'node_modules/@resvg/resvg-wasm/index_bg.wasm'), join(out, 'index_bg.wasm'));
}
