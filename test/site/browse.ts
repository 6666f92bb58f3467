// The built site in a real Chromium, from a static server that knows nothing of it, or from the service.
import { readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, sep } from 'node:path';
import type { Page } from 'playwright';
import { afterAll, beforeAll, onTestFinished } from 'vitest';
import { closePage, openPage, type Look } from '../page.js';
import { root } from '../tools/root.js';
import { serveFiles } from './file-server.js';

/** The built site. */
export const folder = join(root, 'server/dist/site');

/** Where the pages come from. */
export type Host = 'static files' | 'the service';

/** For what they answer differently. All else is tried on one: hosts.test.ts shows that they send the same. */
export const HOSTS: readonly Host[] = ['static files', 'the service'];

/** Every page that has an address of its own: each HTML file of the built site but the one for lost paths. */
export const PAGES: readonly string[] = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.html') && name !== '404.html')
  .map((name) => `/${name.split(sep).join('/')}`.replace(/\/?(?:index)?\.html$/, '') || '/')
  .toSorted();

/** The scripts and style sheets that a page loads. */
function listAssets(path: string): string {
  const html = readFileSync(join(folder, path, 'index.html'), 'utf8');
  return Array.from(html.matchAll(/(?:src|href)="(\/assets\/[^"]+\.(?:js|css))"/g), ([, asset]) => asset).join(' ');
}

/** One page for each set of scripts and style sheets: the pages that load the same files differ in their content alone. */
export const KINDS: readonly string[] = [
  ...new Map(PAGES.toReversed().map((path) => [listAssets(path), path])).values(),
].toSorted();

/** All other pages: the slow tests visit them. */
export const OTHERS: readonly string[] = PAGES.filter((path) => !KINDS.includes(path));

/** An address that leads nowhere. */
export const NOWHERE = '/nobody-here';

/** A page that is being looked at, and what went wrong in it. */
export interface Visit {
  readonly page: Page;
  /** Console errors and warnings, exceptions and requests that failed or left the origin. */
  readonly troubles: string[];
}

/** A site that is served for all tests of a file. */
export interface Site {
  readonly origin: string;
  /** Opens a page that is closed when the test ends; `prepare` has it before anything is loaded. */
  visit(path: string, look?: Look, prepare?: (page: Page) => Promise<unknown>): Promise<Visit>;
  /** Opens a page for all tests of a suite; the visit is there once they run. */
  useVisit(path: string, look?: Look): () => Visit;
}

function watch(page: Page, origin: string): string[] {
  const troubles: string[] = [];
  page.on('console', (message) => {
    // Playwright says so where pages want a service worker and tests do not (`page.ts`).
    const isBlocked = message.text() === 'Service Worker registration blocked by Playwright';
    if (['error', 'warning'].includes(message.type()) && !isBlocked) troubles.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => troubles.push(`exception: ${error.message}`));
  page.on('requestfailed', (request) => {
    // What the browser itself called off, such as an icon when the page is left, did not fail.
    if (request.failure()?.errorText !== 'net::ERR_ABORTED') troubles.push(`failed: ${request.url()}`);
  });
  page.on('request', (request) => {
    if (!request.url().startsWith(origin) && !/^(?:blob|data):/.test(request.url())) {
      troubles.push(`left the origin: ${request.url()}`);
    }
  });
  return troubles;
}

/** Serves the built site while the tests of a file run. */
export function useSite(host: Host = 'static files'): Site {
  let server: Server | undefined;
  let close = async () => {};
  let origin = '';

  beforeAll(async () => {
    if (host === 'the service') {
      // Imported here, for it takes as long as all else that a file imports.
      const { createApp } = await import('navii-server');
      const app = createApp({ logLevel: 'silent', rateLimit: 0 });
      close = () => app.close();
      const handle = app.callback();
      server = createServer((request, response) => void handle(request, response));
    } else server = createServer(serveFiles(folder));
    const listening = server;
    await new Promise<void>((resolve) => listening.listen(0, '127.0.0.1', resolve));
    origin = `http://127.0.0.1:${(listening.address() as AddressInfo).port}`;
  });

  afterAll(async () => {
    server?.closeAllConnections();
    server?.close();
    await close();
  });

  async function open(path: string, look: Look = {}, prepare?: (page: Page) => Promise<unknown>): Promise<Visit> {
    const page = await openPage(look, prepare);
    const troubles = watch(page, origin);
    await page.goto(origin + path, { waitUntil: 'load' });
    return { page, troubles };
  }

  return {
    get origin() {
      return origin;
    },
    async visit(...visit) {
      const opened = await open(...visit);
      onTestFinished(() => closePage(opened.page, origin));
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
        if (!opened) throw new Error('no page: a visit is for tests');
        return opened;
      };
    },
  };
}

/** Waits until the script of a page has taken over a view: Lit marks its element. */
export async function waitForView(page: Page, selector: string): Promise<void> {
  await page.waitForFunction((at) => '_$litPart$' in (document.querySelector(at) ?? {}), selector);
}

/** Presses a button that saves a file. */
export async function saveFile(page: Page, button: string): Promise<{ readonly name: string; readonly bytes: Buffer }> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button }).first().click(),
  ]);
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
}
