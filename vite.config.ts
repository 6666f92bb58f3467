// Four jobs by mode: the pages (the default), the modules for a CDN (`--mode cdn`), the library as CommonJS (`--mode commonjs`)
// and the tests (vitest's `test`).
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { cp, writeFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
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
  const address = pathToFileURL(join(root, 'server/dist/pages/publish.js')).href;
  const service = (await import(address)) as typeof Service;
  const outDir = join(root, 'server/dist/site');
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

/** The files that a build wrote, by their paths in its folder. */
function listFiles(folder: string): string[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return entries
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).split(sep).join('/'))
    .toSorted();
}

// What a page checks when it takes the modules from a host that it does not run (Subresource Integrity §3.1).
const writeIntegrity: Plugin = {
  name: 'navii:write-integrity',
  async writeBundle({ dir = '' }) {
    const hashOf = (file: string): string =>
      createHash('sha384')
        .update(readFileSync(join(dir, file)))
        .digest('base64');
    const hashes = listFiles(dir).map((file) => [file, `sha384-${hashOf(file)}`]);
    await writeFile(join(dir, 'integrity.json'), `${JSON.stringify(Object.fromEntries(hashes), null, 2)}\n`);
    // The modules stand beside the pages too, at an address that anyone can remember: `/navii.js`.
    await cp(dir, join(root, 'server/dist/site'), { recursive: true });
  },
};

// Not Vite's library mode: that one keeps the white space of ES modules. The packs have their hash in their names, because
// a page that has an old `navii.js` must never meet a new pack.
const cdn: ViteUserConfig = {
  publicDir: false,
  plugins: [writeIntegrity],
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
          groups: [{ name: 'shared', test: /lib\/packs\/(?:eyes|glasses|rows|shapes|veil)\.ts$/ }],
        },
      },
    },
  },
  ssr: { noExternal: true, target: 'webworker' },
};

const manifest = JSON.parse(readText('package.json')) as {
  readonly exports: Readonly<Record<string, string | { readonly require?: { readonly default: string } }>>;
};

/** The entries that CommonJS has: what `require` leads to in package.json, each with its source. */
function listCommonJs(): Record<string, string> {
  const built = Object.values(manifest.exports).flatMap((to) =>
    typeof to === 'object' ? (to.require?.default ?? []) : [],
  );
  const names = built.map((path) => path.replace('./dist/cjs/', '').replace('.js', ''));
  return Object.fromEntries(names.map((name) => [name, join(root, `${name}.ts`)]));
}

// For `require` where Node, Jest or a bundler wants CommonJS: with what we depend on inside, which is ES modules alone.
const commonJs: ViteUserConfig = {
  publicDir: false,
  plugins: [
    keepSideEffects,
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
  ssr: { noExternal: true },
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
  if (mode === 'cdn') return cdn;
  return mode === 'commonjs' ? commonJs : await describeSite();
});
