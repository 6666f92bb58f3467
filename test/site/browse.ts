// Opens the built site in Chromium, from a plain static server or from the service.
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, relative, sep } from 'node:path';
import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, onTestFinished } from 'vitest';
import { closePage, collectTroubles, openPage, type PageSettings } from '../page.js';
import { listFiles, root } from '../tools/root.js';
import { serveFiles } from './file-server.js';

/** The built site. */
export const folder = join(root, 'server/dist/site');

/** The host of the pages. */
export type Host = 'static files' | 'the service';

/**
 * Both hosts, for tests of their differences. Other tests use one host, because hosts.test.ts shows that both send the same
 * pages.
 */
export const HOSTS: readonly Host[] = ['static files', 'the service'];

/** The HTML of all pages of the built site, by path. */
export const SITE: ReadonlyMap<string, string> = new Map(
  listFiles(folder)
    .filter((file) => file.endsWith('.html'))
    .map((file) => {
      const path = `/${relative(folder, file).replaceAll(sep, '/')}`.replace(/(?:\/index)?\.html$/, '') || '/';
      return [path, readFileSync(file, 'utf8')];
    }),
);

/** The paths of all pages except the 404 page. */
export const PAGES: readonly string[] = [...SITE.keys()].filter((path) => path !== '/404').toSorted();

/** Returns the scripts and style sheets that a page loads. */
function listAssets(path: string): string {
  return Array.from(
    (SITE.get(path) ?? '').matchAll(/(?:src|href)="(\/assets\/[^"]+\.(?:js|css))"/g),
    ([, asset]) => asset,
  ).join(' ');
}

/** One page for each set of scripts and style sheets: pages that load the same files differ only in content. */
export const KINDS: readonly string[] = [
  ...new Map(PAGES.toReversed().map((path) => [listAssets(path), path])).values(),
].toSorted();

/** An address without a page. */
export const NOWHERE = '/nobody-here';

/** The settings of a visit. */
interface VisitSettings extends PageSettings {
  /** The troubles that the page may have in a test of them. */
  readonly allowed?: RegExp | undefined;
}

/** An open page and the errors that occurred in it. */
export interface Visit {
  readonly page: Page;
  /** Console errors and warnings, exceptions, failed requests, and requests to another origin. */
  readonly troubles: string[];
}

/** The site, served for all tests of a file. */
export interface Site {
  readonly origin: string;
  /**
   * Opens a page and closes it when the test ends, which fails if the page had troubles. Without scripts it may have any: browsers
   * report the scripts that a page preloads. `prepare` is called with the page before anything is loaded.
   */
  visit(path: string, settings?: VisitSettings, prepare?: (page: Page) => Promise<unknown>): Promise<Visit>;
  /** Opens a page for all tests of a suite. The returned function gives the visit while the tests run. */
  useVisit(path: string, settings?: PageSettings): () => Visit;
}

function watch(page: Page, origin: string): string[] {
  const troubles = collectTroubles(page);
  page.on('requestfailed', (request) => {
    // Requests that the browser itself cancelled did not fail: for example an icon when the page is left.
    if (request.failure()?.errorText !== 'net::ERR_ABORTED') troubles.push(`failed: ${request.url()}`);
  });
  page.on('request', (request) => {
    if (!request.url().startsWith(origin) && !/^(?:blob|data):/.test(request.url())) {
      troubles.push(`left the origin: ${request.url()}`);
    }
  });
  return troubles;
}

/** Serves the built site while the tests of a file run, from a host or with a listener. */
export function useSite(host: Host | RequestListener = 'static files'): Site {
  let server: Server | undefined;
  let close = async () => {};
  let origin = '';

  beforeAll(async () => {
    if (host === 'the service') {
      // Imported lazily, because this import takes as long as all others of a test file together.
      const { createApp } = await import('navii-server');
      const app = createApp({ logLevel: 'silent', rateLimit: 0 });
      close = () => app.close();
      const handle = app.callback();
      server = createServer((request, response) => void handle(request, response));
    } else server = createServer(host === 'static files' ? serveFiles(folder) : host);
    const listening = server;
    await new Promise<void>((resolve) => listening.listen(0, '127.0.0.1', resolve));
    origin = `http://127.0.0.1:${(listening.address() as AddressInfo).port}`;
  });

  afterAll(async () => {
    server?.closeAllConnections();
    server?.close();
    await close();
  });

  async function open(
    path: string,
    settings: PageSettings = {},
    prepare?: (page: Page) => Promise<unknown>,
  ): Promise<Visit> {
    const page = await openPage(settings, prepare);
    const troubles = watch(page, origin);
    await page.goto(origin + path, { waitUntil: 'load' });
    return { page, troubles };
  }

  return {
    get origin() {
      return origin;
    },
    async visit(path, { allowed, ...settings } = {}, prepare) {
      const opened = await open(path, settings, prepare);
      onTestFinished(async () => {
        const troubles = opened.troubles.filter((trouble) => allowed?.test(trouble) !== true);
        await closePage(opened.page, origin);
        if (settings.javaScriptEnabled !== false) expect(troubles).toEqual([]);
      });
      return opened;
    },
    useVisit(...visit) {
      let opened: Visit | undefined;
      beforeAll(async () => {
        opened = await open(...visit);
      });
      afterAll(async () => {
        if (opened) await closePage(opened.page, origin);
      });
      return () => {
        if (!opened) throw new Error('no page: call this function only within a test');
        return opened;
      };
    },
  };
}

/** The settings of a page that may use the clipboard. */
export const CLIPBOARD: PageSettings = { permissions: ['clipboard-read', 'clipboard-write'] };

/** Returns the text in the clipboard. */
export function readClipboard(page: Page): Promise<string> {
  return page.evaluate(() => navigator.clipboard.readText());
}

/** Waits until a page's script has hydrated a view. Lit marks the view's element. */
export async function waitForView(page: Page, selector: string): Promise<void> {
  await page.waitForFunction((at) => '_$litPart$' in (document.querySelector(at) ?? {}), selector);
}

/** Presses a button that downloads a file, and returns the file. */
export async function saveFile(page: Page, button: string): Promise<{ readonly name: string; readonly bytes: Buffer }> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button }).first().click(),
  ]);
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
}
