// Tests of photos in elements that @lit-labs/ssr has drawn: before, while and after the script takes over.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { listImageNames } from '../browsers/chromium.js';
import { servePhotos, type PhotoServer } from '../browsers/photos.js';
import { closePage, openPage } from '../page.js';
import { root } from '../tools/root.js';

/** Prints elements on a server, in plain Node with the built package. */
function draw(markup: string): string {
  const program = `
    import { render } from '@lit-labs/ssr';
    import { collectResult } from '@lit-labs/ssr/lib/render-result.js';
    import { html } from 'lit';
    import 'navii/define';
    const strings = Object.assign([process.argv[1]], { raw: [process.argv[1]] });
    process.stdout.write(await collectResult(render(html(strings))));`;
  const options = { cwd: join(root, 'test'), encoding: 'utf8' } as const;
  return execFileSync(process.execPath, ['--input-type=module', '-e', program, markup], options);
}

let photos: PhotoServer;
let server: Server;
let origin: string;
let body = '';

beforeAll(async () => {
  photos = await servePhotos();
  const script = readFileSync(join(root, 'dist/cdn/navii.js'));
  server = createServer(({ url }, response) => {
    const isScript = url === '/navii.js';
    response.setHeader('content-type', isScript ? 'text/javascript' : 'text/html; charset=utf-8');
    response.end(isScript ? script : `<!doctype html><html lang="en"><title>Photos</title><body>${body}</body></html>`);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => {
  for (const one of [server, photos.server]) {
    one.closeAllConnections();
    one.close();
  }
});

async function visit(markup: string): Promise<Page> {
  body = draw(markup);
  const page = await openPage();
  onTestFinished(() => closePage(page, origin));
  await page.goto(`${origin}/`, { waitUntil: 'domcontentloaded' });
  return page;
}

/** Lists the pictures that are painted in the elements of a page. */
function listPainted(page: Page): Promise<string[]> {
  return page.locator('img').evaluateAll((all) =>
    (all as HTMLImageElement[]).map((photo) => {
      const hasMascot = photo.parentElement?.previousElementSibling?.localName === 'g';
      const isPainted = getComputedStyle(photo).visibility === 'visible';
      return [hasMascot ? 'mascot' : '', isPainted ? 'photo' : ''].join(' ').trim();
    }),
  );
}

const settled = (page: Page) =>
  page.waitForFunction(() => Array.from(document.querySelectorAll('img'), ({ complete }) => complete).every(Boolean));

it('a script takes over photos that were loaded, that failed and that are still loading', async () => {
  const paths = ['/red.jpg', '/none.jpg', '/blue.jpg?slow'];
  const elements = paths.map(
    (path) => `<navii-avatar seed="ada" label="Ada" status="away" src="${photos.origin}${path}"></navii-avatar>`,
  );
  const seeds = JSON.stringify([{ seed: 'ada', label: 'Ada', src: `${photos.origin}/red.jpg` }, 'grace']).replaceAll(
    '"',
    '&quot;',
  );
  const page = await visit(
    `<p>${elements.join('')}<navii-group seeds="${seeds}"></navii-group></p><p id="after">After</p>`,
  );
  await page.waitForFunction(() => {
    const [red, none] = Array.from(document.querySelectorAll('navii-avatar'), (one) =>
      one.shadowRoot?.querySelector('img'),
    );
    return red?.complete && none?.complete;
  });
  await page.evaluate(() => {
    const scope = globalThis as unknown as { kept: unknown; shifts: number };
    scope.kept = document.querySelector('navii-avatar')?.shadowRoot?.querySelector('img');
    scope.shifts = 0;
    new PerformanceObserver((list) => (scope.shifts += list.getEntries().length)).observe({ type: 'layout-shift' });
  });
  const boxes = () =>
    page
      .locator('navii-avatar, navii-group, #after')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON() as object));
  const before = await boxes();
  // Without a script a photo lies above its mascot.
  expect(await listPainted(page)).toEqual(Array.from({ length: 4 }, () => 'mascot photo'));
  await page.addScriptTag({ type: 'module', url: '/navii.js' });
  await expect.poll(() => listPainted(page)).toEqual(['photo', 'mascot', 'mascot', 'photo']);
  expect(await boxes()).toEqual(before);
  photos.release();
  await settled(page);
  await expect.poll(() => listPainted(page)).toEqual(['photo', 'mascot', 'photo', 'photo']);
  expect(await boxes()).toEqual(before);
  const [isKept, shifts] = await page.evaluate(async () => {
    // The layout shifts of a frame are recorded when the next frame begins.
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    const scope = globalThis as unknown as { kept: unknown; shifts: number };
    return [
      scope.kept === document.querySelector('navii-avatar')?.shadowRoot?.querySelector('img'),
      scope.shifts,
    ] as const;
  });
  expect(isKept).toBe(true);
  expect(shifts).toBe(0);
  const names = ['Ada, away', 'Ada, away', 'Ada, away', 'Ada and 1 more'];
  expect(await listImageNames(page, 'navii-avatar, navii-group')).toEqual(names);
});
