// The theme: a choice applies to every page, including pages that are already open or are restored.
import type { Page } from 'playwright';
import { describe, expect, it, onTestFinished } from 'vitest';
import { itSlow } from '../../sample.js';
import { useSite } from '../browse.js';

function readGround(page: Page): Promise<string> {
  return page.evaluate(() => getComputedStyle(document.body).backgroundColor);
}

const NAME = /^Theme: /;

function readButton(page: Page): Promise<string | null> {
  return page.getByRole('button', { name: NAME }).getAttribute('aria-label');
}

describe('the theme', () => {
  const site = useSite();

  it('is kept', async () => {
    const { page } = await site.visit('/', { colorScheme: 'light' });
    const light = await readGround(page);
    await page.getByRole('button', { name: NAME }).click();
    const dark = await readGround(page);
    expect(dark).not.toBe(light);
    await page.goto(`${site.origin}/privacy`);
    expect(await readGround(page)).toBe(dark);
    expect(await readButton(page)).toBe('Theme: dark');
    await page.getByRole('button', { name: NAME }).click();
    expect(await readGround(page)).toBe(light);
    expect(await readButton(page)).toBe('Theme: light');
    // A third click returns to the theme of the system.
    await page.getByRole('button', { name: NAME }).click();
    expect(await readButton(page)).toBe('Theme: system');
    expect(await page.evaluate(() => localStorage.getItem('navii-theme'))).toBeNull();
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await readGround(page)).toBe(dark);
  });

  it('changes on all open pages, and is that of the system again once it is cleared', async () => {
    const { page } = await site.visit('/privacy', { colorScheme: 'light' });
    const light = await readGround(page);
    const other = await page.context().newPage();
    onTestFinished(() => other.close());
    await other.goto(`${site.origin}/support`);
    await other.emulateMedia({ colorScheme: 'light' });
    await other.getByRole('button', { name: NAME }).click();
    const dark = await readGround(other);
    expect(dark).not.toBe(light);
    await expect.poll(() => readGround(page)).toBe(dark);
    await expect.poll(() => readButton(page)).toBe('Theme: dark');
    await other.evaluate(() => localStorage.clear());
    await expect.poll(() => readGround(page)).toBe(light);
    await expect.poll(() => readButton(page)).toBe('Theme: system');
    // Other stored values and unknown themes have no effect.
    await other.evaluate(() => localStorage.setItem('navii-theme', 'dark'));
    await expect.poll(() => readGround(page)).toBe(dark);
    await other.evaluate(() => localStorage.setItem('navii-theme', '"><b>'));
    await expect.poll(() => readGround(page)).toBe(light);
  });

  itSlow('is updated on a page that is restored from the back/forward cache', async () => {
    const { page } = await site.visit('/privacy', { colorScheme: 'light' });
    const light = await readGround(page);
    // A page in that cache gets no storage event, and a page never gets events of its own changes.
    await page.evaluate(() => {
      localStorage.setItem('navii-theme', 'dark');
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    });
    expect(await readGround(page)).not.toBe(light);
    expect(await readButton(page)).toBe('Theme: dark');
  });

  itSlow('lasts for the page where storage is not available', async () => {
    const { page } = await site.visit('/privacy', { colorScheme: 'light' }, (fresh) =>
      fresh.addInitScript(() => {
        const refuse = (): never => {
          throw new DOMException('storage is off', 'SecurityError');
        };
        Object.defineProperty(globalThis, 'localStorage', { get: refuse });
      }),
    );
    const light = await readGround(page);
    await page.getByRole('button', { name: NAME }).click();
    const dark = await readGround(page);
    expect(dark).not.toBe(light);
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    expect(await readGround(page)).toBe(dark);
  });
});
