// Three jobs by mode: the pages (the default), the bundle for a CDN (`--mode cdn`) and the tests (vitest's `test`).
import { readdirSync, readFileSync } from 'node:fs';
import { copyFile, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { defineConfig, type ViteUserConfig } from 'vitest/config';

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

async function describeSite(): Promise<ViteUserConfig> {
  const { renderPages } = await import('./site/plugins/pages.js');
  return {
    root: join(root, 'site'),
    plugins: [keepSideEffects, renderPages(readFileSync(join(root, 'CHANGELOG.md'), 'utf8'))],
    build: {
      outDir: join(root, 'dist/site'),
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

// Far above what any test needs: it ends a hung one, it measures nothing.
const patience = { testTimeout: 120_000, hookTimeout: 120_000 };

async function describeTests(): Promise<ViteUserConfig> {
  const [{ playwright }, { findChromium }] = await Promise.all([
    import('@vitest/browser-playwright'),
    import('./test/tools/chromium.js'),
  ]);
  const executablePath = findChromium();
  return {
    root,
    test: {
      allowOnly: false,
      coverage: { provider: 'v8', include: ['lib/**', 'components/**', 'server/**'] },
      projects: [
        {
          test: {
            ...patience,
            name: 'node',
            include: ['test/**/*.test.ts'],
            exclude: ['test/**/*.dom.test.ts', 'test/**/*.browser.test.ts'],
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

export default defineConfig(async ({ mode }) => {
  if (mode === 'test') return await describeTests();
  return mode === 'cdn' ? cdn : await describeSite();
});
