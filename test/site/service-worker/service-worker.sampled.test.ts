// The site on a static host: a service worker responds to the addresses of the API, offline too.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createAvatar, VERSION } from 'navii';
import type { Page } from 'playwright';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { askOver, CASES, expectAlike, nameCase, type Ask } from '../../lib/http/cases.js';
import { OWN_ANSWERS } from '../../lib/http/differences.js';
import { closePage, openPage } from '../../page.js';
import { itSlow, pickSome } from '../../sample.js';
import { useService } from '../../server/serve.js';
import { folder, useSite } from '../browse.js';
import { serveFiles } from '../file-server.js';

const SCRIPT = '/service-worker.js';
const BINARY = /\.wasm$/;

/** Replacements for files of the static host, or a status, by path. */
const replaced = new Map<string, string | number>();
/** The paths that were requested since the test began. */
const asked: string[] = [];
let isDown = false;
const serve = serveFiles(folder);
const files = useSite((request, response) => {
  const { pathname } = new URL(request.url ?? '/', 'http://localhost');
  asked.push(pathname);
  const given = replaced.get(pathname);
  if (isDown) request.socket.destroy();
  else if (given === undefined) serve(request, response);
  else if (typeof given === 'number') response.writeHead(given).end();
  else
    response.writeHead(200, { 'content-type': pathname === '/healthz' ? 'text/html' : 'text/javascript' }).end(given);
});

beforeEach(() => {
  replaced.clear();
  isDown = false;
  asked.length = 0;
});

/** Opens a page of the static host in a browser that allows service workers. */
const open = (path: string, allowed?: RegExp) => files.visit(path, { serviceWorkers: 'allow', allowed });

/** Waits until a service worker controls the page. */
async function waitForWorker(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated', undefined, {
    timeout: 60_000,
  });
}

async function openControlled(path: string, allowed?: RegExp): Promise<Page> {
  const { page } = await open(path, allowed);
  await waitForWorker(page);
  return page;
}

/** Sends a request with `fetch` from a page. */
async function ask(page: Page, ...[{ target, method = 'GET', headers = {} }]: Parameters<Ask>): ReturnType<Ask> {
  const answer = await page.evaluate(
    async ({ address, init }) => {
      const response = await fetch(address, init);
      const body = new Uint8Array(await response.arrayBuffer());
      return { status: response.status, headers: Object.fromEntries(response.headers), body: Array.from(body) };
    },
    { address: target, init: { method, headers } },
  );
  return { ...answer, body: Uint8Array.from(answer.body) };
}

const readText = async (page: Page, target: string): Promise<string> =>
  Buffer.from((await ask(page, { target })).body).toString();

const readVersion = async (page: Page): Promise<unknown> => JSON.parse(await readText(page, '/api')).version;

const countWorkers = (page: Page): Promise<number> =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);

/**
 * Lets the browser check for a new script of the service worker. It must be called again until the script has come: a
 * check that began with the old script stands for one asked for meanwhile.
 */
async function update(page: Page): Promise<void> {
  await page.evaluate(async () => void (await (await navigator.serviceWorker.getRegistration())?.update()));
}

/** Waits until a page has checked for a service and has finished its registration. */
async function waitForIdle(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName(`${origin}/healthz`).length > 0);
  await page.evaluate(() => new Promise((resolve) => void requestIdleCallback(resolve)));
}

describe('the service worker responds like the service', () => {
  const service = useService();
  const cases = pickSome(CASES, 5);
  const own = OWN_ANSWERS.get('service worker') ?? [];

  it('to every case', async () => {
    const page = await openControlled('/privacy', /status of [45]/);
    const wrong: string[] = [];
    for (const each of cases) {
      await expectAlike(askOver(service), (request) => ask(page, request), each, own).catch((error: unknown) => {
        wrong.push(`${nameCase(each)}: ${String(error)}`);
      });
    }
    expect(wrong).toEqual([]);
    process.stdout.write(`navii/fetch in a service worker: ${cases.length} of ${CASES.length} cases as the service\n`);
    for (const { because } of own) process.stdout.write(`  ${because}\n`);
  });
});

