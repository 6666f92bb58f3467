// Opens a page with the modules for a CDN. The test answers the requests of the page.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page, Route } from 'playwright';
import { closePage, openPage } from '../page.js';
import { root } from '../tools/root.js';
import { readDrawing as read } from './read-shown.js';

// This host does not exist: the test answers all requests of the page.
const ORIGIN = 'https://cdn.example';
export const FOLDER = join(root, 'dist/cdn');

interface Visit {
  page: Page;
  /** The files that the page requested. */
  asked: string[];
  troubles: string[];
  /** Holds back the response of a file, by its path. */
  hold: (path: string) => 'fail' | Promise<void> | undefined;
}

/** The page that is open. */
export const cdn = { asked: [], troubles: [], hold: () => undefined } as unknown as Visit;

async function answer(route: Route, markup: string): Promise<void> {
  const path = new URL(route.request().url()).pathname.slice(1);
  if (path === '') return route.fulfill({ contentType: 'text/html', body: markup });
  cdn.asked.push(path);
  const obstacle = cdn.hold(path);
  if (obstacle === 'fail') return route.abort('internetdisconnected');
  await obstacle;
  const contentType = path.endsWith('.css') ? 'text/css' : 'text/javascript';
  return route.fulfill({ contentType, body: readFileSync(join(FOLDER, path)) });
}

/**
 * Opens a page that loads `navii.js`.
 *
 * @param until - the event to wait for: the modules have loaded, or the page alone
 */
export async function visit(markup: string, head = '', until: 'load' | 'commit' = 'load'): Promise<void> {
  [cdn.asked, cdn.troubles] = [[], []];
  const script = `<script type="module" src="/navii.js"></script>`;
  const whole = `<!doctype html><link rel="icon" href="data:,">${head}${script}${markup}`;
  cdn.page = await openPage({}, async (fresh) => {
    fresh.on('pageerror', (error) => cdn.troubles.push(String(error)));
    await fresh.route(`${ORIGIN}/**`, (route) => answer(route, whole));
  });
  // The browser is shared, and paints no page that another one hides.
  await cdn.page.bringToFront();
  await cdn.page.goto(`${ORIGIN}/`, { waitUntil: until });
}

/** Closes the page. */
export async function leave(): Promise<void> {
  cdn.hold = () => undefined;
  await closePage(cdn.page, ORIGIN);
}

/** Reads the drawing of an element, as an XML document. */
export function readDrawing(selector = 'navii-avatar'): Promise<string | undefined> {
  return read(cdn.page, selector);
}

/** Makes a promise, and the function that resolves it. */
export function createGate(): { opened: Promise<void>; open: () => void } {
  let open = (): void => {};
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { opened, open };
}

/** Holds back the packs of the next page. The returned function lets them go. */
export function holdPacks(): () => void {
  const { opened, open } = createGate();
  cdn.hold = (path) => (isPack(path) ? opened : undefined);
  return open;
}

export const isPack = (path: string): boolean => path.startsWith('packs/');
