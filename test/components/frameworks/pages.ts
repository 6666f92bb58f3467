// Builds a page for each framework with Vite from the built package, serves it, and opens it in Chromium.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import vue from '@vitejs/plugin-vue';
import type { Page } from 'playwright';
import { build, preview, type InlineConfig, type PreviewServer } from 'vite';
import solid from 'vite-plugin-solid';
import { afterAll, beforeAll, onTestFinished } from 'vitest';
import nuxt from '../../examples/nuxt/nuxt.config.js';
import { closePage, openPage } from '../../page.js';
import { root } from '../../tools/root.js';

/** Folders of the pages with elements. */
export const FRAMEWORKS = ['react', 'preact', 'vue', 'svelte', 'solid', 'properties', 'html'] as const;

/** Folders of the pages with components, each with its module, which also renders the page on a server. */
export const COMPONENT_PAGES = {
  'components/react': 'page.tsx',
  'components/preact': 'page.tsx',
  'components/vue': 'page.ts',
} as const;

/** Folders of the pages with photos, each with its module. */
export const PHOTO_PAGES = {
  'photos/react': 'page.tsx',
  'photos/preact': 'page.tsx',
  'photos/vue': 'page.ts',
} as const;

/** Folders of the pages with the samples of the docs, each with its module. */
export const SAMPLE_PAGES = {
  'examples/next': 'page.tsx',
  'examples/nuxt': 'page.ts',
  'examples/sveltekit': 'page.ts',
} as const;

/** An open page, and its errors. */
export interface Visit {
  readonly page: Page;
  /** Console errors and warnings, and exceptions. */
  readonly troubles: string[];
}

const common = (): InlineConfig => ({
  configFile: false,
  root: import.meta.dirname,
  // Vite warns about 'use client', which has no effect here.
  logLevel: 'error',
  plugins: [
    vue({ template: { compilerOptions: nuxt.vue.compilerOptions } }),
    svelte({ configFile: false }),
    solid({ include: /\/solid\// }),
  ],
});

async function buildPages(folders: readonly string[], outDir: string): Promise<void> {
  await build({
    ...common(),
    // The plain page loads the bundle for CDNs as it is.
    publicDir: join(root, 'dist/cdn'),
    // The frameworks report errors of a page only in development. Lit would print that it is in development mode.
    define: { 'process.env.NODE_ENV': '"development"' },
    resolve: { conditions: ['module', 'browser', 'production'] },
    build: {
      outDir,
      emptyOutDir: true,
      minify: false,
      rolldownOptions: { input: folders.map((name) => join(import.meta.dirname, name, 'index.html')) },
    },
  });
}

/** Renders pages as a server does. The result has the HTML of each folder. */
export async function renderPages(pages: Readonly<Record<string, string>>): Promise<ReadonlyMap<string, string>> {
  // The folder is inside the package, so that the package can import itself by name.
  const outDir = mkdtempSync(join(root, 'dist/.pages-'));
  try {
    const input = Object.entries(pages).map(([folder, file]) => join(folder, file));
    const output = { entryFileNames: '[name]-[hash].js' };
    const result = await build({
      ...common(),
      build: { ssr: true, outDir, emptyOutDir: true, rolldownOptions: { input, output } },
    });
    if (Array.isArray(result) || !('output' in result)) throw new Error('one build was expected');
    const entries = result.output.flatMap((chunk) => (chunk.type === 'chunk' && chunk.isEntry ? chunk : []));
    const drawn = entries.map(async ({ facadeModuleId, fileName }) => {
      const page = (await import(pathToFileURL(join(outDir, fileName)).href)) as { renderPage(): Promise<string> };
      return [relative(import.meta.dirname, dirname(facadeModuleId ?? '')), await page.renderPage()] as const;
    });
    return new Map(await Promise.all(drawn));
  } finally {
    rmSync(outDir, { recursive: true, force: true });
  }
}

/**
 * Builds and serves pages while the tests of a file run.
 *
 * @returns a function that opens the page of a folder, or a changed version of its HTML; the page is closed when the test ends
 */
export function usePages(
  folders: readonly string[],
): (path: string, change?: (html: string) => string) => Promise<Visit> {
  const folder = mkdtempSync(join(tmpdir(), 'navii-frameworks-'));
  let server: PreviewServer | undefined;

  beforeAll(async () => {
    await buildPages(folders, folder);
    server = await preview({
      configFile: false,
      root: folder,
      logLevel: 'silent',
      build: { outDir: folder },
      preview: { host: '127.0.0.1', port: 0 },
    });
  });

  afterAll(async () => {
    await server?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  return async (path, change) => {
    const origin = server?.resolvedUrls?.local[0];
    if (origin === undefined) throw new Error('pages are for tests');
    const page = await openPage();
    onTestFinished(() => closePage(page, origin));
    const troubles: string[] = [];
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) troubles.push(`console: ${message.text()}`);
    });
    page.on('pageerror', (error) => troubles.push(`exception: ${error.message}`));
    const { href } = new URL(path, origin);
    if (change !== undefined) {
      const body = change(await (await fetch(href)).text());
      await page.route(href, (route) => route.fulfill({ contentType: 'text/html', body }));
    }
    await page.goto(href, { waitUntil: 'load' });
    return { page, troubles };
  };
}
