// Opens and reuses pages of one browser, because opening a browser, a context or a tab takes longer than most tests.
import type { Browser, BrowserContext, BrowserContextOptions, CDPSession, Page } from 'playwright';
import { openBrowser } from './tools/chromium.js';

/** The settings of a page. */
export interface PageSettings extends Pick<
  BrowserContextOptions,
  'permissions' | 'javaScriptEnabled' | 'serviceWorkers'
> {
  readonly viewport?: { readonly width: number; readonly height: number };
  readonly colorScheme?: 'light' | 'dark';
  readonly reducedMotion?: 'reduce' | 'no-preference';
}

// A service worker would answer for the hosts that tests intercept, so only the tests of the service worker allow it.
const DEFAULTS = { reducedMotion: 'reduce', serviceWorkers: 'block' } as const;

/** Milliseconds after which Playwright gives up. Far above the time of any step, so a busy machine fails no test. */
const PATIENCE = 60_000;

// The browser ends with the process.
let browser: Promise<Browser> | undefined;
const contexts = new Map<string, Promise<BrowserContext>>();
const idle = new Map<BrowserContext, Page>();
const changed = new WeakSet<Page>();
const sessions = new WeakMap<Page, CDPSession>();

async function openContext(settings: BrowserContextOptions): Promise<BrowserContext> {
  browser ??= openBrowser();
  const context = await (await browser).newContext({ ...DEFAULTS, ...settings });
  context.setDefaultTimeout(PATIENCE);
  return context;
}

/**
 * Opens an empty page.
 *
 * @param prepare - is called with the page before anything is loaded; such a page is not reused
 */
export async function openPage(settings: PageSettings = {}, prepare?: (page: Page) => Promise<unknown>): Promise<Page> {
  const {
    viewport = { width: 1280, height: 720 },
    colorScheme = 'light',
    reducedMotion = 'reduce',
    ...fixed
  } = settings;
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

/** Collects the errors and warnings that a page logs from now on, and its exceptions. */
export function collectTroubles(page: Page): string[] {
  const troubles: string[] = [];
  page.on('console', (message) => {
    // Playwright logs this when a page registers a service worker that its context blocks.
    const isBlocked = message.text() === 'Service Worker registration blocked by Playwright';
    if (['error', 'warning'].includes(message.type()) && !isBlocked) troubles.push(`console: ${message.text()}`);
  });
  page.on('pageerror', ({ message }) => troubles.push(`exception: ${message}`));
  return troubles;
}

/** Clears a page and its storage, so that the next test that opens it is a new visitor. */
export async function closePage(page: Page, origin: string): Promise<void> {
  const context = page.context();
  const session = sessions.get(page) ?? (await context.newCDPSession(page));
  sessions.set(page, session);
  await session.send('Storage.clearDataForOrigin', {
    origin,
    storageTypes: 'local_storage,cache_storage,service_workers',
  });
  // Session storage belongs to the tab and has its own command.
  const storageId = { securityOrigin: origin, isLocalStorage: false };
  // If the page has left this origin, the command fails.
  await session.send('DOMStorage.clear', { storageId }).catch(() => undefined);
  if (changed.has(page) || idle.has(context)) {
    await page.close();
    return;
  }
  for (const event of ['console', 'pageerror', 'request', 'requestfailed'] as const) page.removeAllListeners(event);
  await page.unrouteAll();
  // A position outside of the window keeps the mouse off every element. Tab may have moved the focus to the browser's own buttons.
  await page.mouse.move(-1, -1);
  await page.goto('about:blank');
  await page.bringToFront();
  idle.set(context, page);
}
