// The gallery of the static site.
import { createAvatar } from 'navii';
import { describe, expect, it } from 'vitest';
import { useSite } from './browse.js';

const site = useSite('static files');

describe('the gallery', () => {
  it('has its grid in the HTML', async () => {
    const html = await (await fetch(`${site.origin}/gallery/`)).text();
    expect(html).toContain(createAvatar('user-0'));
    expect(html).toContain(createAvatar('user-95'));
    expect(html).not.toContain(createAvatar('user-96'));
  });

  it('filters in the page, and remembers it in the address', async () => {
    const { page, troubles } = await site.visit('/gallery/');
    const cells = page.locator('[data-grid] li');
    await page.getByLabel('How many').fill('30');
    await page.getByLabel('Seeds begin with').fill('team');
    await page.getByLabel('Mood').selectOption('wink');
    await expect.poll(() => cells.count()).toBe(30);
    await page.waitForFunction(() => location.search === '?mood=wink&count=30&prefix=team');
    await page.reload();
    expect(await cells.count()).toBe(30);
    expect(await page.getByLabel('Mood').inputValue()).toBe('wink');
    const address = await cells.nth(3).getByRole('link').getAttribute('href');
    expect(address).toBe('/?seed=team-3&mood=wink#playground');
    expect(troubles).toEqual([]);
  });

  it('takes any address', async () => {
    const { page, troubles } = await site.visit('/gallery/?count=9999&prefix=%3Cb%3E%22&palette=__proto__');
    expect(await page.locator('[data-grid] li').count()).toBe(500);
    expect(await page.locator('[data-grid] button').first().textContent()).toBe('<b>"-0');
    expect(troubles).toEqual([]);
  });

  it('copies a seed', async () => {
    const { page } = await site.visit('/gallery/', { permissions: ['clipboard-read', 'clipboard-write'] });
    await page.getByRole('button', { name: 'user-7', exact: true }).click();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe('user-7');
  });
});
