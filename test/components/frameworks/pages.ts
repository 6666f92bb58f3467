// Builds a page for each framework with Vite from the built package, renders it as a server does, and opens it in Chromium. The
// projects of `test/frameworks/` do the same with the tools of each framework.
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import vue from '@vitejs/plugin-vue';
import type { Mood } from 'navii';
import type { Page } from 'playwright';
import { build, preview, type PreviewServer } from 'vite';
import { afterAll, beforeAll, onTestFinished } from 'vitest';
import nuxt from '../../examples/nuxt/nuxt.config.js';
import { closePage, collectTroubles, openPage } from '../../page.js';
import { useFolder } from '../../scratch.js';
import { root } from '../../tools/root.js';

/** The content of a page of components. */
export interface State {
  readonly seed: string;
  readonly mood?: Mood;
  readonly animated?: boolean;
  /** The photo of a person. */
  readonly src: string;
}

export const FIRST: State = { seed: 'Ada', mood: 'happy', src: '/red.jpg' };

/** Shows another state, or removes the page. */
export type Show = (state?: State) => void;

/** An open page, and its errors. */
export interface Visit {
  readonly page: Page;
  /** Console errors and warnings, and exceptions. */
  readonly troubles: string[];
  readonly show: (state?: State) => Promise<void>;
}

/** How a page is opened. */
interface Opening {
  /** HTML at the beginning of the page. */
  readonly head?: string;
  /** Routes the requests of the page before it is opened. */
  readonly prepare?: (page: Page) => Promise<void>;
}

/** Builds modules for browsers or for a server into a folder, and returns the name of each file without its ending. */
async function buildModules(modules: readonly string[], outDir: string, isForServer: boolean): Promise<void> {
  await build({
    configFile: false,
    root: import.meta.dirname,
    // Vite warns about 'use client', which has no effect here.
    logLevel: 'error',
    plugins: [vue({ template: { compilerOptions: nuxt.vue.compilerOptions } }), svelte({ configFile: false })],
    // The frameworks report errors of a page only in development. Lit would print that it is in development mode.
    ...(isForServer
      ? {}
      : {
          define: { 'process.env.NODE_ENV': '"development"' },
          resolve: { conditions: ['module', 'browser', 'production'] },
        }),
    build: {
      ssr: isForServer,
      outDir,
      minify: false,
      rolldownOptions: {
        input: modules.map((name) => join(import.meta.dirname, name)),
        preserveEntrySignatures: 'strict',
        output: { entryFileNames: '[name].js' },
      },
    },
  });
}

/**
 * Builds and serves pages while the tests of a file run.
 *
 * @param modules - the module of each page
 * @returns the HTML of each page, by its name, and a function that opens a page, which is closed when the test ends
 */
export function usePages(modules: readonly string[]) {
  const names = modules.map((file) => basename(file).replace(/\.\w+$/, ''));
  const drawn = new Map<string, string>();
  // The folder is inside the package, so that the package can import itself by name.
  const folder = useFolder(join(root, 'dist/.pages-'));
  let server: PreviewServer | undefined;

  beforeAll(async () => {
    const [forBrowser, forServer] = [join(folder, 'browser'), join(folder, 'server')];
    await buildModules(modules, forBrowser, false);
    await buildModules(modules, forServer, true);
    for (const name of names) {
      const { href } = pathToFileURL(join(forServer, `${name}.js`));
      const page = (await import(href)) as { renderPage(state: State): string | Promise<string> };
      drawn.set(name, await page.renderPage(FIRST));
    }
    server = await preview({
      configFile: false,
      root: folder,
      logLevel: 'silent',
      build: { outDir: forBrowser },
      preview: { host: '127.0.0.1', port: 0 },
    });
  });

  afterAll(() => server?.close());

  async function open(name: string, { head = '', prepare }: Opening = {}): Promise<Visit> {
    const origin = server?.resolvedUrls?.local[0];
    if (origin === undefined) throw new Error('pages are for tests');
    const page = await openPage();
    onTestFinished(() => closePage(page, origin));
    const troubles = collectTroubles(page);
    const script = `import { hydratePage } from '/${name}.js';
      globalThis.kept = [...document.querySelectorAll('#app svg')];
      globalThis.show = hydratePage(document.querySelector('#app'), ${JSON.stringify(FIRST)});`;
    const body = `<!doctype html>${head}<meta charset="utf-8"><link rel="icon" href="data:,"><title>Navii</title>
      <div id="app">${drawn.get(name)}</div><script type="module">${script}</script>`;
    await page.route(origin, (route) => route.fulfill({ contentType: 'text/html', body }));
    await prepare?.(page);
    await page.goto(origin, { waitUntil: 'domcontentloaded' });
    const show = async (state?: State) => {
      await page.waitForFunction('globalThis.show');
      await page.evaluate((shown) => (globalThis as unknown as { show: Show }).show(shown), state);
    };
    return { page, troubles, show };
  }
  return { drawn, open };
}
