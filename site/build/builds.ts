// The builds of the package besides the compiled modules: ES modules for a CDN, CommonJS, and bundles with their libraries (PNG
// and the command). vite.config.ts picks one by its mode.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { chmod, cp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type BuildEnvironmentOptions, normalizePath, type Plugin, type UserConfig } from 'vite';
import { printReserve } from '../../components/element/styles.js';
import manifest from '../../package.json' with { type: 'json' };
import service from '../../server/package.json' with { type: 'json' };
import { listEntryPoints } from './entries.js';
import { writeLicenses } from './licenses.js';
import { root } from './setup.js';

/**
 * Marks every source module as one with side effects. `sideEffects` in package.json is about the built files: applied to the
 * sources, it would remove the modules that define the elements.
 */
export const keepSideEffects: Plugin = {
  name: 'navii:keep-side-effects',
  transform: { filter: { id: /\.ts$/ }, handler: () => ({ moduleSideEffects: true }) },
};

/** Tells the elements that a server runs them. */
const markServer: Plugin = {
  name: 'navii:mark-server',
  transform: { filter: { id: /element\/is-server\.ts$/ }, handler: () => 'export const isServer = true;' },
};

const LICENSES = 'licenses.txt';

const RASTERIZER = '@resvg/resvg-wasm';

/** Peer dependencies: apps that use them bring their own copy. */
const PEERS = Object.keys(manifest.peerDependencies);

interface Build extends BuildEnvironmentOptions {
  readonly plugins?: readonly Plugin[];
  /** Libraries that it leaves outside. All others are inside. */
  readonly external?: string[];
  /** The name of its file of licences. */
  readonly licenses?: string;
  /** Whether it is for pages. */
  readonly isForPages?: boolean;
}

function describeBuild(
  folder: string,
  { plugins = [], external = [], licenses = LICENSES, isForPages = false, ...build }: Build,
): UserConfig {
  return {
    publicDir: false,
    plugins: [...plugins, writeLicenses(licenses).build],
    // With `ssr` the address of the rasterizer's binary stays as it is, so that the bundler of an app finds it. In builds for pages, Vite
    // else adds code that needs a document, or that looks for packs at the root of a host.
    build: { outDir: join(root, folder), emptyOutDir: true, ssr: true, minify: isForPages, ...build },
    ssr: { noExternal: true, external, ...(isForPages && { target: 'webworker' as const }) },
  };
}

const writeReserve: Plugin = {
  name: 'navii:write-reserve',
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: 'navii.css', source: printReserve() });
    // TypeScript 7 asks for the types of every module that is imported for its side effects.
    this.emitFile({ type: 'asset', fileName: 'navii.css.d.ts', source: 'export {};\n' });
  },
};

// Hashes for pages that load the modules from a host of somebody else (Subresource Integrity §3.1).
const writeIntegrity: Plugin = {
  name: 'navii:write-integrity',
  async writeBundle({ dir = '' }) {
    const hashOf = (file: string): string =>
      createHash('sha384')
        .update(readFileSync(join(dir, file)))
        .digest('base64');
    const hashes = readdirSync(dir, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(?:css|js)$/.test(file))
      .map((file) => [normalizePath(file), `sha384-${hashOf(file)}`] as const)
      .toSorted(([one], [other]) => (one < other ? -1 : 1));
    await writeFile(join(dir, 'integrity.json'), `${JSON.stringify(Object.fromEntries(hashes), null, 2)}\n`);
    // The site also serves the modules, at an address that is easy to remember: `/navii.js`.
    const site = join(root, 'server/dist/site');
    const isForSite = (path: string): boolean => path !== join(dir, LICENSES) && !path.endsWith('.d.ts');
    await cp(dir, site, { recursive: true, filter: isForSite });
    // The pages have their own file with that name.
    await cp(join(dir, LICENSES), join(site, 'navii-licenses.txt'));
  },
};

// Not Vite's library mode, which keeps the white space of ES modules. The names of the packs contain hashes, because a page with
// an old `navii.js` must never load a new pack.
const cdn = describeBuild('dist/cdn', {
  plugins: [writeReserve, writeIntegrity],
  isForPages: true,
  emptyOutDir: false,
  rolldownOptions: {
    input: { navii: join(root, 'components/define-cdn.ts') },
    preserveEntrySignatures: 'allow-extension',
    output: {
      format: 'es',
      entryFileNames: '[name].js',
      // The packs import from `navii.js`, whose exports are public: they keep their names.
      minifyInternalExports: false,
      chunkFileNames: ({ name }) => (name === 'define-picker' ? 'picker.js' : 'packs/[name]-[hash].js'),
      codeSplitting: {
        includeDependenciesRecursively: false,
        groups: [
          // All that the elements need is in one file, also where packs or the picker need it too.
          { name: 'navii', tags: ['$initial'], priority: 1 },
          // Code that several packs share is one file, not many small ones.
          { name: 'shared', test: /lib\/packs\/shapes\.ts$/ },
        ],
      },
    },
  },
});

/**
 * The engine with every pack in one module, for pages without a bundler. The build of the elements, which have the same libraries and
 * more, replaces its file of licences.
 */
const engine = describeBuild('dist/cdn', {
  isForPages: true,
  emptyOutDir: false,
  rolldownOptions: {
    input: { engine: join(root, 'lib/index.ts') },
    output: { format: 'es', entryFileNames: '[name].js', codeSplitting: false },
  },
});

/** Names stay, for stack traces. */
const MINIFY = { compress: true, mangle: false, codegen: { removeWhitespace: true } } as const;

