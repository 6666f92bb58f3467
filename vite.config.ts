// Jobs by mode: the pages (the default), the tests (vitest's `test`), and the builds of the package (test/tools/builds.ts).
import { readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, relative, sep } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import { defineConfig, type ViteUserConfig } from 'vitest/config';
import type { TestSpecification } from 'vitest/node';
import type * as Service from './server/publish.js';
import type { Facts } from './site/build/facts.js';
import { BUILDS, keepSideEffects } from './test/tools/builds.js';
import { listFrameworks, TRIALS } from './test/tools/frameworks.js';
import { writeLicenses } from './test/tools/licenses.js';
import { readReference } from './test/tools/reference.js';
import { REGISTRY, REPOSITORY } from './test/tools/repository.js';

const root = fileURLToPath(new URL('.', import.meta.url));

const VECTORS = ['state.json', 'picks.json', 'spec.json', 'svg.json'];

function readText(path: string): string {
  return readFileSync(join(root, path), 'utf8');
}

/** The sample files for frameworks. */
function readSamples(): ReadonlyMap<string, string> {
  const entries = readdirSync(join(root, 'test/examples'), { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(join(root, 'test/examples'), join(parentPath, name)).replaceAll(sep, '/'));
  const samples = paths.filter((path) => path.includes('/') && !path.startsWith('pack/'));
  return new Map(samples.toSorted().map((path) => [path, readText(`test/examples/${path}`)]));
}

/** What the docs print that is not the site's to know: the pages import neither the service nor the tests. */
function collectFacts({ describeReference }: typeof Service, scripts: readonly string[]): Facts {
  const reference = describeReference(scripts);
  return {
    ...reference,
    openApi: reference.openApi as Facts['openApi'],
    entries: readReference(),
    project: { repository: REPOSITORY, registry: REGISTRY },
    samples: readSamples(),
    frameworks: { trials: TRIALS, rows: listFrameworks() },
    comparison: JSON.parse(readText('test/bench/compare.json')) as Facts['comparison'],
    benchmarks: JSON.parse(readText('test/bench/bench.json')) as Facts['benchmarks'],
    vectors: new Map(VECTORS.map((name) => [name, readText(`test/vectors/${name}`)])),
  };
}

// What several pages share would be a dozen files of less than 2 KB, each a request. What needs no engine is apart: most pages
// draw nothing. A file imports none that imports it: modules would run before what they need.
const SHARED_CHUNKS = [
  {
    name: 'page',
    test: /\/site\/shared\/(?:announce|copy-button|page|register-worker)\.ts$|\/lib\/example-origin\.ts$|preload-helper\.js$/,
    priority: 1,
  },
  // What takes over views comes with the first one: the elements of the front page need Lit itself.
  {
    name: 'lit',
    test: /\/lit-html\/[\w-]+\.js$|\/lit\/html\.js$|\/components\/element\/(?:show|trust)\.ts$/,
    priority: 1,
  },
  {
    name: 'view',
    test: /\/ssr-client\/|\/lit-html\/(?:directive|private)[\w-]*\.js$|\/lit\/directive\.js$|\/site\/shared\/view\.ts$/,
    priority: 2,
  },
  // The front page draws without these.
  {
    name: 'words',
    test: /\/lib\/numbers\.ts$|\/site\/shared\/(?:code|tab-list)\.ts$/,
    priority: 2,
    minShareCount: 2,
  },
  {
    name: 'engine',
    // What makes files comes with the first one.
    test: /\/(?:lib\/(?!command\/|png\/|share|rarity|choose\/(?:odds|search))|site\/shared\/(?!download|share-address))[^?]*\.ts$|\/components\/element\/properties\.ts$|\/@noble\/hashes\//,
    minShareCount: 2,
  },
];

// Vite's own is a kilobyte on every page that loads a part later: it would fetch what the part imports at once, not one by one.
const importPlainly: Plugin = {
  name: 'navii:import-plainly',
  apply: 'build',
  enforce: 'pre',
  load: (id) => (id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load();' : undefined),
};

async function describeSite(): Promise<ViteUserConfig> {
  const [{ renderPages }, { EARLY_THEME }] = await Promise.all([
    import('./site/build/pages.js'),
    import('./site/build/frame.js'),
  ]);
  // The built service, because its threads are files: `npm run build` compiles it first.
  const address = pathToFileURL(join(root, 'server/dist/publish.js')).href;
  const service = (await import(address)) as typeof Service;
  const outDir = join(root, 'server/dist/site');
  // A host of files has no service that makes icons, cards and the files for crawlers.
  const publishFiles: Plugin = {
    name: 'navii:publish-files',
    apply: 'build',
    writeBundle: () => service.publish(outDir, process.env),
  };
  const licenses = writeLicenses('licenses.txt');
  return {
    root: join(root, 'site'),
    worker: { plugins: () => [licenses.workers] },
    plugins: [
      keepSideEffects,
      importPlainly,
      licenses.build,
      renderPages(join(root, 'site'), collectFacts(service, [EARLY_THEME])),
      publishFiles,
    ],
    build: {
      outDir,
      emptyOutDir: true,
      // Browsers without it load the same files a little later.
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

// Far above what any test needs: it ends a hung one, it measures nothing.
const patience = { testTimeout: 120_000, hookTimeout: 120_000, expect: { poll: { timeout: 60_000 } } };

async function describeTests(): Promise<ViteUserConfig> {
  const [{ playwright }, { findChromium }, { systemBrowsers }, { commands }, { BaseSequencer }] = await Promise.all([
    import('@vitest/browser-playwright'),
    import('./test/tools/chromium.js'),
    import('./test/tools/browsers/provider.js'),
    import('./test/tools/browsers/commands.js'),
    import('vitest/node'),
  ]);
  // What takes longest comes first: at the end it would keep one worker busy and the others waiting.
  class PagesFirst extends BaseSequencer {
    override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
      // oxlint-disable-next-line no-array-sort -- a sequencer is no array
      const sorted = await super.sort(files);
      const isOfPages = ({ moduleId }: TestSpecification): boolean => moduleId.includes('/test/site/');
      return [...sorted.filter(isOfPages), ...sorted.filter((file) => !isOfPages(file))];
    }
  }
  const executablePath = findChromium();
  return {
    root,
    test: {
      allowOnly: false,
      sequence: { sequencer: PagesFirst },
      // Most tests wait for a browser, which works in processes of its own: half as many more than cores.
      maxWorkers: Math.ceil(availableParallelism() * 1.5),
      coverage: { provider: 'v8', include: ['lib/**', 'components/**', 'server/**'] },
      projects: [
        {
          test: {
            ...patience,
            name: 'node',
            include: ['test/**/*.test.ts'],
            exclude: ['test/**/*.{dom,browser,chromium,slow}.test.ts'],
            // To import everything anew takes a third of the time; no test mocks a module.
            isolate: false,
          },
        },
        {
          // `npm run test:slow`: what says little more than the tests above, and takes long to say it.
          test: {
            ...patience,
            name: 'slow',
            include: ['test/**/*.slow.test.ts', 'test/server/fuzz.test.ts'],
            env: { FUZZ_RUNS: '20000' },
          },
        },
        { test: { ...patience, name: 'dom', environment: 'happy-dom', include: ['test/**/*.dom.test.ts'] } },
        {
          test: {
            ...patience,
            name: 'browser',
            include: ['test/**/*.{browser,chromium}.test.ts'],
            browser: {
              enabled: true,
              headless: true,
              screenshotFailures: false,
              commands,
              // Chromium refuses to run its sandbox as root, which is what a container is.
              provider: playwright({
                launchOptions: {
                  ...(executablePath === undefined ? {} : { executablePath }),
                  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-sync'],
                },
              }),
              instances: [{ browser: 'chromium' }],
            },
          },
        },
        {
          test: {
            ...patience,
            name: 'slow-browser',
            include: ['test/**/*.browser.test.ts'],
            browser: {
              enabled: true,
              headless: true,
              screenshotFailures: false,
              commands,
              provider: systemBrowsers(),
              instances: [{ browser: 'firefox' }, { browser: 'webkit' }],
            },
          },
        },
      ],
    },
  };
}

export default defineConfig(async ({ mode, command }) => {
  if (mode === 'test') return await describeTests();
  // Whoever has another environment set would ship Lit as it is for developing, and a bundle that is not the one we hash.
  if (command === 'build') process.env['NODE_ENV'] = 'production';
  return BUILDS.get(mode) ?? (await describeSite());
});
