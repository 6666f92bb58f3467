// Tests of photos in the components: in the markup of a server, after hydration, and when the photo changes.
import type { Page } from 'playwright';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { listImageNames } from '../../../browsers/chromium.js';
import { FRAMEWORKS } from '../components/render.js';
import { PHOTO_PAGES, renderPages, usePages } from '../pages.js';

const FOLDERS = Object.keys(PHOTO_PAGES);
const open = usePages(FOLDERS);
let drawn: ReadonlyMap<string, string>;

beforeAll(async () => {
  drawn = await renderPages(PHOTO_PAGES);
});

/** Lists the pictures that are painted in each drawing. */
function listPainted(page: Page): Promise<string[]> {
  return page.locator('svg').evaluateAll((all) =>
    all.map((svg) =>
      Array.from(svg.querySelectorAll('img'), (photo) => {
        const hasMascot = photo.parentElement?.previousElementSibling?.localName === 'g';
        const { visibility } = getComputedStyle(photo);
        return `${hasMascot ? 'mascot ' : ''}${visibility === 'visible' ? new URL(photo.src).pathname : ''}`.trim();
      }).join(),
    ),
  );
}

const shows = (page: Page, src: string) => expect.poll(() => listPainted(page)).toEqual([src, src, 'mascot']);

/** Opens a page whose photos wait until `release` is called. */
async function visit(folder: string, head = '') {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  const color = { red: '#f00', blue: '#00f' };
  const { page, troubles } = await open(`/${folder}/empty`, () => '<!doctype html>');
  await page.route('**/*.jpg', async (route) => {
    const name = new URL(route.request().url()).pathname.slice(1, -4) as keyof typeof color;
    if (!(name in color)) return route.fulfill({ status: 404 });
    await released;
    const photo = sharp({ create: { width: 64, height: 32, channels: 3, background: color[name] } });
    return route.fulfill({ contentType: 'image/jpeg', body: await photo.jpeg().toBuffer() });
  });
  const address = page.url().replace(/empty$/, '');
  const html = (await (await fetch(address)).text())
    .replace('<head>', `<head>${head}`)
    .replace('<div id="app"></div>', () => `<div id="app">${drawn.get(folder)}</div>`);
  await page.route(address, (route) => route.fulfill({ contentType: 'text/html', body: html }));
  await page.goto(address, { waitUntil: 'domcontentloaded' });
  return { page, troubles, release };
}

describe.each(FOLDERS)('a page of %s', (folder) => {
  it('shows mascots until the photos are here, and follows a change', async () => {
    const { page, troubles, release } = await visit(folder);
    await expect.poll(() => listPainted(page)).toEqual(['mascot', 'mascot', 'mascot']);
    const boxes = () =>
      page.locator('svg, img').evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON() as object));
    const before = await boxes();
    release();
    await shows(page, '/red.jpg');
    expect(await boxes()).toEqual(before);
    expect(await listImageNames(page, 'svg')).toEqual(['Ada', 'Ada and 1 more', null]);
    await page.getByText('Photo').click();
    await shows(page, '/blue.jpg');
    await page.getByText('Mood').click();
    await shows(page, '/blue.jpg');
    expect(await listImageNames(page, 'svg')).toEqual(['Ada', 'Ada and 1 more', null]);
    // The browser itself reports the photo that does not exist.
    expect(troubles.filter((text) => !text.includes('404'))).toEqual([]);
  });
});

describe.each(FOLDERS)('a page of %s under a policy that allows no style', (folder) => {
  it('crops its photos', async () => {
    const policy = "default-src 'none'; script-src 'self' 'unsafe-inline'; img-src 'self' data:";
    const { page, release } = await visit(folder, `<meta http-equiv="Content-Security-Policy" content="${policy}">`);
    release();
    await shows(page, '/red.jpg');
    const fits = page.locator('img').evaluateAll((all) => all.map((photo) => getComputedStyle(photo).objectFit));
    expect(await fits).toEqual(['cover', 'cover', 'cover']);
  });
});

describe.each(FRAMEWORKS)('the markup of $name', ({ draw }) => {
  it('has the photo above the mascot, with its address escaped', async () => {
    const src = 'a.jpg?b="><script>alert()</script>&c';
    const avatar = await draw('NaviiAvatar', { seed: 'ada', src, shape: 'rounded' });
    expect(avatar).toContain(
      'src="a.jpg?b=&quot;&gt;&lt;script&gt;alert()&lt;/script&gt;&amp;c"/></foreignObject></g></svg>',
    );
    expect(avatar).toContain('clip-path="inset(0 round 24%)"');
    const group = await draw('NaviiGroup', { seeds: [{ seed: 'ada', src }, 'grace'] });
    expect(group.split('<img ')).toHaveLength(2);
    expect(group).not.toContain('<script');
  });

  it.each([undefined, '', ' ', 7, {}])('is that of a mascot for the photo %j', async (src) => {
    expect(await draw('NaviiAvatar', { seed: 'ada', src })).toBe(await draw('NaviiAvatar', { seed: 'ada' }));
    const seeds = ['ada'];
    expect(await draw('NaviiGroup', { seeds: [{ seed: 'ada', src }] })).toBe(await draw('NaviiGroup', { seeds }));
  });
});
