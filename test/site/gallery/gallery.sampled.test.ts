// The gallery of the static site.
import { createAvatar, type AvatarOptions } from 'navii';
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { itSlow } from '../../sample.js';
import { CLIPBOARD, HOSTS, readClipboard, useSite } from '../browse.js';

/** Draws a mascot and serializes it as the HTML parser does. */
function drawParsed(seed: string, options: AvatarOptions): string {
  return createAvatar(seed, options).replace(/<(\w+)([^>]*)\/>/g, '<$1$2></$1>');
}

describe('the gallery', () => {
  const site = useSite();

  it('has its grid in the HTML', async () => {
    const html = await (await fetch(`${site.origin}/gallery`)).text();
    expect(html).toContain(createAvatar('user-0'));
    expect(html).toContain(createAvatar('user-95'));
    expect(html).not.toContain(createAvatar('user-96'));
  });

  it('shows the right mascot in every cell after every filter, in sight or not', async () => {
    const { page } = await site.visit('/gallery');
    const read = () =>
      page.locator('[data-grid] li').evaluateAll((cells) =>
        cells.map((cell) => {
          const link = cell.querySelector('a');
          const button = cell.querySelector('button');
          return [link?.getAttribute('href'), link?.firstElementChild?.outerHTML, button?.textContent];
        }),
      );
    const expectCells = (count: number, prefix: string, options: AvatarOptions = {}) => {
      const query = Object.entries(options).map(([name, value]) => `&${name}=${String(value)}`);
      const cells = Array.from({ length: count }, (_, index) => {
        const seed = `${prefix}-${index}`;
        return [`/?seed=${seed}${query.join('')}#playground`, drawParsed(seed, options), seed];
      });
      return expect.poll(read).toEqual(cells);
    };
    const count = page.getByLabel('How many');
    await count.fill('500');
    await page.getByLabel('Mood').selectOption('wink');
    await page.getByLabel('Seeds begin with').pressSequentially('s');
    await expectCells(500, 'suser', { mood: 'wink' });
    await count.fill('7');
    await count.fill('120');
    await expectCells(120, 'suser', { mood: 'wink' });
  });

  it('names the options in use on the button that opens the filters', async () => {
    const { page } = await site.visit('/gallery?mood=wink&packs=garden', { viewport: { width: 390, height: 800 } });
    const button = page.locator('summary');
    await expect.poll(() => button.textContent()).toBe('Filters wink, garden');
    await button.click();
    await page.getByLabel('Mood').selectOption('auto');
    await expect.poll(() => button.textContent()).toBe('Filters garden');
  });

  it('keeps unchanged cells and the focus', async () => {
    const { page } = await site.visit('/gallery');
    const [fifth, focused] = [page.locator('[data-grid] li').nth(5), page.locator('[data-grid] li:focus-within')];
    const link = await fifth.locator('a').elementHandle();
    const drawing = await fifth.locator('svg').elementHandle();
    await fifth.locator('a').focus();
    // Changes the filter from a script, so the focus stays.
    const set = (selector: string, value: string) =>
      page.locator(selector).evaluate((field: HTMLInputElement, text) => {
        field.value = text;
        field.dispatchEvent(new Event('input', { bubbles: true }));
      }, value);
    await set('#c-count', '300');
    await expect.poll(() => page.locator('[data-grid] li').count()).toBe(300);
    expect(await fifth.locator('svg').evaluate((svg, old) => svg === old, drawing)).toBe(true);
    await set('#f-prefix', 'team');
    await expect.poll(() => focused.locator('button').textContent()).toBe('team-5');
    expect(await focused.locator('a').evaluate((now, old) => now === old, link)).toBe(true);
  });

  it('copies a seed, filters in the page, and stores the filter in the address', async () => {
    const { page } = await site.visit('/gallery?count=30.5&utm_source=news', CLIPBOARD);
    await expect.poll(() => page.getByLabel('How many').inputValue()).toBe('30');
    const link = page.getByRole('link', { name: 'user-7 in the playground', exact: true });
    expect(await link.getAttribute('href')).toBe('/?seed=user-7#playground');
    await page.getByRole('button', { name: 'user-7', exact: true }).click();
    await expect.poll(() => readClipboard(page)).toBe('user-7');

    const cells = page.locator('[data-grid] li');
    await page.getByLabel('Mood').selectOption('wink');
    await page.waitForFunction(() => location.search === '?mood=wink&count=30');
    await page.getByLabel('Seeds begin with').fill('team');
    await page.waitForFunction(() => location.search === '?mood=wink&count=30&prefix=team');
    await page.reload();
    expect(await cells.count()).toBe(30);
    expect(await page.getByLabel('Mood').inputValue()).toBe('wink');
    const readAddress = () => cells.nth(3).getByRole('link').getAttribute('href');
    await expect.poll(readAddress).toBe('/?seed=team-3&mood=wink#playground');

    // It also follows the history over a link within the page.
    await page.evaluate(() => location.assign('#main'));
    await page.getByLabel('Mood').selectOption('happy');
    await page.waitForFunction(() => location.search === '?mood=happy&count=30&prefix=team');
    await page.goBack();
    await expect.poll(() => page.getByLabel('Mood').inputValue()).toBe('wink');
    await expect.poll(readAddress).toBe('/?seed=team-3&mood=wink#playground');
  });
});