describe('on a static host', () => {
  it('shows a share page at its own address, for which the host has no file', async () => {
    const page = await openControlled('/privacy');
    await page.goto(`${files.origin}/@Zo%C3%AB?palette=mint`);
    await page.waitForFunction(() => document.title === 'Zoë · Navii');
    expect(page.url()).toBe(`${files.origin}/@Zo%C3%AB?palette=mint`);
    expect(asked).not.toContain('/@Zo%C3%AB');
  });

  it('a page registers it once, logs nothing to the console, and shows pictures by address', async () => {
    const page = await openControlled('/');
    const session = await page.context().newCDPSession(page);
    await session.send('Network.clearBrowserCache');
    expect(asked).toContain('/healthz');
    expect(asked).toContain(SCRIPT);
    // Only the first PNG loads the rasterizer.
    expect(asked.filter((path) => BINARY.test(path))).toEqual([]);
    const widths = await page.evaluate(async () => {
      const images = ['/avatar/ada.svg?size=40', '/avatar/ada.png?size=40', '/group?seeds=a,b'].map((src) => {
        const image = new Image();
        image.src = src;
        return image;
      });
      await Promise.all(images.map((image) => image.decode()));
      return images.map(({ naturalWidth }) => naturalWidth > 16);
    });
    expect(widths).toEqual([true, true, true]);
    expect(asked.filter((path) => BINARY.test(path))).toHaveLength(1);
    expect(asked.filter((path) => /^\/(?:avatar|group)/.test(path))).toEqual([]);
    const before = asked.length;
    await page.reload();
    await waitForWorker(page);
    // The browser itself may check for a new script.
    expect(asked.slice(before)).not.toContain('/healthz');
  });

  it.each([
    ['a page', '<!doctype html>', 1],
    ['404', 404, 1],
    ['403, which may be a service', 403, 0],
  ])('whose /healthz responds with %s', async (_, answer, count) => {
    replaced.set('/healthz', answer);
    const { page } = await open('/privacy', /status of 40/);
    if (count > 0) await waitForWorker(page);
    else await waitForIdle(page);
    expect(await countWorkers(page)).toBe(count);
  });

  it('leaves all other requests to the host', async () => {
    const page = await openControlled('/privacy', /status of 404/);
    for (const target of '/nobody-here /avatars /groups /api.html /randoms.png /gallery /cast.svg'.split(' ')) {
      const { status } = await ask(page, { target });
      expect([target, status]).toEqual([target, /gallery|cast/.test(target) ? 200 : 404]);
      expect(asked).toContain(target);
    }
  });

  it('faces stay available offline, in open pages and at their address', async () => {
    const page = await openControlled('/privacy', /^failed: |ERR_/);
    const png = await ask(page, { target: '/avatar/ada.png?size=32' });
    const other = await openControlled('/support', /^failed: |ERR_/);
    isDown = true;
    const context = page.context();
    await context.setOffline(true);
    onTestFinished(() => context.setOffline(false));
    for (const shown of [page, other]) expect(await readText(shown, '/avatar/ada.svg')).toBe(createAvatar('ada'));
    // A restart, as after a while without work: the rasterizer must load again.
    const session = await context.newCDPSession(page);
    await session.send('ServiceWorker.enable');
    await session.send('ServiceWorker.stopAllWorkers');
    expect((await ask(page, { target: '/avatar/ada.png?size=32' })).body).toEqual(png.body);
    await expect(other.goto(`${files.origin}/blog`)).rejects.toThrow();
    await page.goto(`${files.origin}/avatar/grace`);
    expect(await page.evaluate(() => document.documentElement.outerHTML)).toBe(createAvatar('grace'));
  });

  it('a new version takes over at once, in open pages too', async () => {
    const script = readFileSync(join(folder, SCRIPT), 'utf8');
    expect(script).toContain(VERSION);
    replaced.set(SCRIPT, script.replaceAll(VERSION, '0.1.0'));
    const [page, other] = [await openControlled('/privacy'), await openControlled('/support')];
    expect([await readVersion(page), await readVersion(other)]).toEqual(['0.1.0', '0.1.0']);
    replaced.clear();
    const old = await page.evaluateHandle(() => navigator.serviceWorker.controller);
    // Chromium replaces a worker when it is idle. Requests in a loop would keep the old one busy, for up to five minutes.
    await expect
      .poll(async () => {
        await update(page);
        return old.evaluate((worker) => worker?.state);
      })
      .toBe('redundant');
    for (const shown of [page, other]) await expect.poll(() => readVersion(shown)).toBe(VERSION);
  });

  itSlow('unregisters when a service appears', async () => {
    const page = await openControlled('/privacy');
    expect(await countWorkers(page)).toBe(1);
    const script = readFileSync(join(folder, SCRIPT), 'utf8');
    replaced.set(SCRIPT, script.replaceAll(VERSION, '0.99.0'));
    replaced.set('/healthz', '{"ok":true,"pngCacheSize":0}');
    await expect
      .poll(async () => {
        await update(page);
        return countWorkers(page);
      })
      .toBe(0);
  });

  itSlow('does not register on an insecure connection', async () => {
    const paths: string[] = [];
    const page = await openPage({ serviceWorkers: 'allow' }, async (fresh) => {
      await fresh.route('http://navii.test/**', async (route) => {
        const { pathname } = new URL(route.request().url());
        paths.push(pathname);
        await route.fulfill({ response: await route.fetch({ url: files.origin + pathname }) });
      });
    });
    onTestFinished(() => closePage(page, 'http://navii.test'));
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    await page.goto('http://navii.test/privacy', { waitUntil: 'networkidle' });
    expect(await page.evaluate(() => isSecureContext)).toBe(false);
    expect(paths).toContain('/privacy');
    expect(paths).not.toContain('/healthz');
    expect(errors).toEqual([]);
  });
});

describe('on the service', () => {
  const site = useSite('the service');

  it('no page registers it', async () => {
    const { page } = await site.visit('/', { serviceWorkers: 'allow' });
    await waitForIdle(page);
    expect(await countWorkers(page)).toBe(0);
    expect((await fetch(site.origin + SCRIPT)).headers.get('content-type')).toMatch(/javascript/);
  });
});
