// The builds of Vite, by mode: the pages (the default), the package's builds (site/build/builds.ts), and the tests (test/vitest.config.ts).
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { defineConfig, loadConfigFromFile, normalizePath, type Plugin, type UserConfig } from 'vite';
import type * as Service from './server/describe.js';
import { parseChangelog } from './site/blog/news.js';
import { BUILDS, keepSideEffects } from './site/build/builds.js';
import type { Facts } from './site/build/facts.js';
import { writeLicenses } from './site/build/licenses.js';
import { readReference } from './site/build/reference.js';
import { REGISTRY, REPOSITORY } from './site/build/repository.js';
import { root } from './site/build/setup.js';
import { listFrameworks } from './test/tried-frameworks.js';

const VECTORS = ['state.json', 'picks.json', 'spec.json', 'several.json', 'svg.json'];

function readText(path: string): string {
  return readFileSync(join(root, path), 'utf8');
}

/** Reads the oldest version of Node that a package takes, such as `18`. */
function readNode(path: string): string {
  const { engines } = JSON.parse(readText(path)) as { readonly engines: { readonly node: string } };
  return engines.node.replace('>=', '');
}

/** The sample files for frameworks. */
function readSamples(): ReadonlyMap<string, string> {
  const folder = join(root, 'test/examples');
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map(normalizePath).toSorted();
  const samples = paths.filter((path) => /^(?!pack\/).*\//.test(path) && statSync(join(folder, path)).isFile());
  return new Map(samples.map((path) => [path, readText(`test/examples/${path}`)]));
}

/** Collects facts for the docs from the service and the tests, which the pages may not import. */
function collectFacts({ describeReference }: typeof Service): Facts {
  const reference = describeReference(process.env);
  return {
    ...reference,
    openApi: reference.openApi as Facts['openApi'],
    releases: parseChangelog(readText('CHANGELOG.md')),
    entries: readReference(),
    project: { repository: REPOSITORY, registry: REGISTRY },
    nodes: { package: readNode('package.json'), server: readNode('server/package.json') },
    samples: readSamples(),
    frameworks: listFrameworks(),
    comparison: JSON.parse(readText('test/bench/compare.json')) as Facts['comparison'],
    sizes: JSON.parse(readText('test/toolchain/sizes.json')) as Facts['sizes'],
    bundleHash: (JSON.parse(readText('dist/cdn/integrity.json')) as Readonly<Record<string, string>>)['navii.js'] ?? '',
    vectors: new Map(VECTORS.map((name) => [name, readText(`test/vectors/${name}`)])),
  };
}

// Chunks of modules that several pages share. Without them there would be a dozen files of less than 2 KB, each a request.
// Modules that need no engine have their own chunk, because most pages draw nothing. Chunks must not import each other in a
// cycle: a module would run before the modules it needs.
const SHARED_CHUNKS = [
  {
    name: 'page',
    test: /\/site\/shared\/(?:announce|code-samples|copy-button|load|moving|page|register-worker)\.ts$|\/components\/(?:motion|pause)\.ts$|\/lib\/pages\/template\.ts$|preload-helper\.js$/,
    priority: 1,
  },
  // Lit itself is apart from `view`, the code that hydrates views: the elements of the front page need only Lit.
  {
    name: 'lit',
    test: /\/lit-html\/[\w-]+\.js$|\/lit\/html\.js$|\/components\/element\/show\.ts$/,
    priority: 1,
  },
  {
    name: 'view',
    test: /\/ssr-client\/|\/lit-html\/(?:directive|private)[\w-]*\.js$|\/lit\/directive\.js$|\/site\/shared\/(?:focus|tab-list|view)\.ts$/,
    priority: 2,
  },
  // The front page does not need these modules to draw.
  {
    name: 'words',
    test: /\/site\/shared\/(?:code|snippets|tab-list)\.ts$/,
    priority: 2,
    minShareCount: 2,
  },
  // The packs, and the functions of the package: the front page loads them when its options are opened, or its mascot wears a pack.
  {
    name: 'packs',
    test: /\/lib\/(?:(?!formats|links|markup|memoize|spec|version)[\w-]+|pages\/numbers|packs\/(?!pack\b)[\w-]+)\.ts$|\/site\/shared\/(?:choices|mascots|motion)\.ts$/,
    priority: 1,
    minShareCount: 2,
  },
  {
    name: 'engine',
    // The code that makes files is left out: it loads after the page is shown.
    test: /\/(?:lib\/(?!command\/|files\/|png\/|pages\/(?:share|team)|choose\/search)|site\/shared\/(?!download|share-address))[^?]*\.ts$|\/components\/(?:element\/(?:photo|properties)|packs\/\w+)\.ts$|\/@noble\/hashes\//,
    minShareCount: 2,
  },
];

// Replaces Vite's preload helper, which adds a kilobyte to every page with a dynamic import. The helper would fetch all imports of
// such a module at once instead of one by one.
const importPlainly: Plugin = {
  name: 'navii:import-plainly',
  apply: 'build',
  enforce: 'pre',
  load: (id) => (id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load();' : undefined),
};

async function describeSite(): Promise<UserConfig> {
  const { renderPages } = await import('./site/build/pages.js');
  // Imports the built service, because its threads are separate files. `npm run build` compiles it first.
  const address = pathToFileURL(join(root, 'server/dist/describe.js')).href;
  const service = (await import(address)) as typeof Service;
  const outDir = join(root, 'server/dist/site');
  const licenses = writeLicenses('licenses.txt');
  return {
    root: join(root, 'site'),
    worker: { plugins: () => [licenses.workers] },
    plugins: [keepSideEffects, importPlainly, licenses.build, renderPages(join(root, 'site'), collectFacts(service))],
    build: {
      outDir,
      // site/build/build.js has emptied the folder already, and other builds write there at the same time.
      emptyOutDir: false,
      // Browsers without `modulepreload` load the same files a little later.
      modulePreload: {
        polyfill: false,
        resolveDependencies: (_, files, { hostType }) => (hostType === 'html' ? files : []),
      },
      rolldownOptions: {
        output: { codeSplitting: { includeDependenciesRecursively: false, groups: SHARED_CHUNKS } },
        preserveEntrySignatures: 'allow-extension',
      },
    },
  };
}

export default defineConfig(async ({ mode, command }) => {
  // A static import would be bundled into this file, and `npm start` does not install vitest.
  if (mode === 'test')
    return (await loadConfigFromFile({ mode, command }, 'test/vitest.config.ts', root))?.config ?? {};
  // With another NODE_ENV the build would ship Lit's development version, and the bundle would not match its hash.
  if (command === 'build') process.env['NODE_ENV'] = 'production';
  return BUILDS.get(mode) ?? (await describeSite());
});
