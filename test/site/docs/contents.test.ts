// The scripts of a docs page: its table of contents at every width, and its samples.
import { expect, it } from 'vitest';
import { CLIPBOARD, readClipboard, useSite } from '../browse.js';

const site = useSite();

it('is folded in a narrow window, and links to each chapter', async () => {
  const { page } = await site.visit('/docs/options', { viewport: { width: 390, height: 800 } });
  const contents = page.getByRole('navigation', { name: 'On this page' });
  expect(await contents.getByRole('link').count()).toBe(0);
  await contents.getByText('On this page').click();
  const names = await contents.getByRole('link').allTextContents();
  expect(names).toEqual(await page.locator('.prose h2').allTextContents());
  await contents.getByRole('link', { name: 'A group' }).click();
  await expect.poll(() => contents.getByRole('link').count()).toBe(0);
  const top = () => page.locator('#group').evaluate((heading) => Math.round(heading.getBoundingClientRect().top));
  await expect.poll(top).toBeLessThan(100);
  expect(await top()).toBeGreaterThanOrEqual(0);
});

it('is shown without JavaScript', async () => {
  const { page } = await site.visit('/docs/http', { viewport: { width: 320, height: 640 }, javaScriptEnabled: false });
  await page.getByText('On this page').click();
  expect(await page.getByRole('navigation', { name: 'On this page' }).getByRole('link').count()).toBeGreaterThan(4);
});

it('marks the current chapter in a wide window', async () => {
  const { page } = await site.visit('/docs/options', { viewport: { width: 1440, height: 900 } });
  expect(await page.getByRole('navigation', { name: 'On this page' }).count()).toBe(0);
  const current = page.locator('.index [aria-current="location"]');
  for (const id of ['group', 'choosing', 'avatar']) {
    await page.locator(`#${id}`).evaluate((heading) => heading.scrollIntoView({ behavior: 'instant' }));
    await expect
      .poll(() => current.evaluateAll((links) => links.map((link) => link.getAttribute('href'))))
      .toEqual([`#${id}`]);
  }
});

it('copies a sample', async () => {
  const { page } = await site.visit('/docs', CLIPBOARD);
  await page.locator('.copy').first().click();
  const code = await page.locator('figure.code:has(.copy) code').first().textContent();
  await expect.poll(() => readClipboard(page)).toBe(code);
});
