// Four jobs by mode: the pages (the default), the bundle for a CDN (`--mode cdn`), the command (`--mode command`) and the tests
// (vitest's `test`).
import { readdirSync, readFileSync } from 'node:fs';
import { chmod, copyFile, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import { defineConfig, type ViteUserConfig } from 'vitest/config';
import type { TestSpecification } from 'vitest/node';
import type * as Service from './server/pages/publish.js';
import type { Facts } from './site/build/facts.js';

const root = fileURLToPath(new URL('.', import.meta.url));

/** Every HTML file under `site/` is a page, at the address its path says. */
function listPages(): string[] {
  const site = join(root, 'site');
  return readdirSync(site, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.html') && !path.startsWith('public'))
    .map((path) => join(site, path));
}

// package.json's `sideEffects` speaks of the built files: taken for the sources, it would cost the pages their elements.
const keepSideEffects: Plugin = {
  name: 'navii:keep-side-effects',
  transform: { filter: { id: /\.ts$/ }, handler: () => ({ moduleSideEffects: true }) },
};

const VECTORS = ['state.json', 'picks.json', 'spec.json', 'svg.json'];

function readText(path: string): string {
  return readFileSync(join(root, path), 'utf8');
}

/** What the docs print that is not the site's to know: the pages import neither the service nor the tests. */
function collectFacts({ describeReference }: typeof Service): Facts {
  const reference = describeReference();
  return {
    ...reference,
    openApi: reference.openApi as Facts['openApi'],
    comparison: JSON.parse(readText('test/bench/compare.json')) as Facts['comparison'],
    vectors: new Map(VECTORS.map((name) => [name, readText(`test/vectors/${name}`)])),
  };
}

async function describeSite(): Promise<ViteUserConfig> {
  const { renderPages } = await import('./site/build/pages.js');
  // The built service, because its threads are files: `npm run build` compiles it first.
  const address = pathToFileURL(join(root, 'dist/server/pages/publish.js')).href;
  const service = (await import(address)) as typeof Service;
  const outDir = join(root, 'dist/site');
  // A host of files has no service that makes icons, cards and the files for crawlers.
  const publishFiles: Plugin = {
    name: 'navii:publish-files',
    apply: 'build',
    writeBundle: () => service.publish(outDir, process.env),
  };
  return {
    root: join(root, 'site'),
    plugins: [keepSideEffects, renderPages(collectFacts(service)), publishFiles],
    build: {
      outDir,
      emptyOutDir: true,
      rolldownOptions: { input: listPages() },
    },
  };
}

// The bundle stands beside the pages too, at an address that anyone can remember: `/navii.js`.
const publishBundle: Plugin = {
  name: 'navii:publish-bundle',
  async writeBundle() {
    await mkdir(join(root, 'dist/site'), { recursive: true });
    await copyFile(join(root, 'dist/cdn/navii.js'), join(root, 'dist/site/navii.js'));
  },
};

// Not Vite's library mode: that one keeps the white space of ES modules.
const cdn: ViteUserConfig = {
  publicDir: false,
  plugins: [publishBundle],
  build: {
    outDir: join(root, 'dist/cdn'),
    emptyOutDir: true,
    modulePreload: false,
    rolldownOptions: {
      input: join(root, 'components/define.ts'),
      preserveEntrySignatures: 'strict',
      output: { format: 'es', entryFileNames: 'navii.js', codeSplitting: false },
    },
  },
};

// A package manager does so when it installs; from a checkout the command can be called by its path.
const markExecutable: Plugin = {
  name: 'navii:mark-executable',
  writeBundle: () => chmod(join(root, 'dist/command/navii.js'), 0o755),
};

const program: ViteUserConfig = {
  publicDir: false,
  plugins: [markExecutable],
  // One file with its libraries inside, but for the rasterizer: whoever wants SVG alone need not install it.
  ssr: { noExternal: true, external: ['@resvg/resvg-wasm'] },
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
};

// Far above what any test needs: it ends a hung one, it measures nothing.
const patience = { testTimeout: 120_000, hookTimeout: 120_000, expect: { poll: { timeout: 60_000 } } };

async function describeTests(): Promise<ViteUserConfig> {
  const [{ playwright }, { findChromium }, { BaseSequencer }] = await Promise.all([
    import('@vitest/browser-playwright'),
    import('./test/tools/chromium.js'),
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
      // Most tests wait for a browser, which works in processes of its own.
      maxWorkers: '100%',
      coverage: { provider: 'v8', include: ['lib/**', 'components/**', 'server/**'] },
      projects: [
        {
          test: {
            ...patience,
            name: 'node',
            include: ['test/**/*.test.ts'],
            exclude: ['test/**/*.{dom,browser,slow}.test.ts'],
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
            include: ['test/**/*.browser.test.ts'],
            browser: {
              enabled: true,
              headless: true,
              screenshotFailures: false,
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
      ],
    },
  };
}

export default defineConfig(async ({ mode, command }) => {
  if (mode === 'test') return await describeTests();
  // Whoever has another environment set would ship Lit as it is for developing, and a bundle that is not the one we hash.
  if (command === 'build') process.env['NODE_ENV'] = 'production';
  if (mode === 'command') return program;
  return mode === 'cdn' ? cdn : await describeSite();
});