/** Lists the entry points that have CommonJS modules, each with its source. Node's ES modules are the same. */
function listNodeEntries(): Record<string, string> {
  const names = listEntryPoints().flatMap(
    ({ required }) => required?.replace('dist/cjs/', '').replace('.js', '') ?? [],
  );
  return Object.fromEntries(names.map((name) => [name, join(root, `${name}.ts`)]));
}

// For `require` in Node, Jest or a bundler. Our dependencies are bundled, because they are ES modules only.
const commonJs = describeBuild('dist/cjs', {
  plugins: [
    keepSideEffects,
    markServer,
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
  external: PEERS,
  rolldownOptions: {
    input: listNodeEntries(),
    output: {
      format: 'cjs',
      exports: 'named',
      entryFileNames: '[name].js',
      chunkFileNames: 'chunks/[name].js',
      minify: MINIFY,
    },
  },
});

// The condition `node` leads TypeScript here, too.
const writeTypes: Plugin = {
  name: 'navii:write-types',
  generateBundle(_, bundle) {
    for (const chunk of Object.values(bundle)) {
      if (chunk.type !== 'chunk' || !chunk.isEntry) continue;
      const up = '../'.repeat(chunk.fileName.split('/').length);
      const source = `export * from '${up}${chunk.fileName}';\n`;
      this.emitFile({ type: 'asset', fileName: chunk.fileName.replace(/\.js$/, '.d.ts'), source });
    }
  },
};

// For `import` in Node: one file an entry and few chunks, because Node takes long to load many modules. Bundlers take the modules
// one by one. Lit stays outside: an app that has it must not get another.
const nodeModules = describeBuild('dist/node', {
  plugins: [keepSideEffects, markServer, writeTypes],
  external: [...PEERS, '@lit/reactive-element'],
  rolldownOptions: {
    input: Object.fromEntries(Object.entries(listNodeEntries()).filter(([name]) => !name.startsWith('lib/png/'))),
    preserveEntrySignatures: 'allow-extension',
    output: {
      format: 'es',
      entryFileNames: '[name].js',
      chunkFileNames: 'chunks/[name].js',
      minify: MINIFY,
      codeSplitting: {
        includeDependenciesRecursively: false,
        groups: [
          { name: 'packs', test: /\/lib\/packs\/(?!index\.|pack\.|shapes\.)/ },
          {
            name: 'engine',
            test: /\/lib\/(?:choose|options|palettes|parts|render|packs\/(?:pack|shapes)\.|[a-z-]+\.ts)(?<!\/(?:catalogue|core|full|index|namespace)\.ts)|\/@noble\//,
          },
        ],
      },
    },
  },
});

const png = describeBuild('dist/png', {
  minify: true,
  external: [RASTERIZER],
  rolldownOptions: {
    input: Object.fromEntries(['node', 'browser', 'workerd'].map((name) => [name, join(root, `lib/png/${name}.ts`)])),
    external: `${RASTERIZER}/index_bg.wasm`,
    preserveEntrySignatures: 'strict',
    output: { format: 'es', entryFileNames: '[name].js', chunkFileNames: '[name].js' },
  },
});

// Package managers do this when they install. In a checkout, it lets the command run by its path.
const markExecutable: Plugin = {
  name: 'navii:mark-executable',
  writeBundle: () => chmod(join(root, 'dist/command/navii.js'), 0o755),
};

/** The command: one file with its libraries, except the rasterizer, which SVG does not need. */
const program = describeBuild('dist/command', {
  plugins: [markExecutable],
  ssr: join(root, 'lib/command/main.ts'),
  target: 'node20',
  minify: true,
  external: [RASTERIZER],
  rolldownOptions: {
    platform: 'node',
    output: { format: 'es', entryFileNames: 'navii.js', codeSplitting: false },
  },
});

/** The programs and modules of the service. Tests and benchmarks import the last three. */
const SERVICE = ['index', 'main', 'describe', 'png-worker', 'app', 'http-server', 'png'];

/** The service: our library is inside, other packages are not. All files are in one folder, where they find each other. */
const server = describeBuild('server/dist', {
  target: 'node20',
  emptyOutDir: false,
  external: Object.keys(service.dependencies),
  rolldownOptions: {
    platform: 'node',
    input: Object.fromEntries(SERVICE.map((name) => [name, join(root, `server/${name}.ts`)])),
    output: {
      format: 'es',
      entryFileNames: '[name].js',
      chunkFileNames: '[name].js',
      minifyInternalExports: false,
      // The threads share nothing with the rest, and load little.
      codeSplitting: { groups: [{ name: 'service', minShareCount: 2 }] },
    },
  },
});

/** The service worker of the site: one script at the root, with a fixed name. Not a module, because not every browser supports those. */
const serviceWorker: UserConfig = {
  root: join(root, 'site'),
  ...describeBuild('server/dist/site', {
    licenses: 'service-worker-licenses.txt',
    isForPages: true,
    emptyOutDir: false,
    ssrEmitAssets: true,
    rolldownOptions: {
      input: join(root, 'site/service-worker/main.ts'),
      output: { format: 'iife', entryFileNames: 'service-worker.js', codeSplitting: false },
    },
  }),
};

export const BUILDS: ReadonlyMap<string, UserConfig> = new Map([
  ['engine', engine],
  ['cdn', cdn],
  ['commonjs', commonJs],
  ['node', nodeModules],
  ['png', png],
  ['command', program],
  ['server', server],
  ['service-worker', serviceWorker],
]);
