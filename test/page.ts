// Pages of one browser, used again: to start a browser, a context or even a tab takes longer than most tests.
import type { Browser, BrowserContext, BrowserContextOptions, CDPSession, Page } from 'playwright';
import { openBrowser } from './tools/chromium.js';

/** How a page is looked at. */
export interface Look extends Pick<BrowserContextOptions, 'permissions' | 'javaScriptEnabled' | 'serviceWorkers'> {
  readonly viewport?: { readonly width: number; readonly height: number };
  readonly colorScheme?: 'light' | 'dark';
  readonly reducedMotion?: 'reduce' | 'no-preference';
}

// A service worker would answer for the hosts that tests put in a page's way: only those about it let it in.
const OF_ALL = { reducedMotion: 'reduce', serviceWorkers: 'block' } as const;

/** Milliseconds after which Playwright gives up. Far above what any step needs: a busy machine fails no test. */
const PATIENCE = 240_000;

// The browser ends with the process.
let browser: Promise<Browser> | undefined;
const contexts = new Map<string, Promise<BrowserContext>>();
const idle = new Map<BrowserContext, Page>();
const changed = new WeakSet<Page>();
const sessions = new WeakMap<Page, CDPSession>();

async function openContext(look: BrowserContextOptions): Promise<BrowserContext> {
  browser ??= openBrowser();
  const context = await (await browser).newContext({ ...OF_ALL, ...look });
  context.setDefaultTimeout(PATIENCE);
  return context;
}

/**
 * Opens an empty page.
 *
 * @param prepare - has the page before anything is loaded; nobody uses it again
 */
export async function openPage(look: Look = {}, prepare?: (page: Page) => Promise<unknown>): Promise<Page> {
  const { viewport = { width: 1280, height: 720 }, colorScheme = 'light', reducedMotion = 'reduce', ...fixed } = look;
  const key = JSON.stringify(fixed);
  const opening = contexts.get(key) ?? openContext(fixed);
  contexts.set(key, opening);
  const context = await opening;
  const used = prepare === undefined ? idle.get(context) : undefined;
  if (used) idle.delete(context);
  const page = used ?? (await context.newPage());
  await page.setViewportSize(viewport);
  await page.emulateMedia({ colorScheme, reducedMotion, forcedColors: 'none' });
  if (prepare) {
    changed.add(page);
    await prepare(page);
  }
  return page;
}

/** Forgets a page and what it stored; who opens one next is another visitor. */
export async function closePage(page: Page, origin: string): Promise<void> {
  const context = page.context();
  const session = sessions.get(page) ?? (await context.newCDPSession(page));
  sessions.set(page, session);
  await session.send('Storage.clearDataForOrigin', {
    origin,
    storageTypes: 'local_storage,cache_storage,service_workers',
  });
  // That is not all: what a tab keeps for itself goes with its page, or with its next visitor.
  const storageId = { securityOrigin: origin, isLocalStorage: false };
  // A page that is somewhere else by now has none of this origin.
  await session.send('DOMStorage.clear', { storageId }).catch(() => undefined);
  if (changed.has(page) || idle.has(context)) {
    await page.close();
    return;
  }
  for (const event of ['console', 'pageerror', 'request', 'requestfailed'] as const) page.removeAllListeners(event);
  await page.unrouteAll();
  // Nothing is under a mouse that is outside of the window; and Tab may have taken the focus to the browser's own buttons.
  await page.mouse.move(-1, -1);
  await page.goto('about:blank');
  await page.bringToFront();
  idle.set(context, page);
}
