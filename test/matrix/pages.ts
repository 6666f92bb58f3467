// Opens built pages in Chromium. The files come from a folder, not over the network.
import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { createAvatar } from '../../lib/index.js';
import { closePage, openPage } from '../page.js';
import { PACK_IDS } from './expected.js';

const ORIGIN = 'http://localhost';

type Found = Readonly<Record<string, unknown>>;

/** An open page, and the paths that it requested. */
interface Visit {
  readonly page: Page;
  readonly asked: readonly string[];
}

async function visit(
  folder: string,
  path: string,
  use: (visit: Visit) => Promise<void>,
  globals: Found = {},
): Promise<void> {
  const asked: string[] = [];
  const errors: string[] = [];
  const page = await openPage({}, async (fresh) => {
    fresh.on('pageerror', ({ message }) => errors.push(message));
    await fresh.addInitScript((given) => Object.assign(globalThis, given), globals);
    await fresh.route(`${ORIGIN}/**`, (route) => {
      const { pathname } = new URL(route.request().url());
      asked.push(pathname);
      const file = join(folder, pathname);
      return existsSync(file) ? route.fulfill({ path: file }) : route.fulfill({ status: 404 });
    });
  });
  try {
    await page.goto(`${ORIGIN}/${path}`);
    await use({ page, asked });
  } catch (error) {
    throw new Error(`${path}: ${errors.join('; ')}`, { cause: error });
  } finally {
    await closePage(page, ORIGIN);
  }
}

/** Reads the report of the program of a page. */
export async function readReport(folder: string, path: string, globals: Found = {}): Promise<Found> {
  let found: Found = {};
  await visit(
    folder,
    path,
    async ({ page }) => {
      const handle = await page.waitForFunction(() => Reflect.get(globalThis, 'found') as unknown, { timeout: 60_000 });
      found = (await handle.jsonValue()) as Found;
    },
    globals,
  );
  return found;
}

const IMPORTS = {
  navii: '/node_modules/navii/dist/lib/index.js',
  'navii/core': '/node_modules/navii/dist/lib/core.js',
  'navii/packs/neon': '/node_modules/navii/dist/lib/packs/neon.js',
  'navii/define/core': '/node_modules/navii/dist/components/define-core.js',
  'navii/png': '/node_modules/navii/dist/png/browser.js',
  '@noble/hashes/': '/node_modules/@noble/hashes/',
  '@resvg/resvg-wasm': '/node_modules/@resvg/resvg-wasm/index.mjs',
  lit: '/node_modules/lit/index.js',
  'lit/': '/node_modules/lit/',
  'lit-html': '/node_modules/lit-html/lit-html.js',
  'lit-html/': '/node_modules/lit-html/',
  'lit-element/lit-element.js': '/node_modules/lit-element/lit-element.js',
  '@lit/reactive-element': '/node_modules/@lit/reactive-element/reactive-element.js',
};

/** Writes pages that use the package as it is installed. */
export async function writeBarePages(app: string): Promise<void> {
  const map = `<script type="importmap">${JSON.stringify({ imports: IMPORTS })}</script>`;
  for (const name of ['engine', 'core', 'define', 'png']) {
    const page = `<!doctype html><meta charset="utf-8"><title>${name}</title>${map}<script type="module" src="${name}.js"></script>`;
    await writeFile(join(app, `bare-${name}.html`), page);
  }
}

/** Elements and the expected drawing of each. */
const MASCOTS = [undefined, ...PACK_IDS].flatMap((packs) =>
  ['ada', 'Łukasz', '🦄'].map((seed) => ({ seed, packs, svg: createAvatar(seed, { packs, size: 64 }) })),
);

/**
 * Puts elements into a page and waits until all of them show the drawings of the engine.
 *
 * @returns the number of scripts that were loaded only when the elements needed packs
 */
export async function drawElements(folder: string, path: string): Promise<number> {
  let late = 0;
  await visit(folder, path, async ({ page, asked }) => {
    await page.waitForFunction(() => customElements.get('navii-avatar') !== undefined, { timeout: 60_000 });
    const before = asked.length;
    await page.evaluate((mascots) => {
      for (const { seed, packs } of mascots) {
        const element = document.createElement('navii-avatar');
        for (const [name, value] of Object.entries({ seed, packs, size: '64' })) {
          if (value !== undefined) element.setAttribute(name, value);
        }
        document.body.append(element);
      }
    }, MASCOTS);
    await page.waitForFunction(
      (mascots) => {
        const elements = [...document.querySelectorAll('navii-avatar')];
        const box = document.createElement('div');
        return mascots.every(({ svg }, at) => {
          box.innerHTML = svg;
          return elements[at]?.shadowRoot?.querySelector('svg')?.outerHTML === box.innerHTML;
        });
      },
      MASCOTS,
      { timeout: 60_000 },
    );
    late = asked.length - before;
  });
  return late;
}
