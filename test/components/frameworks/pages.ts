// A page for each framework, built with Vite from the built package, served, and open in a real Chromium.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import vue from '@vitejs/plugin-vue';
import type { Page } from 'playwright';
import { build, preview, type PreviewServer } from 'vite';
import solid from 'vite-plugin-solid';
import { afterAll, beforeAll, onTestFinished } from 'vitest';
import { closePage, openPage } from '../../page.js';
import { root } from '../../tools/root.js';

/** Folders of the pages. */
export const FRAMEWORKS = ['react', 'preact', 'vue', 'svelte', 'solid', 'properties', 'html'] as const;

/** A page that is open, and what went wrong in it. */
export interface Visit {
  readonly page: Page;
  /** Console errors and warnings, and exceptions. */
  readonly troubles: string[];
}

async function buildPages(outDir: string): Promise<void> {
  const isElement = (tag: string): boolean => tag.startsWith('navii-');
  await build({
    configFile: false,
    root: import.meta.dirname,
    logLevel: 'warn',
    // What a plain page has beside it: the bundle, as it is.
    publicDir: join(root, 'dist/cdn'),
    plugins: [
      vue({ template: { compilerOptions: { isCustomElement: isElement } } }),
      svelte({ configFile: false }),
      solid({ include: /\/solid\// }),
    ],
    // The frameworks say what is wrong in a page only while it is developed; Lit would say that it is.
    define: { 'process.env.NODE_ENV': '"development"' },
    resolve: { conditions: ['module', 'browser', 'production'] },
    build: {
      outDir,
      emptyOutDir: true,
      minify: false,
      rolldownOptions: { input: FRAMEWORKS.map((name) => join(import.meta.dirname, name, 'index.html')) },
    },
  });
}

/**
 * Builds and serves the pages while the tests of a file run.
 *
 * @returns opens the page of a framework, or other HTML in its place; it is closed when the test ends
 */
export function usePages(): (path: string, html?: string) => Promise<Visit> {
  const folder = mkdtempSync(join(tmpdir(), 'navii-frameworks-'));
  let server: PreviewServer | undefined;

  beforeAll(async () => {
    await buildPages(folder);
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

  return async (path, html) => {
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
    if (html !== undefined) await page.route(href, (route) => route.fulfill({ contentType: 'text/html', body: html }));
    await page.goto(href, { waitUntil: 'load' });
    return { page, troubles };
  };
}
