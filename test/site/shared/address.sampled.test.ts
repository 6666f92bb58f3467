// The address stores the state of a page: the last change is in it even if the page is left at once.
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { pickSome } from '../../sample.js';
import { useSite } from '../browse.js';

/** Changes a control and follows a link in one task, before any delay has passed. */
async function changeAndLeave(page: Page, control: string, value: string, link: string): Promise<void> {
  await page.evaluate(
    ([selector, text, target]) => {
      const field = document.querySelector<HTMLInputElement | HTMLSelectElement>(selector);
      if (!field) throw new Error(`nothing at ${selector}`);
      field.value = text;
      field.dispatchEvent(new Event('input', { bubbles: true }));
      document.querySelector<HTMLAnchorElement>(`a[href="${target}"]`)?.click();
    },
    [control, value, link] as const,
  );
}

describe('the address', () => {
  const site = useSite();

  const CHANGES = [
    ['/', '#seed', 'Grace', '/privacy', '?seed=Grace'],
    ['/gallery', '[name=mood]', 'wink', '/privacy', '?mood=wink'],
    ['/builder', '#name', 'Grace', '/privacy', '?seed=Grace'],
    // Links within the page.
    ['/', '#seed', 'Grace', '#main', '?seed=Grace#main'],
    ['/builder', '#name', 'Grace', '#main', '?seed=Grace#main'],
  ] as const;
  it.each(pickSome(CHANGES, 4))(
    'of %s keeps the last change when the visitor follows a link at once: %s',
    async (path, control, value, link, left) => {
      const { page } = await site.visit(path);
      await changeAndLeave(page, control, value, link);
      if (link === '/privacy') {
        await page.waitForURL('**/privacy');
        await page.goBack();
      }
      await expect.poll(() => page.evaluate(() => location.search + location.hash)).toBe(left);
      expect(await page.locator(control).inputValue()).toBe(value);
    },
  );
});
