// What the package ships beside the compiled modules: ES modules for a CDN, CommonJS, and what has its libraries inside
// (PNG and the command). vite.config.ts takes one of these by its mode.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { chmod, cp, writeFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import type { Plugin, UserConfig } from 'vite';
import { printReserve } from '../../components/element/styles.js';
import manifest from '../../package.json' with { type: 'json' };
import { listEntryPoints } from './entries.js';
import { writeLicenses } from './licenses.js';
import { root } from './root.js';

// package.json's `sideEffects` speaks of the built files: taken for the sources, it would cost them their elements.
/** Makes every module of the sources count as one with side effects. */
export const keepSideEffects: Plugin = {
  name: 'navii:keep-side-effects',
  transform: { filter: { id: /\.ts$/ }, handler: () => ({ moduleSideEffects: true }) },
};

const LICENSES = 'licenses.txt';

const RASTERIZER = '@resvg/resvg-wasm';

/** What an app has itself, if it uses it: its copy is the one that counts. */
const PEERS = Object.keys(manifest.peerDependencies);

/** The files that a build wrote, by their paths in its folder. */
function listFiles(folder: string): string[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return entries
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).split(sep).join('/'))
    .toSorted();
}

const writeReserve: Plugin = {
  name: 'navii:write-reserve',
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: 'navii.css', source: printReserve() });
  },
};

// What a page checks when it takes the modules from a host that it does not run (Subresource Integrity §3.1).
const writeIntegrity: Plugin = {
  name: 'navii:write-integrity',
  async writeBundle({ dir = '' }) {
    const hashOf = (file: string): string =>
      createHash('sha384')
        .update(readFileSync(join(dir, file)))
        .digest('base64');
    const hashes = listFiles(dir)
      .filter((file) => /\.(?:css|js)$/.test(file))
      .map((file) => [file, `sha384-${hashOf(file)}`]);
    await writeFile(join(dir, 'integrity.json'), `${JSON.stringify(Object.fromEntries(hashes), null, 2)}\n`);
    // The modules stand beside the pages too, at an address that anyone can remember: `/navii.js`.
    const site = join(root, 'server/dist/site');
    const isTheirs = (path: string): boolean => path === join(dir, LICENSES);
    await cp(dir, site, { recursive: true, filter: (path) => !isTheirs(path) });
    // The pages have a file of that name.
    await cp(join(dir, LICENSES), join(site, 'navii-licenses.txt'));
  },
};

// Not Vite's library mode: that one keeps the white space of ES modules. The packs have their hash in their names, because
// a page that has an old `navii.js` must never meet a new pack.
const cdn: UserConfig = {
  publicDir: false,
  plugins: [writeLicenses(LICENSES).build, writeReserve, writeIntegrity],
  build: {
    outDir: join(root, 'dist/cdn'),
    emptyOutDir: true,
    minify: true,
    // For a page all the same (see `ssr` below): what Vite adds to pages would look for the packs at the root of a host.
    ssr: true,
    rolldownOptions: {
      input: { navii: join(root, 'components/define-core.ts') },
      preserveEntrySignatures: 'allow-extension',
      output: {
        format: 'es',
        entryFileNames: '[name].js',
        chunkFileNames: 'packs/[name]-[hash].js',
        // What several packs share is one file, not one for each few lines.
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [{ name: 'shared', test: /lib\/packs\/shapes\.ts$/ }],
        },
      },
    },
  },
  ssr: { noExternal: true, target: 'webworker' },
};

/** The entries that CommonJS has, each with its source. */
function listCommonJs(): Record<string, string> {
  const names = listEntryPoints().flatMap(
    ({ required }) => required?.replace('dist/cjs/', '').replace('.js', '') ?? [],
  );
  return Object.fromEntries(names.map((name) => [name, join(root, `${name}.ts`)]));
}

// For `require` where Node, Jest or a bundler wants CommonJS: with what we depend on inside, which is ES modules alone.
const commonJs: UserConfig = {
  publicDir: false,
  plugins: [
    keepSideEffects,
    writeLicenses(LICENSES).build,
    {
      name: 'navii:copy-types',
      async writeBundle({ dir = '' }) {
        await writeFile(join(dir, 'package.json'), '{ "type": "commonjs" }\n');
        const isTypes = (path: string): boolean => !/\.(?:js|map)$/.test(path);
        const copy = (folder: string): Promise<void> =>
          cp(join(root, 'dist', folder), join(dir, folder), { recursive: true, filter: isTypes });
        await Promise.all(['lib', 'components'].map(copy));
      },
    },
  ],
  build: {
    outDir: join(root, 'dist/cjs'),
    emptyOutDir: true,
    minify: false,
    ssr: true,
    rolldownOptions: {
      input: listCommonJs(),
      output: { format: 'cjs', exports: 'named', entryFileNames: '[name].js', chunkFileNames: 'chunks/[name].js' },
    },
  },
  ssr: { noExternal: true, external: PEERS },
};

/** What package.json's `navii/png` leads to. */
const png: UserConfig = {
  publicDir: false,
  plugins: [writeLicenses(LICENSES).build],
  build: {
    outDir: join(root, 'dist/png'),
    emptyOutDir: true,
    minify: true,
    // Not for Vite to look after: whoever bundles `navii/png` finds the address of the binary in it.
    ssr: true,
    rolldownOptions: {
      input: Object.fromEntries(
        ['node', 'browser', 'rasterize'].map((name) => [name, join(root, `lib/png/${name}.ts`)]),
      ),
      preserveEntrySignatures: 'strict',
      output: { format: 'es', entryFileNames: '[name].js', chunkFileNames: '[name].js' },
    },
  },
  ssr: { noExternal: true, external: [RASTERIZER] },
};

// A package manager does so when it installs; from a checkout the command can be called by its path.
const markExecutable: Plugin = {
  name: 'navii:mark-executable',
  writeBundle: () => chmod(join(root, 'dist/command/navii.js'), 0o755),
};

/** The command: one file with its libraries inside, but for the rasterizer, since SVG alone needs none. */
const program: UserConfig = {
  publicDir: false,
  plugins: [writeLicenses(LICENSES).build, markExecutable],
  build: {
    ssr: join(root, 'lib/command/main.ts'),
    target: 'node20',
    outDir: join(root, 'dist/command'),
    emptyOutDir: true,
    minify: true,
    rolldownOptions: {
      platform: 'node',
      output: { format: 'es', entryFileNames: 'navii.js', codeSplitting: false },
    },
  },
  ssr: { noExternal: true, external: [RASTERIZER] },
};

/** The service worker of the site: one script at the root, under a name that stays. Not a module, which not every browser takes. */
const serviceWorker: UserConfig = {
  root: join(root, 'site'),
  publicDir: false,
  plugins: [writeLicenses('service-worker-licenses.txt').build],
  build: {
    outDir: join(root, 'server/dist/site'),
    emptyOutDir: false,
    minify: true,
    // As for the CDN: what Vite adds to pages looks for a document.
    ssr: true,
    ssrEmitAssets: true,
    rolldownOptions: {
      input: join(root, 'site/service-worker/main.ts'),
      output: { format: 'iife', entryFileNames: 'service-worker.js', codeSplitting: false },
    },
  },
  ssr: { noExternal: true, target: 'webworker' },
};

/** The builds by their modes. */
export const BUILDS: ReadonlyMap<string, UserConfig> = new Map([
  ['cdn', cdn],
  ['commonjs', commonJs],
  ['png', png],
  ['command', program],
  ['service-worker', serviceWorker],
]);
