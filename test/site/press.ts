// Keys, where a visitor without a mouse would press them.
import type { Page } from 'playwright';

/**
 * Presses Tab until the focus is on what a selector means.
 *
 * @throws {Error} when the focus does not get there
 */
export async function tabTo(page: Page, selector: string, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  const isThere = () => page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector);
  for (let i = 0; i < 300; i += 1) {
    await page.keyboard.press(key);
    if (await isThere()) return;
  }
  throw new Error(`the focus never comes to ${selector}`);
}

/** Types over what a field holds. */
export async function typeOver(page: Page, text: string): Promise<void> {
  await page.keyboard.press('Control+A');
  await page.keyboard.type(text);
}