// The service draws the cells of the query. Static files are the same for every query, so the page redraws them.
describe.each(HOSTS)('a query of the gallery on %s', (host) => {
  const site = useSite(host);

  it('keeps the cells that the service has drawn', async () => {
    const query = '?count=5&prefix=%22%3Cb%3E%27&mood=wink&size=48&title=Ada&packs=office,neon';
    const { page } = await site.visit(`/gallery${query}`, {}, (opened) =>
      opened.addInitScript(() => {
        // The page is loaded, and its scripts have not run yet.
        document.addEventListener('readystatechange', () => {
          const grid = document.querySelector('[data-grid]');
          if (grid === null || document.readyState !== 'interactive') return;
          const watcher = new MutationObserver(() => (grid.ariaLabel = 'redrawn'));
          watcher.observe(grid, { childList: true, subtree: true });
        });
      }),
    );
    const grid = page.locator('[data-grid]');
    const read = () => grid.locator('a').evaluateAll((links) => links.map((link) => link.firstElementChild?.outerHTML));
    const options = { mood: 'wink', size: 48, title: 'Ada', packs: 'neon,office' } as const;
    await expect.poll(read).toEqual(Array.from({ length: 5 }, (_, index) => drawParsed(`"<b>'-${index}`, options)));
    expect(await grid.getAttribute('aria-label')).toBe(host === 'the service' ? null : 'redrawn');
  });
});

// server/routes/gallery.test.ts tests the same addresses on the service.
describe('an address of the gallery', () => {
  const site = useSite();

  itSlow('keeps several values when another filter changes', async () => {
    const { page } = await site.visit('/gallery?count=3&palette=teal,mint');
    expect(await page.getByLabel('Palette').inputValue()).toBe('mint,teal');
    await page.getByLabel('Mood').selectOption('wink');
    await page.waitForFunction(() => location.search === '?palette=mint%2Cteal&mood=wink&count=3');
  });

  const readDrawings = (page: Page) =>
    page.locator('[data-grid] a').evaluateAll((links) => links.map((link) => link.firstElementChild?.outerHTML));

  it('may be anything, and the first of repeated parameters counts', async () => {
    const { page } = await site.visit('/gallery?count=9999&prefix=%3Cb%3E%22&palette=__proto__');
    expect(await page.locator('[data-grid] li').count()).toBe(500);
    await expect.poll(() => page.locator('[data-grid] button').first().textContent()).toBe('<b>"-0');
    await page.goto(`${site.origin}/gallery?mood=happy&mood=wink&count=3&count=9&prefix=a&prefix=b`);
    const drawings = [0, 1, 2].map((index) => drawParsed(`a-${index}`, { mood: 'happy' }));
    await expect.poll(() => readDrawings(page)).toEqual(drawings);
    expect(await page.getByLabel('Mood').inputValue()).toBe('happy');
  });

  itSlow('keeps parameters that are no filters', async () => {
    const { page } = await site.visit('/gallery?count=4&animated=1&tileBg=auto&size=200&title=Ada&packs=neon,office');
    const first = page.locator('[data-grid] a').first();
    const expectFirst = async (options: AvatarOptions, query: string) => {
      await expect.poll(() => first.getAttribute('href')).toBe(`/?seed=user-0&${query}#playground`);
      await expect
        // A mascot out of sight rests.
        .poll(() => first.locator('svg').evaluate((svg) => svg.outerHTML.replace(' data-motion="rests"', '')))
        .toBe(drawParsed('user-0', options));
      await page.waitForFunction((search) => location.search === search, `?${query}&count=4`);
    };
    await page.getByLabel('Mood').selectOption('wink');
    await expectFirst(
      { size: 200, title: 'Ada', tileBg: 'auto', mood: 'wink', packs: ['neon', 'office'], animated: true },
      'size=200&tileBg=auto&mood=wink&packs=neon%2Coffice&title=Ada&animated=1',
    );
    // Several packs can be active, and each can be removed.
    await page.getByLabel('Winter').check();
    await page.getByLabel('Neon').uncheck();
    await expectFirst(
      { size: 200, title: 'Ada', tileBg: 'auto', mood: 'wink', packs: ['office', 'winter'], animated: true },
      'size=200&tileBg=auto&mood=wink&packs=office%2Cwinter&title=Ada&animated=1',
    );
    await page.reload();
    const checked = page.locator('[name=packs]:checked');
    const listChecked = () => checked.evaluateAll((boxes: HTMLInputElement[]) => boxes.map(({ value }) => value));
    await expect.poll(listChecked).toEqual(['office', 'winter']);
  });
});
